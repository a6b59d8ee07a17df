/** What the calls are worth that the sides may make after a trick: each is asked in turn, and takes the answers of those asked later into account. */
import { forSide } from '../../game/cards.ts';
import { isExact } from '../../game/interval.ts';
import type { GameState, MadeCall } from '../../game/play/play.ts';
import { afterCall, callsNow, settledScore } from '../../game/scoring/calls.ts';
import type { Steps } from './effort.ts';
import type { Search } from './search.ts';

/** The choice of a side that may call. Values are North–South minus East–West, under best play. */
export interface CallChoice {
  readonly call: MadeCall;
  readonly called: number;
  /** The value if the side does not call; the sides asked later may. */
  readonly declined: number;
  /** How much worse the worse of the two is for the side: what a call costs, if it is more than 0, or what a missed call costs, if it is less. */
  readonly cost: number;
}

/**
 * The choices of the sides that may call in a position right after a trick, in the order in which they are asked. Null if the deadline passes
 * first.
 */
export function* callChoicesSteps(search: Search, state: GameState): Steps<CallChoice[] | null> {
  const calls = callsNow(state);
  const choices: CallChoice[] = [];
  if (calls.length === 0) return choices;
  let declined = yield* exactValueSteps(search, state);
  for (const call of calls.reverse()) {
    const called = yield* exactValueSteps(search, afterCall(state, call));
    if (declined === null || called === null) return null;
    const cost = forSide(call.by, declined - called);
    choices.unshift({ call, called, declined, cost });
    if (cost < 0) declined = called;
  }
  return choices;
}

/** The exact value of a position in which no call is open; null if the deadline passes first. */
function* exactValueSteps({ solver, effort, payoff }: Search, state: GameState): Steps<number | null> {
  const settled = settledScore(state);
  if (settled !== null) return settled;
  solver.setPosition(state, payoff);
  const bounds = yield* effort.narrow(solver, isExact, (nodes) => solver.search(nodes));
  return isExact(bounds) ? solver.toValue(bounds[0]) : null;
}

/**
 * The call without which a side would lose something; null if none is needed. Undefined if the deadline passes first.
 * @param state right after a trick, with the calls on it open
 */
export function* neededCallSteps(search: Search, state: GameState): Steps<MadeCall | null | undefined> {
  const choices = yield* callChoicesSteps(search, state);
  return choices === null ? undefined : (choices.find(({ cost }) => cost < 0)?.call ?? null);
}
