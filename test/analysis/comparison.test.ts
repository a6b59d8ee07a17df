/** Accounts as tables: each column sums to its value, and the last one to minus the loss, in every game and under every payoff. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { solveSteps } from '../../src/analysis/answer.ts';
import { SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import { comparisonOf } from '../../src/analysis/why/comparison.ts';
import type { Comparison } from '../../src/analysis/why/comparison.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { statesUpTo } from '../../src/game/play/play.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { payoffFault } from '../../src/game/scoring/payoffs/payoff-table.ts';
import type { Account } from '../../src/notation/answer/account.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyEndingOfDeal } from '../game/scored.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The account of the last position as a table, after a check of its sums. */
function checked(last: GameState, account: Account, payoff: Payoff): Comparison {
  const comparison = comparisonOf(statesUpTo(last)[account.index]!, account, payoff);
  const { rows, total, before: earlier, countsTricks } = comparison;
  expect(sum(rows.map(({ difference }) => difference))).toBe(-account.lost);
  expect(total.played - total.best).toBe(-account.lost);
  const counted = rows.filter(({ cards }) => countsTricks || cards === null);
  for (const line of ['played', 'best'] as const) {
    const amounts = counted.map(({ amounts }) => amounts[line]);
    expect(sum(amounts) + (countsTricks ? earlier.amount : 0)).toBe(total[line]);
  }
  if (countsTricks) {
    for (const { amounts, difference } of rows) expect(amounts.played - amounts.best).toBe(difference);
  }
  return comparison;
}

describe('an account as a table', () => {
  it.each(GAMES)('sums to the values and the loss: %s', (variant) => {
    fc.assert(
      fc.property(anyRecord(variant, 2, 5), (request) => {
        const { why } = answer({ ...request, want: ['why'] }, solver);
        for (const account of why) checked(positionOf(parseRequest(request)), account, request.payoff);
      }),
      { numRuns: times(30) },
    );
  });

  it('sums to them in endings with what was taken before', () => {
    fc.assert(
      fc.property(anyEndingOfDeal(), fc.constantFrom(...PAYOFFS), ({ ending: state }, payoff) => {
        fc.pre(!payoffFault(state.setup, payoff));
        const steps = solveSteps({ variant: '', payoff, state, want: ['why'] }, solver, new SharedBounds());
        let step = steps.next();
        while (!step.done) step = steps.next();
        for (const account of step.value.why!) checked(state, account, payoff);
      }),
      { numRuns: times(300) },
    );
  });

  /** The ace first gives up the last trick. The cards in no hand are worth 122. */
  it.each<[payoff: Payoff, taken: string, amount: number]>([
    ['points', 'NS:34', 34],
    ['points', 'NS:0/0', 0],
    ['total', 'NS:34', 34 - 88],
    ['total', 'NS:34+20', 34 + 20 - 88],
    ['total', 'EW:0/0', 122],
    ['score', 'NS:68', 68 - 54],
  ])('under %s has a row of its own for what was taken before, which is no sweep: %s', (payoff, taken, amount) => {
    const request = {
      ...{ variant: 'klaverjassen-rotterdam', contract: 'S', leader: 'N', declarer: 'N', payoff, taken },
      ...{ deal: 'N:.A7.. .T8.. .QJ.. .K9..', plays: 'HA' },
    };
    const { why } = answer({ ...request, want: ['why'] }, solver);
    const { rows } = checked(positionOf(parseRequest(request)), why[0]!, payoff);
    expect(rows.filter(({ bonus }) => bonus === 'taken')).toMatchObject(
      amount === 0 ? [] : [{ difference: 0, amounts: { played: amount, best: amount } }],
    );
    expect(rows.filter(({ bonus }) => bonus === 'sweep')).toEqual([]);
  });
});
