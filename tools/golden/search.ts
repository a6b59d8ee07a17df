/**
 * The independent double-dummy search for card points: alpha-beta with zero windows over single cards, and a memo of
 * proven bounds for every exact position (remaining cards, leader) at the start of a trick. It is kept plain rather
 * than fast: no quick-trick bounds, no equivalence of positions; full deals take seconds to minutes.
 */
import { PLACES, placesOfRank, strengthOf, suitOf } from './games.ts';
import type { Sheet, Turn } from './games.ts';
import type { State } from './minimax.ts';

/** The node budget of one deal is used up. */
export class OutOfNodes extends Error {}

export interface Search {
  /** Trick starts searched since the position was set. */
  readonly nodes: number;
  /** North–South's card points at the end of `state`, best play by both. */
  value(): number;
  /** The same when the seat to play plays this card first. */
  valueAfter(card: number): number;
}

/**
 * The memo, 2^22 groups of 4 slots shared by all searches of the process (218 MB). A new entry replaces the one of its
 * group with the fewest cards left. Keys are complete, so a hit is never another position of the same deal.
 */
const GROUPS_LOG2 = 22;
const SLOTS = 4 << GROUPS_LOG2;
const keyLow = new Int32Array(SLOTS);
const keyHigh = new Int32Array(SLOTS);
const lowerBound = new Int16Array(SLOTS);
const upperBound = new Int16Array(SLOTS);
const bestLead = new Int8Array(SLOTS);

/** No card. */
const NONE = -1;

/**
 * A search of one position. The memo is emptied: its entries hold for one deal and contract. Throws OutOfNodes from
 * `value` and `valueAfter` when more than `maxNodes` trick starts were searched in all.
 */
export function searchOf(sheet: Sheet, start: State, maxNodes: number): Search {
  keyHigh.fill(0);
  const { trump, points, step, lastTrick } = sheet;
  const legal = sheet.legal;
  const CARDS = 4 * PLACES;
  const suitOfCard = Int8Array.from({ length: CARDS }, (_, card) => suitOf(card));
  const strength = Int8Array.from({ length: CARDS }, (_, card) => strengthOf(sheet, card));
  const placesAbove = Int32Array.from(
    { length: CARDS },
    (_, card) => ((1 << PLACES) - 1) & ~((1 << ((strength[card]! + 1) * sheet.copies)) - 1),
  );

  /** By cards in each hand at the start of a trick, whether low cards win it. */
  const isReversed = Array.from({ length: 13 }, (_, left) => sheet.reversed(left));

  /** Suit masks, seat × 4 + suit. */
  const hands = new Int32Array(16);
  /** Cards not in a finished trick: the suit masks of all hands and of the trick in progress. */
  const live = new Int32Array(4);
  /** Tricks still to finish, the one in progress included. */
  let tricksLeft = start.hands[(start.leader + 3 * step) % 4]!.length;
  /** Card points not in a finished trick, last trick included. */
  let pointsLeft = lastTrick;
  let nodes = 0;

  start.hands.forEach((hand, seat) => {
    for (const card of hand) hands[seat * 4 + suitOf(card)]! |= 1 << (card % PLACES);
  });
  for (const card of [...start.hands.flat(), ...start.trick]) {
    live[suitOf(card)]! |= 1 << (card % PLACES);
    pointsLeft += points[card]!;
  }

  const trick = new Int8Array(16 * 4);
  const moves = new Int8Array(16 * 4 * PLACES);
  const scores = new Int32Array(16 * 4 * PLACES);
  /** How often a card of a seat ended the search of a turn, weighted by its depth. */
  const history = new Int32Array(4 * CARDS);
  /** Best card of the turn that was searched last. */
  let bestCardOfTurn = NONE;

  const turn: Turn = {
    hand: new Int32Array(4),
    may: new Int32Array(4),
    led: 0,
    trump,
    jacks: placesOfRank(sheet, trump, 'J'),
    over: 0,
    overOpponents: 0,
    head: 0,
    partnerWins: false,
  };

  /**
   * Writes the cards `seat` may play, one of each set of interchangeable ones, best guess first, and returns how many.
   *
   * Two cards of one hand are interchangeable when they are of one suit, worth the same points, both legal, and no live
   * card lies between them: exchanging their names then changes no comparison with any third card, now or later, and
   * the two never meet in one trick. Legality asks only for suits, such comparisons, and the trump jack, which has
   * points of its own and so is never merged. In a two-copy pack the rule merges only the two copies of a card,
   * as no two ranks of one suit are worth the same there; the copies compare alike with every third card.
   */
  function listMoves(
    seat: number,
    position: number,
    base: number,
    led: number,
    winning: number,
    winner: number,
    topTrump: number,
    topLed: number,
    memoLead: number,
  ): number {
    const own = seat * 4;
    const may = turn.may;
    if (position === 0) {
      for (let suit = 0; suit < 4; suit++) may[suit] = hands[own + suit]!;
    } else {
      for (let suit = 0; suit < 4; suit++) turn.hand[suit] = hands[own + suit]!;
      turn.led = led;
      turn.over = topTrump === NONE ? (1 << PLACES) - 1 : placesAbove[topTrump]!;
      turn.overOpponents = placesAboveOpponents(position);
      turn.head = placesAbove[topLed]!;
      turn.partnerWins = ((seat ^ winner) & 1) === 0;
      legal(turn);
    }
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      const cards = may[suit]!;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const card = suit * PLACES + 31 - Math.clz32(bit);
        const higher = live[suit]! & -(bit << 1);
        const next = higher & -higher;
        if (next & cards && points[suit * PLACES + 31 - Math.clz32(next)] === points[card]) continue;
        const score = guess(seat, position, card, higher === 0, winning, winner) + (card === memoLead ? 1 << 28 : 0);
        let at = base + count++;
        for (; at > base && scores[at - 1]! < score; at--) {
          moves[at] = moves[at - 1]!;
          scores[at] = scores[at - 1]!;
        }
        moves[at] = card;
        scores[at] = score;
      }
    }
    return count;
  }

  /** The trump places above every trump that the opponents of the next player have in the trick of `position` cards. */
  function placesAboveOpponents(position: number): number {
    let above = (1 << PLACES) - 1;
    for (let i = position - 1; i >= 0; i -= 2) {
      const card = trick[tricksLeft * 4 + i]!;
      if (suitOfCard[card] === trump) above &= placesAbove[card]!;
    }
    return above;
  }

  /** How promising a card looks; affects speed only. */
  function guess(
    seat: number,
    position: number,
    card: number,
    isHighest: boolean,
    winning: number,
    winner: number,
  ): number {
    const worth = points[card]!;
    const before = history[seat * CARDS + card]!;
    if (position === 0) return before + (isHighest ? 200 + worth : 50 - worth) * 64;
    const takes = beatsFast(card, winning);
    const partner = ((seat ^ winner) & 1) === 0;
    let score: number;
    if (takes) score = position === 3 || isHighest ? 200 + worth * 4 - strength[card]! : 170 - worth;
    else score = partner ? 140 + worth * 4 : 60 - worth * 4;
    return score * 64 + before;
  }

  function beatsFast(later: number, winning: number): boolean {
    if (suitOfCard[later] === suitOfCard[winning]) {
      return isReversed[tricksLeft] ? strength[later]! <= strength[winning]! : strength[later]! >= strength[winning]!;
    }
    return suitOfCard[later] === trump;
  }

  /**
   * Points North–South still take from a trick start, `leader` to play, as a bound: a result ≥ `goal` is a lower
   * bound of the true value, a smaller one an upper bound.
   */
  function atTrickStart(leader: number, goal: number): number {
    if (goal <= 0) return 0;
    if (goal > pointsLeft) return pointsLeft;
    if (++nodes > maxNodes) throw new OutOfNodes();
    if (tricksLeft === 1) return atTurn(leader, 0, NONE, NONE, leader, NONE, NONE, 0, goal, NONE);

    const low = live[0]! | (live[1]! << PLACES);
    const high = live[2]! | (live[3]! << PLACES) | (leader << 24) | (tricksLeft << 26);
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    const group = (hash >>> (32 - GROUPS_LOG2)) * 4;
    let memoLead = NONE;
    for (let slot = group; slot < group + 4; slot++) {
      if (keyHigh[slot] === high && keyLow[slot] === low) {
        if (lowerBound[slot]! >= goal) return lowerBound[slot]!;
        if (upperBound[slot]! < goal) return upperBound[slot]!;
        memoLead = bestLead[slot]!;
        break;
      }
    }

    const all = pointsLeft;
    const value = atTurn(leader, 0, NONE, NONE, leader, NONE, NONE, 0, goal, memoLead);

    let victim = group;
    for (let slot = group; slot < group + 4; slot++) {
      if (keyHigh[slot] === high && keyLow[slot] === low) {
        victim = slot;
        break;
      }
      if (keyHigh[slot]! >>> 26 < keyHigh[victim]! >>> 26) victim = slot;
    }
    if (keyHigh[victim] !== high || keyLow[victim] !== low) {
      keyHigh[victim] = high;
      keyLow[victim] = low;
      lowerBound[victim] = 0;
      upperBound[victim] = all;
    }
    if (value >= goal) lowerBound[victim] = value;
    else upperBound[victim] = value;
    bestLead[victim] = bestCardOfTurn;
    return value;
  }

  /**
   * The same from within a trick, points of the trick in progress included. `winning` is the card that wins so far and
   * `winner` its seat; `topTrump` and `topLed` are the highest trump and the highest card of the suit led so far.
   * Leaves its best card in `bestCardOfTurn`.
   */
  function atTurn(
    seat: number,
    position: number,
    led: number,
    winning: number,
    winner: number,
    topTrump: number,
    topLed: number,
    inTrick: number,
    goal: number,
    memoLead: number,
  ): number {
    const depth = tricksLeft * 4 + position;
    const base = depth * PLACES;
    const count = listMoves(seat, position, base, led, winning, winner, topTrump, topLed, memoLead);
    const maximizes = (seat & 1) === 0;
    let best = maximizes ? NONE : 10_000;
    let bestCard = NONE;
    for (let i = base; i < base + count; i++) {
      const card = moves[i]!;
      const value = withCard(card, seat, position, led, winning, winner, topTrump, topLed, inTrick, goal);
      if (maximizes ? value > best : value < best) {
        best = value;
        bestCard = card;
      }
      if (maximizes ? best >= goal : best < goal) {
        const entry = seat * CARDS + card;
        history[entry]! += tricksLeft * tricksLeft;
        if (history[entry]! > 1 << 11) for (let j = 0; j < history.length; j++) history[j]! >>= 1;
        break;
      }
    }
    bestCardOfTurn = bestCard;
    return best;
  }

  /** The same once `seat` has put `card` on the trick. */
  function withCard(
    card: number,
    seat: number,
    position: number,
    led: number,
    winning: number,
    winner: number,
    topTrump: number,
    topLed: number,
    inTrick: number,
    goal: number,
  ): number {
    const suit = suitOfCard[card]!;
    const holding = seat * 4 + suit;
    const bit = 1 << (card - suit * PLACES);
    if (position === 0) led = suit;
    if (position === 0 || beatsFast(card, winning)) {
      winning = card;
      winner = seat;
    }
    if (suit === trump && (topTrump === NONE || strength[card]! > strength[topTrump]!)) topTrump = card;
    if (suit === led && (topLed === NONE || strength[card]! > strength[topLed]!)) topLed = card;
    inTrick += points[card]!;
    hands[holding]! ^= bit;
    const at = tricksLeft * 4;
    trick[at + position] = card;
    let value: number;
    if (position < 3) {
      value = atTurn((seat + step) & 3, position + 1, led, winning, winner, topTrump, topLed, inTrick, goal, NONE);
    } else {
      for (let i = at; i < at + 4; i++) live[suitOfCard[trick[i]!]!]! ^= 1 << (trick[i]! % PLACES);
      tricksLeft--;
      const won = inTrick + (tricksLeft === 0 ? lastTrick : 0);
      pointsLeft -= won;
      const gain = ((winner & 1) === 0) !== sheet.misere ? won : 0;
      value = gain + (tricksLeft === 0 ? 0 : atTrickStart(winner, goal - gain));
      pointsLeft += won;
      tricksLeft++;
      for (let i = at; i < at + 4; i++) live[suitOfCard[trick[i]!]!]! ^= 1 << (trick[i]! % PLACES);
    }
    hands[holding]! ^= bit;
    return value;
  }

  // ---- the root: put the trick in progress on the table, then narrow bounds until they meet ----------------------

  let seat = start.leader;
  let led = NONE;
  let winning = NONE;
  let winner = start.leader;
  let topTrump = NONE;
  let topLed = NONE;
  let inTrick = 0;
  start.trick.forEach((card, position) => {
    trick[tricksLeft * 4 + position] = card;
    if (position === 0) led = suitOf(card);
    if (position === 0 || beatsFast(card, winning)) {
      winning = card;
      winner = seat;
    }
    if (suitOf(card) === trump && (topTrump === NONE || strength[card]! > strength[topTrump]!)) topTrump = card;
    if (suitOf(card) === led && (topLed === NONE || strength[card]! > strength[topLed]!)) topLed = card;
    inTrick += points[card]!;
    seat = (seat + step) & 3;
  });
  const position = start.trick.length;

  function narrow(bound: (goal: number) => number): number {
    let lower = 0;
    let upper = pointsLeft;
    while (lower < upper) {
      const goal = (lower + upper + 1) >> 1;
      const value = bound(goal);
      if (value >= goal) lower = value;
      else upper = value;
    }
    return start.taken + lower;
  }

  return {
    get nodes() {
      return nodes;
    },
    value: () =>
      tricksLeft === 0
        ? start.taken
        : narrow((goal) =>
            position === 0
              ? atTrickStart(start.leader, goal)
              : atTurn(seat, position, led, winning, winner, topTrump, topLed, inTrick, goal, NONE),
          ),
    valueAfter: (card) =>
      narrow((goal) => withCard(card, seat, position, led, winning, winner, topTrump, topLed, inTrick, goal)),
  };
}
