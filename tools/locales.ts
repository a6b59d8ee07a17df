/**
 * Brings the translations up to date: `npm run locales` collects the sentences inside `msg` into *.xlf, one file a language, drops
 * those that are gone, names those that want a translation (a `<target>`), and writes the modules that the element loads beside
 * them. What the element says, and why an input is refused, are collected apart, as they are loaded apart.
 */
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { SOURCE, TARGETS } from '../src/widget/language/locales.ts';
import type { Target } from '../src/widget/language/locales.ts';
import { atRoot } from './paths.ts';

/** Sentences that are loaded together in one language. */
export interface Collection {
  /** Where the files of the languages stand. */
  readonly folder: string;
  /** Where the sentences are written. */
  readonly sources: readonly string[];
}

/** What the element says. */
export const WORDS: Collection = {
  folder: 'src/widget/language/locales',
  sources: [
    'src/notation/meld-words.ts',
    'src/widget/language/words.ts',
    'src/widget/language/messages.ts',
    'src/widget/answer/score-messages.ts',
    'src/widget/panel/panel-messages.ts',
    'src/widget/interaction/key-list.ts',
    'src/widget/contracts/contracts-messages.ts',
    'src/widget/editing/editor/editor-messages.ts',
    'src/widget/review/single-dummy/single-dummy-messages.ts',
    'src/widget/answer/score-headline.ts',
  ],
};

/** Why an input is refused: whatever throws a sentence that is to be translated (src/game/reason.ts). */
export const REASONS: Collection = {
  folder: 'src/widget/language/reasons/locales',
  sources: readdirSync(atRoot('src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && saysReasons(readFileSync(atRoot(path), 'utf8')))
    .sort(),
};

/** Whether a source has such sentences: by what it imports, or where `msg` stands itself. */
function saysReasons(source: string): boolean {
  return (
    source.includes('export const msg:') || /^import \{[^}]*\bmsg\b[^}]*\} from '[./\w]*\/reason\.ts';$/m.test(source)
  );
}

/** Where lit-localize puts the modules that are worked over here. */
const RAW = 'build/locales';

/** lit-localize's type of a locale can be made from no other: its configuration is a file of JSON elsewhere. */
type Config = ConstructorParameters<typeof RuntimeLitLocalizer>[0];

/** Looks at the files of sentences alone, of whose types it needs only those of `msg` and `str`. */
class Localizer extends RuntimeLitLocalizer {
  private readonly sentences: ts.Program;

  constructor(
    private readonly sources: readonly string[],
    config: Config,
  ) {
    super(config);
    this.sentences = ts.createProgram(sources.map(atRoot), {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      allowImportingTsExtensions: true,
      noEmit: true,
      noLib: true,
      types: [],
    });
  }

  protected override get program(): ts.Program {
    const files = this.sources.map((path) => this.sentences.getSourceFile(atRoot(path))!);
    return { ...this.sentences, getSourceFiles: () => files };
  }
}

export const localizer = ({ sources, folder }: Collection): RuntimeLitLocalizer =>
  new Localizer(sources, {
    baseDir: atRoot('.'),
    resolve: atRoot,
    sourceLocale: SOURCE as unknown as Config['sourceLocale'],
    targetLocales: TARGETS as unknown as Config['targetLocales'],
    interchange: { format: 'xliff', xliffDir: folder },
    output: { mode: 'runtime', language: 'ts', outputDir: RAW },
  });

/**
 * What is wrong with the translations as they stand in the files: sentences that cannot be collected, that are not
 * translated, whose translations have other places than they, and translations of none.
 */
export function faultsOf(tool: RuntimeLitLocalizer, { folder }: Collection): string[] {
  const { messages, errors } = tool.extractSourceMessages();
  const translations = new Map<string, { name: string }[]>(tool.readTranslationsSync().translations);
  const english = new Map(
    messages.map(({ name, contents }) => [
      name,
      contents.map((part) => (typeof part === 'string' ? part : part.untranslatable)).join(''),
    ]),
  );
  const gaps = TARGETS.flatMap((locale) => {
    const translated = new Set(translations.get(locale)?.map(({ name }) => name));
    return [
      ...[...english]
        .filter(([name]) => !translated.has(name))
        .map(([, sentence]) => `${folder}/${locale}.xlf: no <target> for: ${sentence}`),
      ...[...translated]
        .filter((name) => !english.has(name))
        .map((name) => `${folder}/${locale}.xlf: ${name} is the translation of no sentence`),
    ];
  });
  return [
    ...errors.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    ...tool.validateTranslations().errors,
    ...gaps,
  ];
}

/** The text of each language's module, made from the translations as they stand in the files. */
export async function localeModules(tool: RuntimeLitLocalizer, of: Collection): Promise<[Target, string][]> {
  await tool.build();
  return Promise.all(
    TARGETS.map(async (locale): Promise<[Target, string]> => {
      const raw = readFileSync(atRoot(`${RAW}/${locale}.ts`), 'utf8');
      return [locale, await standalone(raw, moduleFile(of, locale))];
    }),
  );
}

export const moduleFile = ({ folder }: Collection, locale: Target): string => atRoot(`${folder}/${locale}.ts`);

/**
 * A module that imports nothing, so that in the built element it is a file of its own that does not load the element back
 * from an address that may be another than the page's; and laid out as the formatter wants it.
 */
async function standalone(raw: string, filepath: string): Promise<string> {
  const own = `import type { StrResult } from '@lit/localize';

    const str = (strings: TemplateStringsArray, ...values: unknown[]): StrResult => ({ strTag: true, strings, values });`;
  const text = raw
    .replace("import {str} from '@lit/localize';", () => own)
    .replace(
      'Re-generate this file by running lit-localize',
      'Written by npm run locales from the .xlf file beside it.',
    );
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const collection of [WORDS, REASONS]) {
    await localizer(collection).writeInterchangeFiles();
    const tool = localizer(collection);
    const faults = faultsOf(tool, collection);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exit(1);
    for (const [locale, text] of await localeModules(tool, collection)) {
      writeFileSync(moduleFile(collection, locale), text);
    }
  }
}
