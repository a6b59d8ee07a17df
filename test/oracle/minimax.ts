/**
 * The oracle of all tests of values: full-width minimax over the reference rules. It tries every legal card, without bounds, pruning or
 * equivalences. It shares no code with the solver and is naive on purpose.
 */
import { SEATS, sideOf } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';

/** Card points of North–South in the whole deal under best play. */
export function minimax(state: GameState): number {
  if (state.toPlay === null) return state.points.NS;
  const values = legalNow(state).map((card) => minimax(afterPlay(state, card)));
  return sideOf(state.toPlay) === 'NS' ? Math.max(...values) : Math.min(...values);
}

/**
 * The same for five cards in each hand and a few more: full width too, but with memoised trick starts. The points that North–South
 * still take from there depend only on the remaining hands and the leader.
 */
export function rememberingMinimax(state: GameState, known = new Map<string, number>()): number {
  if (state.toPlay === null) return state.points.NS;
  const { hands, trick, points } = state;
  const atTrickStart = trick.cards.length === 0;
  const key = atTrickStart ? trick.leader + SEATS.map((seat) => [...hands[seat]].sort().join('')).join(' ') : '';
  const remembered = atTrickStart ? known.get(key) : undefined;
  if (remembered !== undefined) return points.NS + remembered;
  const values = legalNow(state).map((card) => rememberingMinimax(afterPlay(state, card), known));
  const value = sideOf(state.toPlay) === 'NS' ? Math.max(...values) : Math.min(...values);
  if (atTrickStart) known.set(key, value - points.NS);
  return value;
}
