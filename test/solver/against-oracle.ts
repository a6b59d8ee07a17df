/**
 * Comparisons of the solver with the oracles: a position, its best card and every legal card. Two solvers do the same, one with the
 * smallest table, whose entries are replaced all the time and rarely outlive a test.
 */
import { expect } from 'vitest';
import { sideOf } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { loadSolver, plainSolver } from '../../src/solver/full-solver.ts';
import { Solver } from '../../src/solver/solver.ts';
import { better } from '../oracle/minimax.ts';
import { oracleCardValue } from '../oracle/payoffs.ts';
import type { ScoredPayoff } from '../oracle/payoffs.ts';
import { solved } from './solved.ts';

export interface Solvers {
  readonly solver: Solver;
  /** With the smallest table. */
  readonly fresh: Solver;
}

export const loadSolvers = async (): Promise<Solvers> => ({
  solver: await loadSolver(),
  fresh: await plainSolver({ tableBytes: 2 ** 16 }),
});

/** Nodes of a slice: enough to make progress, few enough to be interrupted. */
const SLICE_NODES = 500;

/** The oracle's value of a position from the values of all its cards, so that no card is searched twice. */
const valueOf = ({ toPlay }: GameState, cards: readonly { readonly valueAfter: number }[]): number =>
  better(
    sideOf(toPlay!),
    cards.map(({ valueAfter }) => valueAfter),
  );

/** Compares card points. @param oracle North–South's points of the whole deal */
export function comparePoints(
  { solver, fresh }: Solvers,
  state: GameState,
  oracle: (state: GameState) => number,
): void {
  const cards = legalNow(state).map((card) => {
    const after = afterPlay(state, card);
    return { card, after, valueAfter: oracle(after) };
  });
  const value = valueOf(state, cards);
  const found = solved(solver, state);
  const best = solver.bestCard()!;
  // One comparison of all values: thousands of positions would spend more time on a comparison of each than in the solver.
  expect({
    value: found,
    best: cards.find(({ card }) => card === best)?.valueAfter,
    cards: cards.map(({ card, after }) => [card, solved(solver, after, value)]),
    // The same positions by a solver that has not seen the one before.
    alone: cards.map(({ card, after }) => [card, solved(fresh, after)]),
  }).toEqual({
    value,
    best: value,
    cards: cards.map(({ card, valueAfter }) => [card, valueAfter]),
    alone: cards.map(({ card, valueAfter }) => [card, valueAfter]),
  });
}

/** The exact difference under a payoff, in slices of few nodes, so that probes are interrupted and resumed. */
export function differenceBy(by: Solver, state: GameState, payoff: ScoredPayoff, isCallOpen = false): number {
  by.setPosition(state, payoff, isCallOpen);
  while (!by.search(SLICE_NODES));
  const [low, high] = by.bounds();
  expect(low).toBe(high);
  return by.toValue(low);
}

/** Compares total or score. */
export function compareScored({ solver, fresh }: Solvers, state: GameState, payoff: ScoredPayoff): void {
  const known = new Map<string, number>();
  const cards = legalNow(state).map((card) => ({
    card,
    after: afterPlay(state, card),
    valueAfter: oracleCardValue(state, card, payoff, known),
  }));
  const value = valueOf(state, cards);
  expect(differenceBy(fresh, state, payoff), `${payoff}, alone`).toBe(value);
  expect(differenceBy(solver, state, payoff), payoff).toBe(value);
  const best = solver.bestCard()!;
  expect(legalNow(state)).toContain(best);
  for (const { card, after, valueAfter } of cards) {
    if (card === best) expect(valueAfter, `${payoff}, best card ${best}`).toBe(value);
    // After the last play the solver has no position to search.
    if (after.toPlay === null) continue;
    const isTrickOver = after.trick.cards.length === 0;
    expect(differenceBy(solver, after, payoff, isTrickOver), `${payoff} after ${card}`).toBe(valueAfter);
  }
}
