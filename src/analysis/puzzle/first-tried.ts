/**
 * The card that the learned move order tries first, before the search has shown anything. The module has no call for it, so a fresh solver
 * is asked for something that every card achieves: the card that answers is the first one tried.
 */
import { sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import { valueFor } from '../../game/scoring/payoff.ts';
import type { Solver } from '../../solver/solver.ts';
import type { CardValues, Goal } from './goal.ts';

/**
 * @param solver one that has not searched this deal yet
 * @param values the card points of the side after each card
 * @returns null if every card achieves so little that no search is needed
 */
export function firstTried(solver: Solver, state: GameState, { side }: Goal, values: CardValues): Card | null {
  const ofNorthSouth = [...values.values()].map((value) =>
    valueFor(side, { setup: state.setup, payoff: 'points' }, value),
  );
  const target = sideOf(state.toPlay!) === 'NS' ? Math.min(...ofNorthSouth) : Math.max(...ofNorthSouth) + 1;
  solver.setPosition(state, 'points');
  const [low, high] = solver.bounds();
  if (target <= low || target > high) return null;
  while (!solver.probe(1_000_000, target));
  return solver.bestCard();
}
