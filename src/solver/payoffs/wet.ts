/**
 * Wet deals: the declarers must have more than the others, roem included, or get nothing and the others everything. If they
 * win, the score is the difference of all points. If they lose, the others score all points, all roem and their own sweep
 * bonus, so both sides still play for the amount of roem: the budget (BUDGET, whose half in the search is
 * assembly/payoff/budget.ts).
 *
 * Where melds count, they are constants of the deal and part of what either side has; marriages that depend on the play are roem. A tie may be
 * held over: it then costs the declarers half of what both sides have, and a loss all of it.
 *
 * The outcome is the score without the multiplier of the contract. A probe for a score has two limits: the share with which the declarers win by as much,
 * and the budget of roem with which they lose by no more.
 *
 * In most deals a sweep implies the winner, and all probes share the table. It does not if tricks without points can bring
 * as much roem as there are points, or if the deal has no points. Then each probe is searched for itself, and the totals of
 * equal scores are not compared.
 */
import type { Side } from '../../game/cards.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import { multiplierOf, pointsOfDeal, roemBefore } from '../../game/scoring/payoff.ts';
import type { WetScoring } from '../../game/scoring/wet.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { RoemSetFlag } from '../abi.ts';
import type { Interval } from '../../game/interval.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { ProbedPosition } from './probed-position.ts';
import { budgetWords, lossProbe, lostScore, mostToSpend, roemSpent, wetDealOf } from './roem-spent.ts';
import type { WetDeal } from './roem-spent.ts';
import { roemSets } from './roem-sets.ts';
import type { RoemSet } from './roem-sets.ts';
import { takenSoFar } from './shares-position.ts';
import { totalSettings } from './shares.ts';
import type { SolverModule, Probe } from './solver-module.ts';
import { WetTieSearch } from './wet-tie.ts';

export class WetSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;
  readonly #deal: WetDeal;
  readonly #factor: number;
  readonly #mayContradict: boolean;

  constructor(
    setup: GameSetup,
    readonly scoring: WetScoring,
  ) {
    const total = totalSettings(setup);
    this.#setup = setup;
    this.#deal = wetDealOf(setup, scoring, total);
    this.#factor = multiplierOf(setup.rules, setup.contract);
    // With melds the sweep bonus is part of the comparison, so a sweep contradicts nothing.
    this.#mayContradict = !scoring.melds && mayContradict(setup);
    this.settings = { ...total, probes: [this.#deal, this.#mayContradict] };
  }

  toValue(outcome: number): number {
    return this.#factor * outcome;
  }

  finalOutcome(state: GameState): number {
    return finalValue(state, 'score') / this.#factor;
  }

  /** The score of a won deal fixes its total; the score of a lost deal does not tell how the points were shared. */
  tieBreak(score: number): PayoffSearch | undefined {
    const { declareNS, everything, step } = this.#deal;
    const isWon = declareNS ? score > 0 : score < 0;
    const spent = (Math.abs(score) - everything) / step;
    // A tie fixes its total as well, and costs less than a lost deal or what none costs.
    if (isWon || this.#mayContradict || spent < 0 || !Number.isInteger(spent)) return undefined;
    return new WetTieSearch(this.#setup, this.#deal, this.toValue(score), spent);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const taken = takenSoFar(this, 'total', state);
    const spent = roemSpent(state);
    const most = mostToSpend(module, state, this.settings.scale);
    return new ProbedPosition(module, state, {
      widest: this.#widest(module, taken, spent, most),
      probeFor: (score) => this.#probeFor(score, taken, spent, most),
      guess: (share) => this.#scoreOf(taken + share, spent),
    });
  }

  /** The score if North–South get that share, and the others all roem so far if the declarers lose. */
  #scoreOf(share: number, spent: number): number {
    const { declareNS, everything, even, tieFrom, beyondTie } = this.#deal;
    const isWon = declareNS ? share >= beyondTie : share < tieFrom;
    if (isWon) return Math.round((2 * share - even) / this.settings.scale);
    const isTie = share >= tieFrom && share < beyondTie;
    return lostScore(declareNS, isTie ? Math.floor((everything + spent) / 2) : everything + spent);
  }

  /** Bounds from the module's bounds on shares: their excess over the points left is roem and sweep bonus. */
  #widest(module: SolverModule, taken: number, spent: number, toSpend: number): Interval {
    const [low, high] = module.bounds();
    const most = this.#deal.everything + spent + toSpend;
    if (this.#mayContradict) return [0 - most, most];
    return this.#deal.declareNS
      ? [0 - most, this.#scoreOf(taken + high, spent)]
      : [this.#scoreOf(taken + low, spent), most];
  }

  /** Whether North–South score that much or more. */
  #probeFor(score: number, taken: number, spent: number, toSpend: number): Probe {
    const { scale, sweepBonus } = this.settings;
    const { declareNS, everything, even, step } = this.#deal;
    // If North–South declare and lose, -(everything + spent) must be at least the score; if East–West lose, everything + spent.
    // A tie costs half of that.
    const stepsOf = (cost: number): number =>
      (declareNS ? Math.floor(cost / step) + 1 : Math.ceil(cost / step)) - spent / step;
    const cost = declareNS ? -score : score;
    const loss = lossProbe(this.#deal, stepsOf(cost - everything), stepsOf(2 * cost - everything), toSpend / step);
    /** The share with which the score is reached, without a bonus, on either side of the edge. */
    const shareFor = (bonus: number): number => {
      const share = Math.ceil(((score - bonus) * scale + even) / 2);
      return declareNS ? Math.max(loss.target, share) : Math.min(loss.target, share);
    };
    const target = shareFor(0);
    const bonus = (scale * sweepBonus) / 2;
    const words = budgetWords({
      unit: (scale * step) / 2,
      declareNS,
      nsSweepBonus: this.#mayContradict ? target - shareFor(sweepBonus) : bonus,
      ewSweepBonus: this.#mayContradict ? target - shareFor(-sweepBonus) : -bonus,
      tieSteps: loss.tieSteps,
      tieBonus: loss.tieBonus,
      serial: this.#mayContradict || loss.tieSteps > 0 ? score + 2 ** 20 : 0,
    });
    return { words, target: target - taken, tag: loss.tag, isCallOpen: false };
  }
}

/** Whether a sweep can go to a side that has no more than the other: the sweep then does not imply the winner. */
export function mayContradict(setup: GameSetup): boolean {
  const { sweepBonus, sweepBy } = totalSettings(setup);
  if (sweepBonus === 0) return false;
  const worthless = sweepBy === 'points' ? roemSets(setup).filter(({ isWorthless }) => isWorthless) : [];
  const points = pointsOfDeal(setup);
  /** Roem that a side had from tricks without points before an ending; with points, the others' sweep is not open. */
  const before = (side: Side): number =>
    sweepBy === 'points' && setup.taken?.[side].points === 0 ? roemBefore(setup)[side] : 0;
  // All of them together hardly ever bring as much; then there is nothing to combine.
  if (sum(worthless) + Math.max(before('NS'), before('EW')) < points) return false;
  const mostOf = (side: RoemSetFlag): number => {
    const sets = worthless.filter(({ sides }) => sides & side);
    return sets.length > FEW ? sum(sets) : mostTogether(sets);
  };
  return Math.max(mostOf(RoemSetFlag.northSouth) + before('NS'), mostOf(RoemSetFlag.eastWest) + before('EW')) >= points;
}

/** Up to so many sets are combined; of more, as two copies can have, all are counted. */
const FEW = 16;

const sum = (sets: readonly RoemSet[]): number => sets.reduce((all, { worth }) => all + Math.abs(worth), 0);

/** The most that compatible sets bring: no two share a card unless one contains the other, as each card is in one trick. */
function mostTogether([first, ...others]: readonly RoemSet[], taken: readonly RoemSet[] = []): number {
  if (!first) return 0;
  const without = mostTogether(others, taken);
  const isFree = taken.every(({ cards }) => {
    const shared = cards.filter((card) => first.cards.includes(card)).length;
    return shared === 0 || shared === Math.min(cards.length, first.cards.length);
  });
  return isFree ? Math.max(without, Math.abs(first.worth) + mostTogether(others, [...taken, first])) : without;
}
