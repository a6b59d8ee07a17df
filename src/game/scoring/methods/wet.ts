/** The scoring `wet`: declarers who do not have more than the defenders lose their points. Its entry is in ../wet.ts. */
import { forSide, sideOf } from '../../cards.ts';
import type { GameSetup } from '../../play/play.ts';
import { pointsOfDeal, sweepBonus } from '../payoff.ts';
import { marriagesToCome } from '../played-marriage.ts';
import { countedMelds, wetEntry } from '../wet.ts';
import type { WetScoring } from '../wet.ts';
import type { ScoringMethod } from './method.ts';
import { meldsFault } from './melds.ts';

export const wet: ScoringMethod<WetScoring> = {
  entry: wetEntry,
  /** A tie that is held over is searched by the share of the card points alone (src/solver/payoffs/shares.ts), as melds are. */
  fault(setup, { melds, tie, marriage }) {
    if (setup.rules.trickRoem && (melds || tie === 'heldOver')) {
      return { kind: 'roem', field: 'trickRoem', beside: melds ? 'scoring.melds' : 'scoring.tie' };
    }
    return melds ? meldsFault(setup, marriage === 'lost' ? [] : [sideOf(setup.declarer)]) : null;
  },
  /**
   * Declarers who fail must lose their marriages with the rest, so that a lost deal costs what both sides have made
   * (src/solver/payoffs/wet.ts); and a sweep of declarers may not end in a tie, as its bonus is no part of such a cost. Both cannot be told
   * apart from other losses.
   */
  besideMarriages(setup, { melds, marriage, sweepTakesMelds, tie }) {
    if (!melds) return 'scoring.melds';
    if (marriage !== 'lost') return 'scoring.marriage';
    if (sweepTakesMelds) return 'scoring.sweepTakesMelds';
    return tie === 'heldOver' && sweptTie(setup) ? 'sweep.bonus' : null;
  },
};

/** Whether declarers with the sweep could have as much as the others, by the melds of those. */
function sweptTie(setup: GameSetup): boolean {
  const bonus = sweepBonus(setup);
  if (bonus === 0) return false;
  const side = sideOf(setup.declarer);
  const { NS, EW } = countedMelds(setup, null).melds;
  const behind = forSide(side, EW - NS) - pointsOfDeal(setup) - bonus;
  const { rules, contract, deal } = setup;
  const marriages = marriagesToCome(rules, contract, deal);
  const own = marriages.filter(({ seat }) => sideOf(seat) === side).length;
  const step = rules.melds!.marriage;
  return behind % step === 0 && behind / step <= own && -behind / step <= marriages.length - own;
}
