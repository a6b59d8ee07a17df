/** Players of random records for benchmarks. */
import { ESTIMATE_LIMIT_MS } from '../src/analysis/sampling/estimates.ts';
import { answer } from '../src/engine/synchronous.ts';
import { forSide, sideOf } from '../src/game/cards.ts';
import type { Card, Side } from '../src/game/cards.ts';
import { afterPlay, legalNow, playsOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import type { Random } from '../src/game/play/random-deal.ts';
import { formatDeal } from '../src/notation/hands.ts';
import type { Solver } from '../src/solver/solver.ts';

/** Chooses among several legal cards. */
export type Player = (variant: string, state: GameState, random: Random) => Card;

/** The values of the legal cards for a side, exact or estimated. */
export function cardValues(
  solver: Solver,
  variant: string,
  { setup }: GameState,
  plays: readonly Card[],
  side: Side,
): Map<Card, number> {
  const { contract, leader, deal } = setup;
  const { cards } = answer<'cards', number | undefined>(
    { variant, contract, leader, deal: formatDeal(deal), plays, want: ['cards'], limitMs: ESTIMATE_LIMIT_MS },
    solver,
  );
  return new Map(
    cards!.map((of) => {
      const { NS = 0 } = 'estimate' in of ? of.estimate : of;
      return [of.card, forSide(side, NS)];
    }),
  );
}

/** The first card with the largest value. */
export const best = (values: ReadonlyMap<Card, number>): Card =>
  [...values].reduce((one, other) => (other[1] > one[1] ? other : one))[0];

/** Mixed play: three plays of four are the best by an estimate with all hands known, the others random. */
export const mixedPlayer =
  (solver: Solver): Player =>
  (variant, state, random) => {
    const legal = legalNow(state);
    if (random() < 0.25) return legal[Math.floor(random() * legal.length)]!;
    return best(cardValues(solver, variant, state, playsOf(state), sideOf(state.toPlay!)));
  };

/** The position after plays, as soon as `isDone` says so; by default after all of them. */
export function played(
  variant: string,
  start: GameState,
  player: Player,
  random: Random,
  isDone: (state: GameState) => boolean = () => false,
): GameState {
  let state = start;
  while (state.toPlay !== null && !isDone(state)) {
    const legal = legalNow(state);
    state = afterPlay(state, legal.length === 1 ? legal[0]! : player(variant, state, random));
  }
  return state;
}
