/** Accounts as tables: each column sums to its value, and the last one to minus the loss, in every game and under every payoff. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparisonOf } from '../../src/analysis/why/comparison.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { replay } from '../../src/game/play/play.ts';
import { hasCalls } from '../../src/game/scoring/payoffs/targets.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('an account as a table', () => {
  it.each(GAMES)('sums to the values and the loss: %s', (variant) => {
    fc.assert(
      fc.property(anyRecord(variant, 2, 5), (request) => {
        const result = answer({ ...request, want: ['why'] }, solver);
        const { setup } = positionOf(parseRequest(request));
        for (const account of result.why) {
          const before = replay(setup, request.plays.slice(0, account.index));
          const { rows, total, before: earlier, countsTricks } = comparisonOf(before, account, request.payoff);
          expect(sum(rows.map(({ difference }) => difference))).toBe(-account.lost);
          expect(total === null).toBe(hasCalls(setup, request.payoff));
          if (!total) continue;
          expect(total.played - total.best).toBe(-account.lost);
          const counted = rows.filter(({ cards }) => countsTricks || cards === null);
          for (const line of ['played', 'best'] as const) {
            const amounts = counted.map(({ amounts }) => amounts![line]);
            expect(sum(amounts) + (countsTricks ? earlier.amount : 0)).toBe(total[line]);
          }
          if (countsTricks) {
            for (const { amounts, difference } of rows) expect(amounts!.played - amounts!.best).toBe(difference);
          }
        }
      }),
      { numRuns: times(30) },
    );
  });
});
