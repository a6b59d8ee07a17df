/** The exports of the module as a game uses them: budgets checked, nodes counted. */
import type { SolverExports } from '../wasm.ts';
import type { Bounds, End } from '../solver.ts';

/** The ends of the interval of what is proven. */
const ENDS = ['below', 'above'] as const;
/** No guess: assembly/window.ts. */
const NO_GUESS = -(2 ** 31);
/** More nodes than any call searches. */
const MOST_NODES = 2 ** 32 - 1;
/** No share is farther from nothing. */
const MOST_POINTS = 2 ** 16;

/** A question of calls.ts or wet.ts, as assembly/payoff.ts reads it. */
export interface Question {
  readonly words: readonly number[];
  /** What North–South must have or more, in the module's units, from the trick in progress on. */
  readonly need: number;
  /** Tells questions of a deal apart, or is a budget. */
  readonly tag: number;
  readonly isCallOpen: boolean;
}

export class Module {
  /** Nodes searched since `forgetNodes`. */
  nodes = 0;

  constructor(
    readonly wasm: SolverExports,
    readonly view: () => DataView,
  ) {}

  /** Bounds on the share of North–South from the trick in progress on. */
  bounds(): Bounds {
    return { low: this.wasm.lowerBound(), high: this.wasm.upperBound() };
  }

  search(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean {
    const first = guess === undefined ? NO_GUESS : withinPoints(guess);
    const isDone = this.wasm.search(budgetOf(nodeBudget), first, from ? ENDS.indexOf(from) + 1 : 0) === 1;
    this.#count();
    return isDone;
  }

  ask(nodeBudget: number, need: number): boolean {
    const isDone = this.wasm.ask(budgetOf(nodeBudget), withinPoints(need)) === 1;
    this.#count();
    return isDone;
  }

  estimate(nodeBudget: number): number {
    const estimate = this.wasm.estimate(budgetOf(nodeBudget));
    this.#count();
    return estimate;
  }

  /** The answer to a question; undefined while it is not known. */
  decide(nodeBudget: number, { words, need, tag, isCallOpen }: Question): boolean | undefined {
    const view = this.view();
    words.forEach((word, i) => view.setInt32(i * 4, word, true));
    const answer = this.wasm.decide(budgetOf(nodeBudget), need, tag, Number(isCallOpen));
    this.#count();
    return answer < 0 ? undefined : answer === 1;
  }

  #count(): void {
    this.nodes += this.wasm.nodes() >>> 0;
  }
}

/** A budget as the module takes it. @throws RangeError for what is no number of nodes */
function budgetOf(nodes: number): number {
  if (!(nodes >= 0)) throw new RangeError(`nodeBudget is ${nodes}; it must be a number of nodes from 0 up`);
  return Math.min(Math.floor(nodes), MOST_NODES);
}

/** A share as the module takes it; beyond its bounds every question is answered alike. */
export const withinPoints = (points: number): number =>
  Math.min(Math.max(-MOST_POINTS, Math.round(points)), MOST_POINTS);
