/**
 * The review of a record: the cost of each play to its own side, and the cards that would have cost nothing. It runs from the
 * last play backwards: the value after a play bounds the value before it, so the search starts there, and the transposition
 * table already holds the later positions.
 */
import { sideOf } from '../../game/cards.ts';
import type { Card, Side } from '../../game/cards.ts';
import { mayCall } from '../../game/scoring/payoffs/targets.ts';
import { legalNow, afterPlay, playsOf, statesUpTo } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import type { CallEntry, ReviewEntry } from '../../notation/answer/answer.ts';
import { exactly } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import { callEntriesSteps } from './calls.ts';
import { lineStartSteps } from '../search/best-line.ts';
import type { Steps } from '../search/effort.ts';
import { reachesSteps } from '../search/probe.ts';
import { inStretch, isTrickOver } from '../search/search.ts';
import type { Search } from '../search/search.ts';

/** Interval on the outcome before a play, where no call is open, and after it, with the calls that it makes possible (tap, claim). */
interface ReviewedPlay {
  readonly before: Interval;
  readonly after: Interval;
  /** A card that keeps the value; null if the search has not found one. */
  readonly keeper: Card | null;
}

/**
 * The review of all plays of a record, and of its calls: those that were made, and those that were missed and cost something; each in their
 * order. Calls that the deadline leaves no time for are missing.
 * @param last the position after them
 * @param known proven bounds on that position
 * @param onEntry called with each entry as it is found, the last play first
 */
export function* reviewSteps(
  request: Search,
  last: GameState,
  known: Interval | undefined,
  onEntry: (entry: ReviewEntry) => void,
): Steps<{ review: ReviewEntry[]; calls: CallEntry[] }> {
  const plays = playsOf(last);
  const states = statesUpTo(last);
  const firstAfterCall = last.call && states[last.call.after]!;
  const review: ReviewEntry[] = [];
  const calls: CallEntry[] = [];
  let later = known;
  let search = inStretch(request, firstAfterCall ?? states[0]!);
  for (const [index, play] of [...plays.entries()].reverse()) {
    const before = states[index]!;
    const after = afterPlay(before, play);
    const made = states[index + 1]!.call;
    if (made !== before.call) {
      search = inStretch(request, states[0]!);
      later = undefined;
    }
    if (isTrickOver(after) && mayCall(after, request.payoff))
      calls.unshift(...(yield* callEntriesSteps(search, after, made)));
    const reviewed = yield* beforeSteps(search, before, play, yield* afterSteps(search, after, later));
    const entry = yield* entrySteps(search, before, play, reviewed);
    review.unshift(entry);
    later = reviewed.before;
    onEntry(entry);
  }
  return { review, calls };
}

/** The outcome after a play. @param known bounds on the outcome of that state where no call is open */
function* afterSteps(search: Search, after: GameState, known: Interval | undefined): Steps<Interval> {
  const { solver, effort, payoff } = search;
  solver.setPosition(after, payoff, isTrickOver(after));
  const isCallOpen = isTrickOver(after) && mayCall(after, payoff);
  if (known && !isCallOpen) solver.assume(known, null);
  return yield* effort.narrow(solver, isKnown(search), (nodes) => solver.search(nodes, known?.[0]));
}

/** The outcome before a play. It is at least as good for the player as the outcome after the play. */
function* beforeSteps(search: Search, before: GameState, play: Card, after: Interval): Steps<ReviewedPlay> {
  const { solver, effort, payoff } = search;
  if (legalNow(before).length === 1) return { before: after, after, keeper: play };
  const forNorthSouth = sideOf(before.toPlay!) === 'NS';
  solver.setPosition(before, payoff);
  const widest = solver.bounds();
  solver.assume(forNorthSouth ? [after[0], widest[1]] : [widest[0], after[1]], play);
  const guess = after[forNorthSouth ? 0 : 1];
  const found = yield* effort.narrow(solver, isKnown(search), (nodes) => solver.search(nodes, guess));
  return { before: found, after, keeper: solver.bestCard() };
}

/** The entry of a play. A card that was not played is only probed: does it keep the value? */
function* entrySteps(search: Search, state: GameState, play: Card, reviewed: ReviewedPlay): Steps<ReviewEntry> {
  const { before, after, keeper } = reviewed;
  const by = state.toPlay!;
  const legal = legalNow(state);
  const lost = provenLoss(search, sideOf(by), reviewed);
  if (!isKnown(search)(before) || !isKnown(search)(after)) return { play, by, exact: false, lost, best: [] };
  const best: Card[] = [];
  let isComplete = true;
  const judged = yield* judgeSteps(search, state, before);
  const isTied = judged !== null && judged.search !== search;
  for (const card of legal) {
    const isKept = isTied ? undefined : card === keeper || (card === play ? lost[0] === 0 : undefined);
    const keeps = isKept ?? (judged && (yield* keepsSteps(judged.search, state, card, judged.value)));
    if (keeps) best.push(card);
    isComplete &&= typeof keeps === 'boolean';
  }
  return isComplete ? { play, by, lost: lost[0], best } : { play, by, exact: false, lost, best };
}

/**
 * The search and the value by which the cards of a position are judged. Between cards that keep all the points, one that keeps all the tricks
 * as well is better (in other payoffs the cards of one value are all as good). Null if the deadline passes first.
 */
function* judgeSteps(
  search: Search,
  state: GameState,
  value: Interval,
): Steps<{ search: Search; value: Interval } | null> {
  if (search.payoff !== 'points') return { search, value };
  const start = yield* lineStartSteps(search, state, value[0]);
  return start && { search: start.search, value: exactly(start.outcome) };
}

/** Proven bounds on the cost of a play to its side, as the payoff counts it. */
function provenLoss({ toValue }: Search, side: Side, { before, after }: ReviewedPlay): Interval {
  const [least, most] =
    side === 'NS'
      ? [toValue(before[0]) - toValue(after[1]), toValue(before[1]) - toValue(after[0])]
      : [toValue(after[0]) - toValue(before[1]), toValue(after[1]) - toValue(before[0])];
  return [Math.max(0, least), Math.max(0, most)];
}

/** Whether a card keeps the value of its position; undefined if the time is up first. */
function* keepsSteps(search: Search, state: GameState, card: Card, value: Interval): Steps<boolean | undefined> {
  const { solver, payoff, keptOutcome } = search;
  const forNorthSouth = sideOf(state.toPlay!) === 'NS';
  const after = afterPlay(state, card);
  solver.setPosition(after, payoff, isTrickOver(after), keptOutcome);
  const reaches = yield* reachesSteps(search, keepTarget(search, forNorthSouth, value));
  return reaches === undefined ? undefined : reaches === forNorthSouth;
}

/** The least outcome with which North–South keep a value, or East–West do not: different outcomes may have the same value. */
function keepTarget({ toValue, widest }: Search, forNorthSouth: boolean, [low, high]: Interval): number {
  let [least, most] = [low, high];
  while (least > widest[0] && toValue(least - 1) === toValue(low)) least--;
  while (most < widest[1] && toValue(most + 1) === toValue(low)) most++;
  return forNorthSouth ? least : most + 1;
}

/** Whether both bounds give the same value. */
const isKnown =
  ({ toValue }: Search) =>
  ([low, high]: Interval): boolean =>
    toValue(low) === toValue(high);
