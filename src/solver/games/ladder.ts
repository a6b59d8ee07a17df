/**
 * A position whose outcome is found out by questions with yes or no for an answer, each of which the module searches for itself:
 * there is no share that bounds the outcome from both sides at once. Questions halve what is left open.
 */
import { sideOf } from '../../game/cards.ts';
import type { GameState } from '../../game/play.ts';
import type { Bounds, End } from '../solver.ts';
import { ANY, NONE } from './game.ts';
import type { GamePosition } from './game.ts';
import type { Module, Question } from './module.ts';
import { SharesPosition } from './shares.ts';

/** Nodes for a guess of where to ask first. */
const GUESS_NODES = 2_000;

export interface Ladder {
  /** Bounds that every outcome keeps. */
  readonly widest: Bounds;
  /** Whether the outcome is that or more. */
  question(outcome: number): Question;
  /** The outcome that a share of North–South suggests, in the module's units from the trick in progress on. */
  guess(share: number): number;
}

/** Bounds found out by yes and no, and the card that holds the bound of the side to act. */
export class Answers {
  low: number;
  high: number;
  /** @see GamePosition.best */
  best = ANY;
  readonly #forNorthSouth: boolean;

  constructor(state: GameState, { low, high }: Bounds) {
    this.low = low;
    this.high = high;
    this.#forNorthSouth = sideOf(state.toPlay!) === 'NS';
  }

  get isExact(): boolean {
    return this.low === this.high;
  }

  /** @param card the module's number of a card that holds the answer for the side to act; below 0 where any does */
  take(need: number, isYes: boolean, card: number): void {
    // Rounded questions may be minus zero; plus zero they are zero.
    const asked = need + 0;
    this.narrow(isYes ? { low: asked, high: this.high } : { low: this.low, high: asked - 1 }, Math.max(card, ANY));
  }

  /** Takes bounds that were proven elsewhere. @param card the module's number, or -1 where none is known */
  assume(bounds: Bounds, card: number): void {
    const isEqual = this.#forNorthSouth ? bounds.low === this.low : bounds.high === this.high;
    if (isEqual && this.best < 0 && card >= 0) this.best = card;
    this.narrow(bounds, card < 0 ? NONE : card);
  }

  /** @param best as in `best`, where the bound of the side to act moves */
  narrow({ low, high }: Bounds, best: number): void {
    const isBetter = this.#forNorthSouth ? low > this.low : high < this.high;
    if (isBetter) this.best = best;
    this.low = Math.max(low, this.low);
    this.high = Math.min(high, this.high);
  }
}

export class LadderPosition implements GamePosition {
  readonly #module: Module;
  readonly #shares: SharesPosition;
  readonly #ladder: Ladder;
  readonly #answers: Answers;

  constructor(module: Module, state: GameState, ladder: Ladder) {
    this.#module = module;
    this.#ladder = ladder;
    this.#shares = new SharesPosition(module, state, 0);
    this.#answers = new Answers(state, ladder.widest);
  }

  bounds(): Bounds {
    const { low, high } = this.#answers;
    return { low, high };
  }

  search(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean {
    const start = this.#module.nodes;
    while (!this.#answers.isExact) {
      const first = guess ?? this.estimate(Math.min(nodeBudget, GUESS_NODES));
      const left = nodeBudget - (this.#module.nodes - start);
      if (left <= 0 || !this.ask(left, this.#next(first, from))) return false;
    }
    return true;
  }

  /** Where to ask next: at the guess and above it, then halfway. */
  #next(guess: number, from: End | undefined): number {
    const { low, high } = this.#answers;
    if (from) return from === 'below' ? low + 1 : high;
    if (guess > low && guess <= high) return guess;
    if (guess === low) return guess + 1;
    return Math.ceil((low + high) / 2);
  }

  ask(nodeBudget: number, need: number): boolean {
    const { low, high } = this.#answers;
    if (need <= low || need > high) return true;
    const answer = this.#module.decide(nodeBudget, this.#ladder.question(need));
    if (answer === undefined) return false;
    this.#answers.take(need, answer, this.#module.wasm.best());
    return true;
  }

  assume(bounds: Bounds, card: number): void {
    this.#answers.assume(bounds, card);
  }

  estimate(nodeBudget: number): number {
    return this.#ladder.guess(this.#shares.estimate(nodeBudget));
  }

  best(): number {
    return this.#answers.best;
  }
}
