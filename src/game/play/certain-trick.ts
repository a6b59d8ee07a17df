/** Whether a trick in progress is certain: one side takes it, whatever legal cards are still played to it. */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import { afterPlay, legalNow } from './play.ts';
import type { GameState } from './play.ts';

/** Whether the trick of the last play goes to that side, whatever is still played to it. The state is the one after that play. */
export function isCertainFor(state: GameState, side: Side): boolean {
  const { trick, tricks } = state;
  if (trick.cards.length === 0) return sideOf(tricks.at(-1)!.winner) === side;
  return legalNow(state).every((card) => isCertainFor(afterPlay(state, card), side));
}
