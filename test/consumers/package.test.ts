/** The published package: its files, its size, and the checks of publint and are-the-types-wrong. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { CARD_SUITS, cardOf, CONTRACTS, RANKS, SEATS, SIDES, SUITS } from '../../src/game/cards.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../src/notation/puzzle.ts';
import { deckIds } from '../../src/widget/views/decks/registry.ts';
import { SOURCE, TARGETS } from '../../src/widget/text/locales.ts';
import { ENGINE_MODES, VALUES_MODES } from '../../src/widget/state/modes.ts';
import { isThorough } from '../times.ts';
import { sizes } from '../../tools/sizes.ts';
import { declarationsIn } from './manifest.ts';
import { installed, packed } from './project.ts';

/**
 * Limit of the package's size, in kB. It has two builds for pages that share their files, with `<jass-game>`, `<jass-adviser>` and `<jass-study>`, the element in
 * one file, the library for Node with the command, and the collection of puzzles.
 */
const MOST_KILOBYTES = 6500;
/** The files that may be in it. */
const MEANT = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|puzzles\.json)$/,
  /^dist\/(core|node|react|react-game|react-adviser|react-study|react-external)\.(js|d\.ts)$/,
  /^dist\/(index|jsx|svelte|tags|vue)\.d\.ts$/,
  /^dist\/server\.js$/,
  /^dist\/(analysis|engine|game|languages|notation|solver)\/[\w/-]+\.(js|d\.ts)$/,
  /^dist\/widget\/[\w/-]+\.d\.ts$/,
  /^dist\/cli\/[\w/-]+\.js$/,
  /^dist\/element\/(jass-solver|index|jass-game|game|jass-adviser|adviser|jass-study|study|assets\/[\w-]+)\.js$/,
  /^dist\/element\/external\/(jass-solver|index|jass-game|game|jass-adviser|adviser|jass-study|study|worker)\.js$/,
  /^dist\/element\/external\/solver\.wasm$/,
  /^dist\/element\/licenses\.txt$/,
  /^dist\/element\/(embed\.(html|js)|jass-solver\.global\.js)$/,
  /^dist\/jass-solver\.core\.js$/,
  /^dist\/schema\/(request|answer)\.json$/,
  /^dist\/(custom-elements|web-types|vscode\.(html|css)-custom-data)\.json$/,
];

const files = (): string[] =>
  readdirSync(packed(), { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(packed(), path)).isFile(),
  );

it('has the intended files and no others', () => {
  expect(files().filter((path) => !MEANT.some((form) => form.test(path)))).toEqual([]);
  for (const form of MEANT)
    expect(
      files().some((path) => form.test(path)),
      String(form),
    ).toBe(true);
});

/** The files that a part of package.json names. */
function named(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
}

it('has every file that package.json names', () => {
  const { main, module, types, exports, bin, customElements, unpkg, jsdelivr } = manifest;
  const wanted = named([main, module, types, exports, bin, customElements, unpkg, jsdelivr, manifest['web-types']]);
  const present = new Set(files());
  expect(wanted.filter((path) => !present.has(path))).toEqual([]);
});

it(`is at most ${MOST_KILOBYTES} kB`, () => {
  const bytes = files().reduce((sum, path) => sum + statSync(join(packed(), path)).size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES);
});

it('has the declarations of every entry, and those that they import', () => {
  const { exports } = JSON.parse(readFileSync(join(packed(), 'package.json'), 'utf8')) as { exports: object };
  const entries = [...JSON.stringify(exports).matchAll(/"\.\/([^"]+\.d\.ts)"/g)].map(([, path]) => path!);
  const found = new Set(entries);
  for (const path of found) {
    const text = readFileSync(join(packed(), path), 'utf8');
    for (const [, imported] of text.matchAll(/\b(?:from|import) ?\(?['"](\.[^'"]+)['"]/g))
      found.add(join(path, '..', imported!.replace(/\.[jt]s$/, '.d.ts')));
  }
  expect(found.size).toBeGreaterThan(entries.length);
});

it('passes publint', async () => {
  const { messages } = await publint({ pkgDir: packed(), pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

it.runIf(isThorough)('passes are-the-types-wrong for every entry that is a module', async () => {
  const folder = join(packed(), '..');
  const tarball = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
  // Node before 20.19 cannot require an ES module, and resolvers older than `exports` find no entry.
  const allowed = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'];
  const others = [
    '--exclude-entrypoints',
    './solver.wasm',
    './custom-elements.json',
    './puzzles.json',
    './schema/request.json',
    './schema/answer.json',
  ];
  const attw = installed('@arethetypeswrong/cli/dist/index.js');
  const { stdout } = await promisify(execFile)(process.execPath, [
    attw,
    tarball,
    '--format',
    'json',
    ...allowed,
    ...others,
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ analysis: { types: { kind: 'included' } } });
});

/** The words of the attributes that have some, by the lists of the code. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  variant: VARIANTS.map(({ id }) => id),
  contract: CONTRACTS,
  leader: SEATS,
  dealer: SEATS,
  turned: SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank))),
  declarer: SEATS,
  doubled: ['2', '3', '4'],
  payoff: PAYOFFS,
  cards: CARD_SUITS,
  deck: deckIds(),
  index: [SOURCE, ...TARGETS],
  hands: ['tiles', 'cards', 'diagram'],
  played: ['shown', 'gone'],
  bottom: SEATS,
  density: ['normal', 'compact'],
  mode: ['puzzle', 'deal'],
  side: [...SIDES, ...SEATS],
  'puzzle-level': PUZZLE_LEVELS.map(String),
  'puzzle-theme': PUZZLE_THEMES,
  seat: SEATS,
  values: VALUES_MODES,
  engine: ENGINE_MODES,
};

interface EditorData {
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
  }[];
}

it.each(['jass-solver', 'jass-game', 'jass-adviser', 'jass-study'])(
  'tells editors every attribute of <%s> with its words, and no other',
  (tag) => {
    const { attributes } = declarationsIn(packed()).find(({ tagName }) => tagName === tag)!;
    const data = JSON.parse(readFileSync(join(packed(), 'dist/vscode.html-custom-data.json'), 'utf8')) as EditorData;
    const types = readFileSync(join(packed(), 'dist/web-types.json'), 'utf8');
    const shown = data.tags.find(({ name }) => name === tag)!.attributes;
    expect(shown.map(({ name }) => name)).toEqual(attributes.map(({ name }) => name));
    for (const { name, values } of shown) {
      expect(new Set(values.map((value) => value.name)), name).toEqual(new Set(WORDS[name]));
    }
    for (const { parsedType } of attributes) expect(types).toContain(JSON.stringify(parsedType.text));
  },
);

it.each(sizes().filter(({ budget }) => budget !== undefined))('keeps the budget: $what', (row) => {
  expect(row.kilobytes).toBeLessThanOrEqual(row.budget!);
});
