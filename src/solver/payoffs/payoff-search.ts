/**
 * How the search of a deal under one payoff uses the WebAssembly module. The proven bounds are on *outcomes*: whole numbers, larger is
 * better for North–South, that `toValue` turns into the payoff's value. shares.ts narrows a number of points, and so does own-kind.ts; calls.ts and wet.ts probe for
 * scores, which have yes or no for an answer.
 */
import type { Side } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Interval } from '../../game/interval.ts';
import type { End } from '../end.ts';
import type { SolverModule } from './solver-module.ts';

/** How the module counts the difference of a card's points in tricks of the second kind. */
export interface OwnKindUnits {
  /** The worth of a point of this difference as the module counts it: a fraction, but whole for the difference of every card. */
  readonly worth: number;
  /** By what it is divided if the side wins the card; 0 if it then counts nothing. */
  readonly divisors: Readonly<Record<Side, number>>;
}

/** Settings of the module for a deal. Two searches of one deal with equal settings share the transposition table's entries. */
export interface SearchSettings {
  /** The module's units for one card point, 1 or 2: it has no halves. */
  readonly scale: number;
  /** Whether roem in tricks counts. */
  readonly roem: boolean;
  /** Points that a sweep adds to a side; 0 for none. */
  readonly sweepBonus: number;
  readonly sweepBy: 'tricks' | 'points';
  /** Where the card points depend on the kind of each trick: the module then counts the difference as roem. */
  readonly ownKind?: OwnKindUnits;
  /** Everything else that probes depend on, in a form that JSON can compare. */
  readonly probes?: unknown;
}

/** The search of one position, which must be the module's current one. */
export interface SearchPosition {
  /** Proven bounds on the outcome. */
  bounds(): Interval;
  /** Continues for at most `nodeBudget` nodes; true when the outcome is exact. @see Solver.search */
  search(nodeBudget: number, guess: number | undefined, end: End | undefined): boolean;
  /** Zero-window probe: is the outcome `target` or more? True when it is answered. */
  probe(nodeBudget: number, target: number): boolean;
  /** Adopts proven bounds; `card` is the module's number of the card that holds the bound of the side to move, or -1. */
  assume(bounds: Interval, card: number): void;
  /** An estimate of the outcome from at most `nodeBudget` more nodes, and from the first `beams` beams. */
  estimate(nodeBudget: number, beams: number): number;
  /** The module's number of a card that holds the bound of the side to move; ANY where every card does, NONE where none is known. */
  bestCard(): number;
}

/** The beams that are worth their nodes before a proof, and all beams. */
export const GUIDING_BEAMS = 2;
export const ALL_BEAMS = 3;

export const ANY = -1;
export const NONE = -2;

export interface PayoffSearch {
  readonly settings: SearchSettings;
  /** Whether a sweep makes a difference to the outcome. */
  readonly countsSweeps: boolean;
  /** The payoff's value of an outcome: card points of North–South, or the difference North–South minus East–West. */
  toValue(outcome: number): number;
  /**
   * The search among plays of this outcome: for the best total, or for all tricks beside all points; undefined where the outcome leaves
   * nothing to choose.
   */
  tieBreak?(outcome: number): PayoffSearch | undefined;
  /** The outcome of a finished deal. @param isCallOpen whether the sides may still call on the last trick */
  finalOutcome(state: GameState, isCallOpen: boolean): number;
  /** The search of a position. @param isCallOpen whether the sides may still call on the trick that was just completed */
  startAt(module: SolverModule, state: GameState, isCallOpen: boolean): SearchPosition;
}
