/**
 * Roem in the module's form: sets of cards with their worth, such that a trick brings the sum of the sets it contains.
 * Sets with two cards in one hand cannot come to one trick and are left out. The sets of a pack are computed once for
 * rules and contract; a deal only selects those that its hands allow, as that precedes every search.
 */
import { SEATS, SUITS, cardOf, seatAfter, sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Contract, Suit } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { marriagesByPlay, marriagesToCome } from '../../game/scoring/played-marriage.ts';
import { runsAndMarriages, setsOfRanks } from '../../game/scoring/roem.ts';
import { cardPoints } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { CARDS, RoemSetFlag } from '../abi.ts';
import { numberOf } from '../layout.ts';

/** Cards that are worth roem when they come to one trick. */
interface CardSet {
  /** The module's numbers of its cards, rising. */
  readonly cards: readonly number[];
  /** The same as bits. */
  readonly bits: bigint;
  /** Points for the winners of a trick that contains the set, in addition to its subsets. May be 0 or negative. */
  readonly worth: number;
  /** Whether none of the cards is worth a card point. */
  readonly isWorthless: boolean;
}

/** A set of roem of a pack. */
interface PackSet extends CardSet {
  /** The cards whose holders may win a trick with it. */
  readonly strongest: readonly number[];
  /**
   * The players without any of the cards who may win a trick with it: anyone, those with a trump of that number or a
   * higher one, or nobody.
   */
  readonly fromOutside: 'anyone' | 'nobody' | number;
}

/** A set of roem of a deal. */
export interface RoemSet extends CardSet {
  /** The sides that may win a trick with it, as `RoemSetFlag`s. */
  readonly sides: number;
}

interface Numbered {
  readonly card: Card;
  readonly number: number;
  /** Its rank's place in the natural order. */
  readonly place: number;
}

/** The sets by setup: several parts of a search need them. */
const known = new WeakMap<GameSetup, readonly RoemSet[]>();
const packsKnown = new WeakMap<Rules, Map<Contract, readonly PackSet[]>>();

/**
 * The sets of a deal, in the order of their lowest cards; none if the variant has no roem in tricks. Where marriages depend on the play, there
 * is no other roem, and these are the sets: each counts for its holder (`PayoffWord.held`).
 */
export function roemSets(setup: GameSetup): readonly RoemSet[] {
  const { rules, contract } = setup;
  if (!rules.trickRoem && !marriagesByPlay(rules, contract)) return [];
  const found = known.get(setup) ?? (rules.trickRoem ? pickSets(setup) : marriageSets(setup));
  known.set(setup, found);
  return found;
}

/** The marriages in the hands, which count for the sides of their holders. */
function marriageSets({ rules, contract, deal }: GameSetup): RoemSet[] {
  const { marriage } = rules.melds!;
  return marriagesToCome(rules, contract, deal)
    .map(({ seat, cards }) => {
      const numbers = cards.map((card) => numberOf(rules, contract, card)).sort((a, b) => a - b);
      return {
        cards: numbers,
        bits: bitsOf(numbers),
        worth: marriage,
        isWorthless: false,
        sides: sideOf(seat) === 'NS' ? RoemSetFlag.northSouth : RoemSetFlag.eastWest,
      };
    })
    .sort((a, b) => a.cards[0]! - b.cards[0]!);
}

const bitsOf = (numbers: readonly number[]): bigint =>
  numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n);

function setsOfPack(rules: Rules, contract: Contract): readonly PackSet[] {
  const ofRules = packsKnown.get(rules) ?? new Map<Contract, readonly PackSet[]>();
  packsKnown.set(rules, ofRules);
  const found = ofRules.get(contract) ?? findSets(rules, contract);
  ofRules.set(contract, found);
  return found;
}

/** Nobody has that card. */
const NOT_DEALT = -1;

/** The sets of the pack whose cards are in different hands, with the sides that may win them. */
function pickSets({ rules, contract, deal }: GameSetup): RoemSet[] {
  const holders = new Int8Array(CARDS).fill(NOT_DEALT);
  const highestTrump = [NOT_DEALT, NOT_DEALT, NOT_DEALT, NOT_DEALT];
  const trump = trumpOf(contract);
  // Seats in the order of play from North, as in the module: the lower seat has the lower of two equal cards.
  SEATS.forEach((_, i) => {
    for (const card of deal[seatAfter('N', rules.direction, i)]) {
      let number = numberOf(rules, contract, card);
      if (holders[number] !== NOT_DEALT) number++;
      holders[number] = i;
      if (suitOf(card) === trump) highestTrump[i] = Math.max(highestTrump[i]!, number);
    }
  });
  const picked: RoemSet[] = [];
  for (const set of setsOfPack(rules, contract)) {
    let seats = 0;
    let isPossible = true;
    for (const card of set.cards) {
      const holder = holders[card]!;
      if (holder === NOT_DEALT || (seats >> holder) & 1) isPossible = false;
      else seats |= 1 << holder;
    }
    if (!isPossible) continue;
    const { cards, bits, worth, isWorthless, fromOutside } = set;
    let sides = 0;
    for (const card of set.strongest) sides |= sideOfSeat(holders[card]!);
    for (let seat = 0; seat < 4; seat++) {
      if ((seats >> seat) & 1 || fromOutside === 'nobody') continue;
      if (fromOutside === 'anyone' || highestTrump[seat]! >= fromOutside) sides |= sideOfSeat(seat);
    }
    picked.push({ cards, bits, worth, isWorthless, sides });
  }
  return picked;
}

/** The flag of a seat's side; seats are numbered in the order of play. */
const sideOfSeat = (seat: number): RoemSetFlag => (seat & 1 ? RoemSetFlag.eastWest : RoemSetFlag.northSouth);

function findSets(rules: Rules, contract: Contract): PackSet[] {
  const { ranks, copies } = rules.deck;
  const trump = trumpOf(contract);
  const cards = cardsOfPack(rules, contract);
  /** @param all worth of the cards together. Every set worth anything is listed, as the module needs it for maxima. */
  const found = (
    group: readonly Numbered[],
    worth: number,
    all: number,
    winners: Pick<PackSet, 'strongest' | 'fromOutside'>,
  ): PackSet[] => {
    if (worth === 0 && (all === 0 || group.length < 4)) return [];
    const numbers = numbersOf(group);
    return [
      {
        cards: numbers,
        bits: bitsOf(numbers),
        worth,
        isWorthless: group.every(({ card }) => cardPoints(rules, contract, card) === 0),
        ...winners,
      },
    ];
  };
  const worthOf = (part: readonly Card[]): number => runsAndMarriages(rules, contract, part);
  const inSuit = (group: readonly Numbered[]): PackSet[] => {
    const all = worthOf(group.map(({ card }) => card));
    return found(group, beyondSubsets(group, worthOf), all, winnersOfSuit(group, contract, copies));
  };
  const ofRank = (group: readonly Numbered[]): PackSet[] => {
    const worth = setsOfRanks(
      rules,
      group.map(({ card }) => card),
    );
    // The one trump among them wins, or one of two equal ones by their order; without trumps any may.
    const trumps = group.filter(({ card }) => suitOf(card) === trump);
    return found(group, worth, worth, {
      strongest: numbersOf(trumps.length > 0 ? trumps : group),
      fromOutside: 'nobody',
    });
  };
  const fours = ranks.flatMap((_, place) =>
    groups(
      cards.filter((card) => card.place === place),
      0,
    ),
  );
  return [
    ...groupsInSuits(cards, rules, trump).flatMap(inSuit),
    ...fours.filter(({ length }) => length === 4).flatMap(ofRank),
  ].sort((a, b) => a.cards[0]! - b.cards[0]!);
}

/** The cards of the pack, by suit and in their natural order. */
const cardsOfPack = (rules: Rules, contract: Contract): Numbered[] =>
  SUITS.flatMap((suit) =>
    rules.deck.ranks.flatMap((rank, place) =>
      Array.from({ length: rules.deck.copies }, (_, copy): Numbered => {
        const card = cardOf(suit, rank);
        return { card, number: numberOf(rules, contract, card) + copy, place };
      }),
    ),
  );

const numbersOf = (group: readonly Numbered[]): number[] => group.map(({ number }) => number).sort((a, b) => a - b);

/** The groups of cards of one suit that may be roem: neighbours, and in the trump suit the marriage. */
function groupsInSuits(cards: readonly Numbered[], rules: Rules, trump: Suit | undefined): Numbered[][] {
  const { ranks } = rules.deck;
  const [king, queen] = [ranks.indexOf('K'), ranks.indexOf('Q')];
  const marriagePlaces = (1 << king) | (1 << queen);
  // A marriage may stand anywhere in the pack, alone or with a run of three; neighbours and such a run are within reach.
  const trumpReach = Math.abs(king - queen) > 1 ? ranks.length : REACH;
  return SUITS.flatMap((suit) => {
    const marriage = suit === trump ? marriagePlaces : 0;
    const reach = suit === trump ? trumpReach : REACH;
    const ofSuit = cards.filter(({ card }) => suitOf(card) === suit);
    return groups(ofSuit, reach).filter((group) => mayBeRoem(group, marriage));
  });
}

/**
 * The players who may win a trick with these cards of one suit: the holder of the strongest, or a player of another
 * card, who may play a stronger one or a trump, or have led another suit. If the cards are trumps, that needs a
 * stronger trump.
 */
function winnersOfSuit(
  group: readonly Numbered[],
  contract: Contract,
  copies: number,
): Pick<PackSet, 'strongest' | 'fromOutside'> {
  // Two equal cards have adjacent numbers; their order in the trick decides which is stronger.
  const strongest = Math.max(...group.map(({ number }) => number)) & ~(copies - 1);
  const isTrump = suitOf(group[0]!.card) === trumpOf(contract);
  return {
    strongest: group.map(({ number }) => number).filter((number) => number >= strongest),
    fromOutside: isTrump ? strongest : 'anyone',
  };
}

/** Whether cards of one suit can be worth anything together: three neighbours, or the marriage, whose places are given as bits. */
function mayBeRoem(cards: readonly Numbered[], marriage: number): boolean {
  let places = 0;
  for (const { place } of cards) places |= 1 << place;
  return (places & (places >> 1) & (places >> 2)) !== 0 || (marriage !== 0 && (places & marriage) === marriage);
}

/** Places from the first to the last card of the longest run that counts. */
const REACH = 3;

/** All choices of two to four of the cards (in natural order) with at most so many places from the first to the last. */
function groups(cards: readonly Numbered[], reach: number): Numbered[][] {
  const found: Numbered[][] = [];
  const extend = (group: readonly Numbered[], from: number): void => {
    for (let i = from; i < cards.length; i++) {
      const card = cards[i]!;
      if (group.length > 0 && card.place - group[0]!.place > reach) break;
      const larger = [...group, card];
      if (larger.length >= 2) found.push(larger);
      if (larger.length < 4) extend(larger, i + 1);
    }
  };
  extend([], 0);
  return found;
}

/**
 * The worth of the cards together minus the worth of all proper subsets, by Möbius inversion: the sum of these coefficients
 * over all subsets of any cards is their worth.
 */
function beyondSubsets(cards: readonly Numbered[], worthOf: (cards: readonly Card[]) => number): number {
  let sum = 0;
  for (let subset = 0; subset < 1 << cards.length; subset++) {
    const part = cards.filter((_, i) => (subset >> i) & 1).map(({ card }) => card);
    if (part.length < 2) continue;
    sum += ((cards.length - part.length) % 2 === 0 ? 1 : -1) * worthOf(part);
  }
  return sum;
}
