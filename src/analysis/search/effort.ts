/**
 * The time and the nodes that one analysis takes. Long searches run in slices, between which the caller may do other work or
 * stop, and end at the request's deadline.
 */
import { clamp, exactly, isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { Solver } from '../../solver/solver.ts';

/** Interval on the outcome of the whole deal from a position, and an estimate while they differ. */
export interface Valuation {
  readonly proven: Interval;
  /** A guess between the bounds; equal to both when they are equal. */
  readonly estimate: number;
  /** The number of beams done for it, from which its error follows. */
  readonly beams?: number;
}

/** The valuation of a known outcome. */
export const valued = (outcome: number): Valuation => ({ proven: exactly(outcome), estimate: outcome });

/** Work in slices: the generator yields between two of them. */
export type Steps<Result> = Generator<void, Result>;

/** Target length of a slice, in milliseconds: short, so that a cancelled search ends soon. */
const SLICE_MS = 40;
/** Slices grow with the time spent, because each begins by finding its way back to where the last one stopped. */
const SLICE_SHARE = 0.05;
const LONGEST_SLICE_MS = 200;
/** Node budget of the first slice, at most this many per millisecond of the time limit; later slices follow the measured speed. */
const FIRST_SLICE_NODES = 20_000;
const FIRST_NODES_PER_MS = 500;
const LEAST_SLICE_NODES = 2_000;

/** Cuts one analysis into slices, counts its nodes and time, and watches its deadline. */
export class Effort {
  /** Nodes searched so far. */
  nodes = 0;
  readonly #start = performance.now();
  /** When `pause` last yielded. */
  #pausedAt = this.#start;
  #sliceNodes: number;

  /** @param limitMs milliseconds until the analysis must end; by default it ends when everything is exact */
  constructor(readonly limitMs: number = Infinity) {
    this.#sliceNodes = Math.max(LEAST_SLICE_NODES, Math.min(FIRST_SLICE_NODES, limitMs * FIRST_NODES_PER_MS));
  }

  /** Milliseconds since the analysis began. */
  get elapsedMs(): number {
    return performance.now() - this.#start;
  }

  /** Whether the deadline has passed. */
  get isOver(): boolean {
    return this.elapsedMs >= this.limitMs;
  }

  /**
   * Searches the solver's position for one slice; true once the value is exact.
   * @param search searches within the given node budget
   * @param pace the length of the next slice, as a share of the usual one
   */
  slice(solver: Solver, search: (nodeBudget: number) => void, pace = 1): boolean {
    const before = performance.now();
    const nodesBefore = solver.nodes;
    search(this.#sliceNodes);
    const spent = performance.now() - before;
    const nodes = solver.nodes - nodesBefore;
    this.nodes += nodes;
    if (spent > 1) {
      const share = pace * Math.min(Math.max(SLICE_MS, this.elapsedMs * SLICE_SHARE), LONGEST_SLICE_MS);
      const wanted = Math.min(share, this.limitMs - this.elapsedMs);
      this.#sliceNodes = Math.max(LEAST_SLICE_NODES, Math.round((nodes / spent) * wanted));
    }
    return isExact(solver.bounds());
  }

  /**
   * Searches the solver's position until `isDone`, or until the deadline. For callers with many small searches, most of which
   * take less than a slice: it yields only when a slice's time has passed since it last did.
   * @param search searches within the given node budget
   */
  *narrow(
    solver: Solver,
    isDone: (bounds: Interval) => boolean,
    search: (nodeBudget: number) => void,
  ): Steps<Interval> {
    while (!isDone(solver.bounds()) && !this.isOver) {
      this.slice(solver, search);
      yield* this.pause();
    }
    return solver.bounds();
  }

  /** Yields if a slice's time has passed since it last did. */
  *pause(): Steps<void> {
    if (performance.now() - this.#pausedAt < SLICE_MS) return;
    yield;
    this.#pausedAt = performance.now();
  }

  /** Adds an estimate of at most `nodeBudget` nodes, and `beams` beams (`Solver.estimate`), to the bounds of the solver's position. */
  valuation(solver: Solver, bounds: Interval, nodeBudget: number, beams?: number): Valuation {
    if (isExact(bounds)) return valued(bounds[0]);
    const nodesBefore = solver.nodes;
    const estimate = clamp(solver.estimate(nodeBudget, beams), bounds);
    this.nodes += solver.nodes - nodesBefore;
    return { proven: bounds, estimate, beams: solver.beams };
  }
}
