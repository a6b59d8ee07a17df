/** The remarks on the demo's deals, from values and lines that are solved here. */
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../../demo/random-deal.ts';
import { remarksOf } from '../../demo/remarks.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { isProven } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/deal.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** A random deal of a seed, and what is said of it. */
function said(variant: string, contract: Contract, leader: Seat, seed: number, cardsEach?: number): string {
  const { rules } = variantById(variant);
  const deal = randomDeal(rules, seed, cardsEach);
  const request = { variant, contract, leader, deal: formatDeal(deal), want: ['cards', 'line'] };
  const result = answer(request, solver);
  if ('error' in result) throw new Error(result.error.message);
  const cards = new Map(result.cards!.filter(isProven).map((entry) => [entry.card, entry]));
  return remarksOf({ rules, contract, leader, declarer: leader, deal }, cards, result.line!);
}

describe('the lead', () => {
  it.each<[string, string, Contract, Seat, number, RegExp]>([
    [
      'one card',
      'kruisjassen',
      'C',
      'N',
      7,
      /^Only the jack of clubs is right for North: the next best lead, the seven of spades, costs 1 card point, and the seven of clubs gives 21 card points away\./,
    ],
    [
      'two cards',
      'klaverjassen',
      'D',
      'S',
      1,
      /^Of South’s eight leads only the jack of diamonds and the nine of diamonds keep what the deal is worth; the seven of diamonds gives 67 card points away\./,
    ],
    [
      'many cards',
      'schieber',
      'unenufe',
      'N',
      2,
      /^Of North’s leads five are as good as each other; the ace of clubs gives 64 card points away\./,
    ],
    ['any card', 'schieber', 'unenufe', 'N', 5, /^Whatever North leads, North–South make the same 157 card points\./],
  ])('%s', (_, variant, contract, leader, seed, remark) => {
    expect(said(variant, contract, leader, seed)).toMatch(remark);
  });
});

describe('the course', () => {
  it.each<[string, string, Contract, Seat, number, RegExp]>([
    ['a sweep', 'klaverjassen', 'D', 'S', 1, / With best play North–South take every trick\.$/],
    [
      'a ruff that need not have been',
      'kruisjassen',
      'C',
      'N',
      7,
      / In best play \w+ ruffs trick \d with the \w+ of clubs, though the \w+ of \w+ would follow\.$/,
    ],
    [
      'the dearest trick',
      'klaverjassen',
      'D',
      'S',
      4,
      / With best play North–South take \w+ of the eight tricks; trick \d alone brings \d+ card points\.$/,
    ],
  ])('%s', (_, variant, contract, leader, seed, remark) => {
    expect(said(variant, contract, leader, seed)).toMatch(remark);
  });
});

it('every random deal of the demo has two sentences', () => {
  for (const { variant, contract, leader, seed, cardsEach } of deals.random) {
    expect(said(variant, contract as Contract, leader as Seat, seed, cardsEach)).toMatch(/^[^.]+\. [^.]+\.$/);
  }
});
