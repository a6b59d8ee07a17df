/**
 * The cards that the solver plays in a puzzle. It plays every hand that is not the reader's as well as can be. Among equally good cards it takes the
 * one that sets the harder question at the reader's next card:
 *
 * 1. the one that leaves fewer cards that keep the goal; if all of them keep it, there is no question;
 * 2. then the more tempting one: a wrong card there would be winning a trick with more points in it;
 * 3. then the first in the order of the notation, so that a puzzle always runs the same.
 *
 * If other hands of the solver come between, each is taken to play its first best card. That is a guess at its later choice, made there
 * by the same rule; it decides only between equally good cards, and never changes the value.
 */
import type { Card, Seat } from '../../game/cards.ts';
import { afterPlay, kindNow, legalNow, pointsNow } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { winnerIndex } from '../../game/play/trick.ts';
import { bestValue, givesAway } from './goal.ts';
import type { CardValues, Goal } from './goal.ts';

/** A puzzle in play. */
export interface Contest {
  readonly goal: Goal;
  /** The hands that the reader plays. */
  readonly readers: ReadonlySet<Seat>;
  /** The values of a position; undefined if they are not known yet. A position with one legal card is never asked for. */
  readonly valuesOf: (state: GameState) => CardValues | undefined;
}

/** The card, or the positions whose values are needed to choose it; when they are known, others may be missing. */
export type Reply = { readonly card: Card } | { readonly missing: readonly GameState[] };

/** The card that the solver plays for a hand of its own. @param state has a seat to play */
export function chooseReply(state: GameState, contest: Contest): Reply {
  const candidates = bestCards(state, contest);
  if (!candidates) return { missing: [state] };
  if (candidates.length === 1) return { card: candidates[0]! };
  const questions = candidates.map((card) => ({ card, next: questionAfter(afterPlay(state, card), contest) }));
  const missing = questions.flatMap(({ next }) => ('missing' in next ? [next.missing] : []));
  if (missing.length > 0) return { missing };
  const asked = questions.flatMap(({ card, next }) => ('keeping' in next ? [{ card, ...next }] : []));
  return asked.reduce((hardest, other) => (isHarder(other, hardest) ? other : hardest));
}

/** How hard the reader's next card is. */
interface Question {
  /** The number of cards that keep the goal; infinite if there is nothing to choose. */
  readonly keeping: number;
  /** The most points in a trick that a wrong card would be winning. */
  readonly tempting: number;
}

const NO_QUESTION: Question = { keeping: Infinity, tempting: 0 };

const isHarder = (a: Question, b: Question): boolean =>
  a.keeping < b.keeping || (a.keeping === b.keeping && a.tempting > b.tempting);

/** The best cards of the seat to play; undefined if the values are not known. */
function bestCards(state: GameState, { goal, valuesOf }: Contest): readonly Card[] | undefined {
  const legal = legalNow(state);
  if (legal.length === 1) return legal;
  const values = valuesOf(state);
  if (!values) return undefined;
  const best = bestValue(goal.side, state.toPlay!, values);
  return [...new Set(legal)].filter((card) => values.get(card) === best);
}

function questionAfter(after: GameState, contest: Contest): Question | { readonly missing: GameState } {
  let state = after;
  while (state.toPlay !== null && !contest.readers.has(state.toPlay)) {
    const first = bestCards(state, contest)?.[0];
    if (!first) return { missing: state };
    state = afterPlay(state, first);
  }
  if (state.toPlay === null || legalNow(state).length === 1) return NO_QUESTION;
  const values = contest.valuesOf(state);
  return values ? questionIn(state, contest.goal, values) : { missing: state };
}

function questionIn(state: GameState, goal: Goal, values: CardValues): Question {
  const wrong = [...values].filter(([, value]) => givesAway(goal, value) > 0).map(([card]) => card);
  if (wrong.length === 0) return NO_QUESTION;
  const tempting = Math.max(...wrong.map((card) => pointsWonSoFar(state, card)));
  return { keeping: values.size - wrong.length, tempting };
}

/** The points in the trick if the card is then winning it; otherwise 0. */
function pointsWonSoFar(state: GameState, card: Card): number {
  const { rules } = state.setup;
  const cards = [...state.trick.cards, card];
  if (winnerIndex(rules, kindNow(state), cards) !== cards.length - 1) return 0;
  return cards.reduce((sum, each) => sum + pointsNow(state, each), 0);
}
