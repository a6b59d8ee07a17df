/** The deals that fit what the seat to play has seen, as the benchmarks of play from one hand take them: all equally likely. */
import type { Deal } from '../src/game/cards.ts';
import { DealsFromPlays } from '../src/game/inference/deals-from-plays.ts';
import { playsOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import type { Random } from '../src/game/play/random-deal.ts';

const seenBy = (state: GameState): DealsFromPlays =>
  new DealsFromPlays(state.setup, playsOf(state), { ignoreContract: true, ignoreMelds: true });

/** An upper bound of their number, which is seldom larger than the number. */
export const mostFitting = (state: GameState): number => seenBy(state).count;

/** All of them, as they were before the first lead. */
export const dealsFitting = (state: GameState): Deal[] =>
  seenBy(state)
    .all()
    .map(({ deal }) => deal);

/** All of them if there are no more than `count`, otherwise so many, drawn. */
export function someFitting(state: GameState, count: number, random: Random): Deal[] {
  const seen = seenBy(state);
  return seen.count <= count
    ? seen.all().map(({ deal }) => deal)
    : Array.from({ length: count }, () => seen.draw(random));
}
