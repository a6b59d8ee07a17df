/** The line of best play from a position of known outcome to the end of the deal. */
import { sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Side } from '../../game/cards.ts';
import { afterCall, settledScore } from '../../game/scoring/calls.ts';
import { mayCall } from '../../game/scoring/payoffs/targets.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { afterPlay, kindNow, legalNow, playsOf, pointsNow } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import { neededCallSteps } from './calls.ts';
import type { Steps } from './effort.ts';
import { valueSteps } from './evaluate.ts';
import { Exchange } from './exchange.ts';
import { isAnswered } from './probe.ts';
import { ROOT, isTrickOver, openSearch } from './search.ts';
import type { Search } from './search.ts';
import { SharedBounds } from './shared-bounds.ts';

/**
 * The end of the deal after one line of best play: every card keeps the outcome. Each step is a zero-window probe for the card that keeps it
 * for the side to move; that the other side cannot do better follows from the step before. Most answers are in the transposition table, and
 * those it has lost are proven again. Of several such cards the line has the first in a fixed order. A side calls where it would lose something
 * otherwise. Where the call settles the score, the rest is played for all points. Null if the deadline passes first.
 * @param isCallOpen whether the sides may still call on the trick that was just completed
 */
export function* lineSteps(
  search: Search,
  state: GameState,
  value: number,
  isCallOpen = false,
): Steps<GameState | null> {
  const start = yield* lineStartSteps(search, state, value);
  return start && (yield* untiedLineSteps(start, isCallOpen));
}

function* untiedLineSteps({ search, state, outcome }: LineStart, isCallOpen: boolean): Steps<GameState | null> {
  const { solver, sharedBounds, payoff, keptOutcome } = search;
  let now = state;
  for (let isAsked = isCallOpen; ; isAsked = isTrickOver(now)) {
    if (isAsked && mayCall(now, payoff)) {
      const call = yield* neededCallSteps(search, now);
      if (call === undefined) return null;
      if (call) return yield* lineFor(search, afterCall(now, call), payoff);
    }
    if (now.toPlay === null) return now;
    if (payoff === 'score' && settledScore(now) !== null) return yield* lineFor(search, now, 'total');
    const side = sideOf(now.toPlay);
    const shared = now === state ? sharedBounds.get(ROOT) : undefined;
    const keeper = (side === 'NS' ? shared?.lowCard : shared?.highCard) ?? null;
    solver.setPosition(now, payoff, false, keptOutcome);
    if (shared && keeper !== null && isExact(shared.proven)) solver.assume(shared.proven, keeper);
    else solver.assume(atMost(search, side, outcome), null);
    if (!(yield* probeSteps(search, side, outcome))) return null;
    const card = isExact(solver.bounds()) ? solver.bestCard() : null;
    if (card === null) throw new Error(`the line leads away from ${outcome} after ${playsOf(now).join(' ')}`);
    const next = yield* firstKeeperSteps(search, now, outcome, card);
    if (next === null) return null;
    now = afterPlay(now, next);
  }
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
    const after = afterPlay(state, card);
    solver.setPosition(after, payoff, isTrickOver(after), keptOutcome);
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

/** A line of best play for another payoff, or after a call. */
function* lineFor({ solver, effort }: Search, state: GameState, payoff: Payoff): Steps<GameState | null> {
  const search = openSearch(solver, state, payoff, effort, new SharedBounds(), 0);
  const { proven } = yield* valueSteps(search, state);
  return isExact(proven) ? yield* lineSteps(search, state, proven[0]) : null;
}
