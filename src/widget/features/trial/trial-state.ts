/**
 * The training with mistakes as one immutable value, and the steps between its states: which exercise is shown, which cards the reader has
 * tried, how each exercise ended, and which one is next. The solution of a position comes from outside and decides which cards are right.
 */
import type { Card } from '../../../game/cards.ts';
import { bestCards, lossIn } from '../../state/engine.ts';
import type { Solution } from '../../state/state.ts';
import { legalCards, play } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Exercise } from './exercise.ts';

/** A question, then the suit. */
export const HINTS = 2;

/** What the reader has done in an exercise. */
export interface Attempt {
  /** The wrong cards, in the order in which they were tried. */
  readonly tried: readonly Card[];
  /** The hints given, at most `HINTS`. */
  readonly hints: number;
  /** The right card, found or shown; null before. */
  readonly right: Card | null;
  readonly end: 'found' | 'shown' | null;
  readonly isSkipped: boolean;
  /** What the reader was told last: the cost of a card, or a hint. */
  readonly said: 'cost' | 'hint' | null;
}

const FRESH: Attempt = { tried: [], hints: 0, right: null, end: null, isSkipped: false, said: null };

export interface TrialState {
  readonly exercises: readonly Exercise[];
  /** One for each exercise. */
  readonly attempts: readonly Attempt[];
  /** The exercise shown, from 0. */
  readonly at: number;
  /** The position shown: where the exercise begins, and once it has ended any. */
  readonly table: Table;
  /** The solution of the position where the exercise begins; null until it is known. */
  readonly solution: Solution | null;
  /** A card that waits for the solution; null for none. */
  readonly chosen: Card | null;
  /** Whether all hands are shown. */
  readonly showsAll: boolean;
}

/** How an exercise stands: found at the first try or later, answer shown, skipped, shown now, or ahead. */
export type Standing = 'first' | 'later' | 'shown' | 'skipped' | 'now' | 'ahead';

/** @param exercises at least one */
export const begin = (exercises: readonly Exercise[]): TrialState =>
  at({ exercises, attempts: exercises.map(() => FRESH), ...NOTHING, table: exercises[0]!.table, at: 0 }, 0);

const NOTHING = { solution: null, chosen: null, showsAll: false };

/** Shows an exercise. */
function at(state: TrialState, index: number): TrialState {
  const { table, isOpen } = state.exercises[index]!;
  return { ...state, ...NOTHING, at: index, table, showsAll: isOpen };
}

export const exerciseIn = ({ exercises, at: index }: TrialState): Exercise => exercises[index]!;
export const attemptIn = ({ attempts, at: index }: TrialState): Attempt => attempts[index]!;

/** Whether the right card has been found or shown. */
export const isOver = (state: TrialState): boolean => attemptIn(state).end !== null;

/** Whether the board shows the position of the exercise. */
export function isAtStart(state: TrialState): boolean {
  const { table } = exerciseIn(state);
  return (
    state.table.ply === table.ply && table.line.slice(0, table.ply).every((card, i) => state.table.line[i] === card)
  );
}

/** What a card costs the player's side; null until it is known. */
export function costOf(state: TrialState, card: Card): number | null {
  const { mistake } = exerciseIn(state);
  return state.solution && lossIn(state.solution, mistake.by, card);
}

/** The position is solved. A card that has waited for that is judged. */
export function withSolution(state: TrialState, solution: Solution): TrialState {
  const { chosen } = state;
  const solved = { ...state, solution, chosen: null };
  return chosen ? choose(solved, chosen) : solved;
}

/** The reader tries a card. The card of the mistake, and one that was tried before, say nothing new. */
export function choose(state: TrialState, card: Card): TrialState {
  const { mistake } = exerciseIn(state);
  const { tried } = attemptIn(state);
  if (isOver(state) || card === mistake.card || tried.includes(card) || !legalCards(state.table).has(card))
    return state;
  const lost = costOf(state, card);
  if (lost === null) return { ...state, chosen: card };
  return lost === 0 ? ended(state, 'found', card) : withAttempt(state, { tried: [...tried, card], said: 'cost' });
}

/** Gives the next hint, once the position is solved. */
export function hint(state: TrialState): TrialState {
  const { hints } = attemptIn(state);
  return mayHint(state) ? withAttempt(state, { hints: hints + 1, said: 'hint' }) : state;
}

export const mayHint = (state: TrialState): boolean =>
  !isOver(state) && state.solution !== null && attemptIn(state).hints < HINTS;

/** Shows the answer, once the position is solved. */
export const showAnswer = (state: TrialState): TrialState =>
  isOver(state) || !state.solution ? state : ended(state, 'shown', bestCards(state.solution)[0]!);

/** Leaves the exercise for another one; it comes back at the end. */
export function skip(state: TrialState): TrialState {
  const next = nextIn(state);
  return isOver(state) || next === null ? state : at(withAttempt(state, { isSkipped: true }), next);
}

/** Goes to the next exercise that has not ended; those skipped come last. */
export function goOn(state: TrialState): TrialState {
  const next = nextIn(state);
  return next === null ? state : at(state, next);
}

/** The exercise that comes after the one shown, from 0; null if all others have ended. */
export function nextIn({ attempts, at: index }: TrialState): number | null {
  const open = [...attempts.keys()].filter((i) => i !== index && attempts[i]!.end === null);
  const fresh = open.find((i) => !attempts[i]!.isSkipped);
  return fresh ?? open.find((i) => i > index) ?? open[0] ?? null;
}

/** Shows all hands, or only what the player saw. */
export const toggleHands = (state: TrialState): TrialState =>
  isOver(state) ? state : { ...state, showsAll: !state.showsAll };

/** Shows another position, once the exercise has ended. */
export const lookAt = (state: TrialState, table: Table): TrialState => (isOver(state) ? { ...state, table } : state);

/** Plays a card on the board, once the exercise has ended. */
export const tryOut = (state: TrialState, card: Card): TrialState => lookAt(state, play(state.table, card));

export function standingOf({ attempts, at: index }: TrialState, of: number): Standing {
  const { end, tried, isSkipped } = attempts[of]!;
  if (end === 'found') return tried.length === 0 ? 'first' : 'later';
  return end ?? (of === index ? 'now' : isSkipped ? 'skipped' : 'ahead');
}

/** How many exercises were found, and how many of these at the first try. */
export function tally({ attempts }: TrialState): { readonly found: number; readonly first: number } {
  const found = attempts.filter(({ end }) => end === 'found');
  return { found: found.length, first: found.filter(({ tried }) => tried.length === 0).length };
}

function withAttempt(state: TrialState, part: Partial<Attempt>): TrialState {
  const attempts = state.attempts.map((attempt, i) => (i === state.at ? { ...attempt, ...part } : attempt));
  return { ...state, attempts };
}

const ended = (state: TrialState, end: 'found' | 'shown', right: Card): TrialState => ({
  ...withAttempt(state, { end, right }),
  showsAll: true,
});
