/** Reviews: every play compared with the values of all cards in its position, solved alone; deadlines, sums, errors. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, answerSteps } from '../../src/engine/synchronous.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { isProven, figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../src/notation/answer/answer.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { RecordRequest } from './records.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { errorOf } from '../notation/errors.ts';

let [solver, other]: Solver[] = [];
beforeAll(async () => {
  [solver, other] = await Promise.all([loadSolver(), loadSolver()]);
});

function answered(request: object, by = solver!): Answer {
  return answer(request as SolveRequest, by);
}

/** The review that follows from the values of every card before each play. */
const slowReview = (request: RecordRequest): ReviewEntry[] =>
  request.plays.map((play, index) => {
    const before = { ...request, plays: request.plays.slice(0, index), want: ['cards'] };
    const { toPlay, value, cards } = answered(before, other);
    const worthOf = (of: object): number => figureOf(of);
    const made = cards!.find(({ card }) => card === play)!;
    return {
      play,
      by: toPlay!,
      lost: Math.abs(worthOf(value!) - worthOf(made)),
      best: cards!.filter((of) => worthOf(of) === worthOf(value!)).map(({ card }) => card),
    };
  });

describe('the review of a record', () => {
  it.each(GAMES)('agrees with the values of each position: %s', (variant) => {
    fc.assert(
      fc.property(anyRecord(variant, 1, 5), (request) => {
        expect(answered({ ...request, want: ['review'] }).review).toEqual(slowReview(request));
      }),
      { numRuns: times(40) },
    );
  });

  it.each([
    { variant: 'kruisjassen-tik', scoring: { tapAt: 12, atLeast: 40 } },
    { variant: 'kruisjassen-roem', scoring: { atLeast: 15, half: 12 } },
  ])('with endings that have enough points for a tap or a claim: $variant', ({ variant, scoring }) => {
    fc.assert(
      fc.property(anyRecord(variant, 2, 5), (record) => {
        const request = { ...record, payoff: 'score' as const, rules: { scoring } };
        expect(answered({ ...request, want: ['review'] }).review).toEqual(slowReview(request));
      }),
      { numRuns: times(80) },
    );
  });

  it.each(['kruisjassen-tik', 'kruisjassen-roem', 'klaverjassen'])('of a full deal under score: %s', (variant) => {
    const size = handSize(variantById(variant).rules);
    fc.assert(
      fc.property(anyRecord(variant, size, size), (record) => {
        const request = { ...record, payoff: 'score' as const };
        expect(answered({ ...request, want: ['review'] }).review).toEqual(slowReview(request));
      }),
      { numRuns: times(2) },
    );
  });

  it('does not change other wanted results', () => {
    fc.assert(
      fc.property(anyRecord('klaverjassen', 3, 4), (request) => {
        const want = ['cards', 'line', 'state'];
        const { value, cards, state } = answered({ ...request, want });
        const all = answered({ ...request, want: [...want, 'review', 'table'] });
        expect(all).toMatchObject({ value, cards, state });
        expect(all.review).toEqual(answered({ ...request, want: ['review'] }).review);
        expect(all.table).toEqual(answered({ ...request, want: ['table'] }).table);
      }),
      { numRuns: times(20) },
    );
  });
});

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
/** Far from exact within a few milliseconds. */
const HARD = {
  variant: 'krutzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:AJJT.Q9.TT9.QJ9 KKQ.AKQT9.QQ.KT 99.AKJJ.AKJ9.AK AQT.T.AKJ.AQJT9',
  plays: ['SJ', 'ST', 'S9', 'SK'],
};

it('has the fields of the interface in their order, and no value unless it is wanted', () => {
  const result = answered({ id: 1, ...ENDING, plays: ['SA', 'SJ'], want: ['review'] });
  expect(Object.keys(result)).toEqual(['id', 'variant', 'payoff', 'toPlay', 'review', 'nodes', 'ms']);
  expect(Object.keys(result.review![0]!)).toEqual(['play', 'by', 'lost', 'best']);
  expect(answered({ ...ENDING, want: ['review'] }).review).toEqual([]);
});

it('an illegal play in the record is an error with its number', () => {
  expect(errorOf(() => answered({ ...ENDING, plays: ['SA', 'SK'], want: ['review'] }))).toMatchObject({
    code: 'illegal-play',
    play: 1,
  });
});

it.each([0, 60])('has proven bounds if the time is up after %i ms', (limitMs) => {
  const { review } = answered({ ...HARD, limitMs, want: ['review'] });
  expect(review!.map(({ play }) => play)).toEqual(HARD.plays);
  expect(review!.some((entry) => !isProven(entry))).toBe(true);
  for (const entry of review!) {
    if (isProven(entry)) continue;
    const [low, high] = entry.lost;
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(low);
  }
});

it('bounds contain the exact review, for any time limit', () => {
  fc.assert(
    fc.property(anyRecord('schieber', 6, 7), fc.constantFrom(0, 1, 3, 10), (request, limitMs) => {
      const { review: exact } = answered({ ...request, want: ['review'] }, other);
      // Another deal clears the transposition table, so that the time does not suffice.
      answered({ ...ENDING, want: [] });
      const { review } = answered({ ...request, limitMs, want: ['review'] });
      for (const [index, entry] of review!.entries()) {
        const of = exact![index]!;
        if (isProven(entry)) expect(entry).toEqual(of);
        else {
          expect(entry.lost[0]).toBeLessThanOrEqual(of.lost as number);
          expect(entry.lost[1]).toBeGreaterThanOrEqual(of.lost as number);
          expect(of.best).toEqual(expect.arrayContaining([...entry.best]));
        }
      }
    }),
    { numRuns: times(40) },
  );
});

it('reports its progress', () => {
  const steps = answerSteps(parseRequest({ ...HARD, want: ['review', 'table'] }), solver!);
  const seen: number[] = [];
  // The first reports; the request takes hours.
  while (seen.length < 5) {
    const step = steps.next();
    if (step.done) throw new Error('The request is too easy to show its progress.');
    expect(step.value.entries!.of).toBe(4 + 16);
    seen.push(step.value.entries!.done);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});
