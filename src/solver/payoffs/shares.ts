/**
 * Payoffs in which each side wants the larger share: card points, with roem and sweep bonus if the payoff counts them.
 * The outcome is North–South's card points plus half of their lead in roem and bonus, in units of the module. The search's half is assembly/payoff/shares.ts (SHARES).
 */
import {
  countsTricks,
  maySweep,
  multiplierOf,
  onlyDeclarersScore,
  pointsOfDeal,
  roemBefore,
  sweepBonus,
} from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { methodOf } from '../../game/scoring/methods/index.ts';
import { shareOf } from '../../game/scoring/share.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { roemSets } from './roem-sets.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { SharesPosition, finalBonus, takenSoFar } from './shares-position.ts';
import type { SolverModule } from './solver-module.ts';

/** The bonus of a sweep that scores no points but must differ from all points without all tricks. */
const SMALL_BONUS = 2;

/** The settings for all points: card points, roem and the sweep bonus. */
export function totalSettings(setup: GameSetup): SearchSettings {
  const bonus = sweepBonus(setup);
  const roem = roemSets(setup);
  const before = roemBefore(setup);
  // Roem counts by half of the sides' difference, which is a half itself if their sum is odd.
  const isOdd = [bonus, before.NS + before.EW, ...roem.map(({ worth }) => worth)].some((worth) => worth % 2 !== 0);
  return {
    scale: isOdd ? 2 : 1,
    roem: roem.length > 0,
    sweepBonus: bonus,
    sweepBy: setup.rules.sweep?.by ?? 'tricks',
  };
}

/** The settings for card points and all tricks. */
export const sweepSettings: SearchSettings = { scale: 1, roem: false, sweepBonus: SMALL_BONUS, sweepBy: 'tricks' };

/**
 * The settings for card points. Without roem they are those for all points, so that both payoffs share the table.
 * @param tellsTricks whether they must have a bonus for all tricks: its size does not matter
 */
function pointsSettings(setup: GameSetup, tellsTricks: boolean): SearchSettings {
  const total = totalSettings(setup);
  const isShared = total.scale === 1 && !total.roem && !setup.rules.trickRoem;
  return isShared && !(tellsTricks && (total.sweepBy === 'points' || total.sweepBonus < SMALL_BONUS))
    ? total
    : sweepSettings;
}

export class SharesSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps: boolean;
  readonly #points: number;

  /**
   * @param setup with a scoring by points or game points, or a wet one that depends on the points alone, if the payoff is the score
   * @param isTieBreak of card points: the outcome of a side with all tricks is beyond the outcome with all points
   */
  constructor(
    readonly setup: GameSetup,
    readonly payoff: Payoff,
    readonly isTieBreak = false,
  ) {
    this.#points = pointsOfDeal(setup);
    this.countsSweeps = isTieBreak || payoff !== 'points';
    const isByTricks = payoff === 'score' && setup.rules.scoring.deal === 'gamePoints';
    this.settings =
      payoff === 'points' ? pointsSettings(setup, isTieBreak) : isByTricks ? sweepSettings : totalSettings(setup);
    // A level for a sweep that has no bonus is beyond all points as well.
    const isTold = payoff === 'score' && setup.rules.scoring.deal === 'level' && setup.rules.sweep !== null;
    if (isTold && this.settings.sweepBonus === 0) this.settings = { ...this.settings, sweepBonus: SMALL_BONUS };
  }

  toValue(outcome: number): number {
    const { rules, contract } = this.setup;
    const { scoring } = rules;
    if (this.payoff === 'points') return outcome;
    if (this.payoff !== 'score') return this.#difference(outcome);
    // Roem is a part of the outcome.
    if (scoring.deal === 'points' && !onlyDeclarersScore(rules)) {
      return this.#difference(outcome) * multiplierOf(rules, contract);
    }
    return this.#score(outcome);
  }

  /**
   * The score of a share, without roem. It never falls as North–South's share rises, so the best play for the share is the best play for the
   * score, and equal scores are broken by the total. A share between two whole ones occurs only as a bound; the smaller of the two is then a
   * bound as well.
   *
   * Where only the declarers score: between the sweeps the share is North–South's card points, which are the score times a factor if they
   * declare, and all points minus the score if the others do; a sweep of the declarers is the last share on their side, and adds its bonus; a
   * sweep of the others is the last one on theirs, where the declarers have no points.
   *
   * A level is a threshold: src/game/scoring/methods/level.ts looks up the score of every share, and refuses rules under which it falls. Once
   * both bounds are on one side of the level, a contract that fails may need no more search.
   *
   * Of a deal that can be wet, let North–South be the declarers (for East–West all signs change): let d be all that they have, e all that
   * East–West have, m the marriages of North–South that stay theirs in any case, which are a part of d. The lead d - e rises with the share,
   * since melds are settled before the play. Where a sweep takes the others' melds, it changes only d and e of the largest and the smallest
   * share, by more in the same direction.
   *
   * - d > e: the score is d - e, which rises and is above 0.
   * - d = e: East–West score e, North–South m. The score m - e = m - d is 0 or less, so it is below every score of a made deal.
   * - d < e: East–West score t, that is everything and their marriages; t is at least e. The score m - t is the same for all these shares,
   *   but lower by the bonus if East–West make the sweep, which is the smallest share. As t >= e > d >= m, it is below 0; and it is no more
   *   than m - e of a tie, which is a larger share.
   */
  #score(outcome: number): number {
    const { setup } = this;
    const { scoring } = setup.rules;
    const share = shareOf(setup, outcome / this.settings.scale);
    const { NS, EW } = methodOf(scoring).entry(setup, scoring, { ...share, roem: { NS: 0, EW: 0 } });
    return NS - EW;
  }

  /** A share as the difference of the sides. */
  #difference(outcome: number): number {
    return (2 * outcome) / this.settings.scale - this.#points;
  }

  /** Of lines with all the points, one with all the tricks is better. */
  tieBreak(outcome: number): PayoffSearch | undefined {
    const { setup, payoff } = this;
    const isAll = outcome === 0 || outcome === this.#points;
    const mayDiffer = payoff === 'points' && isAll && !this.isTieBreak && countsTricks(setup.rules) && maySweep(setup);
    return mayDiffer ? new SharesSearch(setup, payoff, true) : undefined;
  }

  finalOutcome(state: GameState): number {
    return takenSoFar(this, this.payoff, state) + (this.countsSweeps ? finalBonus(this, state) : 0);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    return new SharesPosition(module, state, takenSoFar(this, this.payoff, state));
  }
}
