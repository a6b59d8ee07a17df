/**
 * The game of wet.ts where a sweep does not say who wins: with all the points a side can have less than the other, if tricks without
 * points bring as much roem as all points together; and all tricks of a deal without points win nothing. The score itself is
 * the outcome, and every question is searched for itself, with nothing taken over from others: slow, and hardly ever needed. Equal scores are
 * not told apart by their total here.
 */
import { sideOf } from '../../game/cards.ts';
import { finalValue } from '../../game/scoring/outcome.ts';
import { pointsOfDeal, roemSoFar } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { RoemSetFlag } from '../abi.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { ProbedPosition } from './probed-position.ts';
import type { SolverModule, Question } from './solver-module.ts';
import { roemSets } from './roem-sets.ts';
import type { RoemSet } from './roem-sets.ts';
import { budgetWords, edgeOf, lostScore, roemSpent, spendable } from './roem-spent.ts';
import { takenSoFar, totalSettings } from './shares.ts';

/** Whether a sweep can go to a side that has no more than the other. */
export function mayContradict(setup: GameSetup): boolean {
  const { sweepBonus, sweepBy } = totalSettings(setup);
  if (sweepBonus === 0) return false;
  const worthless = sweepBy === 'points' ? roemSets(setup).filter(({ isWorthless }) => isWorthless) : [];
  const points = pointsOfDeal(setup);
  // Hardly ever do all of them bring that much: most deals target no closer look.
  if (sum(worthless) < points) return false;
  const mostOf = (side: RoemSetFlag): number => {
    const sets = worthless.filter(({ sides }) => sides & side);
    return sets.length > FEW ? sum(sets) : mostTogether(sets);
  };
  return Math.max(mostOf(RoemSetFlag.northSouth), mostOf(RoemSetFlag.eastWest)) >= points;
}

/** So many sets are looked at in every combination; of more, as two copies can have, all are counted. */
const FEW = 16;

const sum = (sets: readonly RoemSet[]): number => sets.reduce((all, { worth }) => all + Math.abs(worth), 0);

/** The most that sets bring of which no two share a card, but for one within the other: each card comes to one trick. */
function mostTogether([first, ...others]: readonly RoemSet[], taken: readonly RoemSet[] = []): number {
  if (!first) return 0;
  const without = mostTogether(others, taken);
  const isFree = taken.every(({ cards }) => {
    const shared = cards.filter((card) => first.cards.includes(card)).length;
    return shared === 0 || shared === Math.min(cards.length, first.cards.length);
  });
  return isFree ? Math.max(without, Math.abs(first.worth) + mostTogether(others, [...taken, first])) : without;
}

export class WetByScoreGame implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly #declareNS: boolean;
  readonly #points: number;
  readonly #edge: number;
  readonly #step: number;
  readonly #most: number;

  constructor(setup: GameSetup) {
    const total = totalSettings(setup);
    this.#points = pointsOfDeal(setup);
    this.#declareNS = sideOf(setup.declarer) === 'NS';
    this.#edge = edgeOf(this.#declareNS, total.scale * this.#points);
    const { step, amounts } = spendable(setup, total.sweepBonus);
    this.#step = step;
    this.#most = amounts.at(-1)!;
    this.settings = { ...total, probes: ['by score', this.#declareNS] };
  }

  toValue(outcome: number): number {
    return outcome;
  }

  finalOutcome(state: GameState): number {
    return finalValue(state, 'score');
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const { scale } = this.settings;
    const taken = takenSoFar(this, 'total', state);
    const most = this.#points + this.#most + roemSpent(state);
    const { NS, EW } = roemSoFar(state);
    return new ProbedPosition(module, state, {
      widest: { low: 0 - most, high: most },
      question: (score) => this.#question(score, taken, NS + EW),
      guess: (share) => {
        const all = taken + share;
        const isWon = this.#declareNS ? all >= this.#edge : all <= this.#edge;
        const others = this.#points + NS + EW;
        return isWon ? Math.round((2 * all) / scale - this.#points) : lostScore(this.#declareNS, others);
      },
    });
  }

  /** Whether North–South score that much or more. */
  #question(score: number, taken: number, spent: number): Question {
    const { scale, sweepBonus } = this.settings;
    // The share with which the score is reached, a bonus not counted, on either side of the edge.
    const from = (bonus: number): number => {
      const share = Math.ceil(((score + this.#points - bonus) * scale) / 2);
      return this.#declareNS ? Math.max(this.#edge, share) : Math.min(this.#edge + 1, share);
    };
    // Lost, North–South the declarers: -(points + spent) is no less than the score; else points + spent is as much.
    const steps = this.#declareNS
      ? Math.floor((-score - this.#points) / this.#step) - spent / this.#step + 1
      : Math.ceil((score - this.#points) / this.#step) - spent / this.#step;
    const words = budgetWords({
      unit: (scale * this.#step) / 2,
      declareNS: this.#declareNS,
      endNS: from(0) - from(sweepBonus),
      endEW: from(0) - from(-sweepBonus),
      serial: score + 2 ** 20,
    });
    return { words, target: from(0) - taken, tag: Math.max(0, steps), isCallOpen: false };
  }
}
