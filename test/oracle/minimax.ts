/**
 * The oracle of all tests of values: full-width minimax over the reference rules. It tries every legal card, without bounds, pruning or
 * equivalences. It shares no code with the solver and is naive on purpose.
 */
import { sideOf } from '../../src/game/cards.ts';
import type { Deal, Side } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';

/** The value of the best card for a side, where larger values are better for North–South. */
export const better = (side: Side, values: readonly number[]): number =>
  side === 'NS' ? Math.max(...values) : Math.min(...values);

/** Card points of North–South in the whole deal under best play. */
export function minimax(state: GameState): number {
  if (state.toPlay === null) return state.points.NS;
  const values = legalNow(state).map((card) => minimax(afterPlay(state, card)));
  return better(sideOf(state.toPlay), values);
}

/**
 * The same for five cards in each hand and a few more: full width too, but with memoised trick starts. The points that North–South
 * still take from there depend only on the remaining hands and the leader. @param known for positions of one setup only
 */
export function rememberingMinimax(state: GameState, known = new Map<string, number>()): number {
  if (state.toPlay === null) return state.points.NS;
  const { hands, trick, points } = state;
  const atTrickStart = trick.cards.length === 0;
  const key = atTrickStart ? [trick.leader, handsKey(hands)].join(' ') : '';
  const remembered = atTrickStart ? known.get(key) : undefined;
  if (remembered !== undefined) return points.NS + remembered;
  const values = legalNow(state).map((card) => rememberingMinimax(afterPlay(state, card), known));
  const value = better(sideOf(state.toPlay), values);
  if (atTrickStart) known.set(key, value - points.NS);
  return value;
}

/** Names the hands of a position of one setup: plays leave the order of a hand as it is in the deal. */
export const handsKey = ({ N, E, S, W }: Deal): string => `${N.join('')} ${E.join('')} ${S.join('')} ${W.join('')}`;
