/** The line of best play from a position of known outcome to the end of the deal. */
import { sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Side } from '../../game/cards.ts';
import { hasCalls } from '../../game/scoring/payoffs/targets.ts';
import { afterPlay, kindNow, legalNow, pointsNow } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { Steps } from './effort.ts';
import { valueSteps } from './evaluate.ts';
import { Exchange } from './exchange.ts';
import { isAnswered } from './probe.ts';
import { ROOT, openSearch } from './search.ts';
import type { Search } from './search.ts';
import { SharedBounds } from './shared-bounds.ts';

/**
 * One line of best play: every card keeps the outcome. Each step is a zero-window probe for the card that keeps it for the side
 * to move; that the other side cannot do better follows from the step before. Most answers are in the transposition table, and
 * those it has lost are proven again. Of several such cards the line has the first in a fixed order, except under payoffs with calls. Where a
 * call settles the score, the rest is played for all points. Null if the deadline passes first.
 */
export function* lineSteps(search: Search, state: GameState, value: number): Steps<Card[] | null> {
  const start = yield* lineStartSteps(search, state, value);
  return start && (yield* untiedLineSteps(start));
}

function* untiedLineSteps({ search, state, outcome }: LineStart): Steps<Card[] | null> {
  const { solver, effort, sharedBounds, payoff, keptOutcome } = search;
  const mayCall = hasCalls(state.setup, payoff);
  const line: Card[] = [];
  let now = state;
  while (now.toPlay !== null) {
    const side = sideOf(now.toPlay);
    const shared = line.length === 0 ? sharedBounds.get(ROOT) : undefined;
    const keeper = (side === 'NS' ? shared?.lowCard : shared?.highCard) ?? null;
    solver.setPosition(now, payoff, false, keptOutcome);
    const isKnown = shared !== undefined && keeper !== null && isExact(shared.proven);
    if (isKnown) solver.assume(shared.proven, keeper);
    // Where calls are possible, the position's value may differ from the line's, so nothing is assumed.
    else if (!mayCall) solver.assume(atMost(search, side, outcome), null);
    if (!(yield* probeSteps(search, side, outcome))) return null;
    if (mayCall && !isKnown) {
      while (!effort.slice(solver, (nodeBudget) => solver.search(nodeBudget, outcome))) {
        yield;
        if (effort.isOver) return null;
      }
      if (solver.bounds()[0] !== outcome) {
        const rest = yield* lineForTotal(search, now);
        return rest && [...line, ...rest];
      }
    }
    const card = isExact(solver.bounds()) ? solver.bestCard() : null;
    if (card === null) throw new Error(`the line leads away from ${outcome} after ${line.join(' ')}`);
    const next = mayCall ? card : yield* firstKeeperSteps(search, now, outcome, card);
    if (next === null) return null;
    line.push(next);
    now = afterPlay(now, next);
  }
  return line;
}

/**
 * The first card in the order of a line that keeps the outcome, of which `keeper` is one. So a deal has the same line on every machine: which card
 * a search proves first depends on the length of its slices and on other solvers. Null if the deadline passes first.
 */
function* firstKeeperSteps(search: Search, state: GameState, outcome: number, keeper: Card): Steps<Card | null> {
  const { solver, payoff, keptOutcome } = search;
  const side = sideOf(state.toPlay!);
  for (const card of inLineOrder(state)) {
    if (card === keeper) break;
    solver.setPosition(afterPlay(state, card), payoff, false, keptOutcome);
    // No card makes more of the position than it is worth.
    solver.assume(atMost(search, side, outcome), null);
    if (!(yield* probeSteps(search, side, outcome))) return null;
    if (solver.bounds()[side === 'NS' ? 0 : 1] === outcome) return card;
  }
  return keeper;
}

/** The bounds of a position in which a side makes the outcome at most. */
const atMost = ({ widest }: Search, side: Side, outcome: number): Interval =>
  side === 'NS' ? [widest[0], outcome] : [outcome, widest[1]];

/**
 * Probes whether the side reaches the outcome in the solver's position: then its bounds say so. The first slice ignores the deadline, since most
 * answers are in the table: so a value found at the last moment still has its line.
 * @returns false if the deadline passes first
 */
function* probeSteps({ solver, effort }: Search, side: Side, outcome: number): Steps<boolean> {
  const target = side === 'NS' ? outcome : outcome + 1;
  while (!effort.slice(solver, (nodeBudget) => solver.probe(nodeBudget, target))) {
    if (isAnswered(solver.bounds(), target)) break;
    yield;
    if (effort.isOver) return false;
  }
  return true;
}

/** The legal cards as a line tries them: those with the fewest points first, trumps after others with as many, then the lowest. */
function inLineOrder(state: GameState): Card[] {
  const trump = trumpOf(kindNow(state));
  const isTrump = (card: Card): number => Number(suitOf(card) === trump);
  return legalNow(state)
    .reverse()
    .sort((a, b) => pointsNow(state, a) - pointsNow(state, b) || isTrump(a) - isTrump(b));
}

/** The start of a line of best play: the position, the search it is played for, and the outcome that every card keeps. */
export interface LineStart {
  readonly search: Search;
  readonly state: GameState;
  readonly outcome: number;
}

/**
 * The start of a line from a position of known outcome: where plays of that outcome differ in their total, or in all tricks beside all
 * points, the line is played for the best of them. Null if the deadline passes first.
 */
export function* lineStartSteps(search: Search, state: GameState, outcome: number): Steps<LineStart | null> {
  const { solver, payoff, keptOutcome } = search;
  solver.setPosition(state, payoff, false, keptOutcome);
  if (!solver.isTied(outcome)) return { search, state, outcome };
  solver.setPosition(state, payoff, false, outcome);
  const sharedBounds = new SharedBounds();
  const widest = solver.bounds();
  const exchange = new Exchange(solver, state, sharedBounds, 0);
  const tied: Search = { ...search, sharedBounds, exchange, keptOutcome: outcome, widest, latest: {} };
  const { proven } = yield* valueSteps(tied, state);
  return isExact(proven) ? yield* lineStartSteps(tied, state, proven[0]) : null;
}

/** A line of best play for all points. */
function* lineForTotal({ solver, effort }: Search, state: GameState): Steps<Card[] | null> {
  const search = openSearch(solver, state, 'total', effort, new SharedBounds(), 0);
  const { proven } = yield* valueSteps(search, state);
  return isExact(proven) ? yield* lineSteps(search, state, proven[0]) : null;
}
