/**
 * What a variant needs beside its rules. Whoever adds one learns here what is missing in its object; a game that can do without stands in a
 * list below, with the reason. (test/game/variants.test.ts and many others demand the rest.)
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Rules } from '../../src/game/rules/rules.ts';
import type { GameWords } from '../../src/game/variants/game.ts';
import { GAMES, VARIANTS } from '../../src/game/variants/index.ts';
import { VARIANTS as IN_GOLDEN } from '../../tools/golden/games.ts';
import { atRoot } from '../../tools/paths.ts';

/** The words that the rules of a game call for, beside that for a marriage, for which every language has its own. */
function wordsNeeded({ sweep, scoring }: Rules): (keyof GameWords)[] {
  const { deal } = scoring;
  return [
    ...(sweep ? ['sweep' as const] : []),
    ...(deal === 'wet' || deal === 'tap' || deal === 'claim' ? [deal] : []),
    ...(deal === 'wet' && scoring.tie === 'heldOver' ? ['tie' as const] : []),
  ];
}

/** Words for which the source of a game has none: the element and the command paraphrase them. */
const WITHOUT_WORDS: Readonly<Record<string, readonly (keyof GameWords)[]>> = {
  'kruisjassen-tournament': ['sweep'],
  'belot-bulgarian': ['tie'],
  bela: ['wet'],
};

it.each(GAMES)('$id has its words, or a line in WITHOUT_WORDS', ({ id, rules, words }) => {
  expect(wordsNeeded(rules).filter((word) => words?.[word] === undefined)).toEqual(WITHOUT_WORDS[id] ?? []);
});

/** Games whose source names no common way to play them otherwise. Other ways to play Kruisjassen and Klaverjassen are variants of their own. */
const WITHOUT_PRESETS: string[] = [
  'kruisjassen',
  'kruisjassen-fixed',
  'kruisjassen-tournament',
  'kruisjassen-tik',
  'klaverjassen',
  'belot-bulgarian',
];

it('every game has presets, or is in WITHOUT_PRESETS', () => {
  expect(
    GAMES.filter(({ presets }) => !presets)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(WITHOUT_PRESETS.sort());
});

/** Games with one name in every language: the name in their data. */
const WITHOUT_OTHER_NAMES: string[] = [
  'kruisjassen',
  'krutzjass',
  'chibre',
  'coiffeur',
  'sidi-barrani',
  'klaverjassen',
  'belote',
  'bela',
  'kreuzjass',
];

it('every game has other names for imports, or is in WITHOUT_OTHER_NAMES', () => {
  const others = GAMES.filter(({ names, importNames }) => !names && !importNames).map(({ id }) => id);
  expect(others.sort()).toEqual(WITHOUT_OTHER_NAMES.sort());
});

it('every game has deals in the golden table: tools/golden/games.ts has its rules once more', () => {
  expect(VARIANTS.map(({ id }) => id).filter((id) => !IN_GOLDEN.includes(id))).toEqual([]);
});

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

it('README.md lists every game, and the number of those with one name', () => {
  const readme = readFileSync(atRoot('README.md'), 'utf8');
  const games = /^## The games\n(.*?)^## /ms.exec(readme)![1]!;
  const names = VARIANTS.map(({ name }) => /^[^\s,]+/.exec(name)![0]);
  for (const name of names) {
    const count = names.filter((other) => other === name).length;
    expect(games).toContain(count === 1 ? name : `${name} in ${NUMBERS[count]}`);
  }
});
