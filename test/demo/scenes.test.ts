/** The story of the demo: what its texts say of the deals is what the solver finds, and what README and puzzles.json have. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesIn } from '../../demo/choices.ts';
import { FIRST, PUZZLE, SCENES, STORY } from '../../demo/scenes.ts';
import { pageWords } from '../../demo/texts.ts';
import puzzles from '../../puzzles.json' with { type: 'json' };
import { answer } from '../../src/core.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { SOURCE, TARGETS, loadLocale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { atRoot } from '../../tools/paths.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
  await Promise.all(TARGETS.map(loadLocale));
});

const valuesOf = ({ variant, contract, leader, payoff, deal }: SolveRequest) => {
  const solved = answer({ variant, contract, leader, payoff, deal, want: ['cards'] }, solver);
  return {
    value: solved.value.NS!,
    of: new Map(solved.cards.map((each) => [each.card, (each as { NS: number }).NS])),
  };
};

it('begins with the deal of the README: its value, and the cards named', () => {
  const { value, of } = valuesOf(FIRST.attributes);
  expect(value).toBe(FIRST.value);
  for (const card of FIRST.keeps) expect(of.get(card)).toBe(value);
  const [card, lost] = FIRST.loses;
  expect(value - of.get(card)!).toBe(lost);
  expect(readFileSync(atRoot('README.md'), 'utf8')).toContain(`deal="${FIRST.attributes.deal}"`);
});

it('ends with a puzzle of the collection, whose obvious card costs what is said', () => {
  const known = puzzles.puzzles.find(({ id }) => id === PUZZLE.id)!;
  const { variant, contract, leader, deal, side, target } = PUZZLE.attributes;
  expect(known).toMatchObject({ variant, contract, leader, deal, puzzle: { side, target: Number(target) } });
  const { value, of } = valuesOf(PUZZLE.attributes);
  expect(value).toBe(Number(target));
  const [card, lost] = PUZZLE.obvious;
  expect(value - of.get(card)!).toBe(lost);
});

describe.each<Locale>([SOURCE, ...TARGETS])('in %s', (locale) => {
  it.each(STORY.map(({ id, tell }) => ({ id, tell })))('$id is told in whole sentences', ({ tell }) => {
    for (const suits of ['french', 'swiss'] as const) {
      const { title, sentences, more } = tell(null, messagesIn(locale, suits));
      expect(title).not.toBe('');
      for (const text of [title, sentences, more]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
      for (const text of [sentences, more]) expect(text).toMatch(/^\p{Lu}.*\.$/su);
    }
  });

  it('has the signs of the language', () => {
    const wrong = { en: /\s$/, de: /[ß„“”]/, nl: /[«»„“”]/, fr: /[“”„']|«(?!\u202f)|(?<!\u202f)[»:;!?%]/ }[locale];
    expect(pageWords(locale)('worthMakes', { side: '', value: '', all: '' })).not.toMatch(wrong);
    expect(pageWords(locale)('puzzle', { target: '' })).not.toMatch(wrong);
  });
});

it.each<[query: string, readerLanguages: string[], scene: string, language: string]>([
  ['', ['it', 'de-CH'], 'schieber', 'de'],
  ['?game=puzzle&lang=nl', ['de'], 'puzzle', 'nl'],
  ['?game=belote', ['fr-CH'], 'belote', 'fr'],
  ['?game=bridge', [], 'schieber', 'en'],
])('the address %j, read by %j: %s in %s', (query, readerLanguages, scene, language) => {
  const choices = choicesIn(new URLSearchParams(query), readerLanguages);
  expect([choices.scene.id, choices.language]).toEqual([scene, language]);
});

it('every scene has an address of its own', () => {
  expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
});
