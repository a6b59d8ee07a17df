/** Endings with what was taken before: state, value, cards, line, review and table are the same as in the whole deal. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { isProven } from '../../src/notation/answer/answer.ts';
import type { Answer, CardValue } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

const ENDING = {
  variant: 'klaverjassen',
  contract: 'H',
  leader: 'N',
  declarer: 'N',
  deal: 'N:T987.A.. .KQJT9.. .8.T987. .7..T987',
};

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function solved(change: object): Answer {
  return answer({ ...ENDING, ...change }, solver);
}

const northSouth = (card: CardValue): number => (isProven(card) ? card.NS! : NaN);

describe('“values of the whole deal include what was taken”', () => {
  const want = ['cards', 'line', 'state', 'table', 'review'];

  it('points', () => {
    const zero = solved({ want });
    const { value, cards, line, state, table } = solved({ want, taken: 'NS:34/2' });
    expect(value!.NS! + value!.EW!).toBe(157);
    expect(value!.NS).toBe(zero.value!.NS! + 34);
    expect(line).toEqual(zero.line);
    expect(cards!.map(northSouth)).toEqual(zero.cards!.map((card) => northSouth(card) + 34));
    expect(state!.points).toEqual({ NS: 34, EW: 26 });
    expect(state!.taken).toEqual({
      NS: { points: 34, roem: 0, tricks: 2 },
      EW: { points: 26, roem: 0, tricks: 1 },
    });
    expect(table!.filter(({ leader }) => leader === 'N')).toMatchObject([{ contract: 'H', ...value }]);
  });

  it('a table has only the contract in which the points before were counted', () => {
    expect(new Set(solved({ want: ['table'] }).table!.map(({ contract }) => contract)).size).toBe(4);
    expect(solved({ want: ['table'], taken: 'NS:34' }).table!.map(({ contract }) => contract)).toEqual(
      Array(4).fill('H'),
    );
  });

  /** North takes the last two tricks: all trumps, 10 for the last and 20 for king and queen are 92; 90 points were made before. */
  const last = { variant: 'klaverjassen-rotterdam', contract: 'S', deal: 'N:J9... K8... QT... A7...' };
  const differenceOf = (payoff: string, taken?: string) =>
    solved({ ...last, payoff, ...(taken && { taken }) }).value!.difference!;

  it('a wet depends on what the declarers had, and on roem', () => {
    expect(differenceOf('score', 'EW:90/6')).toBe(92 - 90);
    // Wet in any case, North keeps king and queen apart.
    expect(differenceOf('score', 'EW:90+20/6')).toBe(-(162 + 20));
    expect(differenceOf('score', 'NS:9+20 EW:81+20')).toBe(72 + 9 + 40 - (81 + 20));
  });

  it('a sweep is open only for a side that took all tricks before', () => {
    expect(differenceOf('total')).toBe(92);
    expect(differenceOf('total', 'EW:0/0')).toBe(162 + 20 + 100);
    expect(differenceOf('total', 'EW:0/1')).toBe(162 + 20);
    expect(differenceOf('total', 'EW:2/1')).toBe(160 + 20 - 2);
  });

  it('a review of a record that begins with an ending', () => {
    const zero = solved({ want: ['review'], plays: 'HA H7 H8 H9' });
    const { review } = solved({ want: ['review'], plays: 'HA H7 H8 H9', taken: 'NS:34' });
    expect(review).toEqual(zero.review);
  });
});
