/**
 * The search of a position by zero-window probes. Each probe moves one proven bound; later probes bisect the interval.
 */
import { sideOf } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import { intersection, isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { End } from '../end.ts';
import { ANY, GUIDING_BEAMS, NONE } from './payoff-search.ts';
import type { SearchPosition } from './payoff-search.ts';
import { SharesPosition } from './shares-position.ts';
import type { Probe, SolverModule } from './solver-module.ts';

/** Nodes of the estimate that chooses the first target. */
const GUESS_NODES = 2_000;

interface Probes {
  /** Interval that hold before any search. */
  readonly widest: Interval;
  /** The probe whether the outcome is `target` or more. */
  probeFor(target: number): Probe;
  /**
   * The outcome that a share of North–South suggests: a share from the trick in progress on, in units of the module.
   */
  guess(share: number): number;
}

export class ProbedPosition implements SearchPosition {
  readonly #module: SolverModule;
  readonly #shares: SharesPosition;
  readonly #probes: Probes;
  /** The end of the interval whose bound the side to move proves. */
  readonly #own: 0 | 1;
  #proven: Interval;
  /** @see SearchPosition.bestCard */
  #bestCard = ANY;

  constructor(module: SolverModule, state: GameState, probes: Probes) {
    this.#module = module;
    this.#probes = probes;
    this.#shares = new SharesPosition(module, state, 0);
    this.#own = sideOf(state.toPlay!) === 'NS' ? 0 : 1;
    this.#proven = probes.widest;
  }

  bounds(): Interval {
    return this.#proven;
  }

  search(nodeBudget: number, guess: number | undefined, end: End | undefined): boolean {
    const start = this.#module.nodes;
    while (!isExact(this.#proven)) {
      const first = guess ?? this.estimate(Math.min(nodeBudget, GUESS_NODES), GUIDING_BEAMS);
      const left = nodeBudget - (this.#module.nodes - start);
      if (left <= 0 || !this.probe(left, this.#nextTarget(first, end))) return false;
    }
    return true;
  }

  /**
   * The next target: the guess, the one above it, then halfway between the bounds. From one end only: halfway from there to
   * the guess, or to the other end if the guess is not between them.
   */
  #nextTarget(guess: number, end: End | undefined): number {
    const [low, high] = this.#proven;
    if (end === 'below') return Math.ceil((low + (guess > low && guess < high ? guess : high)) / 2);
    if (end === 'above') return Math.floor((high + (guess > low && guess < high ? guess : low)) / 2) + 1;
    if (guess > low && guess <= high) return guess;
    if (guess === low) return guess + 1;
    return Math.ceil((low + high) / 2);
  }

  probe(nodeBudget: number, target: number): boolean {
    const [low, high] = this.#proven;
    if (target <= low || target > high) return true;
    const answer = this.#module.decide(nodeBudget, this.#probes.probeFor(target));
    if (answer === undefined) return false;
    // A rounded target may be minus zero; plus zero makes it zero.
    const proven = target + 0;
    // Below 0 any card proves it.
    this.#narrow(answer ? [proven, high] : [low, proven - 1], Math.max(this.#module.wasm.best(), ANY));
    return true;
  }

  assume(bounds: Interval, card: number): void {
    const isEqual = bounds[this.#own] === this.#proven[this.#own];
    if (isEqual && this.#bestCard < 0 && card >= 0) this.#bestCard = card;
    this.#narrow(bounds, card < 0 ? NONE : card);
  }

  /** @param bestCard as in `bestCard`, if the bound of the side to move changes */
  #narrow(bounds: Interval, bestCard: number): void {
    const narrower = intersection(this.#proven, bounds);
    if (narrower[this.#own] !== this.#proven[this.#own]) this.#bestCard = bestCard;
    this.#proven = narrower;
  }

  estimate(nodeBudget: number, beams: number): number {
    return this.#probes.guess(this.#shares.estimate(nodeBudget, beams));
  }

  bestCard(): number {
    return this.#bestCard;
  }
}
