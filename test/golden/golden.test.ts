/**
 * The golden deals: values that a slow, separately written solver has found, for card points and for all payoffs, and values for the
 * other payoffs that the oracle has found or confirmed (README.md beside this file).
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { Deal } from '../../tools/golden/thousand.ts';
import { isPointed } from '../game/pointed.ts';
import { isThorough, oneIn } from '../times.ts';

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

const read = <Of = Golden>(name: string): readonly Of[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly Of[];

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

/** A result of one number: North–South's card points, or the difference. */
const numberOf = (value: Value): number => ('difference' in value ? value.difference : value.NS);

/** Tricks left: full deals are few, and a quick run has some under card points. */
const isFull = ({ plays }: Deal): boolean => plays === '';

describe('a thousand deals, every payoff', () => {
  const deals = read<Deal>('./deals-1000.json');

  it('are a thousand', () => expect(deals).toHaveLength(1000));

  it.each(oneIn(10, deals).filter((deal) => isThorough || !isFull(deal)))(
    '$payoff, $variant $presets $contract, $leader leads: $deal $plays',
    ({ value, after, ...request }) => {
      const result = answer({ ...request, want: ['cards'] }, solver) as {
        value: Value;
        cards: readonly ({ card: string } & Value)[];
      };
      expect(numberOf(result.value)).toBe(value);
      expect(Object.fromEntries(result.cards.map((card) => [card.card, numberOf(card)]))).toEqual(after);
    },
  );
});
