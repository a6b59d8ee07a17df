/**
 * Records training samples of the search for learning the move order, in the build compiled with SAMPLING
 * (tools/ordering). A sampled node tries all of its moves, also after a cutoff, and records the result and cost of each. Learning
 * predicts from the features which move causes a cutoff at the lowest cost.
 */
import { Ply } from '../core/ply';
import { frameOf, needOf } from '../core/position';
import { setCutoffCard } from '../search/cutoff';
import { moveCard, movesAt } from '../search/moves';
import { betterFor, isCutoff } from '../search/sides';
import { liftLimit, limitNodes, nodes, stopped } from '../search/slice';
import { addCost, endSample, recordCutoff, recordFeatures } from './samples';

/** `playMove` of the search. As a value it costs a little, but the recorder need not import the search, which calls it. */
type Play = (ply: Ply, card: i32, isLast: bool) => i32;

/** Most nodes of each move in the first round, and how much it grows with each further one. */
const FIRST_LIMIT: u32 = 64;
const LIMIT_GROWTH: u32 = 4;

/**
 * The same as `tryMoves` (search.ts), but searches all moves and records them, in random order: later moves find the table entries
 * of earlier ones, and would look cheaper if they always came last. It does not update the move order.
 * The sample is dropped if no move causes a cutoff, as the order would have made no difference.
 *
 * The moves are searched in rounds, each to a limit of nodes that grows from round to round, until one round after the first cutoff.
 * So a sample costs a few times as much as its cheapest cutoff, not as its dearest move; a move without a result by then counts
 * as one that causes no cutoff.
 */
export function sampleMoves(play: Play, ply: Ply, count: i32, known: i32): i32 {
  const moves = movesAt(ply);
  const seat = ply.seat;
  const need = needOf(frameOf(ply.left));
  let best = known;
  let cutoffCard = -1;
  let open = (1 << count) - 1;
  let isLastRound = false;
  for (let i = 0; i < count; i++) recordFeatures(moves, i, count);
  for (let limit = FIRST_LIMIT; open != 0; limit *= LIMIT_GROWTH) {
    for (let i = 0; i < count; i++) {
      if (((open >> i) & 1) == 0) continue;
      const card = moveCard(moves, i);
      const nodesBefore = nodes;
      const budget = limitNodes(limit);
      const share = play(ply, card, ply.k == 3);
      const isUnfinished = liftLimit(budget);
      if (stopped) return 0;
      addCost(i, nodes - nodesBefore);
      if (isUnfinished) continue;
      open ^= 1 << i;
      best = betterFor(seat, best, share);
      if (!isCutoff(seat, share, need)) continue;
      recordCutoff(i);
      cutoffCard = card;
    }
    if (isLastRound) break;
    isLastRound = cutoffCard >= 0;
  }
  setCutoffCard(cutoffCard);
  endSample(cutoffCard >= 0);
  return best;
}
