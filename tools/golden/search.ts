/**
 * The independent double-dummy search for every payoff: alpha-beta with zero windows over single cards, and a memo of
 * proven bounds for every exact position (remaining cards, leader, what the worth depends on beside) at the start of a trick.
 * It is kept plain rather than fast: no quick-trick bounds, no equivalence of positions; full deals take seconds to minutes.
 */
import type { Aim, Ledger, Side } from './aims.ts';
import { PLACES, placesOfRank, strengthOf, suitOf } from './games.ts';
import type { Sheet, Turn } from './games.ts';
import type { State } from './minimax.ts';
import { Roem } from './roem.ts';

/** The node budget of one deal is used up. */
export class OutOfNodes extends Error {}

/** No card. */
const NONE = -1;
/** More than any deal is worth. */
const MOST = 32_000;

const CARDS = 4 * PLACES;
const ALL_PLACES = (1 << PLACES) - 1;

/**
 * The memo, 2^22 groups of 4 slots shared by all searches of the process (285 MB). A new entry replaces the one of its
 * group with the fewest cards left. Keys are complete, so a hit is never another position of the same deal.
 */
const GROUPS_LOG2 = 22;
const SLOTS = 4 << GROUPS_LOG2;
const keyLow = new Int32Array(SLOTS);
const keyHigh = new Int32Array(SLOTS);
const keyRest = new Int32Array(SLOTS);
const lowerBound = new Int16Array(SLOTS);
const upperBound = new Int16Array(SLOTS);
const bestLead = new Int8Array(SLOTS);

/** The first of the four slots of a position. */
function groupOf(low: number, high: number, rest: number): number {
  const hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(rest, 0x27d4eb2f);
  return (Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) >>> (32 - GROUPS_LOG2)) * 4;
}

/** The slot of a position, or NONE. */
function slotOf(low: number, high: number, rest: number): number {
  const group = groupOf(low, high, rest);
  for (let slot = group; slot < group + 4; slot++) {
    if (keyHigh[slot] === high && keyLow[slot] === low && keyRest[slot] === rest) return slot;
  }
  return NONE;
}

/** The slot of a position, which gets one with the widest bounds if it has none. */
function slotFor(low: number, high: number, rest: number): number {
  const known = slotOf(low, high, rest);
  if (known !== NONE) return known;
  const group = groupOf(low, high, rest);
  let slot = group;
  for (let other = group + 1; other < group + 4; other++) {
    if (keyHigh[other]! >>> 26 < keyHigh[slot]! >>> 26) slot = other;
  }
  keyHigh[slot] = high;
  keyLow[slot] = low;
  keyRest[slot] = rest;
  lowerBound[slot] = -MOST;
  upperBound[slot] = MOST;
  return slot;
}

/**
 * A turn is tricks left × TURNS + cards in the trick: one before each of the four cards, and the finished trick. A search that is at a turn
 * has written what is said below of it, and of the turns before it in its trick.
 */
const TURNS = 5;
/** Room for tricks of hands of twelve cards. */
const MOST_TURNS = 13 * TURNS;

/** A search of one position. */
export class Search {
  /** Trick starts searched since the position was set. */
  nodes = 0;

  readonly #sheet: Sheet;
  readonly #aim: Aim;
  readonly #start: State;
  readonly #maxNodes: number;
  /** Absent where roem in tricks does not count. */
  readonly #roem: Roem | undefined;

  // Of the cards, and of the tricks by cards in each hand at their start:
  readonly #suit = Int8Array.from({ length: CARDS }, (_, card) => suitOf(card));
  readonly #strength: Int8Array;
  /** The places of its suit that are stronger. */
  readonly #placesAbove: Int32Array;
  /** Whether low cards win the trick. */
  readonly #isReversed: readonly boolean[];

  // Of the position:
  /** Suit masks, seat × 4 + suit. */
  readonly #hands = new Int32Array(16);
  /** Cards not in a finished trick: the suit masks of all hands and of the trick in progress. */
  readonly #live = new Int32Array(4);
  /** What the sides have taken. */
  readonly #ledger: Ledger;
  /** Tricks still to finish, the one in progress included. */
  #tricksLeft: number;
  /** Card points not in a finished trick, last trick included; the most there can be where they depend on the trick. */
  #pointsLeft: number;

  // Of each turn:
  readonly #seat = new Int8Array(MOST_TURNS);
  /** The suit led. */
  readonly #led = new Int8Array(MOST_TURNS);
  /** The card that wins so far. */
  readonly #winning = new Int8Array(MOST_TURNS);
  /** Its seat. */
  readonly #winner = new Int8Array(MOST_TURNS);
  /** The highest trump. */
  readonly #topTrump = new Int8Array(MOST_TURNS);
  /** The highest card of the suit led. */
  readonly #topLed = new Int8Array(MOST_TURNS);
  /** The card points in the trick. */
  readonly #inTrick = new Int16Array(MOST_TURNS);
  /** The most of its cards' points in any trick. */
  readonly #mostInTrick = new Int16Array(MOST_TURNS);
  /** The card put on the trick. */
  readonly #played = new Int8Array(MOST_TURNS);
  /** Cards to search, PLACES a turn, the best guess first. */
  readonly #moves = new Int8Array(MOST_TURNS * PLACES);
  readonly #guesses = new Int32Array(MOST_TURNS * PLACES);

  /** How often a card of a seat ended the search of a turn, weighted by its depth. */
  readonly #history = new Int32Array(4 * CARDS);
  /** The best card of the turn that was searched last. */
  #bestCard = NONE;
  /** A turn for the sheet's legality. */
  readonly #turnAsked: Turn;
  /** Places of king and queen, where they may be a belot. */
  readonly #pair: number;
  /** The turn to play of the position. */
  readonly #root: number;

  /**
   * The memo is emptied: its entries hold for one deal, contract and aim.
   * @param maxNodes the trick starts that may be searched in all; `value` and `valueAfter` throw OutOfNodes after them
   */
  constructor(sheet: Sheet, aim: Aim, start: State, maxNodes: number) {
    keyHigh.fill(0);
    this.#sheet = sheet;
    this.#aim = aim;
    this.#roem = aim.countsRoem && sheet.fourJacks ? new Roem(sheet) : undefined;
    this.#start = start;
    this.#ledger = { ...start.taken };
    this.#maxNodes = maxNodes;
    const { trump, points, reversedPoints, step, lastTrick } = sheet;
    this.#strength = Int8Array.from({ length: CARDS }, (_, card) => strengthOf(sheet, card));
    this.#placesAbove = Int32Array.from(
      this.#strength,
      (strength) => ALL_PLACES & ~((1 << ((strength + 1) * sheet.copies)) - 1),
    );
    this.#isReversed = Array.from({ length: 13 }, (_, left) => sheet.reversed(left));
    this.#pair = sheet.belots ? placesOfRank(sheet, 0, 'K') | placesOfRank(sheet, 0, 'Q') : 0;
    this.#turnAsked = {
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

    start.hands.forEach((hand, seat) => {
      for (const card of hand) this.#hands[seat * 4 + suitOf(card)]! |= 1 << (card % PLACES);
    });
    this.#pointsLeft = lastTrick;
    for (const card of [...start.hands.flat(), ...start.trick]) {
      this.#live[suitOf(card)]! |= 1 << (card % PLACES);
      this.#pointsLeft += Math.max(points[card]!, reversedPoints[card]!);
    }
    this.#tricksLeft = start.hands[(start.leader + 3 * step) % 4]!.length;
    this.#root = this.#firstTurn(start.leader);
    for (const card of start.trick) this.#put(card, this.#root++);
  }

  /** The worth for North–South at the end, best play by both. */
  value(): number {
    if (this.#tricksLeft === 0) return this.#aim.final(this.#ledger);
    const { leader, trick } = this.#start;
    return this.#narrow((goal) =>
      trick.length === 0 ? this.#atTrickStart(leader, goal) : this.#atTurn(this.#root, goal, NONE),
    );
  }

  /** The same when the seat to play plays this card first. */
  valueAfter(card: number): number {
    return this.#narrow((goal) => this.#withCard(card, this.#root, goal));
  }

  /** The worth at the end, by zero windows until the bounds meet. @param search as `#atTrickStart` */
  #narrow(search: (goal: number) => number): number {
    let lower = this.#aim.least(this.#ledger, this.#pointsLeft, this.#roemLeft());
    let upper = this.#aim.most(this.#ledger, this.#pointsLeft, this.#roemLeft());
    while (lower < upper) {
      const goal = (lower + upper + 1) >> 1;
      const value = search(goal);
      if (value >= goal) lower = value;
      else upper = value;
    }
    return lower;
  }

  /**
   * The worth at the end from a trick start, `leader` to play, as a bound: a result ≥ `goal` is a lower bound of the true
   * value, a smaller one an upper bound.
   */
  #atTrickStart(leader: number, goal: number): number {
    const roem = this.#roemLeft();
    const least = this.#aim.least(this.#ledger, this.#pointsLeft, roem);
    if (goal <= least) return least;
    const most = this.#aim.most(this.#ledger, this.#pointsLeft, roem);
    if (goal > most) return most;
    if (++this.nodes > this.#maxNodes) throw new OutOfNodes();
    const turn = this.#firstTurn(leader);
    if (this.#tricksLeft === 1) return this.#atTurn(turn, goal, NONE);

    const live = this.#live;
    const low = live[0]! | (live[1]! << PLACES);
    const high = live[2]! | (live[3]! << PLACES) | (leader << 24) | (this.#tricksLeft << 26);
    const rest = this.#aim.rest(this.#ledger);
    const settled = this.#aim.offset(this.#ledger);
    const known = slotOf(low, high, rest);
    if (known !== NONE) {
      if (lowerBound[known]! + settled >= goal) return lowerBound[known]! + settled;
      if (upperBound[known]! + settled < goal) return upperBound[known]! + settled;
    }
    const value = this.#atTurn(turn, goal, known === NONE ? NONE : bestLead[known]!);
    const slot = slotFor(low, high, rest);
    if (value >= goal) lowerBound[slot] = value - settled;
    else upperBound[slot] = value - settled;
    bestLead[slot] = this.#bestCard;
    return value;
  }

  /** No less than the roem still to be made, belots included. */
  #roemLeft(): number {
    if (this.#roem) return this.#roem.most(this.#live);
    if (!this.#sheet.belots) return 0;
    let belots = 0;
    for (let suit = 0; suit < 4; suit++) if ((this.#live[suit]! & this.#pair) === this.#pair) belots += 20;
    return belots;
  }

  /**
   * The same from a turn. Leaves its best card in `#bestCard`.
   * @param memoLead the card to search first, or NONE
   */
  #atTurn(turn: number, goal: number, memoLead: number): number {
    const first = turn * PLACES;
    const count = this.#listMoves(turn, memoLead);
    const seat = this.#seat[turn]!;
    const maximizes = (seat & 1) === 0;
    let best = maximizes ? -MOST : MOST;
    let bestCard = NONE;
    for (let i = first; i < first + count; i++) {
      const card = this.#moves[i]!;
      const value = this.#withCard(card, turn, goal);
      if (maximizes ? value > best : value < best) {
        best = value;
        bestCard = card;
      }
      if (maximizes ? best >= goal : best < goal) {
        this.#countCutoff(seat * CARDS + card);
        break;
      }
    }
    this.#bestCard = bestCard;
    return best;
  }

  /** @param entry of the history; all are halved when one grows large */
  #countCutoff(entry: number): void {
    const history = this.#history;
    history[entry]! += this.#tricksLeft * this.#tricksLeft;
    if (history[entry]! > 1 << 11) for (let i = 0; i < history.length; i++) history[i]! >>= 1;
  }

  /** The same once the seat to play has put `card` on the trick. */
  #withCard(card: number, turn: number, goal: number): number {
    const holding = this.#seat[turn]! * 4 + this.#suit[card]!;
    const bit = 1 << (card % PLACES);
    this.#hands[holding]! ^= bit;
    const belot = this.#belotOf(card, turn);
    if (belot) this.#addRoem(this.#seat[turn]!, belot);
    this.#put(card, turn);
    const value = turn % TURNS < 3 ? this.#atTurn(turn + 1, goal, NONE) : this.#withTrick(turn + 1, goal);
    if (belot) this.#addRoem(this.#seat[turn]!, -belot);
    this.#hands[holding]! ^= bit;
    return value;
  }

  /** 20 for a card that makes a belot: the first of its pair, led or of the suit led. */
  #belotOf(card: number, turn: number): number {
    const bit = 1 << (card % PLACES);
    if (!(this.#pair & bit)) return 0;
    const suit = this.#suit[card]!;
    const follows = turn % TURNS === 0 || this.#led[turn] === suit;
    return follows && this.#hands[this.#seat[turn]! * 4 + suit]! & this.#pair & ~bit ? 20 : 0;
  }

  #addRoem(seat: number, roem: number): void {
    if ((seat & 1) === 0) this.#ledger.roemNs += roem;
    else this.#ledger.roemEw += roem;
  }

  /** The same once the trick is finished. */
  #withTrick(finished: number, goal: number): number {
    const winner = this.#winner[finished]!;
    const isLast = this.#tricksLeft === 1;
    const lastTrick = isLast ? this.#sheet.lastTrick : 0;
    const won = this.#inTrick[finished]! + lastTrick;
    const left = this.#mostInTrick[finished]! + lastTrick;
    const played = this.#played;
    const roem = this.#roem
      ? this.#roem.ofTrick(played[finished - 4]!, played[finished - 3]!, played[finished - 2]!, played[finished - 1]!)
      : 0;
    this.#toggleTrick(finished);
    this.#tricksLeft--;
    this.#pointsLeft -= left;
    this.#take(winner, won, roem, 1);
    const value = this.#afterTrick(winner, goal);
    this.#take(winner, -won, -roem, -1);
    this.#pointsLeft += left;
    this.#tricksLeft++;
    this.#toggleTrick(finished);
    return value;
  }

  /** Enters a trick in the ledger. */
  #take(winner: number, points: number, roem: number, tricks: number): void {
    const ledger = this.#ledger;
    const isNs = (winner & 1) === 0;
    if (isNs !== this.#sheet.misere) ledger.ns += points;
    else ledger.ew += points;
    if (isNs) {
      ledger.tricksNs += tricks;
      ledger.roemNs += roem;
    } else {
      ledger.tricksEw += tricks;
      ledger.roemEw += roem;
    }
  }

  /** The same with the claim or the taps that may follow a trick. */
  #afterTrick(winner: number, goal: number): number {
    const winners = (winner & 1) as Side;
    if (this.#aim.claim) {
      const claim = this.#aim.claim(this.#ledger, winners);
      return claim === undefined
        ? this.#goOn(winner, goal)
        : this.#choice(
            winners,
            goal,
            () => claim,
            () => this.#goOn(winner, goal),
          );
    }
    if (!this.#aim.mayTap || this.#ledger.tapper >= 0) return this.#goOn(winner, goal);
    return this.#asked(winners, winner, goal, () =>
      this.#asked(winners === 0 ? 1 : 0, winner, goal, () => this.#goOn(winner, goal)),
    );
  }

  /** The same when a side is asked whether it taps. @param without the worth if it does not */
  #asked(side: Side, winner: number, goal: number, without: () => number): number {
    if (!this.#aim.mayTap!(this.#ledger, side)) return without();
    const withTap = (): number => {
      this.#ledger.tapper = side;
      const value = this.#goOn(winner, goal);
      this.#ledger.tapper = NONE;
      return value;
    };
    return this.#choice(side, goal, withTap, without);
  }

  /** The better of two for a side. */
  #choice(side: Side, goal: number, first: () => number, second: () => number): number {
    const value = first();
    if (side === 0) return value >= goal ? value : Math.max(value, second());
    return value < goal ? value : Math.min(value, second());
  }

  #goOn(winner: number, goal: number): number {
    return this.#tricksLeft === 0 ? this.#aim.final(this.#ledger) : this.#atTrickStart(winner, goal);
  }

  /** Takes the cards of a finished trick out of the live ones, or puts them back. */
  #toggleTrick(finished: number): void {
    for (let turn = finished - 4; turn < finished; turn++) {
      const card = this.#played[turn]!;
      this.#live[this.#suit[card]!]! ^= 1 << (card % PLACES);
    }
  }

  /** The first turn of the next trick. */
  #firstTurn(leader: number): number {
    const turn = this.#tricksLeft * TURNS;
    this.#seat[turn] = leader;
    this.#led[turn] = NONE;
    this.#winning[turn] = NONE;
    this.#winner[turn] = leader;
    this.#topTrump[turn] = NONE;
    this.#topLed[turn] = NONE;
    this.#inTrick[turn] = 0;
    this.#mostInTrick[turn] = 0;
    return turn;
  }

  /** Puts a card on the trick at a turn: what the next turn sees of the trick. */
  #put(card: number, turn: number): void {
    const { trump, points, reversedPoints, step } = this.#sheet;
    const next = turn + 1;
    const seat = this.#seat[turn]!;
    const suit = this.#suit[card]!;
    const isLead = turn % TURNS === 0;
    const led = isLead ? suit : this.#led[turn]!;
    const takes = isLead || this.#beats(card, turn);
    this.#played[turn] = card;
    this.#seat[next] = (seat + step) & 3;
    this.#led[next] = led;
    this.#winning[next] = takes ? card : this.#winning[turn]!;
    this.#winner[next] = takes ? seat : this.#winner[turn]!;
    this.#topTrump[next] = suit === trump ? this.#higher(card, this.#topTrump[turn]!) : this.#topTrump[turn]!;
    this.#topLed[next] = suit === led ? this.#higher(card, this.#topLed[turn]!) : this.#topLed[turn]!;
    const worth = this.#isReversed[this.#tricksLeft] ? reversedPoints : points;
    this.#inTrick[next] = this.#inTrick[turn]! + worth[card]!;
    this.#mostInTrick[next] = this.#mostInTrick[turn]! + Math.max(points[card]!, reversedPoints[card]!);
  }

  /** The higher of two cards of a suit. @param top may be NONE */
  #higher(card: number, top: number): number {
    return top === NONE || this.#strength[card]! > this.#strength[top]! ? card : top;
  }

  /** Whether a card takes the trick over at a turn after the lead. */
  #beats(card: number, turn: number): boolean {
    const winning = this.#winning[turn]!;
    if (this.#suit[card] !== this.#suit[winning]) return this.#suit[card] === this.#sheet.trump;
    const above = this.#strength[card]! - this.#strength[winning]!;
    return this.#isReversed[this.#tricksLeft] ? above <= 0 : above >= 0;
  }

  /**
   * Writes the cards that may be played at a turn, one of each set of interchangeable ones, best guess first, and returns how many.
   *
   * Two cards of one hand are interchangeable when they are of one suit, worth the same points, both legal, and no live
   * card lies between them: exchanging their names then changes no comparison with any third card, now or later, and
   * the two never meet in one trick. Legality asks only for suits, such comparisons, and the trump jack, which has
   * points of its own and so is never merged. In a two-copy pack the rule merges only the two copies of a card,
   * as no two ranks of one suit are worth the same there; the copies compare alike with every third card. Where roem
   * counts, neither of the two may still be part of a combination; king and queen are worth different points.
   */
  #listMoves(turn: number, memoLead: number): number {
    const { points, reversedPoints } = this.#sheet;
    const may = this.#legal(turn);
    const first = turn * PLACES;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      const cards = may[suit]!;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const card = suit * PLACES + 31 - Math.clz32(bit);
        const higher = this.#live[suit]! & -(bit << 1);
        const next = higher & -higher;
        if (next & cards) {
          const above = suit * PLACES + 31 - Math.clz32(next);
          const areAlike = points[above] === points[card] && reversedPoints[above] === reversedPoints[card];
          const roem = this.#roem;
          if (areAlike && !(roem && (roem.mayCombine(card, this.#live) || roem.mayCombine(above, this.#live))))
            continue;
        }
        const guess = this.#guess(card, turn, higher === 0) + (card === memoLead ? 1 << 28 : 0);
        let at = first + count++;
        for (; at > first && this.#guesses[at - 1]! < guess; at--) {
          this.#moves[at] = this.#moves[at - 1]!;
          this.#guesses[at] = this.#guesses[at - 1]!;
        }
        this.#moves[at] = card;
        this.#guesses[at] = guess;
      }
    }
    return count;
  }

  /** The suit masks of the legal cards. */
  #legal(turn: number): Int32Array {
    const asked = this.#turnAsked;
    const isLead = turn % TURNS === 0;
    const cards = isLead ? asked.may : asked.hand;
    for (let suit = 0; suit < 4; suit++) cards[suit] = this.#hands[this.#seat[turn]! * 4 + suit]!;
    if (isLead) return cards;
    asked.led = this.#led[turn]!;
    const topTrump = this.#topTrump[turn]!;
    asked.over = topTrump === NONE ? ALL_PLACES : this.#placesAbove[topTrump]!;
    asked.overOpponents = this.#placesAboveOpponents(turn);
    asked.head = this.#placesAbove[this.#topLed[turn]!]!;
    asked.partnerWins = ((this.#seat[turn]! ^ this.#winner[turn]!) & 1) === 0;
    this.#sheet.legal(asked);
    return asked.may;
  }

  /** The trump places above every trump that the opponents of the seat to play have in the trick. */
  #placesAboveOpponents(turn: number): number {
    let above = ALL_PLACES;
    for (let before = turn - 1; before >= turn - (turn % TURNS); before -= 2) {
      const card = this.#played[before]!;
      if (this.#suit[card] === this.#sheet.trump) above &= this.#placesAbove[card]!;
    }
    return above;
  }

  /** How promising a card looks; affects speed only. */
  #guess(card: number, turn: number, isHighest: boolean): number {
    const worth = this.#sheet.points[card]!;
    const seat = this.#seat[turn]!;
    const position = turn % TURNS;
    const before = this.#history[seat * CARDS + card]!;
    if (position === 0) return before + (isHighest ? 200 + worth : 50 - worth) * 64;
    const isPartners = ((seat ^ this.#winner[turn]!) & 1) === 0;
    let score: number;
    if (this.#beats(card, turn)) {
      score = position === 3 || isHighest ? 200 + worth * 4 - this.#strength[card]! : 170 - worth;
    } else score = isPartners ? 140 + worth * 4 : 60 - worth * 4;
    return score * 64 + before;
  }
}
