/** The scoring `level`: the declarers have bid what they must make. Its entry is in ../level.ts. */
import { SIDES } from '../../cards.ts';
import { levelEntry } from '../level.ts';
import type { LevelScoring } from '../level.ts';
import { maySweep } from '../payoff.ts';
import { allShares } from '../share.ts';
import type { ScoringMethod } from './method.ts';
import { meldsFault } from './melds.ts';

export const level: ScoringMethod<LevelScoring> = {
  entry: levelEntry,
  /**
   * A level is searched by the share of the card points alone, as melds are. So that more is always better, the score may not fall as the
   * share rises, which is looked up for every share: with odd rules a contract that is made can score less than one that fails.
   */
  fault(setup, scoring) {
    const { rules, level } = setup;
    if (rules.trickRoem) return { kind: 'roem', field: 'trickRoem' };
    if (level === scoring.levels.sweep) {
      if (!maySweep(setup)) return { kind: 'sweepUnknown', field: 'taken' };
      if (!rules.sweep) return { kind: 'noSweep', field: 'sweep' };
    }
    const melds = scoring.melds ? meldsFault(setup, SIDES) : null;
    if (melds) return melds;
    const scores = allShares(setup).map((share) => {
      const { NS, EW } = levelEntry(setup, scoring, share);
      return NS - EW;
    });
    const rises = scores.every((score, index) => index === 0 || score >= scores[index - 1]!);
    return rises ? null : { kind: 'falls', field: 'scoring.failed' };
  },
  besideMarriages: () => 'scoring.deal',
};
