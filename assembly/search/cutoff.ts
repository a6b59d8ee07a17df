/** A cutoff: its card, and what the search learns from it for the order of later moves. */
import { LATE, penaliseHistory, recordCutoff } from '../ordering/ordering';
import { moveCard, movesAt } from './moves';
import { noteRootCard } from './slice';

/** The card of the last cutoff. */
export let cutoffCard: i32 = -1;

/** Sampling build only: sets that card. */
export function setCutoffCard(card: i32): void {
  cutoffCard = card;
}

/** The i-th move caused a cutoff: updates the move order and, at the root, the best card. */
export function handleCutoff(left: i32, k: i32, seat: i32, toBeat: i32, i: i32): void {
  const moves = movesAt(left, k);
  const card = moveCard(moves, i);
  cutoffCard = card;
  // The last tricks do not use the history.
  if (left > LATE) {
    recordCutoff(left, seat, toBeat, card);
    for (let j = 0; j < i; j++) penaliseHistory(left, seat, toBeat, moveCard(moves, j));
  }
  noteRootCard(left, k, card);
}
