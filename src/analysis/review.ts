/**
 * The review of a record: what each play cost the side that made it, and which cards would have cost nothing. From the last
 * play backwards: a position's value is asked for where the value after the play that was made stands, which it can only
 * better, and the solver's table knows the later positions when it comes to the earlier ones.
 */
import { sideOf } from '../game/cards.ts';
import type { Card, Side } from '../game/cards.ts';
import { hasCalls } from '../game/outcome.ts';
import { legalNow, playCard, startOf } from '../game/play.ts';
import type { GameState } from '../game/play.ts';
import type { ReviewEntry } from '../notation/answer.ts';
import type { Bounds } from '../solver/solver.ts';
import { isTrickOver } from './evaluate.ts';
import type { Search, Steps } from './evaluate.ts';

/** Bounds on the outcome before a play, where no call is open, and after it, with the calls that it opens (tap, claim). */
interface Judged {
  readonly before: Bounds;
  readonly after: Bounds;
  /** A card that keeps the value, once that is known; null where none has been found on the way. */
  readonly keeper: Card | null;
}

/**
 * The review of the plays that have led to a state, in their order.
 * @param known what is proven of that state
 * @param onEntry told of each play as it is judged, the last one first
 */
export function* reviewSteps(
  request: Search,
  { setup, tricks, trick }: GameState,
  known: Bounds | undefined,
  onEntry: (entry: ReviewEntry) => void,
): Steps<ReviewEntry[]> {
  const plays = [...tricks.flatMap(({ cards }) => cards), ...trick.cards];
  const start = startOf(setup);
  const states = [start];
  for (const play of plays) states.push(playCard(states[states.length - 1]!, play));
  request.solver.setPosition(start, request.payoff);
  const search: Search = { ...request, widest: request.solver.bounds() };
  const review: ReviewEntry[] = [];
  let later = known;
  for (const [index, play] of [...plays.entries()].reverse()) {
    const [before, after] = [states[index]!, states[index + 1]!];
    const judged = yield* judgeSteps(search, before, play, yield* afterSteps(search, after, later));
    const entry = yield* entrySteps(search, before, play, judged);
    review.unshift(entry);
    later = judged.before;
    onEntry(entry);
  }
  return review;
}

/** The outcome after a play. @param known bounds on the outcome of that state where no call is open */
function* afterSteps(search: Search, after: GameState, known: Bounds | undefined): Steps<Bounds> {
  const { solver, effort, payoff } = search;
  solver.setPosition(after, payoff, isTrickOver(after));
  const mayCall = hasCalls(after.setup, payoff) && isTrickOver(after);
  if (known && !mayCall) solver.assume(known, null);
  return yield* effort.narrow(solver, isKnown(search), (nodes) => solver.search(nodes, known?.low));
}

/** The outcome before a play, whose player could have had that after it, or better. */
function* judgeSteps(search: Search, before: GameState, play: Card, after: Bounds): Steps<Judged> {
  const { solver, effort, payoff } = search;
  if (legalNow(before).length === 1) return { before: after, after, keeper: play };
  const forNorthSouth = sideOf(before.toPlay!) === 'NS';
  solver.setPosition(before, payoff);
  const widest = solver.bounds();
  solver.assume(forNorthSouth ? { ...widest, low: after.low } : { ...widest, high: after.high }, play);
  const guess = forNorthSouth ? after.low : after.high;
  const found = yield* effort.narrow(solver, isKnown(search), (nodes) => solver.search(nodes, guess));
  return { before: found, after, keeper: solver.bestCard() };
}

/** What is told of a play. Of a card that was not played it is only asked whether it keeps the value. */
function* entrySteps(search: Search, state: GameState, play: Card, judged: Judged): Steps<ReviewEntry> {
  const { before, after, keeper } = judged;
  const by = state.toPlay!;
  const legal = legalNow(state);
  const lost = lossOf(search, sideOf(by), judged);
  if (!isKnown(search)(before) || !isKnown(search)(after)) return { play, by, exact: false, lost, best: [] };
  const best: Card[] = [];
  let isComplete = true;
  for (const card of legal) {
    const isKept = card === keeper || (card === play ? lost[0] === 0 : undefined);
    const keeps = isKept ?? (yield* keepsSteps(search, state, card, before));
    if (keeps) best.push(card);
    isComplete &&= keeps !== undefined;
  }
  return isComplete ? { play, by, lost: lost[0], best } : { play, by, exact: false, lost, best };
}

/** Bounds on what a play costs its side, as the payoff counts it. */
function lossOf({ worth }: Search, side: Side, { before, after }: Judged): readonly [number, number] {
  const [least, most] =
    side === 'NS'
      ? [worth(before.low) - worth(after.high), worth(before.high) - worth(after.low)]
      : [worth(after.low) - worth(before.high), worth(after.high) - worth(before.low)];
  return [Math.max(0, least), Math.max(0, most)];
}

/** Whether a card keeps the value of its position; undefined when the time is up before that is known. */
function* keepsSteps(search: Search, state: GameState, card: Card, value: Bounds): Steps<boolean | undefined> {
  const { solver, effort, payoff } = search;
  const forNorthSouth = sideOf(state.toPlay!) === 'NS';
  const after = playCard(state, card);
  solver.setPosition(after, payoff, isTrickOver(after));
  const need = leastKept(search, forNorthSouth, value);
  const isAnswered = ({ low, high }: Bounds): boolean => low >= need || high < need;
  const bounds = yield* effort.narrow(solver, isAnswered, (nodes) => solver.ask(nodes, need));
  return isAnswered(bounds) ? bounds.low >= need === forNorthSouth : undefined;
}

/** From which outcome on North–South keep a value, or East–West do not: outcomes may differ that are worth the same. */
function leastKept({ worth, widest }: Search, forNorthSouth: boolean, { low, high }: Bounds): number {
  let [least, most] = [low, high];
  while (least > widest.low && worth(least - 1) === worth(low)) least--;
  while (most < widest.high && worth(most + 1) === worth(low)) most++;
  return forNorthSouth ? least : most + 1;
}

/** Whether what is known comes to one value. */
const isKnown =
  ({ worth }: Search) =>
  ({ low, high }: Bounds): boolean =>
    worth(low) === worth(high);
