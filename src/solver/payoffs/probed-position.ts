/**
 * The search of a position by zero-window probes. Each probe moves one proven bound; later probes bisect the interval.
 */
import { sideOf } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Bounds, End } from '../bounds.ts';
import { ANY, GUIDING_BEAMS, NONE } from './payoff-search.ts';
import type { SearchPosition } from './payoff-search.ts';
import { SharesPosition } from './shares-position.ts';
import type { Probe, SolverModule } from './solver-module.ts';

/** Nodes of the estimate that chooses the first target. */
const GUESS_NODES = 2_000;

interface Probes {
  /** Bounds that hold before any search. */
  readonly widest: Bounds;
  /** The probe whether the outcome is `target` or more. */
  probeFor(target: number): Probe;
  /**
   * The outcome that a share of North–South suggests: a share from the trick in progress on, in units of the module.
   */
  guess(share: number): number;
}

/** Proven bounds, and the card that holds the bound of the side to move. */
class ProvenBounds {
  low: number;
  high: number;
  /** @see SearchPosition.bestCard */
  bestCard = ANY;
  readonly #forNorthSouth: boolean;

  constructor(state: GameState, { low, high }: Bounds) {
    this.low = low;
    this.high = high;
    this.#forNorthSouth = sideOf(state.toPlay!) === 'NS';
  }

  get isExact(): boolean {
    return this.low === this.high;
  }

  /**
   * Adopts the result of a probe. @param card the module's number of a card that proves it for the side to move; below
   * 0 if any does
   */
  take(target: number, isYes: boolean, card: number): void {
    // A rounded target may be minus zero; plus zero makes it zero.
    const proven = target + 0;
    this.narrow(isYes ? { low: proven, high: this.high } : { low: this.low, high: proven - 1 }, Math.max(card, ANY));
  }

  /** Adopts bounds that another search has proven. @param card the module's number, or -1 where none is known */
  assume(bounds: Bounds, card: number): void {
    const isEqual = this.#forNorthSouth ? bounds.low === this.low : bounds.high === this.high;
    if (isEqual && this.bestCard < 0 && card >= 0) this.bestCard = card;
    this.narrow(bounds, card < 0 ? NONE : card);
  }

  /** @param bestCard as in `bestCard`, if the bound of the side to move changes */
  narrow({ low, high }: Bounds, bestCard: number): void {
    const isBetter = this.#forNorthSouth ? low > this.low : high < this.high;
    if (isBetter) this.bestCard = bestCard;
    this.low = Math.max(low, this.low);
    this.high = Math.min(high, this.high);
  }
}

export class ProbedPosition implements SearchPosition {
  readonly #module: SolverModule;
  readonly #shares: SharesPosition;
  readonly #probes: Probes;
  readonly #proven: ProvenBounds;

  constructor(module: SolverModule, state: GameState, probes: Probes) {
    this.#module = module;
    this.#probes = probes;
    this.#shares = new SharesPosition(module, state, 0);
    this.#proven = new ProvenBounds(state, probes.widest);
  }

  bounds(): Bounds {
    const { low, high } = this.#proven;
    return { low, high };
  }

  search(nodeBudget: number, guess: number | undefined, end: End | undefined): boolean {
    const start = this.#module.nodes;
    while (!this.#proven.isExact) {
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
    const { low, high } = this.#proven;
    if (end === 'below') return Math.ceil((low + (guess > low && guess < high ? guess : high)) / 2);
    if (end === 'above') return Math.floor((high + (guess > low && guess < high ? guess : low)) / 2) + 1;
    if (guess > low && guess <= high) return guess;
    if (guess === low) return guess + 1;
    return Math.ceil((low + high) / 2);
  }

  probe(nodeBudget: number, target: number): boolean {
    const { low, high } = this.#proven;
    if (target <= low || target > high) return true;
    const answer = this.#module.decide(nodeBudget, this.#probes.probeFor(target));
    if (answer === undefined) return false;
    this.#proven.take(target, answer, this.#module.wasm.best());
    return true;
  }

  assume(bounds: Bounds, card: number): void {
    this.#proven.assume(bounds, card);
  }

  estimate(nodeBudget: number, beams: number): number {
    return this.#probes.guess(this.#shares.estimate(nodeBudget, beams));
  }

  bestCard(): number {
    return this.#proven.bestCard;
  }
}
