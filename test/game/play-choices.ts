/** Legal plays by numbers, as fast-check makes and shrinks them: each is the place of a card among the legal ones, counted round and round. */
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';

/** The state after a play for each choice, or the end of the deal. */
export function playChoices(from: GameState, choices: Iterable<number>): GameState {
  let state = from;
  for (const choice of choices) {
    const legal = legalNow(state);
    if (legal.length === 0) break;
    state = afterPlay(state, legal[choice % legal.length]!);
  }
  return state;
}

/** The end of the deal: the choices begin again as often as they are needed. */
export const playedOut = (from: GameState, choices: readonly number[]): GameState =>
  playChoices(from, repeated(choices));

function* repeated(choices: readonly number[]): Generator<number, never> {
  for (;;) yield* choices;
}
