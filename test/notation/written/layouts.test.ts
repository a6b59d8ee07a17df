/**
 * The layouts that people choose for four hands, each in five sets of words: what is read is the deal or an error, and with one wrong card
 * always an error.
 */
import { expect, it } from 'vitest';
import { SEATS, SUITS } from '../../../src/game/cards.ts';
import type { Card, Deal, Seat, Suit } from '../../../src/game/cards.ts';
import { seeded } from '../../../src/game/play/random-deal.ts';
import { packOf } from '../../../src/game/rules/pack.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { JassError } from '../../../src/game/errors.ts';
import { formatDeal, ranksIn } from '../../../src/notation/hands.ts';
import { readText } from '../../../src/notation/read-text.ts';
import { SEAT_NAME } from './write.ts';
import type { Tongue } from './write.ts';

interface Words {
  readonly tongue: Tongue;
  readonly game: string;
  /** Seats in letters, suits in words, in short and mistyped, ranks, in the order of the notation. */
  readonly letters: string;
  readonly suits: readonly string[];
  readonly short: readonly string[];
  readonly mistyped: readonly string[];
  readonly ranks: Readonly<Record<string, string>>;
  readonly rest: string;
  readonly facts: (trump: string, leader: string) => string;
}

const WORDS: readonly Words[] = [
  {
    tongue: 'de',
    game: 'schieber',
    letters: 'NOSW',
    suits: ['Schaufel', 'Herz', 'Ecken', 'Kreuz'],
    short: ['Scha', 'He', 'Ec', 'Kr'],
    mistyped: ['Schaufl', 'Hertz', 'Eckne', 'Kreuzz'],
    ranks: { Q: 'D', J: 'B', T: '10' },
    rest: 'den Rest',
    facts: (trump, leader) => `Schieber, ${trump} Trumpf, ${leader} spielt us.`,
  },
  {
    tongue: 'de',
    game: 'schieber',
    letters: 'NOSW',
    suits: ['Schilten', 'Rosen', 'Schellen', 'Eicheln'],
    short: ['Sci', 'Ro', 'Sce', 'Ei'],
    mistyped: ['Schiltn', 'Rossen', 'Schelen', 'Eichlen'],
    ranks: { Q: 'O', J: 'U', T: '10' },
    rest: 'de Rescht',
    facts: (trump, leader) => `Schieber, Trumpf ${trump}, ${leader} raus.`,
  },
  {
    tongue: 'en',
    game: 'klaverjassen',
    letters: 'NESW',
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    short: ['Sp', 'He', 'Di', 'Cl'],
    mistyped: ['spads', 'haerts', 'dimonds', 'clubbs'],
    ranks: { T: '10' },
    rest: 'whatever is left',
    facts: (trump, leader) => `Klaverjassen. ${trump} trumps, ${leader} on lead.`,
  },
  {
    tongue: 'nl',
    game: 'klaverjassen',
    letters: 'NOZW',
    suits: ['schoppen', 'harten', 'ruiten', 'klaveren'],
    short: ['Sch', 'Ha', 'Ru', 'Kl'],
    mistyped: ['schopen', 'hartn', 'ruitn', 'klavren'],
    ranks: { K: 'H', Q: 'V', J: 'B', T: '10' },
    rest: 'wat overblijft',
    facts: (trump, leader) => `Klaverjassen - ${leader} uit - ${trump} troef.`,
  },
  {
    tongue: 'fr',
    game: 'belote',
    letters: 'NESO',
    suits: ['pique', 'cœur', 'carreau', 'trèfle'],
    short: ['Pi', 'Co', 'Ca', 'Tr'],
    mistyped: ['piqque', 'coeru', 'careau', 'trefl'],
    ranks: { K: 'R', Q: 'D', J: 'V', T: '10' },
    rest: 'ce qui reste',
    facts: (trump, leader) => `Belote, atout ${trump}, ${leader} commence.`,
  },
];

/** A hand or a deal in words. */
class Pen {
  constructor(
    readonly words: Words,
    readonly deal: Deal,
  ) {}

  seat = (seat: Seat): string => SEAT_NAME[this.words.tongue][seat];
  letter = (seat: Seat): string => this.words.letters[SEATS.indexOf(seat)]!;
  ranks = (seat: Seat, suit: Suit, between = ''): string =>
    ranksIn(this.deal[seat], suit)
      .map((rank) => this.words.ranks[rank] ?? rank)
      .join(between);
  /** The suits of a hand that it has, each with its ranks. */
  hand = (seat: Seat, suits: readonly string[], between = ', ', ranks = ' '): string =>
    SUITS.flatMap((suit, at) =>
      ranksIn(this.deal[seat], suit).length > 0 ? [`${suits[at]} ${this.ranks(seat, suit, ranks)}`] : [],
    ).join(between);
  each = (line: (seat: Seat) => string, between = '\n'): string => SEATS.map(line).join(between);
}

const SIGNS = ['♠', '♥', '♦', '♣'];
const NAMES: Readonly<Record<Seat, string>> = { N: 'Keller', E: 'Jansen', S: 'Dupont', W: 'Moser' };

const LAYOUTS: Readonly<Record<string, (pen: Pen, words: Words) => string>> = {
  'letters and short suits': ({ each, letter, hand }, { short }) =>
    each((seat) => `${letter(seat)} ${hand(seat, short, ' ', '')}`),
  'short suits with stops': ({ each, seat: name, hand }, { short }) =>
    each(
      (seat) =>
        `${name(seat)}: ${hand(
          seat,
          short.map((suit) => `${suit}.`),
        )}`,
    ),
  'one line': ({ each, letter, hand }, { short }) =>
    each((seat) => `${letter(seat)}: ${hand(seat, short, ' ', '')}`, ' / '),
  'mistyped suits': ({ each, seat: name, hand }, { mistyped }) =>
    each((seat) => `${name(seat)}: ${hand(seat, mistyped)}`),
  'small letters': ({ each, seat: name, hand }, { suits }) =>
    each((seat) => `${name(seat)} ${hand(seat, suits, ' ')}`).toLowerCase(),
  'nested lines': ({ each, seat: name, ranks }, { suits }) =>
    each(
      (seat) =>
        `${name(seat)}:\n${SUITS.map((suit, at) => `  ${suits[at]}: ${ranks(seat, suit, ' ') || '-'}`).join('\n')}`,
    ),
  'a row for each suit of a hand': ({ each, seat: name, ranks }, { suits }) =>
    each((seat) => SUITS.map((suit, at) => `${name(seat)};${suits[at]};${ranks(seat, suit) || '-'}`).join('\n')),
  'a line for each suit': ({ seat: name, ranks }, { suits }) =>
    SUITS.map(
      (suit, at) =>
        `${suits[at]}: ${SEATS.map((seat) => `${name(seat)} ${ranks(seat, suit, ' ') || '-'}`).join(', ')}.`,
    ).join('\n'),
  'a page': ({ each, seat: name, hand }) =>
    `${each((seat) => `<b>${name(seat)}</b>: ${hand(seat, SIGNS, ' ')}`, '<br>')}<br>`,
  'players behind': ({ each, seat: name, hand }, { suits }) => each((seat) => `${hand(seat, suits)} <- ${name(seat)}`),
  'a rest': ({ seat: name, hand }, { short, rest }) =>
    `${(['N', 'E', 'S'] as const).map((seat) => `${name(seat)} ${hand(seat, short)}`).join('\n')}\n${name('W')}: ${rest}`,
  'players by name': ({ each, seat: name, hand }, { suits }) =>
    `${each((seat) => `${NAMES[seat]} (${name(seat)})`, ', ')}\n${each((seat) => `${NAMES[seat]}: ${hand(seat, suits)}`)}`,
  JSON: ({ ranks, seat: name }, { suits }) =>
    JSON.stringify(
      Object.fromEntries(
        SEATS.map((seat) => [name(seat), Object.fromEntries(SUITS.map((suit, at) => [suits[at], ranks(seat, suit)]))]),
      ),
    ),
};

const CASES = Object.keys(LAYOUTS).flatMap((layout) => WORDS.map((words) => [layout, words.suits[0]!, words] as const));

const random = seeded(4848);
const dealOf = (game: string): Deal => {
  const pack: Card[] = [...packOf(variantById(game).rules)];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const size = pack.length / 4;
  return Object.fromEntries(SEATS.map((seat, at) => [seat, pack.slice(at * size, (at + 1) * size)])) as Record<
    Seat,
    Card[]
  >;
};

/** The text of a deal with its facts, which JSON has in fields. */
function textOf(layout: string, words: Words, deal: Deal): string {
  const body = LAYOUTS[layout]!(new Pen(words, deal), words);
  const [trump, leader] = [words.suits[1]!, SEAT_NAME[words.tongue].E];
  if (layout !== 'JSON') return `${words.facts(trump, leader)}${layout === 'a page' ? '<br>' : '\n'}${body}`;
  return JSON.stringify({ ...(JSON.parse(body) as object), game: words.game, trump, leader });
}

it.each(CASES)('%s, %s', (layout, _, words) => {
  const deal = dealOf(words.game);
  const read = readText(textOf(layout, words, deal), { guess: {} });
  expect(read).toMatchObject({ deal: formatDeal(deal), variant: words.game, contract: 'H', leader: 'E' });
});

it.each(CASES)('%s, %s, with a card of West that South has', (layout, _, words) => {
  const deal = dealOf(words.game);
  const [first] = deal.W;
  const wrong =
    layout === 'a rest'
      ? { ...deal, E: [deal.S[0]!, ...deal.E.slice(1)] }
      : { ...deal, S: [first!, ...deal.S.slice(1)] };
  expect(() => readText(textOf(layout, words, wrong), { guess: {} })).toThrow(JassError);
});

it.each<[form: string, text: string, plays: string]>([
  ['numbers and letters of players', '1: N HJ, E H9, S HQ, W H7\n2: N ST, E S9, S S7, W SA', 'HJ H9 HQ H7 ST S9 S7 SA'],
  ['leaders in brackets', 'Trick 1 (North leads): ♥J ♥9 ♥Q ♥7\nTrick 2 (N): ♠10 ♠9 ♠7 ♠A', 'HJ H9 HQ H7 ST S9 S7 SA'],
  ['hyphens without numbers', '♥J-♥9-♥Q-♥7\n♠10-♠9-♠7-♠A', 'HJ H9 HQ H7 ST S9 S7 SA'],
])('tricks with %s', (_, tricks, plays) => {
  const hands = 'N ♠ 10 8 ♥ J K\nE ♠ 9 K ♥ 9 10\nS ♠ 7 J ♥ Q 8\nW ♠ A Q ♥ 7 A';
  const read = readText(`Rotterdam klaverjassen, hearts trumps, North leads.\n${hands}\n\n${tricks}`, { guess: {} });
  expect(read.plays.join(' ')).toBe(plays);
});

it.each<[what: string, words: string, leader: string]>([
  ['another’s right', 'I was East, to the dealer’s right, and led.', 'E'],
  ['a question behind a statement', 'N leads, or should it be W?', 'N'],
  ['a player and a word', 'West goes, West out.', 'W'],
])('the leader beside %s', (_, words, leader) => {
  const deal = 'N: ♠ 10 8 ♥ K J\nE: ♠ K 9 ♥ 10 9\nS: ♠ J 7 ♥ Q 8\nW: ♠ A Q ♥ A 7';
  expect(readText(`Klaverjassen, hearts trumps. ${words}\n${deal}`, { guess: {} }).leader).toBe(leader);
});

it.each<[words: string, contract: string, leader: string]>([
  ['Hearts it is, East leads.', 'H', 'E'],
  ['hearts trump. w to lead', 'H', 'W'],
  ['hearts, S first', 'H', 'S'],
  ['Es wurde Herz gespielt, Ost begann.', 'H', 'E'],
  ['Trumpf: He. Vorhand: W', 'H', 'W'],
  ['Harten troef, Z mag uit', 'H', 'S'],
  ['Cœur, Nord joue', 'H', 'N'],
])('short words about the deal: %s', (words, contract, leader) => {
  const hands = 'N: ♠ 10 8 ♥ K 9\nE: ♠ K 9 ♥ 10 8\nS: ♠ A 7 ♥ A 7\nW: ♠ 6 ♦ 10 ♥ 6 ♦ 9';
  expect(readText(`${words}\n${hands}`, { guess: {} })).toMatchObject({ contract, leader });
});
