/**
 * Everything the element says, in English, in one place: a language is one object of this shape. Numbers come in as
 * numbers, so that a language can put them where its grammar wants them.
 */
import { rankOf, sideOf, suitOf, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Rank, Seat, Side, Suit } from '../game/cards.ts';
import type { Interval } from './state.ts';

const seats: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const sides: Readonly<Record<Side, string>> = { NS: 'North–South', EW: 'East–West' };
const suits: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const ranks: Readonly<Record<Rank, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
};

const count = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const range = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`);
const between = (low: number, high: number): string => `between ${low} and ${high}`;
const card = (of: Card): string => `${ranks[rankOf(of)]} of ${suits[suitOf(of)]}`;

/** The contract as it follows "with" or stands alone. */
function contractName(contract: Contract): string {
  const trump = trumpOf(contract);
  if (trump) return `${suits[trump]} trump`;
  return contract === 'obenabe' ? 'Obenabe' : 'Unenufe';
}

export const messages = {
  seat: (seat: Seat): string => seats[seat],
  card,
  contract: contractName,
  /** What stands on the face of a card. */
  rankSign: (rank: Rank): string => (rank === 'T' ? '10' : rank),

  element: (variant: string, contract: Contract): string => `Deal of ${variant}, ${contractName(contract)}`,
  elementWithoutDeal: 'Deal of cards',

  trump: 'trump',
  leads: 'leads',
  declares: 'declares',
  toPlay: 'to play',
  voidSuit: (suit: Suit): string => `no ${suits[suit]}`,
  hand: (seat: Seat, cardsLeft: number, toPlay: boolean): string =>
    `${seats[seat]}, ${toPlay ? 'to play, ' : ''}${plural(cardsLeft, 'card', 'cards')}`,
  suitRow: (suit: Suit, trump: boolean): string => (trump ? `${suits[suit]}, trump` : suits[suit]),
  /** A card of the dealt hand that has left it. */
  cardPlayed: (of: Card): string => `${card(of)}, played`,
  nextInLine: 'next card of the line',

  /**
   * The answer in words: a value, an interval, or an estimate marked as one with its interval. Card points of North–South
   * of all points in the deal; the rest is East–West's.
   */
  headline: (value: number, total: number, contract: Contract, over: boolean): string =>
    `${sides.NS} ${over ? 'made' : 'make'} ${value} of ${total} with ${contractName(contract)}, ` +
    `${sides.EW} ${total - value}`,
  headlineRange: ([low, high]: Interval, total: number, contract: Contract): string =>
    `${sides.NS} make ${between(low, high)} of ${total} with ${contractName(contract)}`,
  headlineEstimate: (estimate: number, [low, high]: Interval, total: number, contract: Contract): string =>
    `${sides.NS} make about ${estimate} of ${total} with ${contractName(contract)}, proven ${between(low, high)}`,
  headlineFailed: 'The value could not be computed',
  headlineEmpty: 'No deal yet',
  headlineProblem: 'This deal cannot be shown',
  headlinePlaysProblem: 'The record is shown up to its fault',
  problem: 'What is wrong with this deal',
  emptyHelp:
    'Put a deal into the attribute “deal”: a seat, then four hands clockwise from it, each as spades.hearts.diamonds.clubs, such as',
  emptyExample: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …',

  /** Figures where there is no room for words. */
  range: ([low, high]: Interval): string => range(low, high),
  estimate: (points: number): string => `≈${points}`,

  engineIdle: 'Engine idle',
  engineComputing: 'Computing',
  engineExact: 'Exact',
  engineFailed: 'Failed',
  engineEffort: (nodes: number, ms: number): string =>
    `${count.format(nodes)} nodes, ${ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1)} s`}`,
  engineNodes: (nodes: number): string => `${count.format(nodes)} nodes`,
  retry: 'Try again',

  /** What a chip shows: the side's points for a best card, what is lost for another. */
  chipBest: (value: number): string => `${value}`,
  chipLost: (lost: number): string => `−${lost}`,
  valueBest: (seat: Seat, value: number): string => `best, ${sides[sideOf(seat)]} make ${value}`,
  valueLost: (seat: Seat, value: number, lost: number): string =>
    `${sides[sideOf(seat)]} make ${value}, ${lost} less than the best`,
  /** Of a card that is exact while the best one is not known. */
  value: (seat: Seat, value: number): string => `${sides[sideOf(seat)]} make ${value}`,
  valueRange: (seat: Seat, [low, high]: Interval): string => `${sides[sideOf(seat)]} make ${between(low, high)}`,
  valueEstimate: (seat: Seat, estimate: number, [low, high]: Interval): string =>
    `${sides[sideOf(seat)]} make about ${estimate}, proven ${between(low, high)}`,

  trick: 'Trick on the table',
  seatLetter: (seat: Seat): string => seat,
  sideLetters: (side: Side): string => side,
  trickNumber: (n: number, of: number): string => `Trick ${n} of ${of}`,
  trickWon: (n: number, winner: Seat, points: number): string =>
    `${seats[winner]} won trick ${n} with ${plural(points, 'point', 'points')}`,
  wins: 'wins the trick',

  controls: 'Moving through the deal',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
  backToRecord: 'Back to the record',
  progress: (played: number, of: number): string => `${played} of ${of} played`,
  next: 'next',
  keys: 'Keys: ← → step, ↑ ↓ choose a card, Enter plays it',

  tricks: (played: boolean): string => (played ? 'Tricks, then best play' : 'Best play'),
  trickColumn: 'Trick',
  wonColumn: 'Won',
  pointsColumn: 'Points',
  led: 'led',
  bestPlay: 'best play',

  /** For the live region: the last play, who is next, what is known. */
  saidPlay: (by: Seat, played: Card): string => `${seats[by]} played ${card(played)}.`,
  saidNext: (seat: Seat): string => `${seats[seat]} to play.`,
  saidEstimate: (estimate: number, total: number): string =>
    `${sides.NS} make about ${estimate} of ${total}. The exact value is being computed.`,
};
