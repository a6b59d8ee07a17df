/**
 * The tie-break of a lost wet deal: of all plays with its score, those with the best total. The outcome is
 * North–South's share of all points (shares.ts), over the plays in which both sides keep the score. Probes share no
 * table entries: this search is for one line of play, not for values. The last step of the budget carries the comparison
 * (assembly/payoff/budget.ts).
 */
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { clamp } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { ProbedPosition } from './probed-position.ts';
import type { SolverModule, Probe } from './solver-module.ts';
import { budgetWords, lossProbe, mostToSpend, roemSpent } from './roem-spent.ts';
import type { WetDeal } from './roem-spent.ts';
import { finalBonus, takenSoFar } from './shares-position.ts';
import { totalSettings } from './shares.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';

export class WetTieSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;

  /**
   * @param score of the lost deal
   * @param spent by which the others' score exceeds everything that they get in any case, in steps
   */
  constructor(
    setup: GameSetup,
    readonly deal: WetDeal,
    readonly score: number,
    readonly spent: number,
  ) {
    this.#setup = setup;
    this.settings = { ...totalSettings(setup), probes: ['tie', deal, spent] };
  }

  toValue(): number {
    return this.score;
  }

  finalOutcome(state: GameState): number {
    return clamp(takenSoFar(this, 'total', state) + finalBonus(this, state), this.#widest);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const taken = takenSoFar(this, 'total', state);
    const widest = this.#widest;
    const most = mostToSpend(module, state, this.settings.scale) / this.deal.step;
    return new ProbedPosition(module, state, {
      widest,
      probeFor: (share) => this.#probeFor(share, taken, roemSpent(state) / this.deal.step, most),
      guess: (share) => clamp(taken + share, widest),
    });
  }

  /**
   * From the share of declarers who do not lose to one beyond the best share of the others: the score is not kept, or it is
   * improved. A tie that costs as much as the lost deal is at the end of the declarers as well, as it has their best share. Both ends hold for the whole deal, since a line compares positions in which different points have been made.
   * If the score is kept, roem and sweep bonus together are worth the amount spent, so the others are at most ahead by
   * all points and that amount.
   */
  get #widest(): Interval {
    const { scale } = this.settings;
    const { declareNS, tieFrom, beyondTie, step } = this.deal;
    const spent = scale * this.spent * step;
    const points = scale * pointsOfDeal(this.#setup);
    return declareNS ? [-Math.ceil(spent / 2) - 1, tieFrom] : [beyondTie - 1, points + Math.ceil(spent / 2) + 1];
  }

  /** Whether North–South keep or improve the score with that share or more. @param spent so far, and at `most` to come, in steps */
  #probeFor(share: number, taken: number, spent: number, most: number): Probe {
    const { scale, sweepBonus } = this.settings;
    const { declareNS, everything, step } = this.deal;
    const bonus = (scale * sweepBonus) / 2;
    // One step left in the end means that exactly the roem of the score was made. A tie costs half of that and of everything.
    const left = this.spent + 1 - spent;
    const leftOfTie = Math.floor(everything / step + 2 * this.spent) + 1 - spent;
    const { target, tag, tieSteps, tieBonus } = lossProbe(this.deal, left, leftOfTie, most);
    const words = budgetWords({
      unit: (scale * step) / 2,
      declareNS,
      nsSweepBonus: bonus,
      ewSweepBonus: -bonus,
      lastStepBonus: target - share,
      tieSteps,
      tieBonus,
      serial: share + 2 ** 20,
    });
    return { words, target: target - taken, tag, isCallOpen: false };
  }
}
