/** The values of the positions of a record, compared with the values of each position solved alone. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { positionValues } from '../../src/analysis/review/position-values.ts';
import { hasCalls } from '../../src/game/scoring/payoffs/targets.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../src/notation/answer/answer.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { RecordRequest } from './records.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

const valueAfter = (request: RecordRequest, ply: number): number =>
  figureOf(answered({ ...request, plays: request.plays.slice(0, ply), want: [] }).value!);

const everyPly = ({ plays }: RecordRequest): number[] => [...plays.keys(), plays.length];

describe('the position values of a record', () => {
  it.each(GAMES)('are the values of the positions, from the first or from the last value: %s', (variant) => {
    fc.assert(
      fc.property(anyRecord(variant, 1, 4), (request) => {
        fc.pre(!hasCalls(positionOf(parseRequest(request)).setup, request.payoff));
        const review = answered({ ...request, want: ['review'] }).review!;
        const values = everyPly(request).map((ply) => valueAfter(request, ply));
        for (const ply of [0, review.length]) {
          expect(positionValues(review, new Map([[ply, values[ply]!]]), 0)).toEqual(values);
        }
      }),
      { numRuns: times(15) },
    );
  });

  it('with taps are found only within each trick', () => {
    fc.assert(
      fc.property(anyRecord('kruisjassen-tik', 2, 5), (record) => {
        const request = { ...record, payoff: 'score' as const, rules: { scoring: { tapAt: 12, atLeast: 40 } } };
        const review = answered({ ...request, want: ['review'] }).review!;
        const values = everyPly(request).map((ply) => valueAfter(request, ply));
        const starts = values.flatMap((value, ply): [number, number][] => (ply % 4 ? [] : [[ply, value]]));
        expect(positionValues(review, new Map(starts), Infinity)).toEqual(values);
      }),
      { numRuns: times(40) },
    );
  });

  it('are null if they do not follow', () => {
    const at = (lost: number): ReviewEntry => ({ play: 'SA', by: 'E', lost, best: [] });
    const open: ReviewEntry = { play: 'SA', by: 'N', exact: false, lost: [0, 3], best: [] };
    expect(positionValues([at(1), undefined, at(2), at(3)], new Map([[4, 50]]), 0)).toEqual([null, null, 45, 47, 50]);
    expect(positionValues([at(1), open, at(2)], new Map([[0, 50]]), 0)).toEqual([50, 51, null, null]);
    expect(positionValues([], new Map([[0, 7]]), 0)).toEqual([7]);
  });
});
