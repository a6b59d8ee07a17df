/** Deals written in the formats of other programs and columns, for the imports to read back. */
import { rankOf, RANKS, SEATS, seatAfter, sideOf, suitOf, SUITS } from '../../../src/game/cards.ts';
import type { Card, Contract, Deal, Rank, Seat, Suit } from '../../../src/game/cards.ts';
import type { GameState } from '../../../src/game/play/play.ts';

/** The suits, ranks, seats and headings of one language. */
export interface Script {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly trump: string;
  readonly leader: string;
  readonly trick: string;
  /** Joins suit and rank. */
  readonly card: (suit: string, rank: string) => string;
}

const numbers = { '9': '9', '8': '8', '7': '7', '6': '6' } as const;
const suitFirst = (suit: string, rank: string): string => `${suit} ${rank}`;
const together = (suit: string, rank: string): string => suit + rank;

const ENGLISH = {
  trump: 'Trump',
  leader: 'Leader',
  trick: 'Trick',
  seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
};
const GERMAN = {
  trump: 'Trumpf',
  leader: 'Ausspiel',
  trick: 'Stich',
  seats: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
};
const DUTCH = {
  trump: 'Troef',
  leader: 'Uitkomst',
  trick: 'Slag',
  seats: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
};
const FRENCH = { trump: 'Atout', leader: 'Entame', trick: 'Pli', seats: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' } };

export const SCRIPTS: Readonly<Record<string, Script>> = {
  'English words': {
    ...ENGLISH,
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    ranks: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10', ...numbers },
    card: (suit, rank) => `${rank} of ${suit}`,
  },
  'English letters': {
    ...ENGLISH,
    suits: { S: 'S', H: 'H', D: 'D', C: 'C' },
    ranks: { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', ...numbers },
    card: together,
  },
  'Swiss words': {
    ...GERMAN,
    suits: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eicheln' },
    ranks: { A: 'As', K: 'König', Q: 'Ober', J: 'Under', T: 'Banner', ...numbers },
    card: suitFirst,
  },
  'Swiss words of numbers': {
    ...GERMAN,
    suits: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eichel' },
    ranks: {
      A: 'Ass',
      K: 'König',
      Q: 'Ober',
      J: 'Unter',
      T: 'Banner',
      '9': 'Neun',
      '8': 'Acht',
      '7': 'Sieben',
      '6': 'Sechs',
    },
    card: suitFirst,
  },
  'German words': {
    ...GERMAN,
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    ranks: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', T: '10', ...numbers },
    card: (suit, rank) => `${suit}-${rank}`,
  },
  'German words of Switzerland': {
    ...GERMAN,
    suits: { S: 'Schaufel', H: 'Herz', D: 'Ecke', C: 'Kreuz' },
    ranks: { A: 'As', K: 'König', Q: 'Dame', J: 'Bauer', T: '10', ...numbers },
    card: suitFirst,
  },
  'German letters': {
    ...GERMAN,
    suits: { S: 'P', H: 'H', D: 'Ka', C: 'Kr' },
    ranks: { A: 'A', K: 'K', Q: 'D', J: 'B', T: '10', ...numbers },
    card: together,
  },
  'Dutch words': {
    ...DUTCH,
    suits: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaver' },
    ranks: { A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer', T: '10', ...numbers },
    card: together,
  },
  'Dutch letters': {
    ...DUTCH,
    suits: { S: 'S', H: 'H', D: 'R', C: 'K' },
    ranks: { A: 'A', K: 'H', Q: 'V', J: 'B', T: '10', ...numbers },
    card: together,
  },
  'French words': {
    ...FRENCH,
    suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
    ranks: { A: 'As', K: 'Roi', Q: 'Dame', J: 'Valet', T: '10', ...numbers },
    card: (suit, rank) => `${rank} de ${suit}`,
  },
  'French letters': {
    ...FRENCH,
    suits: { S: 'P', H: 'C', D: 'K', C: 'T' },
    ranks: { A: 'A', K: 'R', Q: 'D', J: 'V', T: '10', ...numbers },
    card: together,
  },
};

export const DUTCH_CODES: Script = {
  ...DUTCH,
  suits: { S: 's', H: 'h', D: 'r', C: 'k' },
  ranks: { A: '14', K: '13', Q: '12', J: '11', T: '10', ...numbers },
  card: together,
};

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' };

export const cardIn = (script: Script, card: Card): string =>
  script.card(script.suits[suitOf(card)], script.ranks[rankOf(card)]);

/** The hands, one on each line, with contract and leader. */
export function textOf(script: Script, deal: Deal, contract: Contract, leader: Seat): string {
  const hands = SEATS.map(
    (seat) => `${script.seats[seat]}: ${deal[seat].map((card) => cardIn(script, card)).join(', ')}`,
  );
  return [...hands, ...headingsOf(script, contract, leader)].join('\n');
}

/** All tricks of a deal, numbered, without the hands. */
export function tricksOf(script: Script, { tricks, setup }: GameState): string {
  const lines = tricks.map(
    ({ cards }, index) => `${script.trick} ${index + 1}: ${cards.map((card) => cardIn(script, card)).join(', ')}`,
  );
  return [...headingsOf(script, setup.contract, setup.leader), ...lines].join('\n');
}

const headingsOf = (script: Script, contract: Contract, leader: Seat): string[] => [
  `${script.trump}: ${contract in SIGNS ? script.suits[contract as Suit] : contract}`,
  `${script.leader}: ${script.seats[leader]}`,
];

/** The deal as printed in columns. */
export function diagramOf(script: Script, deal: Deal, contract: Contract, leader: Seat): string {
  const lines = (seat: Seat): string[] =>
    SUITS.map((suit) => {
      const ranks = deal[seat].filter((card) => suitOf(card) === suit).map(rankOf);
      ranks.sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
      return `${SIGNS[suit]} ${ranks.map((rank) => script.ranks[rank]).join(' ') || '—'}`;
    });
  const indented = (seat: Seat): string[] => lines(seat).map((line) => ' '.repeat(16) + line);
  const middle = ['    N    ', '  W   E  ', '    S    ', '         '];
  const [west, east] = [lines('W'), lines('E')];
  const between = west.map((line, index) => `${line.padEnd(34)}${middle[index]}${east[index]}`);
  const trump = contract in SIGNS ? SIGNS[contract as Suit] : contract;
  return [
    ...indented('N'),
    ...between,
    ...indented('S'),
    `${script.trump}: ${trump}`,
    `${script.leader}: ${script.seats[leader]}`,
  ].join('\n');
}

/** A finished deal in the JSON of jass-kit. */
export function jassKitOf({ setup, tricks }: GameState): object {
  return {
    version: 'V0.2',
    trump: ['D', 'H', 'S', 'C', 'obenabe', 'unenufe'].indexOf(setup.contract),
    dealer: SEATS.indexOf(seatAfter(setup.leader, 'clockwise')),
    currentPlayer: -1,
    forehand: setup.declarer === setup.leader ? 1 : 0,
    tricks: tricks.map(({ cards, points, winner, leader }) => ({
      cards: cards.map((card) => card.replace('T', '10')),
      points,
      win: SEATS.indexOf(winner),
      first: SEATS.indexOf(leader),
    })),
    player: SEATS.map(() => ({ hand: [] })),
    jassTyp: 'SCHIEBER',
  };
}

const COLORS = { S: 'SPADES', H: 'HEARTS', D: 'DIAMONDS', C: 'CLUBS' };
const numbered = (card: Card): object => ({ number: 14 - RANKS.indexOf(rankOf(card)), color: COLORS[suitOf(card)] });
const PLAYERS: readonly Seat[] = ['N', 'W', 'S', 'E'];

/** A finished deal as messages of the webplatformz server. */
export function messagesOf({ setup, tricks }: GameState): object[] {
  const { contract, deal, declarer, leader } = setup;
  const modes = { obenabe: { mode: 'OBEABE' }, unenufe: { mode: 'UNDEUFE' } };
  const chosen =
    contract in SIGNS
      ? { mode: 'TRUMPF', trumpfColor: COLORS[contract as Suit] }
      : modes[contract as keyof typeof modes];
  return [
    { type: 'BROADCAST_TEAMS', data: [] },
    { type: 'DEAL_CARDS', data: deal.N.map(numbered) },
    ...(declarer === leader ? [] : [{ type: 'BROADCAST_TRUMPF', data: { mode: 'SCHIEBE' } }]),
    { type: 'BROADCAST_TRUMPF', data: chosen },
    ...tricks.flatMap(({ cards, winner }) => [
      { type: 'PLAYED_CARDS', data: cards.slice(0, 2).map(numbered) },
      { type: 'PLAYED_CARDS', data: cards.map(numbered) },
      {
        type: 'BROADCAST_STICH',
        data: {
          name: winner,
          id: PLAYERS.indexOf(winner),
          playedCards: cards.map(numbered),
          teams: [{ name: sideOf(winner) }],
        },
      },
    ]),
    { type: 'BROADCAST_GAME_FINISHED', data: [] },
  ];
}
