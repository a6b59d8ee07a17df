/**
 * What the element shows, as one immutable value, and the steps from one to the next. Pure functions over the reference
 * of the rules: every step replays the line from the first lead, which is a few dozen plays and needs no undo.
 */
import { positionOf } from '../analysis/answer.ts';
import { pointsOfDeal } from '../analysis/evaluate.ts';
import { rankOf, seatAfter, sideOf, suitOf, SUITS, trumpOf } from '../game/cards.ts';
import type { Card, PerSide, Seat, Suit } from '../game/cards.ts';
import { JassError } from '../game/errors.ts';
import type { ErrorCode } from '../game/errors.ts';
import { strengthOrder } from '../game/pack.ts';
import { legalNow, playCard, replay } from '../game/play.ts';
import type { GameSetup, GameState } from '../game/play.ts';
import { trickSeat, winnerIndex } from '../game/trick.ts';
import { variantById } from '../game/variants/index.ts';
import type { Answer, Unproven } from '../notation/answer.ts';
import { parseRequest } from '../notation/request.ts';

/** What the page has set, unchecked; an absent field is undefined or null as attributes leave it. */
export interface Input {
  readonly variant?: string | null;
  readonly contract?: string | null;
  readonly leader?: string | null;
  readonly declarer?: string | null;
  readonly deal?: string | null;
  readonly plays?: string | null;
  /** An override of the variant's rules: an object, or its JSON text. */
  readonly rules?: unknown;
}

/** The attributes that make up the input. */
export const INPUTS = [
  'variant',
  'contract',
  'leader',
  'declarer',
  'deal',
  'plays',
  'rules',
] as const satisfies (keyof Input)[];

/** A deal that could be read, and where in it the reader stands. */
export interface Table {
  /** The variant's name for people. */
  readonly variantName: string;
  readonly setup: GameSetup;
  /** The plays that the page gave. */
  readonly record: readonly Card[];
  /** The plays that back and forward move along: the record, or the line for which the reader has left it. */
  readonly line: readonly Card[];
  /** How many plays of `line` have been made. */
  readonly ply: number;
  /** The position after these plays. */
  readonly position: GameState;
}

/** Card points that are proven possible: from, to. */
export type Interval = readonly [low: number, high: number];

/**
 * What is known of a number of card points. One of three: the value, where the proven interval has closed; the proven
 * interval alone; or the interval and an estimate.
 */
export interface Knowledge {
  readonly proven: Interval;
  /** A guess within the interval that proves nothing; null where the value is exact, and before there is one. */
  readonly estimate: number | null;
}

/** The value, where it is exact. */
export function exactly({ proven: [low, high] }: Knowledge): number | null {
  return low === high ? low : null;
}

/** An exact answer for one position. */
export interface Solution {
  /** Card points of the whole deal. */
  readonly value: PerSide;
  /** The same after each legal card. */
  readonly cards: ReadonlyMap<Card, PerSide>;
  /** Best play to the end of the deal. */
  readonly line: readonly Card[];
  /** The position after `line`. */
  readonly end: GameState;
  /** Positions searched. */
  readonly nodes: number;
  /** Time taken, in milliseconds. */
  readonly ms: number;
}

/** What the engine is doing about the position shown. */
export type Engine =
  /** There is nothing to compute: no deal, or no card left. */
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'computing';
      /** Card points of North–South so far as known, of the position and of each legal card of which something is known. */
      readonly value: Knowledge;
      readonly cards: ReadonlyMap<Card, Knowledge>;
      /** Where best play leads, if that is known from the position before. */
      readonly end: GameState | null;
      readonly nodes: number;
    }
  | { readonly phase: 'exact'; readonly solution: Solution }
  | { readonly phase: 'failed'; readonly reason: string };

/** What is wrong with the input, and the part of it that is. */
export interface Problem {
  readonly error: JassError;
  /** Name of the attribute at fault, where one is. */
  readonly attribute: keyof Input | null;
}

/** Everything the element shows. */
export interface WidgetState {
  /** Null before a deal is given, and while it cannot be read. */
  readonly table: Table | null;
  /** Null unless the input is wrong; a fault in the record leaves the table as far as the record could be followed. */
  readonly problem: Problem | null;
  readonly engine: Engine;
}

export const EMPTY: WidgetState = { table: null, problem: null, engine: { phase: 'idle' } };

/**
 * Reads the input. The table stands after the given plays, or before the first of them when they are the whole deal:
 * then nothing would be left to show.
 * Never throws for what a page can set.
 */
export function readInput(input: Input): Pick<WidgetState, 'table' | 'problem'> {
  // A property may be set to anything, whatever its type says.
  const deal: unknown = input.deal ?? '';
  if (typeof deal === 'string' && !deal.trim()) return EMPTY;
  let start: Table;
  try {
    start = readTable(input);
  } catch (error) {
    return { table: null, problem: problemOf(error) };
  }
  let record: readonly Card[] = [];
  try {
    record = parseRequest({ ...requestFields(input), plays: input.plays ?? '' }).plays;
    const end = replay(start.setup, record);
    const table = { ...start, record, line: record };
    return { table: end.toPlay === null ? table : goTo(table, record.length), problem: null };
  } catch (error) {
    const problem = problemOf(error);
    const upTo = record.slice(0, problem.error.place.play ?? 0);
    return { table: goTo({ ...start, record: upTo, line: upTo }, upTo.length), problem };
  }
}

/** The request to the engine for the position shown. */
export function requestFor(input: Input, table: Table): object {
  return {
    ...requestFields(input),
    rules: overrideOf(input.rules),
    plays: playsMade(table),
    want: ['cards', 'line'],
  };
}

/** The plays made so far. */
export function playsMade(table: Table): readonly Card[] {
  return table.line.slice(0, table.ply);
}

/** Plays a legal card: along the line if that is its next card, else leaving it. */
export function play(table: Table, card: Card): Table {
  const made = playsMade(table);
  const line = table.line[table.ply] === card ? table.line : [...made, card];
  return { ...table, line, ply: made.length + 1, position: playCard(table.position, card) };
}

/** Goes to the position after `ply` plays of the line; beyond its ends, to its ends. */
export function goTo(table: Table, ply: number): Table {
  const to = Math.min(Math.max(ply, 0), table.line.length);
  return { ...table, ply: to, position: replay(table.setup, table.line.slice(0, to)) };
}

/** Goes to the position after `ply` plays of another line, which must be legal, and moves along that from then on. */
export function goAlong(table: Table, line: readonly Card[], ply: number): Table {
  const known = table.line.length >= line.length && line.every((card, i) => table.line[i] === card);
  return goTo(known ? table : { ...table, line }, ply);
}

/** The end of the deal after best play from the position shown; null while that is not known. */
export function bestEnd(engine: Engine): GameState | null {
  if (engine.phase === 'exact') return engine.solution.end;
  return engine.phase === 'computing' ? engine.end : null;
}

/** The plays made and then best play to the end; null while that is not known. */
export function bestLine(engine: Engine): readonly Card[] | null {
  return bestEnd(engine)?.tricks.flatMap(({ cards }) => cards) ?? null;
}

/** The line that forward follows: to the end of the present one, from there best play where it is known. */
export function lineAhead({ line, ply }: Table, engine: Engine): readonly Card[] {
  return (ply === line.length && bestLine(engine)) || line;
}

/** Whether the line has left a record that the page gave. */
export function hasLeftRecord({ record, line }: Table): boolean {
  return record.some((card, i) => line[i] !== card);
}

/** Goes back to the last position that the line shares with the record. */
export function backToRecord(table: Table): Table {
  const parting = table.record.findIndex((card, i) => table.line[i] !== card);
  return goTo({ ...table, line: table.record }, Math.min(table.ply, parting < 0 ? table.ply : parting));
}

/**
 * The engine at the beginning of its work: it knows what has been taken, and what follows from the state before: the
 * value of a card played there, and best play while the reader follows it.
 */
export function computing(table: Table, before: WidgetState = EMPTY): Engine {
  const { points } = table.position;
  const made = playsMade(table);
  const best = bestLine(before.engine);
  const end = best && made.every((card, i) => card === best[i]) ? bestEnd(before.engine) : null;
  const value = end?.points ?? valueOfLast(made, before);
  const proven: Interval = value ? [value.NS, value.NS] : [points.NS, pointsOfDeal(table.position) - points.EW];
  return { phase: 'computing', value: { proven, estimate: null }, cards: new Map(), end, nodes: 0 };
}

/** The engine after it has reported: what was known stays known, as proven intervals only ever narrow. */
export function progressed(
  engine: Engine,
  bounds: Interval,
  cards: ReadonlyMap<Card, Interval>,
  nodes: number,
): Engine {
  if (engine.phase !== 'computing') return engine;
  const narrowed = [...cards].map(([card, proven]): [Card, Knowledge] => [
    card,
    together(engine.cards.get(card), proven),
  ]);
  return {
    ...engine,
    value: together(engine.value, bounds),
    cards: new Map([...engine.cards, ...narrowed]),
    nodes,
  };
}

/** The engine after an answer whose time was up before all was exact: it goes on, knowing that much. */
export function estimated(engine: Engine, { value, bounds, estimate, cards = [], nodes }: Answer): Engine {
  if (engine.phase !== 'computing') return engine;
  const added = (before: Knowledge | undefined, of: PerSide | Omit<Unproven, 'exact'>): Knowledge =>
    'NS' in of ? together(before, [of.NS, of.NS]) : together(before, of.bounds.NS, of.estimate.NS);
  return {
    ...engine,
    value: added(engine.value, value ?? { bounds: bounds!, estimate: estimate! }),
    cards: new Map(cards.map(({ card, ...of }) => [card, added(engine.cards.get(card), of)])),
    nodes,
  };
}

/** Adds what is proven, and perhaps an estimate, to what was known before. */
function together(before: Knowledge | undefined, bounds: Interval, estimate = before?.estimate ?? null): Knowledge {
  const [low, high] = before ? [Math.max(before.proven[0], bounds[0]), Math.min(before.proven[1], bounds[1])] : bounds;
  const isOpen = estimate !== null && low < high;
  return { proven: [low, high], estimate: isOpen ? Math.min(Math.max(estimate, low), high) : null };
}

/** The value of a position one play after one that was solved. */
function valueOfLast(made: readonly Card[], { table, engine }: WidgetState): PerSide | undefined {
  if (!table || engine.phase !== 'exact' || table.ply !== made.length - 1) return undefined;
  if (!playsMade(table).every((card, i) => card === made[i])) return undefined;
  return engine.solution.cards.get(made.at(-1)!);
}

/** Whether an answer leaves nothing open: where a time limit was up, its value, a card or the line may be missing. */
export function isComplete({ value, cards = [], line }: Answer): boolean {
  return value !== undefined && line !== undefined && cards.every((card) => 'NS' in card);
}

/**
 * The answer to `requestFor` the table.
 * @throws if it is not exact or its line not legal, which would be a fault of the engine
 */
export function solutionOf(table: Table, { value, cards = [], line, nodes, ms }: Answer): Solution {
  if (!value || !line) throw new Error('the engine gave an answer without a value and a line');
  const values = new Map<Card, PerSide>();
  for (const of of cards) if ('NS' in of) values.set(of.card, { NS: of.NS, EW: of.EW });
  return { value, cards: values, line, end: replay(table.setup, [...playsMade(table), ...line]), nodes, ms };
}

/** What a card is worth to the side that plays it. */
export interface CardWorth {
  /** Card points of that side. */
  readonly points: Knowledge;
  /** What the card loses against the best one; null while that is not known. */
  readonly lost: number | null;
}

/** The worth of each legal card of which anything is known. */
export function cardWorths({ position }: Table, engine: Engine): ReadonlyMap<Card, CardWorth> {
  const known = knownOf(engine);
  if (!known || position.toPlay === null) return new Map();
  const total = pointsOfDeal(position);
  const own = (of: Knowledge): Knowledge => (sideOf(position.toPlay!) === 'NS' ? of : ofOthers(of, total));
  const best = exactly(own(known.value));
  return new Map(
    [...known.cards].map(([card, of]) => {
      const points = own(of);
      const value = exactly(points);
      return [card, { points, lost: best === null || value === null ? null : best - value }];
    }),
  );
}

/** What is known of the points of one side, told of the other. @param total points of both sides */
export function ofOthers({ proven: [low, high], estimate }: Knowledge, total: number): Knowledge {
  return { proven: [total - high, total - low], estimate: estimate === null ? null : total - estimate };
}

/** What is known of the position and its cards, in card points of North–South; undefined where nothing is. */
function knownOf(engine: Engine): { value: Knowledge; cards: ReadonlyMap<Card, Knowledge> } | undefined {
  if (engine.phase === 'computing') return engine;
  if (engine.phase !== 'exact') return undefined;
  const { value, cards } = engine.solution;
  return { value: known(value), cards: new Map([...cards].map(([card, of]) => [card, known(of)])) };
}

const known = ({ NS }: PerSide): Knowledge => ({ proven: [NS, NS], estimate: null });

/** What is known of the points of North–South: all of them when every card is played; null where nothing is known. */
export function knownPoints({ position }: Table, engine: Engine): Knowledge | null {
  if (position.toPlay === null) return known(position.points);
  return knownOf(engine)?.value ?? null;
}

/** A card of the dealt hand. */
export interface HandCard {
  readonly card: Card;
  readonly played: boolean;
}

/** The cards of one suit in a hand as dealt, the highest first. */
export interface SuitRow {
  readonly suit: Suit;
  readonly trump: boolean;
  readonly cards: readonly HandCard[];
}

/**
 * A hand as dealt, trump first, then the suits in the order of the notation. Played cards keep their place, so that
 * nothing moves while a deal is played.
 */
export function suitRows({ setup, position }: Table, seat: Seat): SuitRow[] {
  const { rules, contract, deal } = setup;
  const trump = trumpOf(contract);
  const suits = [...SUITS].sort((a, b) => Number(b === trump) - Number(a === trump));
  return suits.map((suit) => {
    const order = strengthOrder(rules, contract, suit);
    const dealt = deal[seat]
      .filter((card) => suitOf(card) === suit)
      .sort((a, b) => order.indexOf(rankOf(a)) - order.indexOf(rankOf(b)));
    const left = position.hands[seat];
    const cards = dealt.map((card, i) => {
      // Of equal cards the first ones count as played.
      const place = dealt.slice(0, i).filter((other) => other === card).length;
      const gone = dealt.filter((other) => other === card).length - left.filter((other) => other === card).length;
      return { card, played: place < gone };
    });
    return { suit, trump: suit === trump, cards };
  });
}

/** The cards that may be played now. */
export function legalCards(table: Table): ReadonlySet<Card> {
  return new Set(legalNow(table.position));
}

/** One trick as the middle of the table and the list of tricks show it. */
export interface TrickView {
  /** From 1 on. */
  readonly number: number;
  readonly leader: Seat;
  /** In the order played. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly ply: number }[];
  /** Who wins it; of an unfinished trick, who is winning. Null before its first card. */
  readonly winner: Seat | null;
  /** Card points, once it is complete. */
  readonly points: number | null;
}

/** The tricks up to a position of the deal, the one in progress too if a card of it has been played. */
export function tricksOf({ setup, tricks, trick }: GameState): TrickView[] {
  const direction = setup.rules.direction;
  const view = (leader: Seat, cards: readonly Card[], index: number): TrickView => ({
    number: index + 1,
    leader,
    cards: cards.map((card, i) => ({ seat: seatAfter(leader, direction, i), card, ply: 4 * index + i })),
    winner: cards.length
      ? trickSeat(setup.rules, { leader, cards }, winnerIndex(setup.rules, setup.contract, cards))
      : null,
    points: tricks[index]?.points ?? null,
  });
  const complete = tricks.map(({ leader, cards }, index) => view(leader, cards, index));
  return trick.cards.length ? [...complete, view(trick.leader, trick.cards, tricks.length)] : complete;
}

/** The trick in the middle: the one in progress, and a complete one until the next lead. */
export function trickInMiddle({ position }: Table): TrickView {
  const { leader } = position.trick;
  return tricksOf(position).at(-1) ?? { number: 1, leader, cards: [], winner: null, points: null };
}

function requestFields({ variant, contract, leader, declarer, deal }: Input): Record<string, unknown> {
  const given = Object.entries({ variant, contract, leader, declarer, deal });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

/** The table before the first play. @throws JassError */
function readTable(input: Input): Table {
  const request = parseRequest({ ...requestFields(input), rules: overrideOf(input.rules) });
  const position = positionOf(request);
  const variantName = variantById(request.variant).name;
  return { variantName, setup: position.setup, record: [], line: [], ply: 0, position };
}

function overrideOf(rules: unknown): unknown {
  if (typeof rules !== 'string') return rules ?? {};
  if (!rules.trim()) return {};
  try {
    return JSON.parse(rules);
  } catch (error) {
    throw new JassError('bad-rules', `rules: not JSON: ${(error as SyntaxError).message}`, { field: 'rules' });
  }
}

const ATTRIBUTE_OF: Partial<Record<ErrorCode, keyof Input>> = {
  'unknown-variant': 'variant',
  'bad-deal': 'deal',
  'bad-contract': 'contract',
  'illegal-play': 'plays',
  'bad-rules': 'rules',
};

/** Anything else than a user's mistake goes on as it is. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof JassError)) throw error;
  const { field = '' } = error.place;
  const attribute = ATTRIBUTE_OF[error.code] ?? INPUTS.find((input) => input === field) ?? null;
  return { error, attribute };
}
