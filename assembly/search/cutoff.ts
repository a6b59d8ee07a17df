/** A cutoff: its card, and what the search learns from it for the order of later moves. */
import { Ply } from '../core/ply';
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
export function handleCutoff(ply: Ply, i: i32): void {
  const moves = movesAt(ply);
  const card = moveCard(moves, i);
  cutoffCard = card;
  // The last tricks do not use the history.
  if (ply.left > LATE) {
    recordCutoff(ply, card);
    for (let j = 0; j < i; j++) penaliseHistory(ply, moveCard(moves, j));
  }
  noteRootCard(ply, card);
}
