/**
 * The report of `jass-solver solve`: the deal as a diagram, its value in words, the value of every card, and the best
 * play trick by trick. Cards are in the notation, so that they can be typed after `--plays`.
 */
import { bestContracts } from '../../analysis/contracts/contract-table.ts';
import {
  contractStated,
  forSide,
  RANKS,
  rankOf,
  SEATS,
  seatsFrom,
  SIDES,
  sideOf,
  suitOf,
  SUITS,
} from '../../game/cards.ts';
import type { Card, Seat, Side } from '../../game/cards.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import { playCard } from '../../game/play/play.ts';
import type { CompletedTrick, GameSetup, GameState } from '../../game/play/play.ts';
import { isFullDeal } from '../../game/play/deal.ts';
import { mayPass } from '../../game/play/passing.ts';
import { trickSeat } from '../../game/play/trick.ts';
import { COUNTED } from '../../languages/en/payoffs.ts';
import { isProven, figureOf } from '../../notation/answer/answer.ts';
import type {
  Answer,
  Calibrated,
  CardValue,
  MeldsAnswer,
  TableEntry,
  Unproven,
  Value,
} from '../../notation/answer/answer.ts';
import { meldSentences } from '../../notation/words/meld-words.ts';
import { scoreWords } from './score-words.ts';
import { headline, recordWords } from './deal-words.ts';
import { indent, joined, table } from './layout.ts';
import { SEAT_NAMES, SIDE_NAMES, pointsText, signed } from './wording.ts';

/**
 * The report as text, without a final line feed.
 * @param name the variant's name
 * @param state the position
 * @param answer its answer: value (or bounds and estimate), cards, the line if known, melds and table if requested
 */
export function solveReport(name: string, state: GameState, answer: Answer): string {
  const { line = [], melds } = answer;
  const { setup } = state;
  const end = line.reduce(playCard, state);
  const paragraphs = [
    [headline(name, setup)],
    state.toPlay ? diagram(state) : [],
    melds ? meldWords(state, melds) : [],
    positionWords(state),
    state.toPlay ? valueWords(state, answer) : [],
    cardsTable(state, answer),
    line.length > 0
      ? ['Best play:', ...indent(tricksTable(end.tricks.slice(state.tricks.length), state.tricks.length))]
      : [],
    [...contractsTable(answer), ...(answer.table ? passingWords(setup) : [])],
  ];
  return joined(paragraphs);
}

/** The remaining hands: North above, West and East side by side, South below. */
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

/** The melds of the full hands, in the first trick's order of play, and who scores for them. */
function meldWords({ setup: { rules, leader } }: GameState, melds: MeldsAnswer): string[] {
  const rows = seatsFrom(leader, rules.direction).flatMap((seat) =>
    melds[seat].map(({ cards, points }) => [SEAT_NAMES[seat], cards.join(' '), `${points}`]),
  );
  return ['Melds:', ...indent(table(rows)), ...indent(meldSentences(melds, rules.melds?.needsTrick ?? false))];
}

/** The record, and the tricks and cards played before the position, if any. */
function positionWords(state: GameState): string[] {
  const { setup, trick, tricks, points } = state;
  const lines = recordWords(state);
  if (tricks.length > 0) {
    lines.push(
      `Tricks played: ${tricks.length}. Card points so far: North–South ${points.NS}, East–West ${points.EW}.`,
    );
  }
  if (trick.cards.length > 0) {
    const played = trick.cards.map((card, index) => `${SEAT_NAMES[trickSeat(setup.rules, trick, index)]} ${card}`);
    lines.push(`In the trick: ${played.join(', ')}.`);
  }
  return lines;
}

/** Who may pass the choice of the trump suit, where only some hands may. */
function passingWords({ rules, deal }: GameSetup): string[] {
  if (rules.trumpChoice !== 'mayPassWithAllSuits' || !isFullDeal(rules, deal)) return [];
  const seats = SEATS.filter((seat) => mayPass(rules, deal[seat])).map((seat) => SEAT_NAMES[seat]);
  return [`Only a hand with all four suits may pass the choice: ${seats.join(', ') || 'nobody'}.`];
}

/** A value, or what is known of one that is not exact. */
type Known = Value | (Unproven & Calibrated);

/** The points of each side, or the lead of one: exact, or an estimate with proven bounds. */
function valueWords(state: GameState, { payoff, value, bounds, estimate, within }: Answer): string[] {
  const of = value ?? { exact: false as const, bounds: bounds!, estimate: estimate!, ...(within && { within }) };
  if (payoff === 'points') {
    if (value) return [`With best play North–South make ${value.NS} card points, East–West ${value.EW}.`];
    const sides = sidesInWords(state, of).map(([side, points]) => `${SIDE_NAMES[side]} make ${points}`);
    return ['Time ran out before the value was exact. With best play', ...indent(sides)];
  }
  if (value) {
    const words = payoff === 'score' ? scoreWords(state.setup, figureOf(value), SIDE_NAMES) : [];
    return [`With best play ${leadInWords(figureOf(value))} ${COUNTED[payoff]}.`, ...words];
  }
  const difference = `North–South minus East–West is ${differenceInWords(of)} ${COUNTED[payoff]}`;
  return ['Time ran out before the value was exact. With best play', ...indent([difference])];
}

/** The card points of both sides in words. */
function sidesInWords(state: GameState, of: Known): readonly (readonly [Side, string])[] {
  const total = pointsOfDeal(state.setup);
  if (isProven(of)) {
    return [
      ['NS', `${figureOf(of)}`],
      ['EW', `${total - figureOf(of)}`],
    ];
  }
  const { estimate, within } = of;
  const [low, high] = figureOf(of.bounds);
  return [
    ['NS', pointsText([low, high], figureOf(estimate), within)],
    ['EW', pointsText([total - high, total - low], total - figureOf(estimate), within)],
  ];
}

/** @param difference North–South minus East–West */
const leadInWords = (difference: number): string =>
  difference === 0
    ? 'both sides have the same'
    : `${SIDE_NAMES[difference > 0 ? 'NS' : 'EW']} lead by ${Math.abs(difference)}`;

function differenceInWords(of: Known): string {
  return isProven(of) ? signed(figureOf(of)) : pointsText(figureOf(of.bounds), figureOf(of.estimate), of.within);
}

/**
 * Every legal card with the points of both sides, the best first, and its loss against the best card if both are exact.
 * @param value the position's value, which the best card keeps
 */
function cardsTable(state: GameState, { payoff, value, cards = [] }: Answer): string[] {
  const { toPlay } = state;
  if (!toPlay || cards.length === 0) return [];
  const side = sideOf(toPlay);
  const order = (of: CardValue): number => forSide(side, figureOf(isProven(of) ? of : of.estimate));
  const rows = [...cards]
    .sort((a, b) => order(b) - order(a))
    .map((of) => {
      const words =
        payoff === 'points'
          ? sidesInWords(state, of).map(([side, points]) => `${side} ${points}`)
          : [differenceInWords(of)];
      const row = [of.card, ...words];
      if (!value || !isProven(of)) return row;
      const lost = forSide(side, figureOf(value) - figureOf(of));
      return [...row, lost === 0 ? 'best' : `loses ${lost}`];
    });
  const heading = payoff === 'points' ? '' : ', North–South minus East–West';
  return [`${SEAT_NAMES[toPlay]} to play${heading}:`, ...indent(table(rows))];
}

/** One row per trick: its number, the leader's seat, its cards, the winner and the points. */
function tricksTable(tricks: readonly CompletedTrick[], before: number): string[] {
  return table(
    tricks.map(({ leader, cards, winner, points, roem, marriage }, index) => [
      `${before + index + 1}.`,
      `${leader}: ${cards.join(' ')}`,
      `${SEAT_NAMES[winner]} takes ${points}${roem > 0 ? ` and roem ${roem}` : ''}${marriage ? `; ${SEAT_NAMES[marriage.seat]}'s marriage ${marriage.points}` : ''}`,
    ]),
  );
}

/** The value of every contract, with a column for each leader, and each side's best contract. */
function contractsTable({ payoff, table: entries = [] }: Answer): string[] {
  if (entries.length === 0) return [];
  const words = (of: TableEntry): string => {
    if (!isProven(of)) return `about ${figureOf(of.estimate)}`;
    return payoff === 'points' ? `${figureOf(of)}` : signed(figureOf(of));
  };
  const best = SIDES.map((side) => [
    `best for ${SIDE_NAMES[side]}`,
    ...SEATS.map((leader) => bestContracts(entries, leader, side).join(' ') || 'open'),
  ]);
  const leaders = SEATS.map((seat) => SEAT_NAMES[seat]);
  const counted = payoff === 'points' ? 'Card points of North–South' : `North–South minus East–West ${COUNTED[payoff]}`;
  return [
    `${counted} by contract and leader, before any play:`,
    ...indent(table([['', ...leaders], ...rowsByContract(entries, words), ...best])),
    ...levelsTable(entries, leaders),
  ];
}

/** A row for each contract, with a cell for each leader. */
const rowsByContract = (entries: readonly TableEntry[], words: (entry: TableEntry) => string): string[][] =>
  [...new Set(entries.map(contractStated))].map((contract) => [
    contract,
    ...entries.filter((of) => contractStated(of) === contract).map(words),
  ]);

/** The highest level that the declarers make in every contract; none in a game without levels. */
function levelsTable(entries: readonly TableEntry[], leaders: readonly string[]): string[] {
  if (entries.every(({ level }) => level === undefined)) return [];
  const words = ({ level }: TableEntry): string =>
    level === undefined ? 'open' : level === null ? 'none' : `${level}`;
  return [
    'Highest level that the declarers make:',
    ...indent(table([['', ...leaders], ...rowsByContract(entries, words)])),
  ];
}
