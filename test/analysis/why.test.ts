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

let [solver, other]: Solver[] = [];
beforeAll(async () => {
  [solver, other] = await Promise.all([loadSolver(), loadSolver()]);
});

function answered(request: object, by = solver!): Answer {
  const result = answer(request, by);
  if ('error' in result) throw new Error(result.error.message);
  return result;
}

const cardsOf = (why: Account, line: 'played' | 'best'): Card[] => why.tricks.flatMap((trick) => trick[line].cards);

/** What each play of a line costs, by the review of a second solver, from the play of the account on. */
function costs(
  request: RecordRequest,
  index: number,
  why: Account,
  line: 'played' | 'best',
): (number | readonly number[])[] {
  const inTrick = index % 4;
  const plays = [...request.plays.slice(0, index - inTrick), ...cardsOf(why, line)];
  const review = answered({ ...request, plays, want: ['review'] }, other).review!;
  return review.slice(index).map(({ lost }) => lost);
}

/** Checks every account of a record. */
function checkAccounts(request: RecordRequest & { readonly rules?: object }): void {
  const review = answered({ ...request, want: ['review', 'why'] }).review!;
  const plain = answered({ ...request, want: ['review'] }).review!;
  expect(review.map((entry) => ({ ...entry, why: undefined }))).toEqual(
    plain.map((entry) => ({ ...entry, why: undefined })),
  );
  for (const [index, { play, by, lost, best, why }] of review.entries()) {
    expect(why !== undefined).toBe(lost !== 0);
    if (!why) continue;
    expect(why).toMatchObject({ play, by, lost });
    expect(best).toContain(why.instead);
    const parts = [...why.tricks.map((trick) => trick.lost), ...why.bonuses.map((bonus) => bonus.lost)];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(lost);
    const rest = (line: 'played' | 'best'): number => cardsOf(why, line).length - (index % 4);
    expect(costs(request, index, why, 'played')).toEqual([
      lost,
      ...Array.from({ length: rest('played') - 1 }, () => 0),
    ]);
    expect(costs(request, index, why, 'best')).toEqual(Array.from({ length: rest('best') }, () => 0));
  }
}

describe('the accounts of a record', () => {
  it.each(GAMES)('sum to the losses along two lines of best play: %s', (variant) => {
    fc.assert(fc.property(anyRecord(variant, 2, 5), checkAccounts), { numRuns: times(60) });
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
      fc.property(record, (request) => {
        const review = answered({ ...request, want: ['review', 'why'] }).review!;
        for (const { lost, why } of review) {
          expect(why !== undefined).toBe(lost !== 0);
          const sum = why?.bonuses.reduce((total, bonus) => total + bonus.lost, 0);
          if (why) expect(sum).toBe(lost);
        }
      }),
      { numRuns: times(40) },
    );
  });

  it('sum to the losses of full deals, sweeps and wet declarers among them', () => {
    const variant = 'klaverjassen';
    const size = handSize(variantById(variant).rules);
    fc.assert(fc.property(anyRecord(variant, size, size), checkAccounts), { numRuns: times(3) });
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

describe('the account of one play', () => {
  const after = (...plays: string[]): Answer =>
    answered({ ...SAMPLE_GAME, plays: [...SAMPLE_GAME.plays, ...plays], want: ['why'] });

  it('is that of the last play: two of the six tricks explain the loss of the published game', () => {
    const { why } = after('DK');
    expect(why).toMatchObject({ play: 'DK', by: 'E', instead: 'S8', lost: 19, bonuses: [] });
    expect(why!.tricks.map(({ number, lost }) => [number, lost])).toEqual([
      [3, -7],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
      [8, 26],
    ]);
  });

  it('is null for a play that costs nothing', () => {
    expect(after('S8').why).toBeNull();
  });

  it('needs a play', () => {
    expect(answer({ ...SAMPLE_GAME, plays: [], want: ['why'] }, solver!)).toMatchObject({
      error: { code: 'bad-request', field: 'want' },
    });
  });

  it('is left out where the time is up first', () => {
    expect(
      answered({ ...SAMPLE_GAME, plays: [...SAMPLE_GAME.plays, 'DK'], want: ['why'], limitMs: 0 }),
    ).not.toHaveProperty('why');
  });
});
