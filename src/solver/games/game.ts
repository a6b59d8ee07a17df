/**
 * A game is what the module is asked under a payoff: how its proven bounds, on *outcomes*, are narrowed. An outcome is a whole number,
 * larger is better for North–South; what it is worth on paper is for `worth` to say. There are three: shares.ts searches for
 * a number of points, calls.ts and wet.ts for a score that is found out by yes and no.
 */
import type { GameState } from '../../game/play.ts';
import type { Bounds, End } from '../solver.ts';
import type { Module } from './module.ts';

/** What the module is told with a deal. Two games of one deal with equal settings share what the table knows. */
export interface Settings {
  /** Units of the module a card point, 1 or 2: it has no halves. */
  readonly scale: number;
  /** Whether in-trick roem counts. */
  readonly roem: boolean;
  /** What a sweep adds to a side's points; 0: nothing. */
  readonly sweepBonus: number;
  readonly sweepBy: 'tricks' | 'points';
  /** What else questions depend on, in any form that can be compared. */
  readonly questions?: unknown;
}

/** A position of a game; the module stands at it. */
export interface GamePosition {
  /** Proven bounds on the outcome. */
  bounds(): Bounds;
  /** Goes on for at most `nodeBudget` nodes; true when the outcome is exact. @see Solver.search */
  search(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean;
  /** Asks whether the outcome is `need` or more; true when it is answered. */
  ask(nodeBudget: number, need: number): boolean;
  /** Takes proven bounds; `card` is the module's number of the card that holds that of the side to act, or -1. */
  assume(bounds: Bounds, card: number): void;
  /** A guess at the outcome from at most `nodeBudget` nodes more. */
  estimate(nodeBudget: number): number;
  /** The module's number of a card that holds the bound of the side to act; ANY where every card does, NONE where none is known. */
  best(): number;
}

export const ANY = -1;
export const NONE = -2;

export interface Game {
  readonly settings: Settings;
  /** The outcome as the payoff counts it: card points of North–South, or the difference North–South minus East–West. */
  worth(outcome: number): number;
  /** Where outcomes leave open what total they come with, the game for the best one of this outcome; undefined where they do not. */
  tieBreak?(outcome: number): Game | undefined;
  /** The outcome of a deal that is over. @param isCallOpen whether the sides may still call on the last trick */
  outcomeOf(state: GameState, isCallOpen: boolean): number;
  /** @param isCallOpen whether the sides may still call on the trick that was just completed */
  at(module: Module, state: GameState, isCallOpen: boolean): GamePosition;
}
