/** Accounts of plays: their differences sum to the loss, and their two lines are best play by the review of a second solver. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import type { Card } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Account } from '../../src/notation/answer/account.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { RecordRequest } from './records.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

let [solver, other]: Solver[] = [];
beforeAll(async () => {
  [solver, other] = await Promise.all([loadSolver(), loadSolver()]);
});

function answered(request: object, by = solver!): Answer {
  return answer(request as SolveRequest, by);
}

/** What each play of a line costs by the review of a second solver, from the play of the account on. */
function costs(
  request: RecordRequest,
  { index, ...lines }: Account,
  line: 'played' | 'best',
): (number | readonly number[])[] {
  const plays = [...request.plays.slice(0, index), ...lines[line]];
  const review = answered({ ...request, plays, want: ['review'] }, other).review!;
  return review.slice(index).map(({ lost }) => lost);
}

const sumOf = ({ tricks }: Account): number => tricks.reduce((sum, { difference }) => sum + difference, 0);

/** Checks that every play that lost something has its account, and that the differences sum to minus the loss. */
function accountsOf(request: RecordRequest): Account[] {
  const { why, review } = answered({ ...request, want: ['review', 'why'] });
  const losses = review!.flatMap(({ play, by, lost }, index) => (lost === 0 ? [] : [{ index, play, by, lost }]));
  expect(why!.map(({ index, play, by, lost }) => ({ index, play, by, lost }))).toEqual(losses);
  for (const account of why!) {
    expect(sumOf(account)).toBe(-account.lost);
    expect(account.played[0]).toBe(account.play);
    expect(review![account.index]!.best).toContain(account.best[0]);
  }
  return [...why!];
}

function checkLines(request: RecordRequest): void {
  for (const account of accountsOf(request)) {
    const none = (line: readonly Card[]): number[] => line.map(() => 0);
    expect(costs(request, account, 'played')).toEqual([account.lost, ...none(account.played.slice(1))]);
    expect(costs(request, account, 'best')).toEqual(none(account.best));
  }
}

describe('the accounts of a record', () => {
  it.each(GAMES)('sum to the losses, along two lines of best play: %s', (variant) => {
    fc.assert(fc.property(anyRecord(variant, 2, 5), checkLines), { numRuns: times(60) });
  });

  it.each([
    { variant: 'kruisjassen-tik', scoring: { tapAt: 12, atLeast: 40 } },
    { variant: 'kruisjassen-roem', scoring: { atLeast: 15, half: 12 } },
  ])('sum to the losses where sides tap or claim: $variant', ({ variant, scoring }) => {
    const record = anyRecord(variant, 2, 5).map((request) => ({
      ...request,
      payoff: 'score' as const,
      rules: { scoring },
    }));
    fc.assert(
      fc.property(record, (request) => void accountsOf(request)),
      { numRuns: times(40) },
    );
  });

  it('sum to the losses of full deals, sweeps and wet declarers among them', () => {
    const variant = 'klaverjassen';
    const size = handSize(variantById(variant).rules);
    fc.assert(fc.property(anyRecord(variant, size, size), checkLines), { numRuns: times(3) });
  });
});

it('the line of a lost wet deal never gives the others more roem', () => {
  // The jack of clubs completes a run of 20 in a trick of the declarers; their share of the total falls, and yet the others score more.
  accountsOf({
    ...{ variant: 'klaverjassen', contract: 'S', leader: 'W', payoff: 'score' },
    deal: 'N:.QT.J.Q Q7.J.Q. T.9.K.K .K.8.J7',
    plays: 'HK H9 HJ HT HQ D8 ST SQ CK S7 CQ CJ'.split(' ') as Card[],
  });
});

/** The sample game of The Penguin Book of Card Games, before the king of diamonds that cost East–West 19 points. */
const SAMPLE_GAME = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
  plays: ['S7', 'SQ', 'SA', 'ST', 'DT', 'D9', 'DJ', 'D7'],
};

describe('the accounts of the published game', () => {
  const after = (...plays: string[]): Answer =>
    answered({ ...SAMPLE_GAME, plays: [...SAMPLE_GAME.plays, ...plays], want: ['why'] });

  it('explain its loss by two tricks of the six to come', () => {
    const { why, review } = after('DK');
    expect(review).toBeUndefined();
    expect(why).toMatchObject([
      {
        ...{ index: 8, play: 'DK', by: 'E', lost: 19 },
        tricks: [
          { trick: 3, difference: 7 },
          { trick: 8, difference: -26 },
        ],
      },
    ]);
    expect([why![0]!.played[0], why![0]!.best[0]]).toEqual(['DK', 'S8']);
  });

  it('are none where no play lost anything', () => {
    expect(after('S8').why).toEqual([]);
    expect(answered({ ...SAMPLE_GAME, plays: [], want: ['why'] }).why).toEqual([]);
  });

  it('are missing where the time is up first', () => {
    const plays = [...SAMPLE_GAME.plays, 'DK'];
    expect(answered({ ...SAMPLE_GAME, plays, want: ['why'], limitMs: 0 }).why).toEqual([]);
  });

  it('give the roem and the declarers who fail entries of their own', () => {
    const plays = [...SAMPLE_GAME.plays, ...'DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA C9'.split(' ')];
    const { why } = answered({ ...SAMPLE_GAME, plays, payoff: 'total', want: ['why'] });
    expect(why).toMatchObject([{ play: 'C9', lost: 20, tricks: [{ trick: 6, bonus: 'roem', difference: -20 }] }]);
  });
});
