/**
 * `jass-solver solve` for people: the deal as a diagram, who makes what in words, the value of every card, and the best
 * play trick by trick. Cards stand in the notation throughout, so that each can be typed back after `--plays`.
 */
import { RANKS, rankOf, sideOf, suitOf, SUITS } from '../game/cards.ts';
import type { Card, Contract, Seat } from '../game/cards.ts';
import { playCard } from '../game/play.ts';
import type { CompletedTrick, GameState } from '../game/play.ts';
import { trickSeat } from '../game/trick.ts';
import type { Answer, CardValue } from '../notation/answer.ts';
import { table } from './table.ts';

const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };

const CONTRACT_NAMES: Readonly<Record<Contract, string>> = {
  S: 'spades are trump',
  H: 'hearts are trump',
  D: 'diamonds are trump',
  C: 'clubs are trump',
  obenabe: 'Obenabe',
  unenufe: 'Unenufe',
};

/**
 * The report as text, without a final line feed.
 * @param name of the variant
 * @param state the position
 * @param answer its answer, with exact value, cards and line
 */
export function solveReport(name: string, state: GameState, { value, cards = [], line = [] }: Answer): string {
  const { setup } = state;
  const end = line.reduce(playCard, state);
  const paragraphs = [
    [`${name}, ${CONTRACT_NAMES[setup.contract]}. ${SEAT_NAMES[setup.leader]} leads to the first trick.`],
    state.toPlay ? diagram(state) : [],
    positionWords(state),
    state.toPlay ? [`With best play North/South make ${value!.NS} card points, East/West ${value!.EW}.`] : [],
    cardsTable(cards, state.toPlay),
    line.length > 0
      ? ['Best play:', ...indent(tricksTable(end.tricks.slice(state.tricks.length), state.tricks.length))]
      : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The hands that are left, North above, West and East beside each other, South below. */
function diagram(state: GameState): string[] {
  const block = (seat: Seat): string[] => [SEAT_NAMES[seat], ...handLines(state.hands[seat])];
  const west = block('W');
  const margin = Math.max(...west.map((row) => row.length)) + 3;
  const middle = Math.max(...[...block('N'), ...block('S')].map((row) => row.length)) + 3;
  const inMiddle = (row: string): string => ' '.repeat(margin) + row;
  return [
    ...block('N').map(inMiddle),
    ...west.map((row, index) => row.padEnd(margin + middle) + block('E')[index]),
    ...block('S').map(inMiddle),
  ];
}

/** The four suits of a hand, such as `S A K J 9`; a void is a dash. */
function handLines(hand: readonly Card[]): string[] {
  return SUITS.map((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    ranks.sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
    return `${suit} ${ranks.join(' ') || '-'}`;
  });
}

/** What has happened before the position, if anything has. */
function positionWords({ setup, trick, tricks, points }: GameState): string[] {
  const lines: string[] = [];
  if (tricks.length > 0) {
    lines.push(
      `Tricks played: ${tricks.length}. Card points so far: North/South ${points.NS}, East/West ${points.EW}.`,
    );
  }
  if (trick.cards.length > 0) {
    const played = trick.cards.map((card, turn) => `${SEAT_NAMES[trickSeat(setup.rules, trick, turn)]} ${card}`);
    lines.push(`In the trick: ${played.join(', ')}.`);
  }
  return lines;
}

/** Every legal card with its value for both sides and what it loses against the best card. */
function cardsTable(values: readonly CardValue[], toPlay: Seat | null): string[] {
  const cards = values.filter((value) => 'NS' in value);
  if (!toPlay || cards.length === 0) return [];
  const side = sideOf(toPlay);
  const best = Math.max(...cards.map((value) => value[side]));
  const rows = [...cards]
    .sort((a, b) => b[side] - a[side])
    .map((value) => [
      value.card,
      `NS ${value.NS}`,
      `EW ${value.EW}`,
      value[side] === best ? 'best' : `loses ${best - value[side]}`,
    ]);
  return [`${SEAT_NAMES[toPlay]} to play:`, ...indent(table(rows))];
}

/** One row a trick: its number, its cards with the seat of the leader before them, and who takes what. */
function tricksTable(tricks: readonly CompletedTrick[], before: number): string[] {
  return table(
    tricks.map(({ leader, cards, winner, points, roem }, index) => [
      `${before + index + 1}.`,
      `${leader}: ${cards.join(' ')}`,
      `${SEAT_NAMES[winner]} takes ${points}${roem > 0 ? ` and roem ${roem}` : ''}`,
    ]),
  );
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
