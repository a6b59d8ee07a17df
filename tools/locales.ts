/**
 * Brings the translations up to date: `npm run locales` collects the sentences inside `msg` into src/widget/locales/*.xlf, one
 * file a language, drops those that are gone, names those that want a translation (a `<target>`), and writes the modules that
 * the element loads beside them.
 */
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { SOURCE, TARGETS } from '../src/widget/locales.ts';
import type { Target } from '../src/widget/locales.ts';
import { atRoot } from './paths.ts';

const LOCALES = 'src/widget/locales';
/** Where lit-localize puts the modules that are worked over here. */
const RAW = 'build/locales';
/** Where sentences are written. */
const SENTENCES = [
  'src/notation/meld-words.ts',
  'src/widget/words.ts',
  'src/widget/messages.ts',
  'src/widget/score-messages.ts',
  'src/widget/panel-messages.ts',
  'src/widget/key-list.ts',
  'src/widget/contracts/messages.ts',
  'src/widget/editing/messages.ts',
  'src/widget/knowing/messages.ts',
  'src/widget/score-headline.ts',
];

/** lit-localize's type of a locale can be made from no other: its configuration is a file of JSON elsewhere. */
type Config = ConstructorParameters<typeof RuntimeLitLocalizer>[0];

/** Looks at the files of sentences alone, of whose types it needs only those of `msg` and `str`. */
class Localizer extends RuntimeLitLocalizer {
  private readonly sentences = ts.createProgram(SENTENCES.map(atRoot), {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  });

  protected override get program(): ts.Program {
    const files = SENTENCES.map((path) => this.sentences.getSourceFile(atRoot(path))!);
    return { ...this.sentences, getSourceFiles: () => files };
  }
}

export const localizer = (): RuntimeLitLocalizer =>
  new Localizer({
    baseDir: atRoot('.'),
    resolve: atRoot,
    sourceLocale: SOURCE as unknown as Config['sourceLocale'],
    targetLocales: TARGETS as unknown as Config['targetLocales'],
    interchange: { format: 'xliff', xliffDir: LOCALES },
    output: { mode: 'runtime', language: 'ts', outputDir: RAW },
  });

/**
 * What is wrong with the translations as they stand in the files: sentences that cannot be collected, that are not
 * translated, whose translations have other places than they, and translations of none.
 */
export function faultsOf(tool: RuntimeLitLocalizer): string[] {
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
        .map(([, sentence]) => `${LOCALES}/${locale}.xlf: no <target> for: ${sentence}`),
      ...[...translated]
        .filter((name) => !english.has(name))
        .map((name) => `${LOCALES}/${locale}.xlf: ${name} is the translation of no sentence`),
    ];
  });
  return [
    ...errors.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    ...tool.validateTranslations().errors,
    ...gaps,
  ];
}

/** The text of each language's module, made from the translations as they stand in the files. */
export async function localeModules(tool: RuntimeLitLocalizer): Promise<[Target, string][]> {
  await tool.build();
  return Promise.all(
    TARGETS.map(async (locale): Promise<[Target, string]> => {
      const raw = readFileSync(atRoot(`${RAW}/${locale}.ts`), 'utf8');
      return [locale, await standalone(raw, moduleFile(locale))];
    }),
  );
}

export const moduleFile = (locale: Target): string => atRoot(`${LOCALES}/${locale}.ts`);

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
  await localizer().writeInterchangeFiles();
  const tool = localizer();
  const faults = faultsOf(tool);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  for (const [locale, text] of await localeModules(tool)) writeFileSync(moduleFile(locale), text);
}
