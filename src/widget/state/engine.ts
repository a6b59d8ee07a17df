/** The state of the engine for the position shown, and how it changes as the engine reports. */
import { sideOf } from '../../game/cards.ts';
import type { Progress } from '../../analysis/progress.ts';
import type { Card, Seat } from '../../game/cards.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import { hasCalls } from '../../game/scoring/payoffs/targets.ts';
import { callsBetween, playOn } from '../../game/scoring/calls.ts';
import type { Call, GameState } from '../../game/play/play.ts';
import { isProven, figureOf } from '../../notation/answer/answer.ts';
import type { Answer, Value } from '../../notation/answer/answer.ts';
import { exactKnowledge, exactValue, figureIn, forOtherSide, narrowed, takenSoFar } from './knowledge.ts';
import type { Interval, Knowledge } from './knowledge.ts';
import { EMPTY } from './state.ts';
import type { Engine, Solution, WidgetState } from './state.ts';
import { callsMade, playsMade } from './table.ts';
import type { Table } from './table.ts';

/** The end of the deal after best play from the position shown; null while unknown. */
export function bestEnd(engine: Engine): GameState | null {
  if (engine.phase === 'exact') return engine.solution.end;
  return engine.phase === 'computing' ? engine.end : null;
}

/** The plays made, then best play to the end; null while unknown. */
export function bestLine(engine: Engine): readonly Card[] | null {
  return bestEnd(engine)?.tricks.flatMap(({ cards }) => cards) ?? null;
}

/** The calls along that line. */
export function callsAhead(table: Table, engine: Engine): readonly Call[] {
  const end = table.ply === table.line.length ? bestEnd(engine) : null;
  return end ? [...callsMade(table), ...callsBetween(table.position, end)] : table.calls;
}

/** The line that the forward button follows: the current line to its end, then best play if it is known. */
export function lineAhead({ line, ply }: Table, engine: Engine): readonly Card[] {
  return (ply === line.length && bestLine(engine)) || line;
}

/**
 * The state when a computation starts. It keeps what follows from the state before: the points already taken, the
 * value of the card that was just played, and best play as long as the reader follows it.
 */
export function computing(table: Table, before: WidgetState = EMPTY): Engine {
  // A stopped computation continues with its bounds.
  if (before.table === table && before.engine.phase === 'computing') return { ...before.engine, isStopped: false };
  const end = endBefore(table, before);
  const value = valueBefore(table, before, end);
  const proven: Interval = value === null ? takenSoFar(table) : [value, value];
  return {
    phase: 'computing',
    value: { proven, estimate: null },
    cards: new Map(),
    leaders: null,
    end,
    nodes: 0,
    ms: 0,
    isStopped: false,
  };
}

/**
 * Whether a trick has been completed since `before`, so that a side could have tapped or claimed. The value then
 * assumes that nobody has, whatever was known before.
 */
function hasMissedCall({ payoff, setup, ply }: Table, before: Table): boolean {
  return hasCalls(setup, payoff) && before.position.call === null && Math.floor(ply / 4) !== Math.floor(before.ply / 4);
}

/** The end of best play, if the reader has followed it from a position where it was known. */
function endBefore(table: Table, before: WidgetState): GameState | null {
  if (!isSameGame(table, before) || before.table.ply > table.ply) return null;
  const end = bestEnd(before.engine);
  const called = end?.call && end.call.after <= table.ply ? end.call : null;
  if (called?.after !== table.position.call?.after || called?.by !== table.position.call?.by) return null;
  const best = bestLine(before.engine);
  return best && playsMade(table).every((card, i) => card === best[i]) ? end : null;
}

/** The value of a position on the best line, which keeps the value, or one play after a solved position. */
function valueBefore(table: Table, before: WidgetState, end: GameState | null): number | null {
  if (end) return exactValueOf(before);
  const { engine } = before;
  if (engine.phase !== 'exact' || !isSameGame(table, before) || hasMissedCall(table, before.table)) return null;
  const made = playsMade(table);
  if (before.table.ply !== made.length - 1) return null;
  if (!playsMade(before.table).every((card, i) => card === made[i])) return null;
  const value = engine.solution.cards.get(made.at(-1)!);
  return value ? figureOf(value) : null;
}

function exactValueOf({ engine }: WidgetState): number | null {
  const known = knownOf(engine);
  return known ? exactValue(known.value) : null;
}

/** Whether the state before is of the same deal and payoff. */
function isSameGame(table: Table, before: WidgetState): before is WidgetState & { readonly table: Table } {
  return before.table !== null && before.table.payoff === table.payoff;
}

/**
 * The state after a progress report. Proven intervals only narrow, and a nearer estimate takes the place of an earlier one. The position's first
 * estimate is shown together with its cards' estimates.
 */
export function progressed(engine: Engine, { bounds, estimate, within, cards, leaders, nodes, ms }: Progress): Engine {
  if (engine.phase !== 'computing') return engine;
  const guess = estimate && { estimate: figureOf(estimate), within };
  const reported = cards.map(({ card, estimate, within, ...of }): [Card, Knowledge] => [
    card,
    narrowed(engine.cards.get(card), figureOf(of), estimate && { estimate: figureOf(estimate), within }),
  ]);
  const isShown = engine.value.estimate !== null || cards.some(({ estimate }) => estimate);
  return {
    ...engine,
    value: narrowed(engine.value, figureOf(bounds), isShown && isNearer(engine.value, guess) ? guess : undefined),
    cards: new Map([...engine.cards, ...reported]),
    leaders: leaders ?? null,
    nodes,
    ms,
  };
}

/** Whether a guess may take the place of an earlier one. A search that starts again repeats the rougher ones first. */
const isNearer = ({ within = Infinity }: Knowledge, guess: Partial<Knowledge> = {}): boolean =>
  (guess.within ?? 0) <= within;

/**
 * The solution in the engine's result for a table.
 * @throws if the result is not exact or its line not legal, which would be a bug in the engine
 */
export function solutionOf(table: Table, { value, cards = [], line, lineCalls = [], nodes, ms }: Answer): Solution {
  if (!value || !line) throw new Error('the engine gave an answer without a value and a line');
  const values = new Map<Card, Value>();
  for (const { card, ...of } of cards) if (isProven(of)) values.set(card, of);
  return { value, cards: values, line, end: playOn(table.position, line, lineCalls), nodes, ms };
}

/** The value of a card. */
export interface CardValue {
  /** For the side that plays it. */
  readonly own: Knowledge;
  /** For the side of which the screen speaks. */
  readonly shown: Knowledge;
  /** The loss against the best card; null while unknown. */
  readonly lost: number | null;
}

/**
 * The value of each legal card with a known bound or estimate. Where the estimate of the deal has moved since, the estimates of its cards
 * move with it, so that the best card and the headline never disagree.
 */
export function valuesOfCards(table: Table, engine: Engine): ReadonlyMap<Card, CardValue> {
  const known = knownOf(engine);
  const { toPlay } = table.position;
  if (!known || toPlay === null) return new Map();
  const sum = sumOfSides(table);
  const ownOf = (of: Knowledge): Knowledge => (sideOf(toPlay) === 'NS' ? of : forOtherSide(of, sum));
  const shownOf = (own: Knowledge): Knowledge => (sideOf(toPlay) === table.side ? own : forOtherSide(own, sum));
  const whole = ownOf(known.value);
  const best = exactValue(whole);
  const cards = [...known.cards].map(([card, of]) => [card, ownOf(of)] as const);
  const moved = (whole.estimate ?? NaN) - Math.max(...cards.map(([, own]) => figureIn(own) ?? -Infinity)) || 0;
  return new Map(
    cards.map(([card, of]) => {
      const own =
        of.estimate === null ? of : narrowed(of, of.proven, { estimate: of.estimate + moved, within: of.within });
      const value = exactValue(own);
      return [card, { own, shown: shownOf(own), lost: best === null || value === null ? null : best - value }];
    }),
  );
}

/** The highest value or estimate of a hand for its side; null unless every card has one. */
export function bestGuess(values: ReadonlyMap<Card, CardValue>): number | null {
  const guesses = [...values.values()].map(({ own }) => figureIn(own));
  return guesses.length && guesses.every((guess) => guess !== null) ? Math.max(...guesses) : null;
}

/** The first card that is marked best by its estimate while the engine computes; null for none. */
export function guessedBest(table: Table, engine: Engine): Card | null {
  const values = valuesOfCards(table, engine);
  const best = engine.phase === 'computing' ? bestGuess(values) : null;
  return best === null ? null : [...values].find(([, { own }]) => figureIn(own) === best)![0];
}

/** The legal cards that lose something, and how much, the costliest first. */
export const losingCards = (table: Table, engine: Engine): (readonly [Card, number])[] =>
  [...valuesOfCards(table, engine)]
    .flatMap(([card, { lost }]) => (lost ? [[card, lost] as const] : []))
    .sort(([, a], [, b]) => b - a);

/** The known values of the position and its cards, for North–South; undefined if there are none. */
function knownOf(engine: Engine): { value: Knowledge; cards: ReadonlyMap<Card, Knowledge> } | undefined {
  if (engine.phase === 'computing') return engine;
  if (engine.phase !== 'exact') return undefined;
  const { value, cards } = engine.solution;
  return {
    value: exactKnowledge(figureOf(value)),
    cards: new Map([...cards].map(([card, of]) => [card, exactKnowledge(figureOf(of))])),
  };
}

/** The loss of a card against the best one of a solved position; null for a card that is not legal there. */
export function lossIn({ value, cards }: Solution, by: Seat, card: Card): number | null {
  const made = cards.get(card);
  if (!made) return null;
  return sideOf(by) === 'NS' ? figureOf(value) - figureOf(made) : figureOf(made) - figureOf(value);
}

/** The cards of a solved position that lose nothing. */
export function bestCards({ value, cards }: Solution): Card[] {
  return [...cards].filter(([, of]) => figureOf(of) === figureOf(value)).map(([card]) => card);
}

/** The known value for North–South. It is exact once every card is played; null if nothing is known. */
export function knownValue({ position, payoff }: Table, engine: Engine): Knowledge | null {
  if (position.toPlay === null && payoff === 'points') return exactKnowledge(position.points.NS);
  if (engine.phase === 'idle') return engine.value === undefined ? null : exactKnowledge(engine.value);
  return knownOf(engine)?.value ?? null;
}
