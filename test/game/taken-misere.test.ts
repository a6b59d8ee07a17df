/** What was taken before an ending of a misère, where points count for the other side. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { answered } from '../analysis/scored-lines.ts';
import { oracleValue } from '../oracle/payoffs.ts';

describe('“`taken` under a misère says what a side took in its tricks (points, roem, tricks), as everywhere”', () => {
  const taken = { NS: { points: 47, tricks: 3 }, EW: { points: 29, tricks: 2 } };
  const request = {
    variant: 'coiffeur',
    contract: 'misere-obenabe',
    leader: 'W',
    declarer: 'S',
    payoff: 'score',
    deal: 'N:.KJ9.J. A6..AK. 8.8..AK 7.A.76.',
    taken,
  };
  const state = positionOf(parseRequest(request));

  it('“the points then count for the other side”', () => {
    expect(state.setup.taken).toMatchObject(taken);
    expect(state.points).toEqual({ NS: 29, EW: 47 });
  });

  it('the score of the deal is that of the oracle', () => {
    expect(answered(request).value).toEqual({ difference: 504 });
    expect(oracleValue(state, 'score')).toBe(504);
  });
});
