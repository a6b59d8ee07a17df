/**
 * The tie-break of a lost wet deal: of all plays with its score, those with the best total. The outcome is
 * North–South's share of all points (shares.ts), over the plays in which both sides keep the score. Probes share no
 * table entries: this search is for one line of play, not for values.
 */
import { sideOf } from '../../game/cards.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { clamp } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { ProbedPosition } from './probed-position.ts';
import type { SolverModule, Probe } from './solver-module.ts';
import { budgetWords, edgeOf, roemSpent } from './roem-spent.ts';
import { finalBonus, takenSoFar } from './shares-position.ts';
import { totalSettings } from './shares.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';

export class WetTieSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;
  readonly #declareNS: boolean;
  readonly #edge: number;

  /**
   * @param score of the lost deal
   * @param spent by which the others' score exceeds the card points, in steps of `step` points
   */
  constructor(
    setup: GameSetup,
    readonly score: number,
    readonly spent: number,
    readonly step: number,
  ) {
    const total = totalSettings(setup);
    this.#setup = setup;
    this.#declareNS = sideOf(setup.declarer) === 'NS';
    this.#edge = edgeOf(this.#declareNS, total.scale * pointsOfDeal(setup));
    this.settings = { ...total, probes: ['tie', this.#declareNS, spent, step] };
  }

  toValue(): number {
    return this.score;
  }

  finalOutcome(state: GameState): number {
    return takenSoFar(this, 'total', state) + finalBonus(this, state);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const taken = takenSoFar(this, 'total', state);
    const widest = this.#widest;
    return new ProbedPosition(module, state, {
      widest,
      probeFor: (share) => this.#probeFor(share, taken, roemSpent(state)),
      guess: (share) => clamp(taken + share, widest),
    });
  }

  /**
   * From the share of declarers who win to one beyond the best share of the others: the score is not kept, or it is
   * improved. Both ends hold for the whole deal, since a line compares positions in which different points have been made.
   * If the score is kept, roem and sweep bonus together are worth the amount spent, so the others are at most ahead by
   * all points and that amount.
   */
  get #widest(): Interval {
    const { scale } = this.settings;
    const spent = scale * this.spent * this.step;
    const points = scale * pointsOfDeal(this.#setup);
    return this.#declareNS ? [-Math.ceil(spent / 2) - 1, this.#edge] : [this.#edge, points + Math.ceil(spent / 2) + 1];
  }

  /** Whether North–South keep or improve the score with that share or more. */
  #probeFor(share: number, taken: number, spent: number): Probe {
    const { scale, sweepBonus } = this.settings;
    const bonus = (scale * sweepBonus) / 2;
    const won = this.#declareNS ? this.#edge : this.#edge + 1;
    const words = budgetWords({
      unit: (scale * this.step) / 2,
      declareNS: this.#declareNS,
      nsSweepBonus: bonus,
      ewSweepBonus: -bonus,
      lastStepBonus: won - share,
      serial: share + 2 ** 20,
    });
    // One step left in the end means that exactly the roem of the score was made.
    const left = this.spent + 1 - spent / this.step;
    return { words, target: won - taken, tag: Math.max(0, left), isCallOpen: false };
  }
}
