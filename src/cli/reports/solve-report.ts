/**
 * The report of `jass-solver solve`: the deal as a diagram, its value in words, the value of every card, and the best
 * play trick by trick.
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
import type { Language } from '../../languages/registry/languages.ts';
import { meldSentences } from '../../notation/words/meld-words.ts';
import { scoreWords } from './score-words.ts';
import { madeWords } from './call-words.ts';
import { headline, recordWords } from './deal-words.ts';
import { headed, indent, joined, table, textOf } from './layout.ts';
import type { Part } from './layout.ts';
import { pointsText, signed, wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/**
 * The report as text, without a final line feed.
 * @param name the variant's name
 * @param state the position
 * @param answer its answer: value (or bounds and estimate), cards, the line if known, melds and table if requested
 */
export function solveReport(name: string, state: GameState, answer: Answer, language: Language = 'en'): string {
  const words = wordingIn(language);
  const { melds } = answer;
  const { setup } = state;
  return joined([
    [headline(name, setup, words)],
    state.toPlay ? diagram(state, words) : [],
    melds ? meldWords(state, melds, words) : [],
    positionWords(state, words),
    state.toPlay ? valueWords(state, answer, words) : [],
    ...cardParts(state, answer, words).map((part) => [textOf([part])]),
    [...contractsTable(answer, words), ...(answer.table ? passingWords(setup, words) : [])],
  ]);
}

/** The value of every card and the best play. */
export function cardParts(state: GameState, answer: Answer, words: Wording): Part[] {
  const { line = [], lineCalls = [] } = answer;
  const end = line.reduce(playCard, state);
  const before = state.tricks.length;
  return [
    ...cardsTable(state, answer, words),
    ...headed(words.say('bestPlay'), tricksTable(end.tricks.slice(before), before, words)),
    ...(lineCalls.length > 0 ? [{ lines: madeWords(lineCalls, words) }] : []),
  ];
}

/** The remaining hands: North above, West and East side by side, South below. */
function diagram(state: GameState, words: Wording): string[] {
  const block = (seat: Seat): string[] => [words.seat(seat), ...handLines(state.hands[seat], words)];
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
function handLines(hand: readonly Card[], { suit: suitName, rank: rankName }: Wording): string[] {
  return SUITS.map((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    ranks.sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
    return `${suitName(suit)} ${ranks.map(rankName).join(' ') || '-'}`;
  });
}

/** The melds of the full hands, in the first trick's order of play, and who scores for them. */
function meldWords({ setup: { rules, leader } }: GameState, melds: MeldsAnswer, words: Wording): string[] {
  const rows = seatsFrom(leader, rules.direction).flatMap((seat) =>
    melds[seat].map(({ cards, points }) => [words.seat(seat), words.cards(cards), `${points}`]),
  );
  const sentences = meldSentences(melds, rules.melds?.needsTrick ?? false, words.melds(rules));
  return [words.say('melds'), ...indent(table(rows)), ...indent(sentences)];
}

/** The record, and the tricks and cards played before the position, if any. */
function positionWords(state: GameState, words: Wording): string[] {
  const { say, seat, card } = words;
  const { setup, trick, tricks, points } = state;
  const lines = recordWords(state, words);
  if (tricks.length > 0) {
    const sums = SIDES.map((side) => `${words.side(side)} ${points[side]}`).join(', ');
    lines.push(say('tricksPlayed', { tricks: tricks.length, points: sums }));
  }
  if (state.call) lines.push(...madeWords([state.call], words));
  if (trick.cards.length > 0) {
    const played = trick.cards.map((of, index) => `${seat(trickSeat(setup.rules, trick, index))} ${card(of)}`);
    lines.push(say('inTheTrick', { cards: played.join(', ') }));
  }
  return lines;
}

/** Who may pass the choice of the trump suit, where only some hands may. */
function passingWords({ rules, deal }: GameSetup, { say, seat: seatName }: Wording): string[] {
  if (rules.trumpChoice !== 'mayPassWithAllSuits' || !isFullDeal(rules, deal)) return [];
  const seats = SEATS.filter((seat) => mayPass(rules, deal[seat])).map(seatName);
  return [say('mayPass', { seats: seats.join(', ') || say('nobody') })];
}

/** A value, or what is known of one that is not exact. */
type Known = Value | (Unproven & Calibrated);

/** The points of each side, or the lead of one: exact, or an estimate with proven bounds. */
export function valueWords(
  state: GameState,
  { payoff, value, bounds, estimate, within }: Answer,
  words: Wording,
): string[] {
  const { say } = words;
  const of = value ?? { exact: false as const, bounds: bounds!, estimate: estimate!, ...(within && { within }) };
  if (payoff === 'points') {
    if (value) return [say('value', { NS: value.NS!, EW: value.EW! })];
    const sides = sidesInWords(state, of, words).map(([side, points]) =>
      say('sideMakes', { side: words.side(side), points }),
    );
    return [say('outOfTime'), ...indent(sides)];
  }
  const counted = say(`counted_${payoff}`);
  if (value) {
    const meaning = payoff === 'score' ? scoreWords(state.setup, figureOf(value), words) : [];
    return [leadInWords(figureOf(value), counted, words), ...meaning];
  }
  return [say('outOfTime'), ...indent([say('difference', { difference: differenceInWords(of, words), counted })])];
}

/** The card points of both sides in words. */
function sidesInWords(state: GameState, of: Known, words: Wording): readonly (readonly [Side, string])[] {
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
    ['NS', pointsText(words, [low, high], figureOf(estimate), within)],
    ['EW', pointsText(words, [total - high, total - low], total - figureOf(estimate), within)],
  ];
}

/** @param difference North–South minus East–West */
const leadInWords = (difference: number, counted: string, { say, side }: Wording): string =>
  difference === 0
    ? say('valueEven', { counted })
    : say('valueAhead', { side: side(difference > 0 ? 'NS' : 'EW'), by: Math.abs(difference), counted });

function differenceInWords(of: Known, words: Wording): string {
  return isProven(of) ? signed(figureOf(of)) : pointsText(words, figureOf(of.bounds), figureOf(of.estimate), of.within);
}

/**
 * Every legal card with the points of both sides, the best first, and its loss against the best card if both are exact.
 * @param value the position's value, which the best card keeps
 */
function cardsTable(state: GameState, { payoff, value, cards = [] }: Answer, words: Wording): Part[] {
  const { say } = words;
  const { toPlay } = state;
  if (!toPlay || cards.length === 0) return [];
  const side = sideOf(toPlay);
  const order = (of: CardValue): number => forSide(side, figureOf(isProven(of) ? of : of.estimate));
  const rows = [...cards]
    .sort((a, b) => order(b) - order(a))
    .map((of) => {
      const figures =
        payoff === 'points'
          ? sidesInWords(state, of, words).map(([each, points]) => `${words.sideLetters(each)} ${points}`)
          : [differenceInWords(of, words)];
      const row = [words.card(of.card), ...figures];
      if (!value || !isProven(of)) return row;
      const lost = forSide(side, figureOf(value) - figureOf(of));
      return [...row, lost === 0 ? say('best') : say('loses', { lost })];
    });
  const heading = say(payoff === 'points' ? 'toPlay' : 'toPlayDifference', { seat: words.seat(toPlay) });
  return headed(heading, rows);
}

/** One row per trick: its number, the leader's seat, its cards, the winner and the points. */
function tricksTable(tricks: readonly CompletedTrick[], before: number, words: Wording): string[][] {
  const { say, seat } = words;
  const takes = ({ winner, points, roem, marriage }: CompletedTrick): string => {
    const taken =
      roem > 0
        ? say('takesWithRoem', { seat: seat(winner), points, roem })
        : say('takes', { seat: seat(winner), points });
    return marriage ? say('marriage', { takes: taken, seat: seat(marriage.seat), points: marriage.points }) : taken;
  };
  return tricks.map((trick, index) => [`${before + index + 1}.`, words.trick(trick.leader, trick.cards), takes(trick)]);
}

/** The value of every contract, with a column for each leader, and each side's best contract. */
function contractsTable({ payoff, table: entries = [] }: Answer, words: Wording): string[] {
  const { say } = words;
  if (entries.length === 0) return [];
  const figure = (of: TableEntry): string => {
    if (!isProven(of)) return say('contractAbout', { estimate: figureOf(of.estimate) });
    return payoff === 'points' ? `${figureOf(of)}` : signed(figureOf(of));
  };
  const best = SIDES.map((side) => [
    say('bestFor', { side: words.side(side) }),
    ...SEATS.map((leader) => bestContracts(entries, leader, side).map(words.contract).join(' ') || say('open')),
  ]);
  const leaders = SEATS.map(words.seat);
  const heading =
    payoff === 'points' ? say('contractPoints') : say('contractDifference', { counted: say(`counted_${payoff}`) });
  return [
    heading,
    ...indent(table([['', ...leaders], ...rowsByContract(entries, words, figure), ...best])),
    ...levelsTable(entries, leaders, words),
  ];
}

/** A row for each contract, with a cell for each leader. */
const rowsByContract = (
  entries: readonly TableEntry[],
  words: Wording,
  tell: (entry: TableEntry) => string,
): string[][] =>
  [...new Set(entries.map(contractStated))].map((contract) => [
    words.contract(contract),
    ...entries.filter((of) => contractStated(of) === contract).map(tell),
  ]);

/** The highest level that the declarers make in every contract; none in a game without levels. */
function levelsTable(entries: readonly TableEntry[], leaders: readonly string[], words: Wording): string[] {
  const { say } = words;
  if (entries.every(({ level }) => level === undefined)) return [];
  const highest = ({ level }: TableEntry): string =>
    level === undefined ? say('open') : level === null ? say('noLevel') : `${level}`;
  return [say('levels'), ...indent(table([['', ...leaders], ...rowsByContract(entries, words, highest)]))];
}
