/**
 * A switch for each idea that speeds up the search without changing its results, so that tests can compare on with off.
 * The switches exist only in the build compiled with SWITCHES (tools/compile.ts); in all other builds every idea is on,
 * and the tests vanish.
 */

/** The transposition table (transposition-table.ts). */
export const TABLE: i32 = 1;
/** Corrected entries: bounds of equivalent positions are adjusted (correction.ts). */
export const CORRECTION: i32 = 2;
/** Equivalent and dominated cards are not tried (equivalence.ts). */
export const EQUIVALENCE: i32 = 4;
/** Before the last card of a trick, the positions behind all candidates are looked up (last-card.ts). */
export const LOOK_AHEAD: i32 = 8;
/** The last two tricks have a search of their own (endgame.ts). */
export const ENDGAME: i32 = 16;
/** The move order (ordering.ts). */
export const ORDER: i32 = 32;
/** An estimate is the first target (driver.ts). */
export const ESTIMATE: i32 = 64;
/** A probe has a large budget before it is postponed (driver.ts); if off, a tiny one, and so have first moves at every ply (deferred-moves.ts). */
export const LARGE_PROBE_BUDGET: i32 = 128;
/** The table of an ordinary deal grows as it fills; if off, it grows once it has lost as many entries as its capacity. */
export const EAGER_GROWTH: i32 = 256;
/** Sure points of trumps bound a position (sure-points.ts). */
export const SURE_POINTS: i32 = 512;

let off: i32 = 0;

/** Switches these ideas off and all others on. Call it before a deal is set. */
export function switchOff(ideas: i32): void {
  off = ideas;
}

/** Whether an idea is in use: always, unless this is the build with switches. */
// @ts-ignore: decorator
@inline
export function isOn(idea: i32): bool {
  return isDefined(SWITCHES) ? (off & idea) == 0 : true;
}
