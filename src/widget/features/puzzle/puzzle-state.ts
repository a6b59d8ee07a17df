/**
 * A puzzle in play, as one immutable value, and the steps between its states. The values of cards come from outside;
 * their consequences are decided here: whether the reader has to decide, the target still within reach, how it ended.
 */
import { bestValue, givesAway, keepingCards, readersOf, sideOfReader } from '../../../analysis/puzzle/goal.ts';
import type { CardValues, Goal } from '../../../analysis/puzzle/goal.ts';
import { obviousCard } from '../../../analysis/puzzle/obvious.ts';
import { sideOf, suitOf } from '../../../game/cards.ts';
import type { Card, Seat, Side, Suit } from '../../../game/cards.ts';
import { legalNow } from '../../../game/play/play.ts';
import { finalValue } from '../../../game/scoring/payoffs/payoff-table.ts';
import { valueFor } from '../../../game/scoring/payoff.ts';
import type { PuzzleTheme, Reader } from '../../../notation/puzzle.ts';
import { goTo, goToInLine, play, playsMade } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';

/** The hint that the reader was given at this card: a question about the theme or the suit, then the card. */
export type Hint =
  | { readonly kind: 'theme'; readonly theme: PuzzleTheme }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'any' };

/** A card of the reader that gave something away. */
export interface WrongPlay {
  /** The plays up to it, itself last. */
  readonly plays: readonly Card[];
  readonly lost: number;
}

/** How a puzzle has ended. */
export interface Ended {
  /** The value that the reader's side has made. */
  readonly made: number;
  readonly solved: boolean;
  /** The losses of the line that the reader has played, as in the state. */
  readonly lost: PuzzleState['lost'];
}

export interface PuzzleState {
  /** The table where the puzzle begins; its line ends there. */
  readonly start: Table;
  /** The position shown, in the line of this attempt. */
  readonly table: Table;
  readonly side: Side;
  /** The hands that the reader plays. */
  readonly readers: ReadonlySet<Seat>;
  /** The target that the page sets; null for the best. */
  readonly given: number | null;
  /** The best that the reader's side can reach; null until it is known. */
  readonly best: number | null;
  /** The loss of each play of the reader, by its number in the line. A play without an entry is not judged yet. */
  readonly lost: ReadonlyMap<number, number>;
  /** Whether the reader has yet to decide about the last card of the line, which has given something away. */
  readonly waits: boolean;
  readonly hint: Hint | null;
  /** The mistakes of this attempt, also those taken back. */
  readonly wrong: readonly WrongPlay[];
  readonly hints: number;
  readonly attempt: number;
  /** Whether the solution has been shown, in this attempt or before. */
  readonly shown: boolean;
  /** The number of plays of the line that are the reader's own; a line of the engine follows them. Null while there is none. */
  readonly solution: number | null;
  /** Null until the last card has been played. The reader may then look at other lines. */
  readonly ended: Ended | null;
  /** A line that keeps the target, from the first lead on; null until the end. */
  readonly answer: readonly Card[] | null;
}

/** A puzzle from the position of a table on. @param reader null for the side to move */
export function begin(table: Table, reader: Reader | null, given: number | null): PuzzleState {
  const of = reader ?? sideOf(table.position.toPlay ?? table.setup.leader);
  const [side, readers] = [sideOfReader(of), readersOf(of)];
  const start = { ...table, side, record: [], line: playsMade(table) };
  return { ...fresh, start, table: start, side, readers, given, best: null, attempt: 1, shown: false };
}

const fresh = {
  lost: new Map<number, number>(),
  waits: false,
  hint: null,
  wrong: [],
  hints: 0,
  solution: null,
  ended: null,
  answer: null,
};

/** The same puzzle from its start. */
export const startAgain = (state: PuzzleState): PuzzleState => ({
  ...state,
  ...fresh,
  table: state.start,
  attempt: state.attempt + 1,
});

/** The target of the puzzle; null until it is known. */
export const targetOf = ({ given, best }: PuzzleState): number | null => given ?? best;

/** Whether the target is more than can be reached. */
export const isUnreachable = ({ given, best }: PuzzleState): boolean => given !== null && best !== null && given > best;

/** The values of the position where the puzzle begins are known. */
export function withStart(state: PuzzleState, values: CardValues): PuzzleState {
  return { ...state, best: bestValue(state.side, state.start.position.toPlay!, values) };
}

/** The reader's losses before a play. */
export function lostBefore({ lost }: PuzzleState, ply: number): number {
  return [...lost].reduce((sum, [play, gave]) => sum + (play < ply ? gave : 0), 0);
}

/** The goal still within reach after `ply` plays of the line; null until the target is known. */
export function goalAfter(state: PuzzleState, ply = state.table.ply): Goal | null {
  const target = targetOf(state);
  return target === null ? null : { side: state.side, target: target - lostBefore(state, ply) };
}

/** Whether the position shown is the newest one. */
const isNewest = ({ table }: PuzzleState): boolean => table.ply === table.line.length;

/** Whether the reader may play a card in the position shown. From an earlier position it starts another line. */
export function mayPlay(state: PuzzleState): boolean {
  const { table, readers, waits } = state;
  const { toPlay } = table.position;
  if (toPlay === null || !readers.has(toPlay) || isOver(state) || isUnreachable(state)) return false;
  return !isNewest(state) || (!waits && isJudged(state));
}

/** Whether the reader has played to the end, or has asked for the solution. */
export const isOver = ({ ended, solution }: PuzzleState): boolean => ended !== null || solution !== null;

/** Whether the solver is to play. */
export function solverPlays(state: PuzzleState): boolean {
  const { table, readers, waits, solution } = state;
  const { toPlay } = table.position;
  return toPlay !== null && !readers.has(toPlay) && isNewest(state) && !waits && solution === null && isJudged(state);
}

/** The reader's card of the line that is not judged yet, by its number; null if there is none. */
export function unjudged({ table, start, readers, lost, solution }: PuzzleState): number | null {
  const last = table.line.length - 1;
  if (solution !== null || last < start.ply || lost.has(last)) return null;
  const before = goTo(table, last).position;
  return readers.has(before.toPlay!) ? last : null;
}

const isJudged = (state: PuzzleState): boolean => unjudged(state) === null;

/** The reader or the solver plays a card; the rest of the line is dropped. */
export function playInPuzzle(state: PuzzleState, card: Card): PuzzleState {
  const { ply, line } = state.table;
  if (line[ply] === card && state.lost.get(ply) === 0) return stepTo(state, ply + 1);
  const table = play({ ...state.table, line: line.slice(0, ply) }, card);
  const lost = new Map([...state.lost].filter(([play]) => play < ply));
  return { ...state, table, lost, waits: false, hint: null };
}

/** The reader's last card is judged. @param value of the reader's side after it */
export function judge(state: PuzzleState, value: number): PuzzleState {
  const ply = unjudged(state);
  const goal = ply === null ? null : goalAfter(state, ply);
  if (ply === null || !goal) return state;
  const gave = givesAway(goal, value);
  const isMistake = gave > 0;
  return {
    ...state,
    lost: new Map([...state.lost, [ply, gave]]),
    waits: isMistake,
    ...(isMistake && { wrong: [...state.wrong, { plays: state.table.line, lost: gave }] }),
  };
}

/** Takes back the card that gave something away. */
export function takeBack(state: PuzzleState): PuzzleState {
  const { line } = state.table;
  const lost = new Map([...state.lost].filter(([play]) => play < line.length - 1));
  const table = goTo({ ...state.table, line: line.slice(0, -1) }, line.length - 1);
  return { ...state, table, lost, waits: false, hint: null };
}

/** Plays on for the goal still within reach. */
export const playOn = (state: PuzzleState): PuzzleState => ({
  ...state,
  table: goTo(state.table, state.table.line.length),
  waits: false,
});

/** Shows another position of the line, not before the puzzle begins. */
export function stepTo(state: PuzzleState, ply: number): PuzzleState {
  const table = goTo(state.table, Math.max(ply, state.start.ply));
  return { ...state, table, hint: null };
}

/**
 * The next hint: first the question of the theme, where the puzzle turns on it, or else the suit of a card that keeps the goal; then the card.
 * @param values of the position shown
 * @param theme of the puzzle, if it is known
 */
export function withHint(state: PuzzleState, values: CardValues | undefined, theme?: PuzzleTheme): PuzzleState {
  const goal = goalAfter(state);
  if (!goal || !mayPlay(state) || state.hint?.kind === 'card' || state.hint?.kind === 'any') return state;
  const legal = new Set(legalNow(state.table.position));
  const keeping = values ? keepingCards(goal, values) : [];
  const card = legal.size === 1 ? [...legal][0]! : keeping[0];
  if (!card) return state;
  return { ...state, hint: hintAt(), hints: state.hints + 1 };

  function hintAt(): Hint {
    if (legal.size > 1 && keeping.length === legal.size) return { kind: 'any' };
    if (state.hint) return { kind: 'card', card: card! };
    if (theme && legal.size > 1 && turnsHere(state, keeping)) return { kind: 'theme', theme };
    return new Set([...legal].map(suitOf)).size === 1
      ? { kind: 'card', card: card! }
      : { kind: 'suit', suit: suitOf(card!) };
  }
}

/** Whether the puzzle turns on the card to play: in its first trick, where one card alone keeps the target and habit prefers another. */
function turnsHere({ start, table }: PuzzleState, keeping: readonly Card[]): boolean {
  const isFirstTrick = table.position.tricks.length === start.position.tricks.length;
  return isFirstTrick && keeping.length === 1 && obviousCard(table.position) !== keeping[0];
}

/** The plays of the line up to the last position in which the target was within reach. */
export function keptSoFar({ lost, ended, table, answer }: PuzzleState): readonly Card[] {
  const line = answer ?? table.line;
  const firstLoss = [...(ended?.lost ?? lost)].find(([, gave]) => gave > 0)?.[0];
  return line.slice(0, firstLoss ?? line.length);
}

/** The line that keeps the target is known after the end: it is shown beside the board. */
export const withAnswer = (state: PuzzleState, answer: readonly Card[]): PuzzleState => ({
  ...state,
  answer,
  shown: true,
});

/** Shows the solution: best play after `kept`, from the position where it begins. */
export function withSolution(state: PuzzleState, kept: readonly Card[], rest: readonly Card[]): PuzzleState {
  const shown = withLine(state, [...kept, ...rest], kept.length, kept.length);
  return { ...shown, answer: shown.table.line, shown: true };
}

/**
 * Shows a line of the engine that leaves the reader's line.
 * @param own the number of its plays that are the reader's
 * @param ply the position shown
 * @param gave the loss of the first play that is not the reader's
 */
export function withLine(state: PuzzleState, line: readonly Card[], own: number, ply: number, gave = 0): PuzzleState {
  const table = goToInLine(state.table, line, ply);
  const before = [...(state.ended ?? state).lost].filter(([play]) => play < own);
  const lost = new Map(gave > 0 ? [...before, [own, gave]] : before);
  return { ...state, table, lost, waits: false, hint: null, solution: own };
}

/** The state with its end, once the last card has been played. The reader's line is the solution if it reaches the target. */
export function withEnd(state: PuzzleState): PuzzleState {
  const result = state.ended ? null : resultOf(state);
  if (!result) return state;
  return { ...state, ended: { ...result, lost: state.lost }, answer: result.solved ? state.table.line : null };
}

/** The result of a puzzle; null while there are cards to play. */
export function resultOf(state: PuzzleState): Pick<Ended, 'made' | 'solved'> | null {
  const { table, side, solution } = state;
  const target = targetOf(state);
  if (solution !== null || target === null || state.waits || !isNewest(state) || !isJudged(state)) return null;
  const { position, payoff } = table;
  if (position.toPlay !== null) return null;
  const made = valueFor(side, table, finalValue(position, payoff));
  return { made, solved: made >= target };
}

/** The value of the reader's side after each play of the line from the start of the puzzle, as far as the reader may know it. */
export function valuesSoFar(state: PuzzleState): readonly (number | null)[] {
  const { start, table } = state;
  return Array.from({ length: table.line.length + 1 }, (_, ply) =>
    ply < start.ply ? null : (goalAfter(state, ply)?.target ?? null),
  );
}
