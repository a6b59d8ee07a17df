/** The review of calls: after a trick each side that may call has a choice, which costs it something if the other choice is better. */
import type { GameState, MadeCall } from '../../game/play/play.ts';
import type { CallEntry } from '../../notation/answer/answer.ts';
import { callChoicesSteps } from '../search/calls.ts';
import type { Steps } from '../search/effort.ts';
import type { Search } from '../search/search.ts';

/**
 * The entries of the choices after a trick: of a call that was made, and of each that was missed before it and cost something. Empty if the deadline
 * passes first.
 * @param state right after the trick, before any call @param made the call that was made then
 */
export function* callEntriesSteps(search: Search, state: GameState, made: MadeCall | null): Steps<CallEntry[]> {
  const choices = (yield* callChoicesSteps(search, state)) ?? [];
  const madeAt = choices.findIndex(({ call }) => call.by === made?.by);
  return choices.slice(0, madeAt < 0 ? undefined : madeAt + 1).flatMap(({ call: { after, by, call }, cost }, index) => {
    const isMade = index === madeAt;
    const lost = Math.max(0, isMade ? cost : -cost);
    return isMade || lost > 0 ? [{ after, by, call, made: isMade, lost }] : [];
  });
}
