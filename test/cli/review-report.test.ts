/** The report of a review, given as a table of plays. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { reviewReport } from '../../src/cli/reports/review-report.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { parsePlays } from '../../src/notation/plays.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

const report = (plays: string, review: Answer['review']): string =>
  reviewReport('Schieber', positionOf(parseRequest({ ...REQUEST, plays: parsePlays(plays) })), {
    variant: 'schieber',
    payoff: 'points',
    toPlay: 'E',
    ...(review && { review }),
    nodes: 1,
    ms: 1,
  });

describe('reviewReport', () => {
  it('prints every play and the sums, those that are not exact as bounds', () => {
    const review: Answer['review'] = [
      { play: 'SA', by: 'N', lost: 7, best: ['D9', 'CK'] },
      { play: 'SJ', by: 'W', lost: 0, best: ['SJ', 'H6'] },
      { play: 'SK', by: 'S', exact: false, lost: [0, 4], best: [] },
      { play: 'HA', by: 'E', lost: 3, best: ['HK'] },
      { play: 'HK', by: 'E', lost: 2, best: ['DT'] },
    ];
    expect(report('SA SJ SK HA HK', review)).toMatchInlineSnapshot(`
      "Schieber, hearts are trumps. North leads to the first trick.

      Deal before the plays: N:A..9.K .AK.T. K..J.Q J.6.A.
      Plays: SA SJ SK HA HK

      The cost of each play to its own side, in card points:
        1.  North  SA              loses 7                best D9 CK
            West   SJ              -
            South  SK              loses between 0 and 4
            East   HA  ruffs       loses 3                best HK
        2.  East   HK  sure trick  loses 2                best DT

      Total loss:
        North–South  between 7 and 11  North 7  South between 0 and 4
        East–West    5                 East 5   West 0

      Lost nothing, out of the plays where a card would have lost points:
        North–South  0 of 1  North 0 of 1  South -
        East–West    0 of 2  East 0 of 2   West -

      Costliest plays:
        trick 1  North  SA              loses 7  best D9 CK
        trick 1  East   HA  ruffs       loses 3  best HK
        trick 2  East   HK  sure trick  loses 2  best DT

      Time ran out before everything was exact: there may be other best cards."
    `);
  });

  it('says that there was no play', () => {
    expect(report('', [])).toMatch(/\n\nNo play to review\.$/);
  });
});
