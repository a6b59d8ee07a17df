/**
 * The reading of a study as one immutable value, and the steps between its states: the chapter, the place in its text, and what the reader has
 * answered. Which cards of a question are right is the author's word; the solver's cost decides on cards that the author does not name.
 */
import type { Card } from '../../../game/cards.ts';
import type { Block, ChapterText, Question, StudyText } from '../../../notation/study/study.ts';
import { FRESH } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { isSamePosition, openQuestion, questionsIn, replyTo, startOf, visibleStops } from './stops.ts';
import type { Stop } from './stops.ts';

export interface StudyState {
  readonly text: StudyText;
  /** The chapter shown, from 0. */
  readonly chapter: number;
  /** The place in the text; null before its first move. */
  readonly at: Stop | null;
  /** Whether the board shows a position that is not in the text. */
  readonly isOff: boolean;
  /** For each chapter an attempt at each question. */
  readonly attempts: readonly (readonly Attempt[])[];
  /** The chapters that have been read to their end. */
  readonly read: readonly boolean[];
}

export function begin(text: StudyText): StudyState {
  const { chapters } = text;
  const attempts = chapters.map(({ blocks }) => questionsIn(blocks).map(() => FRESH));
  return entered({ text, chapter: 0, at: null, isOff: false, attempts, read: chapters.map(() => false) });
}

/** A chapter begins at its first question, which the board asks, or else before its first move. */
function entered(state: StudyState): StudyState {
  const open = asked(state);
  return { ...state, at: open && { of: open.question, plays: open.question.before } };
}

export const chapterIn = ({ text, chapter }: StudyState): ChapterText => text.chapters[chapter]!;
const blocksIn = (state: StudyState): readonly Block[] => chapterIn(state).blocks;
export const attemptsIn = ({ attempts, chapter }: StudyState): readonly Attempt[] => attempts[chapter]!;

/** The places of the text that the reader can go to. */
export const stopsOf = (state: StudyState): readonly Stop[] => visibleStops(blocksIn(state), attemptsIn(state));

/** The question that waits for an answer, with its number in the chapter, from 0; null if none does. */
export function asked(state: StudyState): { readonly question: Question; readonly number: number } | null {
  const question = openQuestion(blocksIn(state), attemptsIn(state));
  return question ? { question, number: questionsIn(blocksIn(state)).indexOf(question) } : null;
}

/** The plays that the text shows on the board. */
export const playsAt = (state: StudyState): readonly Card[] => state.at?.plays ?? startOf(blocksIn(state));

/** The same place in another text of the study: in another language, or edited. */
export function withText(state: StudyState, text: StudyText): StudyState {
  const fresh = begin(text);
  const attempts = fresh.attempts.map((of, chapter) =>
    of.map((attempt, number) => state.attempts[chapter]?.[number] ?? attempt),
  );
  const read = fresh.read.map((_, chapter) => state.read[chapter] ?? false);
  const chapter = Math.min(state.chapter, text.chapters.length - 1);
  const moved = { ...state, text, attempts, read, chapter, at: null };
  return state.at ? follow(moved, state.at.plays) : moved;
}

/** With all text in view, for its author: no question is open. */
export const withoutQuestions = (state: StudyState): StudyState => ({
  ...state,
  attempts: state.attempts.map((of) => of.map((attempt) => ({ ...attempt, end: attempt.end ?? 'shown' }))),
});

/** With all questions open. */
export const asFresh = (state: StudyState): StudyState => ({ ...state, attempts: begin(state.text).attempts });

/** Opens a chapter. The one that is left counts as read if no question of it is open and the reader goes on to the next. */
export function openChapter(state: StudyState, chapter: number): StudyState {
  const isDone = chapter === state.chapter + 1 && asked(state) === null;
  return entered({ ...(isDone ? withRead(state) : state), chapter, isOff: false });
}

const withRead = (state: StudyState): StudyState => ({
  ...state,
  read: state.read.map((isRead, chapter) => isRead || chapter === state.chapter),
});

/** Goes to a place of the text. The last one ends the chapter. */
export function goTo(state: StudyState, at: Stop | null): StudyState {
  const next = { ...state, at, isOff: false };
  return asked(state) === null && at?.of === stopsOf(state).at(-1)?.of ? withRead(next) : next;
}

/** Goes to the next place of the text, or the one before; beyond its ends nothing happens. */
export function step(state: StudyState, by: 1 | -1): StudyState {
  const stops = stopsOf(state);
  const index = placeOf(state, stops);
  if (by < 0 && index <= 0) return index === 0 ? goTo(state, null) : state;
  const next = stops[index + by];
  return next ? goTo(state, next) : state;
}

/** The number of the place among the stops; -1 before the first. */
const placeOf = ({ at }: StudyState, stops: readonly Stop[]): number =>
  at ? stops.findIndex(({ of }) => of === at.of) : -1;

/** The board shows another position: the text follows to the nearest place that has it. */
export function follow(state: StudyState, plays: readonly Card[]): StudyState {
  const stops = stopsOf(state);
  const here = placeOf(state, stops);
  const found = stops
    .map((stop, index) => ({ stop, away: Math.abs(index - here) }))
    .filter(({ stop }) => isSamePosition(stop.plays, plays))
    .sort((a, b) => a.away - b.away)[0];
  if (found) return goTo(state, found.stop);
  return isSamePosition(startOf(blocksIn(state)), plays) ? goTo(state, null) : { ...state, isOff: true };
}

/** The reader answers the open question. A card that the author does not name waits for the solver. */
export function choose(state: StudyState, card: Card): StudyState {
  const open = asked(state);
  if (!open) return state;
  const { tried, waiting } = attemptsIn(state)[open.number]!;
  if (waiting || tried.includes(card)) return state;
  const reply = replyTo(open.question, card);
  return reply ? judge(state, card, reply.isRight) : withAttempt(state, open.number, { waiting: card });
}

/** The solver has found what the card costs that waits for it; null if it has failed. A card that costs nothing is right. */
export function withCost(state: StudyState, card: Card, cost: number | null): StudyState {
  const open = asked(state);
  const attempt = open && attemptsIn(state)[open.number]!;
  if (attempt?.waiting !== card) return state;
  const costs = new Map(attempt.costs).set(card, cost);
  return judge(withAttempt(state, open!.number, { waiting: null, costs }), card, cost === 0);
}

function judge(state: StudyState, card: Card, isRight: boolean): StudyState {
  const { number } = asked(state)!;
  const { tried } = attemptsIn(state)[number]!;
  return isRight ? ended(state, 'found', card) : atQuestion(withAttempt(state, number, { tried: [...tried, card] }));
}

/** The text goes on below the question. */
function ended(state: StudyState, end: 'found' | 'shown', right: Card): StudyState {
  const { question, number } = asked(state)!;
  const next = withAttempt(state, number, { end, right, waiting: null });
  return goTo(next, { of: question, plays: question.before });
}

const atQuestion = (state: StudyState): StudyState => {
  const { question } = asked(state)!;
  return goTo(state, { of: question, plays: question.before });
};

export function hint(state: StudyState): StudyState {
  const open = asked(state);
  if (!open) return state;
  const { hints } = attemptsIn(state)[open.number]!;
  return hints < open.question.hints.length ? withAttempt(state, open.number, { hints: hints + 1 }) : state;
}

/** Shows a right card, also where the text is in view whole. @param legal the cards that may be played */
export function showAnswer(state: StudyState, question: Question, legal: readonly Card[]): StudyState {
  const number = questionsIn(blocksIn(state)).indexOf(question);
  const right = rightCard(question, legal);
  if (question === asked(state)?.question) return ended(state, 'shown', right);
  return attemptsIn(state)[number]!.right ? state : withAttempt(state, number, { right });
}

/** The first card that the author calls right; if the author only says it of all others, the first of those. */
export function rightCard(question: Question, legal: readonly Card[]): Card {
  const named = question.replies.flatMap(({ isRight, cards }) => (isRight && cards !== 'others' ? cards : []));
  return named[0] ?? legal.find((card) => replyTo(question, card)?.isRight) ?? legal[0]!;
}

function withAttempt(state: StudyState, number: number, part: Partial<Attempt>): StudyState {
  const attempts = state.attempts.map((of, chapter) =>
    chapter === state.chapter ? of.map((attempt, index) => (index === number ? { ...attempt, ...part } : attempt)) : of,
  );
  return { ...state, attempts };
}
