/** The work that benchmarks measure: the value of one position, or of every card of its side to move. */
import { legalNow, playCard } from '../src/game/play/play.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import type { GameState } from '../src/game/play/play.ts';
import type { Solver } from '../src/solver/solver.ts';

/** The cost and the result of a piece of work. */
export interface Measured {
  readonly ms: number;
  /** Trick starts with at least two tricks left. */
  readonly nodes: number;
  /** Card points of North–South in the whole deal, or the difference of the sides under another payoff. */
  readonly value: number;
}

/** Larger than any search that a benchmark waits for. */
export const ENDLESS = 2 ** 32 - 1;

/** Solves a position. @param guess where to ask first, card points of North–South in the whole deal */
export function solve(solver: Solver, state: GameState, guess?: number, payoff: Payoff = 'points'): Measured {
  const start = performance.now();
  solver.setPosition(state, payoff);
  solver.search(ENDLESS, guess);
  return { ms: performance.now() - start, nodes: solver.nodes, value: solver.toValue(solver.bounds()[0]) };
}

/** The value of every legal card, as the analysis finds it: the position first, then each card with its value as first guess. */
export function solveCards(solver: Solver, state: GameState): Measured & { readonly position: Measured } {
  const position = solve(solver, state);
  const cards = legalNow(state).map((card) => solve(solver, playCard(state, card), position.value));
  return {
    ms: cards.reduce((sum, { ms }) => sum + ms, position.ms),
    nodes: cards.reduce((sum, { nodes }) => sum + nodes, position.nodes),
    value: position.value,
    position,
  };
}
