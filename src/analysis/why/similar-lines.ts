/**
 * Two lines of best play that differ in as few tricks as possible: one after a play, one instead of it. Of many equally good lines two
 * similar ones explain a loss best. A beam search over pairs of positions, trick by trick: deterministic, and near the best pair, but
 * not proven to be the best.
 */
import { SEATS, sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { afterPlay, legalNow } from '../../game/play/play.ts';
import type { CompletedTrick, GameState } from '../../game/play/play.ts';
import { roemSoFar } from '../../game/scoring/payoff.ts';
import type { LineStart } from '../search/best-line.ts';
import type { Steps } from '../search/effort.ts';
import { reachesSteps } from '../search/probe.ts';

/** How a payoff counts tricks. */
interface TrickCount {
  /** The value of a trick for the side of the play. */
  readonly valueOf: (trick: CompletedTrick) => number;
  /** How much better the best line is for that side: the sum of the differences of its tricks if nothing else counts. */
  readonly gain: number;
}

/** The ends of the two lines. */
export interface LinePair {
  readonly played: GameState;
  readonly best: GameState;
}

/** Pairs kept after each trick. More take longer, and seldom find lines that differ in fewer tricks. */
const BEAM_WIDTH = 24;
/** Ways to complete a trick that are kept of one position. */
const MOST_COMPLETIONS = 32;

/** Two positions at the start of the same trick, and how the lines to them differ. */
interface Pair extends LinePair {
  /** Tricks that differ in value. */
  readonly differing: number;
  /** The sum of the differences without sign. */
  readonly distance: number;
  /** Tricks that differ in their cards. */
  readonly changed: number;
  /** The sum of the differences for the side of the play. */
  readonly gain: number;
}

/** Compared from the first number to the last; lower is better. */
type Rank = readonly number[];

/**
 * The pair of lines; null if the deadline passes first.
 * @param played the position after the play
 * @param best the position before it
 */
export function* similarLinesSteps(played: LineStart, best: LineStart, count: TrickCount): Steps<LinePair | null> {
  const start: Pair = { played: played.state, best: best.state, differing: 0, distance: 0, changed: 0, gain: 0 };
  let pairs: readonly Pair[] = [start];
  for (let trick = best.state.tricks.length + 1; pairs[0]!.best.toPlay !== null; trick++) {
    const afterPlayed = yield* completionsSteps(played, [...new Set(pairs.map((pair) => pair.played))], trick);
    const afterBest =
      afterPlayed && (yield* completionsSteps(best, [...new Set(pairs.map((pair) => pair.best))], trick));
    if (!afterBest) return null;
    const next = pairs.flatMap((pair) =>
      afterPlayed
        .get(pair.played)!
        .flatMap((a) => afterBest.get(pair.best)!.map((b) => extended(pair, { played: a, best: b }, count))),
    );
    pairs = bestOf(next, (pair) => rankToCome(pair, count));
  }
  return pairs.reduce((a, b) => (compare(finalRank(b), finalRank(a)) < 0 ? b : a));
}

function extended(pair: Pair, { played, best }: LinePair, { valueOf }: TrickCount): Pair {
  const [a, b] = [lastTrick(played), lastTrick(best)];
  const difference = valueOf(b) - valueOf(a);
  return {
    played,
    best,
    differing: pair.differing + Number(difference !== 0),
    distance: pair.distance + Math.abs(difference),
    changed: pair.changed + Number(!haveSameCards(a, b)),
    gain: pair.gain + difference,
  };
}

/** The best pairs, at most BEAM_WIDTH, one of each two positions. */
function bestOf(pairs: readonly Pair[], rankOf: (pair: Pair) => Rank): Pair[] {
  const ranked = pairs.map((pair) => ({ pair, rank: rankOf(pair) })).sort((a, b) => compare(a.rank, b.rank));
  const found = new Map<string, Pair>();
  for (const { pair } of ranked) {
    if (found.size === BEAM_WIDTH) break;
    const key = `${keyOf(pair.played)} ${keyOf(pair.best)}`;
    if (!found.has(key)) found.set(key, pair);
  }
  return [...found.values()];
}

/**
 * Pairs that have not reached the whole gain will differ in one more trick at least; positions with the same cards may go on alike to
 * the end.
 */
const rankToCome = (pair: Pair, { gain }: TrickCount): Rank => [
  pair.differing + Number(pair.gain !== gain),
  cardsApart(pair.played, pair.best),
  pair.distance,
  pair.changed,
];

const finalRank = ({ differing, distance, changed }: Pair): Rank => [differing, distance, changed];

function compare(a: Rank, b: Rank): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}

const lastTrick = ({ tricks }: GameState): CompletedTrick => tricks[tricks.length - 1]!;

const haveSameCards = (a: CompletedTrick, b: CompletedTrick): boolean =>
  a.leader === b.leader && a.cards.every((card, index) => card === b.cards[index]);

/** How many cards are held in only one of two positions; another lead counts as one card. */
function cardsApart(a: GameState, b: GameState): number {
  let apart = Number(a.trick.leader !== b.trick.leader);
  for (const seat of SEATS) {
    const others = [...b.hands[seat]];
    for (const card of a.hands[seat]) {
      const index = others.indexOf(card);
      if (index < 0) apart++;
      else others.splice(index, 1);
    }
    apart += others.length;
  }
  return apart;
}

/** Names a position of a line: its cards, its lead, and the count so far. */
function keyOf(state: GameState): string {
  const { hands, trick, points } = state;
  const roem = roemSoFar(state);
  return [
    SEATS.map((seat) => hands[seat].join('')),
    trick.leader,
    trick.cards.join(''),
    points.NS,
    points.EW,
    roem.NS,
    roem.EW,
  ].join();
}

/** By position, the positions after its trick in which every card has kept the outcome; null if the deadline passes first. */
function* completionsSteps(
  line: LineStart,
  states: readonly GameState[],
  trick: number,
): Steps<ReadonlyMap<GameState, readonly GameState[]> | null> {
  const completions = new Map<GameState, readonly GameState[]>();
  for (const state of states) {
    let open: readonly GameState[] = [state];
    while (open[0]!.tricks.length < trick) {
      const next: GameState[] = [];
      for (const position of open) {
        const cards = yield* keepersSteps(line, position);
        if (!cards) return null;
        next.push(...cards.map((card) => afterPlay(position, card)));
      }
      open = next;
    }
    completions.set(state, [...new Map(open.map((end) => [keyOf(end), end])).values()].slice(0, MOST_COMPLETIONS));
  }
  return completions;
}

/** The legal cards that keep the outcome of the line; null if the deadline passes first. */
function* keepersSteps({ search, outcome }: LineStart, state: GameState): Steps<readonly Card[] | null> {
  const { solver, payoff, keptOutcome } = search;
  const legal = legalNow(state);
  if (legal.length === 1) return legal;
  const forNorthSouth = sideOf(state.toPlay!) === 'NS';
  const target = forNorthSouth ? outcome : outcome + 1;
  const keepers: Card[] = [];
  for (const card of legal) {
    solver.setPosition(afterPlay(state, card), payoff, false, keptOutcome);
    const reaches = yield* reachesSteps(search, target);
    if (reaches === undefined) return null;
    if (reaches === forNorthSouth) keepers.push(card);
  }
  return keepers;
}
