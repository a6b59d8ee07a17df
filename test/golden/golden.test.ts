/**
 * The golden deals: values for card points that a slow, separately written solver has found, and values for the other
 * payoffs that the oracle has found or confirmed (README.md beside this file).
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { isPointed } from '../game/pointed.ts';
import { isThorough } from '../times.ts';

type Value = { readonly NS: number; readonly EW: number } | { readonly difference: number };

interface Golden {
  readonly variant: string;
  readonly presets?: readonly string[];
  readonly contract: string;
  readonly leader: string;
  readonly declarer?: string;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  readonly deal: string;
  readonly plays: readonly string[];
  readonly payoff?: string;
  readonly value: Value;
  readonly cards?: readonly ({ readonly card: string } & Value)[];
}

const read = (name: string): readonly Golden[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly Golden[];

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function check({ value, cards, ...request }: Golden): void {
  const result = answer({ ...request, want: cards ? ['cards'] : [] }, solver);
  expect(result).toMatchObject({ value });
  if (cards) {
    const byName = (list: Golden['cards']) => [...list!].sort((a, b) => (a.card < b.card ? -1 : 1));
    expect('cards' in result && byName(result.cards as Golden['cards'])).toEqual(byName(cards));
  }
}

describe('card points', () => {
  it.each(read('./golden.json').filter(({ variant }) => isPointed(variant)))(
    '$variant $contract, $leader leads: $deal $plays',
    check,
  );
});

/** Full deals of these packs take long: their values are the solver's own (README.md), and a quick run has some of them under card points. */
const LONG = ['chibre', 'coiffeur', 'kreuzjass', 'schieber', 'sidi-barrani'];
const takesLong = ({ variant, cards }: Golden): boolean => LONG.includes(variant) && !cards;

describe('total and score', () => {
  it.each(read('./payoffs.json').filter((golden) => isThorough || !takesLong(golden)))(
    '$payoff, $variant $contract, $leader leads: $deal $plays',
    check,
  );
});
