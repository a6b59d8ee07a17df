/**
 * The slice of work that a call of the host pays for: its nodes and their budget, the root, and how many moves of a ply
 * the search tries.
 */
import { LANE } from '../core/cards';
import { Ply } from '../core/ply';
import { dropOpenSample } from '../development/samples';
import { forgetMarks } from './exchange-memory';

/** Nodes since `startSlice`: starts of tricks with two or more tricks left. */
export let nodes: u32 = 0;
/** The budget of nodes is used up. */
export let stopped: bool = false;
let budget: u32 = 0;

/** Tricks left at the root, its trick included, and the cards played to that trick. */
export let rootLeft: i32 = 0;
let rootPlayed: i32 = 0;
/**
 * The card that caused the cutoff at the root, or -1. Its value is at least (North–South to move) or at most
 * (East–West) the returned bound.
 */
export let rootCard: i32 = -1;

/**
 * How many of the best-ordered moves are tried. If fewer than a hand has cards, the bounds are estimates, not proofs.
 */
let leadBreadth: i32 = LANE;
let followBreadth: i32 = LANE;
/** In tricks with at least so many left more moves are tried: all in the first trick, three in the next. */
let wideFrom: i32 = LANE + 1;
const SECOND_BREADTH: i32 = 3;

/**
 * Starts a slice of at most `nodeBudget` nodes, `spent` of them already used, at the root with `left` tricks left and
 * `played` cards in the trick. `beam` is LANE for exact bounds. For an estimate, which needs table entries of its own
 * (`selectBeamEntries`), it is 1 (two leads and one card from each other seat), 2 (two cards everywhere) or 3 (all in the first
 * trick, three in the next, then two: an early mistake costs an estimate most).
 */
export function startSlice(spent: u32, nodeBudget: u32, left: i32, played: i32, beam: i32): void {
  dropOpenSample();
  forgetMarks();
  leadBreadth = beam == LANE ? LANE : 2;
  followBreadth = beam == LANE ? LANE : min(beam, 2);
  wideFrom = beam == 3 ? left - 1 : LANE + 1;
  nodes = spent;
  stopped = false;
  budget = nodeBudget;
  rootLeft = left;
  rootPlayed = played;
}

/** Counts a node. False if the budget is used up: the search is then stopped. */
// @ts-ignore: decorator
@inline
export function countNode(): bool {
  if (nodes >= budget) {
    stopped = true;
    return false;
  }
  nodes++;
  return true;
}

/** Limits the search to `most` further nodes, or to the rest of the budget if that is less. Returns the budget, for `liftLimit`. */
// @ts-ignore: decorator
@inline
export function limitNodes(most: u32): u32 {
  const before = budget;
  if (most < before - nodes) budget = nodes + most;
  return before;
}

/** Restores the budget. True if only the limit has stopped the search: it then resumes, and the limited move has no result. */
// @ts-ignore: decorator
@inline
export function liftLimit(before: u32): bool {
  budget = before;
  if (!stopped || nodes >= before) return false;
  stopped = false;
  // The search leaves the path on which the limit has stopped it.
  forgetMarks();
  return true;
}

/** Whether all moves are tried, so that bounds are proofs. */
// @ts-ignore: decorator
@inline
export function provesBounds(): bool {
  return followBreadth == LANE;
}

/** The number of moves to try at a ply. */
// @ts-ignore: decorator
@inline
export function breadthAt(ply: Ply): i32 {
  const left = ply.left;
  const usual = ply.k == 0 ? leadBreadth : followBreadth;
  return left < wideFrom ? usual : left == rootLeft ? LANE : SECOND_BREADTH;
}

/** Whether the ply is the first of the root. */
// @ts-ignore: decorator
@inline
export function isRoot(left: i32, k: i32): bool {
  return left == rootLeft && k == rootPlayed;
}

/** Forgets the card of an earlier search from the root. */
// @ts-ignore: decorator
@inline
export function resetRootCard(): void {
  rootCard = -1;
}

/** Notes the card that caused a cutoff, if that was at the root. */
// @ts-ignore: decorator
@inline
export function noteRootCard(ply: Ply, card: i32): void {
  if (isRoot(ply.left, ply.k)) rootCard = card;
}
