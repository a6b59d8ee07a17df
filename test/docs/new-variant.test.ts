/**
 * What a variant needs beside its rules. Whoever adds one learns here what is missing, and in which file; a game that can do without
 * stands in a list below, with the reason. (test/game/variants.test.ts and many others demand the rest.)
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import { OTHER_NAMES } from '../../src/notation/imports/variant-names.ts';
import { gameWords } from '../../src/notation/words/game-words.ts';
import type { GameWords } from '../../src/notation/words/game-words.ts';
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

it.each(VARIANTS)(
  '$id has its words in src/notation/words/game-words.ts, or a line in WITHOUT_WORDS',
  ({ id, rules }) => {
    const words = gameWords(id);
    expect(wordsNeeded(rules).filter((word) => words[word] === undefined)).toEqual(WITHOUT_WORDS[id] ?? []);
  },
);

/** Games whose source names no common way to play them otherwise. Other ways to play Kruisjassen and Klaverjassen are variants of their own. */
const WITHOUT_PRESETS = [
  'kruisjassen',
  'kruisjassen-fixed',
  'kruisjassen-tournament',
  'kruisjassen-tik',
  'klaverjassen',
  'belot-bulgarian',
];

it('every game has presets in src/game/variants/presets.ts, or is in WITHOUT_PRESETS', () => {
  expect(VARIANTS.filter((variant) => presetsOf(variant).length === 0).map(({ id }) => id)).toEqual(WITHOUT_PRESETS);
});

/** Games with one name in every language: the name in their data. */
const WITHOUT_OTHER_NAMES = [
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

it('imports know other names of every game (src/notation/imports/variant-names.ts), or it is in WITHOUT_OTHER_NAMES', () => {
  const named = Object.values(OTHER_NAMES);
  expect(VARIANTS.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual(WITHOUT_OTHER_NAMES);
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
