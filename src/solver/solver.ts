/**
 * The synchronous solver: exact double-dummy card points of a position, over the WebAssembly search. It works in slices of
 * a node budget and can be left and taken up again; positions of one deal share its transposition table.
 */
import { SUITS, cardOf, sideOf, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Seat, Suit } from '../game/cards.ts';
import { cardPoints, packOf } from '../game/pack.ts';
import type { GameSetup, GameState } from '../game/play.ts';
import type { FollowRules, Rules } from '../game/rules.ts';
import { CARDS, LANE, layOut, numberOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { familyOf } from './ordering/family.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { OrderingWeights } from './ordering/load.ts';
import { instantiate } from './wasm.ts';
import type { SolverExports } from './wasm.ts';

/** Size of the transposition table unless told otherwise: larger ones gain little and miss the processor's caches. */
export const DEFAULT_TABLE_BYTES = 16 * 2 ** 20;
/** Smallest and largest table that can be asked for. */
const TABLE_LIMITS = [2 ** 16, 2 ** 30] as const;

/** Numbers of the duties in assembly/rules.ts. */
const DUTY = { never: 0, none: 0, ifOpponentWinning: 1, always: 2 } as const;
const UNDERTRUMP: Readonly<Record<FollowRules['undertrump'], number>> = {
  free: 0,
  ifVoid: 1,
  onlyTrumpsLeft: 2,
  onlyIfNoDiscard: 2,
  onlyLowerTrumpsLeft: 3,
  forced: 4,
};
const HEAD_TRUMP = { no: 0, yes: 1, unlessPartnerWins: 2 } as const;
const HEAD_PLAIN = { no: 0, ifItWins: 1, always: 2 } as const;

/** The ends of the interval of what is proven. */
const ENDS = ['below', 'above'] as const;
export type End = (typeof ENDS)[number];

export interface SolverOptions {
  /** Bytes of the transposition table, 64 KiB to 1 GiB; rounded down to a power of two. Default 16 MiB. */
  readonly tableBytes?: number;
}

/** Proven bounds on the card points of North–South in the whole deal, taken and to come. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export class Solver {
  readonly #wasm: SolverExports;
  readonly #buffer: number;
  readonly #orderings = new Map<OrderingFamily, OrderingWeights>();
  #dealKey = '';
  #layout: Layout | undefined;
  #state: GameState | undefined;
  #nodes = 0;
  /** Bounds of the position that need no search. */
  #widest: Bounds = { low: 0, high: 0 };

  private constructor(wasm: SolverExports) {
    this.#wasm = wasm;
    this.#buffer = wasm.buffer();
  }

  /**
   * A solver with a table of its own. Rejects when WebAssembly cannot start or the memory is not to be had.
   * @throws RangeError for a table size out of range
   */
  static async load({ tableBytes = DEFAULT_TABLE_BYTES }: SolverOptions = {}): Promise<Solver> {
    const [smallest, largest] = TABLE_LIMITS;
    if (!Number.isInteger(tableBytes) || tableBytes < smallest || tableBytes > largest) {
      throw new RangeError(`tableBytes is ${tableBytes}; it must be a whole number from ${smallest} to ${largest}`);
    }
    return Solver.over(await instantiate(), tableBytes);
  }

  /** A solver over an instance of the module (or of another build of it: tools/compile.ts), with a table of that many bytes. */
  static over(wasm: SolverExports, tableBytes: number): Solver {
    if (!wasm.start(tableBytes)) throw new Error(`no memory for a transposition table of ${tableBytes} bytes`);
    return new Solver(wasm);
  }

  /**
   * Brings the learned move order of a family, for the deals set from now on. It changes how long searches take, never
   * what they find. @throws RangeError for weights of another size than the module has room for
   */
  setOrdering(family: OrderingFamily, weights: OrderingWeights): void {
    const size = this.#wasm.weightsBytes();
    if (weights.length !== size)
      throw new RangeError(`the weights are ${weights.length} bytes; the module takes ${size}`);
    this.#orderings.set(family, weights);
  }

  /**
   * Sets the position to search. Positions of the same deal, contract and rules as the one before (whoever leads) find
   * in the table what is known already; any other empties it.
   */
  setPosition(state: GameState): void {
    const { rules, contract, deal } = state.setup;
    const dealKey = JSON.stringify([rules, contract, deal]);
    if (dealKey !== this.#dealKey) this.#setDeal(state.setup);
    this.#dealKey = dealKey;
    this.#state = state;
    const view = this.#view();
    this.#writeHands(view, state);
    const { trick } = state;
    // A trick in progress has taken a card from the hands of those who have played to it.
    const left = Math.max(...Object.values(state.hands).map((hand) => hand.length), 0);
    view.setUint32(32, left, true);
    view.setUint32(36, this.#layout!.seats.indexOf(trick.leader), true);
    view.setUint32(40, trick.cards.length, true);
    this.#trickNumbers(state).forEach((number, i) => view.setUint8(44 + i, number));
    if (left > 0) this.#wasm.setPosition();
    this.#widest = this.bounds();
    this.#nodes = 0;
  }

  /** The legal cards of the player to act, as the search sees them, strongest first by suit. */
  legal(): Card[] {
    if (!this.#position().toPlay) return [];
    this.#wasm.legal();
    const view = this.#view();
    const set = view.getBigUint64(0, true);
    const cards: Card[] = [];
    for (let number = CARDS - 1; number >= 0; number--) {
      if ((set >> BigInt(number)) & 1n) cards.push(this.#layout!.cardAt(number));
    }
    return cards;
  }

  /**
   * Searches on for at most `nodeBudget` nodes (trick starts); true once the value is exact. Each call finds its
   * way back to where the last one stopped, so a budget of fewer than some hundred nodes may get nowhere new.
   * @param guess where to ask first: card points of North–South in the whole deal. The nearer to the value the quicker;
   *   without one the solver makes an estimate.
   * @param from the only end of the interval to narrow, where another solver narrows the other; both unless given
   */
  search(nodeBudget: number, guess?: number, from?: End): boolean {
    const { points, toPlay } = this.#position();
    if (toPlay === null) return true;
    const firstQuestion = guess === undefined ? -1 : clampNeed(guess - points.NS);
    const done = this.#wasm.search(budgetOf(nodeBudget), firstQuestion, from ? ENDS.indexOf(from) + 1 : 0) === 1;
    this.#nodes += this.#wasm.nodes() >>> 0;
    return done;
  }

  /**
   * Asks one question for at most `nodeBudget` nodes: do North–South make at least `need` card points in the whole deal? True
   * once it is answered; the answer stands in `bounds`. For those who share a position and choose what each of them asks.
   */
  ask(nodeBudget: number, need: number): boolean {
    const { points, toPlay } = this.#position();
    if (toPlay === null) return true;
    const done = this.#wasm.ask(budgetOf(nodeBudget), clampNeed(need - points.NS)) === 1;
    this.#nodes += this.#wasm.nodes() >>> 0;
    return done;
  }

  /**
   * Takes bounds that another search of this very position has proven, or that follow from what is proven of others.
   * @param card a card that holds the bound of the side to act; null when none is known, then `bestCard` knows none either
   * @throws Error when the bounds contradict each other or those proven here: one of them is wrong
   */
  assume({ low, high }: Bounds, card: Card | null): void {
    const { points, toPlay } = this.#position();
    const known = this.bounds();
    if (low > high || low > known.high || high < known.low) {
      throw new Error(`bounds ${low} to ${high} contradict ${known.low} to ${known.high}, which are proven`);
    }
    if (toPlay === null) return;
    const number = card === null ? -1 : this.#layout!.numbersOf(toPlay, card)[0]!;
    this.#wasm.assume(Math.max(0, low - points.NS), Math.max(0, high - points.NS), number);
  }

  /**
   * A guess, not a proof, at the card points of North–South in the whole deal, within the bounds proven so far: the best
   * known after at most `nodeBudget` nodes more. It is the value of a game in which both sides consider their most promising
   * cards only: some hundred nodes make a first one, up to a million the best. What `search` has spent on one counts.
   */
  estimate(nodeBudget: number): number {
    const state = this.#position();
    if (state.toPlay === null) return state.points.NS;
    const estimate = state.points.NS + this.#wasm.estimate(budgetOf(nodeBudget));
    this.#nodes += this.#wasm.nodes() >>> 0;
    return estimate;
  }

  /** Bounds proven so far for the position; equal when exact. */
  bounds(): Bounds {
    const { points, toPlay } = this.#position();
    if (toPlay === null) return { low: points.NS, high: points.NS };
    return { low: points.NS + this.#wasm.lowerBound(), high: points.NS + this.#wasm.upperBound() };
  }

  /**
   * A card of the player to act that holds the proven bound of that side: once the value is exact, one that reaches it. Null
   * when the play is over, and when the bound was assumed without its card.
   */
  bestCard(): Card | null {
    const { toPlay } = this.#position();
    if (toPlay === null) return null;
    const number = this.#wasm.best();
    if (number >= 0) return this.#layout!.cardAt(number);
    // No search was needed to prove the bound: it is the worst that can happen, so any card does.
    const { low, high } = this.bounds();
    const isWorst = sideOf(toPlay) === 'NS' ? low === this.#widest.low : high === this.#widest.high;
    const legal = this.legal();
    return isWorst || legal.length === 1 ? legal[0]! : null;
  }

  /** Nodes searched since `setPosition`: trick starts with at least two tricks left. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Bytes of WebAssembly memory that the solver holds: its table and less than 1 MiB besides. */
  get memoryBytes(): number {
    return this.#wasm.memory.buffer.byteLength;
  }

  #position(): GameState {
    if (!this.#state) throw new Error('setPosition comes first');
    return this.#state;
  }

  /** The shared buffer; made anew each time, as growing the memory detaches older views. */
  #view(): DataView {
    return new DataView(this.#wasm.memory.buffer, this.#buffer, 256);
  }

  #setDeal(setup: GameSetup): void {
    const { rules, contract, deal } = setup;
    this.#layout = layOut(rules, contract, deal);
    this.#writeRules(rules, setup);
    this.#wasm.setRules();
    this.#writeOrdering(familyOf(rules, contract));
    const view = this.#view();
    this.#layout.seats.forEach((seat, i) => {
      const numbers = deal[seat].flatMap((card) => this.#layout!.numbersOf(seat, card));
      view.setBigUint64(i * 8, setOf(numbers), true);
    });
    this.#wasm.setDeal();
  }

  /** Puts the weights of the family in place; without them all moves weigh the same. */
  #writeOrdering(family: OrderingFamily): void {
    const room = new Uint8Array(this.#wasm.memory.buffer, this.#wasm.weights(), this.#wasm.weightsBytes());
    const weights = this.#orderings.get(family);
    if (weights) room.set(weights);
    else room.fill(0);
  }

  #writeRules(rules: Rules, { contract }: GameSetup): void {
    const { follow } = rules;
    const trump = trumpOf(contract);
    const view = this.#view();
    const words = [
      trump ? SUITS.indexOf(trump) : -1,
      rules.deck.copies,
      Number(rules.equalCards === 'laterWins'),
      rules.lastTrick,
      Number(follow.ruffWhileFollowing),
      DUTY[follow.mustRuffWhenVoid],
      DUTY[follow.overruff],
      UNDERTRUMP[follow.undertrump],
      Number(follow.undertrumpAppliesTo === 'opponents'),
      HEAD_TRUMP[follow.headTrumpLead],
      HEAD_PLAIN[follow.headPlainLead],
      Number(follow.headPlainLeadPartnerWaiver),
      trump ? exemptSlots(rules, contract, trump) : 0,
    ];
    words.forEach((word, i) => view.setInt32(i * 4, word, true));
    for (let number = 0; number < CARDS; number++) view.setUint8(64 + number, 0);
    for (const card of new Set(packOf(rules))) {
      const points = cardPoints(rules, contract, card);
      for (let copy = 0; copy < rules.deck.copies; copy++) {
        view.setUint8(64 + numberOf(rules, contract, card) + copy, points);
      }
    }
  }

  #writeHands(view: DataView, state: GameState): void {
    this.#layout!.seats.forEach((seat, i) => {
      // Of two copies in one hand the first is the one that stays.
      const held = new Map<Card, number>();
      const numbers = state.hands[seat].map((card) => {
        const copy = held.get(card) ?? 0;
        held.set(card, copy + 1);
        return this.#layout!.numbersOf(seat, card)[copy]!;
      });
      view.setBigUint64(i * 8, setOf(numbers), true);
    });
  }

  /** The solver's numbers of the cards in the trick: the first copy that is not in the hand any more. */
  #trickNumbers({ trick, hands }: GameState): number[] {
    const { seats } = this.#layout!;
    return trick.cards.map((card, i) => {
      const seat: Seat = seats[(seats.indexOf(trick.leader) + i) % 4]!;
      const left = hands[seat].filter((held) => held === card).length;
      return this.#layout!.numbersOf(seat, card)[left]!;
    });
  }
}

/** The slots of the trumps that are exempt from following, every copy, as bits of a lane. */
function exemptSlots(rules: Rules, contract: Contract, trump: Suit): number {
  const copies = (1 << rules.deck.copies) - 1;
  return rules.follow.exemptTrumpRanks
    .filter((rank) => rules.deck.ranks.includes(rank))
    .map((rank) => numberOf(rules, contract, cardOf(trump, rank)) % LANE)
    .reduce((slots, slot) => slots | (copies << slot), 0);
}

function setOf(numbers: readonly number[]): bigint {
  return numbers.reduce((set, number) => set | (1n << BigInt(number)), 0n);
}

/** More nodes than any call searches. */
const MOST_NODES = 2 ** 32 - 1;
/** No deal has so many points. */
const MOST_POINTS = 2 ** 16;

/** A budget as the module takes it. @throws RangeError for what is no number of nodes */
function budgetOf(nodes: number): number {
  if (!(nodes >= 0)) throw new RangeError(`nodeBudget is ${nodes}; it must be a number of nodes from 0 up`);
  return Math.min(Math.floor(nodes), MOST_NODES);
}

/** Points to come as the module takes them; beyond its bounds every question is answered alike. */
const clampNeed = (points: number): number => Math.min(Math.max(0, Math.round(points)), MOST_POINTS);
