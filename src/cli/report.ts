/**
 * `jass-solver solve` for people: the deal as a diagram, who makes what in words, the value of every card, and the best
 * play trick by trick. Cards stand in the notation throughout, so that each can be typed back after `--plays`.
 */
import { pointsOfDeal } from '../analysis/evaluate.ts';
import { RANKS, rankOf, sideOf, suitOf, SUITS } from '../game/cards.ts';
import type { Card, Contract, PerSide, Seat } from '../game/cards.ts';
import { playCard } from '../game/play.ts';
import type { CompletedTrick, GameState } from '../game/play.ts';
import { trickSeat } from '../game/trick.ts';
import type { Answer, CardValue, Unproven } from '../notation/answer.ts';
import { table } from './table.ts';
import { pointsInWords } from './words.ts';

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
 * @param answer its answer, with value (or bounds and estimate), cards, and line if it is known
 */
export function solveReport(name: string, state: GameState, answer: Answer): string {
  const { cards = [], line = [] } = answer;
  const { setup } = state;
  const end = line.reduce(playCard, state);
  const paragraphs = [
    [`${name}, ${CONTRACT_NAMES[setup.contract]}. ${SEAT_NAMES[setup.leader]} leads to the first trick.`],
    state.toPlay ? diagram(state) : [],
    positionWords(state),
    state.toPlay ? valueWords(state, answer) : [],
    cardsTable(state, answer.value, cards),
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

/** What each side makes: exact, or estimated within what is proven. */
function valueWords(state: GameState, { value, bounds, estimate }: Answer): string[] {
  if (value) return [`With best play North/South make ${value.NS} card points, East/West ${value.EW}.`];
  const { NS, EW } = sidesInWords(state, { exact: false, bounds: bounds!, estimate: estimate! });
  return [
    'The time was up before the value was exact. With best play',
    ...indent([`North/South make ${NS}`, `East/West make ${EW}`]),
  ];
}

/** The points of both sides in words. */
function sidesInWords(state: GameState, of: PerSide | Unproven): { readonly NS: string; readonly EW: string } {
  if ('NS' in of) return { NS: `${of.NS}`, EW: `${of.EW}` };
  const total = pointsOfDeal(state);
  const { NS: bounds } = of.bounds;
  const [low, high] = bounds;
  return {
    NS: pointsInWords(bounds, of.estimate.NS),
    EW: pointsInWords([total - high, total - low], total - of.estimate.NS),
  };
}

/**
 * Every legal card with what both sides make, the best first, and what it loses against the best card where both are exact.
 * @param value of the position, which is that of the best card
 */
function cardsTable(state: GameState, value: PerSide | undefined, cards: readonly CardValue[]): string[] {
  const { toPlay } = state;
  if (!toPlay || cards.length === 0) return [];
  const side = sideOf(toPlay);
  const sign = side === 'NS' ? 1 : -1;
  const order = (of: CardValue): number => sign * ('NS' in of ? of.NS : of.estimate.NS);
  const rows = [...cards]
    .sort((a, b) => order(b) - order(a))
    .map((of) => {
      const { NS, EW } = sidesInWords(state, of);
      const row = [of.card, `NS ${NS}`, `EW ${EW}`];
      if (!value || !('NS' in of)) return row;
      const lost = value[side] - of[side];
      return [...row, lost === 0 ? 'best' : `loses ${lost}`];
    });
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
