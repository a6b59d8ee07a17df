/**
 * A switch for each idea that makes the search faster without changing what it finds, so that tests can compare on with off.
 * Only in the build that is compiled with SWITCHES (tools/compile.ts): everywhere else all are on, and the questions vanish.
 */

/** The transposition table (table.ts). */
export const TABLE: i32 = 1;
/** Entries that serve other cards of the same patterns, with their bounds corrected (table.ts). */
export const CORRECTION: i32 = 2;
/** Only one of interchangeable cards is tried, or the dearest or cheapest (equivalence.ts). */
export const EQUIVALENCE: i32 = 4;
/** Before the last card of a trick the positions behind all candidates are looked up (search.ts). */
export const LOOK_AHEAD: i32 = 8;
/** The last two tricks have a search of their own (endgame.ts). */
export const ENDGAME: i32 = 16;
/** The order of moves (ordering.ts). */
export const ORDER: i32 = 32;
/** An estimate says where to ask first (window.ts). */
export const ESTIMATE: i32 = 64;
/** A question is given long before it is put aside for an easier one (window.ts); off, hardly any time. */
export const LONG_PATIENCE: i32 = 128;

let off: i32 = 0;

/** Switches these ideas off and all others on; to be called before a deal is set. */
export function switchOff(ideas: i32): void {
  off = ideas;
}

// @ts-ignore: decorator
@inline
export function isOn(idea: i32): bool {
  return isDefined(SWITCHES) ? (off & idea) == 0 : true;
}
