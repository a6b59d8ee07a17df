/** The summary of a review given as a table of plays. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { accuracyOf, summaryOf } from '../../src/analysis/review/review-summary.ts';
import { reviewSummary } from '../../src/core.ts';
import type { ReviewEntry } from '../../src/notation/answer/answer.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
const { setup } = positionOf(parseRequest(REQUEST));
const REVIEW: ReviewEntry[] = [
  { play: 'SA', by: 'N', lost: 7, best: ['D9', 'CK'] },
  { play: 'SJ', by: 'W', lost: 0, best: ['SJ'] },
  // Forced.
  { play: 'SK', by: 'S', lost: 0, best: ['SK'] },
  // East is void in spades, and each of three cards keeps the value.
  { play: 'HA', by: 'E', lost: 0, best: ['HA', 'HK', 'DT'] },
  { play: 'HK', by: 'E', lost: 9, best: ['DT'] },
  { play: 'D9', by: 'N', exact: false, lost: [2, 5], best: [] },
  { play: 'H6', by: 'W', exact: false, lost: [0, 4], best: [] },
  { play: 'DJ', by: 'S', lost: 7, best: ['CQ'] },
];

describe('the summary of a review', () => {
  const { seats, sides, turningPoints } = summaryOf(setup, REVIEW);

  it.each([
    ['N', seats.N, { lost: [9, 12], choices: 2, kept: 0 }, 0],
    ['E', seats.E, { lost: [9, 9], choices: 1, kept: 0 }, 0],
    ['S', seats.S, { lost: [7, 7], choices: 1, kept: 0 }, 0],
    ['W', seats.W, { lost: [0, 4], choices: 1, kept: 1 }, 1],
    ['NS', sides.NS, { lost: [16, 19], choices: 3, kept: 0 }, 0],
    ['EW', sides.EW, { lost: [9, 13], choices: 2, kept: 1 }, 1 / 2],
  ])('of %s', (_, sum, expected, accuracy) => {
    expect(sum).toEqual(expected);
    expect(accuracyOf(sum)).toBe(accuracy);
  });

  it('lists the three costliest plays, of equal ones the first', () => {
    expect(turningPoints).toEqual([4, 0, 7]);
  });

  it('is the same from the request', () => {
    expect(reviewSummary(REQUEST, REVIEW)).toEqual(summaryOf(setup, REVIEW));
  });

  it('without plays is empty', () => {
    const none = summaryOf(setup, []);
    expect(none.turningPoints).toEqual([]);
    expect(accuracyOf(none.sides.NS)).toBeNull();
  });
});
