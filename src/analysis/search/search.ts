/** A request's search: one solver with the payoff, the shared bounds and the effort that all positions of the request have in common. */
import type { Card } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Interval } from '../../game/interval.ts';
import type { Solver } from '../../solver/solver.ts';
import type { Effort, Valuation } from './effort.ts';
import { Exchange } from './exchange.ts';
import type { SolverNumber } from './order-of-work.ts';
import type { PositionKey, SharedBounds } from './shared-bounds.ts';

/** The estimates of the cards of a position, after so many rounds. */
export interface EstimatedCards {
  readonly values: ReadonlyMap<Card, Valuation>;
  readonly rounds: number;
}

export interface Search {
  readonly solver: Solver;
  readonly effort: Effort;
  readonly sharedBounds: SharedBounds;
  readonly exchange: Exchange;
  readonly payoff: Payoff;
  /** An outcome that both sides keep while they play for its tie-break (`Solver.isTied`); undefined where the outcome itself is searched. */
  readonly keptOutcome?: number;
  /** Interval that hold for every position of the request. */
  readonly widest: Interval;
  /** The latest estimates of the requested position and its cards, while the search goes on. */
  readonly latest: { valuation?: Valuation; cards?: EstimatedCards };
  /** The value of an outcome as the payoff counts it. */
  readonly toValue: (outcome: number) => number;
}

/** The key of the requested position itself. */
export const ROOT: PositionKey = '';

/** Sets a solver, with its number, to a position. @throws JassError `bad-rules` for rules under which the payoff cannot be searched */
export function openSearch(
  solver: Solver,
  state: GameState,
  payoff: Payoff,
  effort: Effort,
  sharedBounds: SharedBounds,
  number: SolverNumber,
): Search {
  solver.setPosition(state, payoff);
  const exchange = new Exchange(solver, state, sharedBounds, number);
  return {
    solver,
    effort,
    sharedBounds,
    exchange,
    payoff,
    widest: solver.bounds(),
    latest: {},
    toValue: solver.toValue,
  };
}

/** The same search in another stretch of the record: before its call, or after it. @param first position of the stretch */
export function inStretch(search: Search, first: GameState): Search {
  const { solver, payoff } = search;
  solver.setPosition(first, payoff);
  return { ...search, widest: solver.bounds(), toValue: solver.toValue };
}

/** Whether a trick has just been completed, after which the sides may call (tap, claim). */
export const isTrickOver = ({ tricks, trick }: GameState): boolean => tricks.length > 0 && trick.cards.length === 0;
