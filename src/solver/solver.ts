/**
 * The synchronous solver: exact double-dummy card points of a position, over the WebAssembly search. It works in slices of
 * a node budget and can be left and taken up again; positions of one deal share its transposition table.
 */
import { SUITS, cardOf, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Seat, Suit } from '../game/cards.ts';
import { cardPoints, packOf } from '../game/pack.ts';
import { sweepsOpen } from '../game/payoff.ts';
import type { Payoff } from '../game/payoff.ts';
import type { GameSetup, GameState } from '../game/play.ts';
import type { FollowRules, Rules } from '../game/rules.ts';
import { CARDS, LANE, layOut, numberOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { familyOf } from './ordering/family.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { OrderingWeights } from './ordering/load.ts';
import { instantiate } from './wasm.ts';
import { ANY, NONE } from './games/game.ts';
import type { Game, GamePosition, Settings } from './games/game.ts';
import { gameOf } from './games/index.ts';
import { Module } from './games/module.ts';
import { roemSets } from './games/roem-sets.ts';
import type { SolverExports } from './wasm.ts';

/** Size of the transposition table unless told otherwise: larger ones gain little and miss the processor's caches. */
export const DEFAULT_TABLE_BYTES = 16 * 2 ** 20;
/** The smallest table that can be asked for. */
export const SMALLEST_TABLE_BYTES = 2 ** 16;
const LARGEST_TABLE_BYTES = 2 ** 30;

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

/** An end of the interval of what is proven. */
export type End = 'below' | 'above';

export interface SolverOptions {
  /** Bytes of the transposition table, 64 KiB to 1 GiB; rounded down to a power of two. Default 16 MiB. */
  readonly tableBytes?: number;
  /** The WebAssembly module, where it is not the one inside the program. */
  readonly module?: WebAssembly.Module;
}

/** Proven bounds on the outcome of the whole deal, what is taken already included: larger is better for North–South. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export class Solver {
  readonly #wasm: SolverExports;
  readonly #buffer: number;
  readonly #module: Module;
  readonly #orderings = new Map<OrderingFamily, OrderingWeights>();
  #dealKey = '';
  #setup: GameSetup | undefined;
  #payoff: Payoff | undefined;
  #isCallOpen = false;
  #within: number | undefined;
  #layout: Layout | undefined;
  #state: GameState | undefined;
  #game: Game | undefined;
  /** The position in its game; undefined when the play is over. */
  #at: GamePosition | undefined;

  private constructor(wasm: SolverExports) {
    this.#wasm = wasm;
    this.#buffer = wasm.buffer();
    this.#module = new Module(wasm, () => this.#view());
  }

  /**
   * A solver with a table of its own. Rejects when WebAssembly cannot start or the memory is not to be had.
   * @throws RangeError for a table size out of range
   */
  static async load({ tableBytes = DEFAULT_TABLE_BYTES, module }: SolverOptions = {}): Promise<Solver> {
    const [smallest, largest] = [SMALLEST_TABLE_BYTES, LARGEST_TABLE_BYTES];
    if (!Number.isInteger(tableBytes) || tableBytes < smallest || tableBytes > largest) {
      throw new RangeError(`tableBytes is ${tableBytes}; it must be a whole number from ${smallest} to ${largest}`);
    }
    return Solver.over(await instantiate(module), tableBytes);
  }

  /** A solver over an instance of the module (or of another build of it: tools/compile.ts), with a table of that many bytes. */
  static over(wasm: SolverExports, tableBytes: number): Solver {
    if (!wasm.start(tableBytes)) throw new Error(`no memory for a transposition table of ${tableBytes} bytes`);
    return new Solver(wasm);
  }

  /**
   * A solver over an instance of the module with a table of at most that many bytes: half as many, and so on, where the memory is not
   * to be had. @throws Error when there is none for the smallest
   */
  static within(wasm: SolverExports, mostBytes: number): Solver {
    for (let bytes = mostBytes; bytes >= SMALLEST_TABLE_BYTES; bytes /= 2) {
      if (wasm.start(Math.floor(bytes))) return new Solver(wasm);
    }
    throw new Error(`there is no memory for a transposition table, not even for ${SMALLEST_TABLE_BYTES} bytes`);
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
   * Sets the position to search, and what is played for. Positions of the same deal, contract, rules and payoff as the one before
   * (whoever leads) find in the table what is known already; most others empty it.
   * @param isCallOpen whether the sides may still call (tap, claim) on the trick that was just completed
   * @param within an outcome that both sides keep, where `isTied`: then the outcome is the best total that goes with it
   * @throws JassError `bad-rules` for rules under which the payoff cannot be searched
   */
  setPosition(state: GameState, payoff: Payoff = 'points', isCallOpen = false, within?: number): void {
    if (state.setup !== this.#setup || payoff !== this.#payoff || within !== this.#within) {
      this.#setGame(state.setup, payoff, within);
    }
    this.#state = state;
    this.#isCallOpen = isCallOpen;
    const view = this.#view();
    this.#writeHands(view, state);
    const { trick } = state;
    // A trick in progress has taken a card from the hands of those who have played to it.
    const left = Math.max(...Object.values(state.hands).map((hand) => hand.length), 0);
    const { settings } = this.#game!;
    const sweeps = sweepsOpen(state, settings.sweepBy);
    const past = payoff === 'points' || settings.sweepBonus === 0 ? 0 : Number(sweeps.NS) + 2 * Number(sweeps.EW);
    view.setUint32(32, left, true);
    view.setUint32(36, this.#layout!.seats.indexOf(trick.leader), true);
    view.setUint32(40, trick.cards.length, true);
    this.#trickNumbers(state).forEach((number, i) => view.setUint8(44 + i, number));
    view.setUint32(48, past, true);
    if (left > 0) this.#wasm.setPosition();
    this.#module.nodes = 0;
    this.#at = left > 0 ? this.#game!.at(this.#module, state, isCallOpen) : undefined;
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
   * Searches on for at most `nodeBudget` nodes (trick starts); true once the outcome is exact. Each call finds its
   * way back to where the last one stopped, so a budget of fewer than some hundred nodes may get nowhere new.
   * @param guess where to ask first: an outcome of the whole deal. The nearer to the value the quicker;
   *   without one the solver makes an estimate.
   * @param from the only end of the interval to narrow, where another solver narrows the other; both unless given
   */
  search(nodeBudget: number, guess?: number, from?: End): boolean {
    this.#position();
    return this.#at?.search(nodeBudget, guess, from) ?? true;
  }

  /**
   * Asks one question for at most `nodeBudget` nodes: is the outcome of the whole deal `need` or more? True
   * once it is answered; the answer stands in `bounds`. For those who share a position and choose what each of them asks.
   */
  ask(nodeBudget: number, need: number): boolean {
    this.#position();
    return this.#at?.ask(nodeBudget, need) ?? true;
  }

  /**
   * Takes bounds that another search of this very position has proven, or that follow from what is proven of others.
   * @param card a card that holds the bound of the side to act; null when none is known, then `bestCard` knows none either
   * @throws Error when the bounds contradict each other or those proven here: one of them is wrong
   */
  assume({ low, high }: Bounds, card: Card | null): void {
    const { toPlay } = this.#position();
    const known = this.bounds();
    if (low > high || low > known.high || high < known.low) {
      throw new Error(`bounds ${low} to ${high} contradict ${known.low} to ${known.high}, which are proven`);
    }
    if (toPlay === null || !this.#at) return;
    const number = card === null ? -1 : this.#layout!.numbersOf(toPlay, card)[0]!;
    this.#at.assume({ low: Math.max(low, known.low), high: Math.min(high, known.high) }, number);
  }

  /**
   * A guess, not a proof, at the outcome of the whole deal, within the bounds proven so far: the best
   * known after at most `nodeBudget` nodes more. It is the value of a game in which both sides consider their most promising
   * cards only: some hundred nodes make a first one, up to a million the best. What `search` has spent on one counts.
   */
  estimate(nodeBudget: number): number {
    this.#position();
    const { low, high } = this.bounds();
    return Math.min(Math.max(this.#at?.estimate(nodeBudget) ?? low, low), high);
  }

  /** Bounds proven so far for the position; equal when exact. For card points the outcome is what North–South have of them in the end. */
  bounds(): Bounds {
    const state = this.#position();
    if (this.#at) return this.#at.bounds();
    const outcome = this.#game!.outcomeOf(state, this.#isCallOpen);
    return { low: outcome, high: outcome };
  }

  /** Whether plays of this outcome may differ in their total, which breaks the tie (`setPosition`). */
  isTied(outcome: number): boolean {
    return this.#game?.tieBreak?.(outcome) !== undefined;
  }

  /** What an outcome of the position set now is as the payoff counts it: card points of North–South, or the difference North–South minus East–West. */
  get worth(): (outcome: number) => number {
    this.#position();
    const game = this.#game!;
    return (outcome) => game.worth(outcome);
  }

  /**
   * A card of the player to act that holds the proven bound of that side: once the outcome is exact, one that reaches it. Null
   * when the play is over, and when the bound was assumed without its card.
   */
  bestCard(): Card | null {
    this.#position();
    const number = this.#at?.best() ?? NONE;
    if (number >= 0) return this.#layout!.cardAt(number);
    const legal = this.legal();
    return number === ANY || legal.length === 1 ? legal[0]! : null;
  }

  /** Nodes searched since `setPosition`: trick starts with at least two tricks left. */
  get nodes(): number {
    return this.#module.nodes;
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

  /** What is played, and for what; the module starts anew unless it is a deal, with settings, that it knows. */
  #setGame(setup: GameSetup, payoff: Payoff, within?: number): void {
    const game = gameOf(setup, payoff);
    this.#game = (within !== undefined && game.tieBreak?.(within)) || game;
    this.#within = within;
    this.#setup = setup;
    this.#payoff = payoff;
    const { rules, contract, deal } = setup;
    const dealKey = JSON.stringify([rules, contract, deal, this.#game.settings]);
    if (dealKey !== this.#dealKey) this.#setDeal(setup, payoff, this.#game.settings);
    this.#dealKey = dealKey;
  }

  #setDeal(setup: GameSetup, payoff: Payoff, settings: Settings): void {
    const { rules, contract, deal } = setup;
    this.#layout = layOut(rules, contract, deal);
    this.#writeRules(rules, setup, settings.scale);
    this.#wasm.setRules();
    this.#writePayoff(setup, settings);
    this.#wasm.setPayoff();
    this.#writeOrdering(familyOf(rules, contract, payoff));
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

  #writeRules(rules: Rules, { contract }: GameSetup, scale: number): void {
    const { follow } = rules;
    const trump = trumpOf(contract);
    const view = this.#view();
    const words = [
      trump ? SUITS.indexOf(trump) : -1,
      rules.deck.copies,
      Number(rules.equalCards === 'laterWins'),
      scale * rules.lastTrick,
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
        view.setUint8(64 + numberOf(rules, contract, card) + copy, scale * points);
      }
    }
  }

  /** What is played for beside card points, halved as the module counts it, and the sets of roem. */
  #writePayoff(setup: GameSetup, { scale, roem, sweepBonus, sweepBy }: Settings): void {
    const sets = roem ? roemSets(setup) : [];
    const room = this.#wasm.roemSets();
    if (sets.length > room) throw new Error(`${sets.length} sets of roem; the module has room for ${room}`);
    const list = new DataView(this.#wasm.memory.buffer, this.#wasm.roem(), 16 * room);
    // Sixteen bytes a set, as assembly/roem.ts has them: the third bit beside the sides marks a set without points.
    sets.forEach(({ bits, worth, sides, isWorthless }, i) => {
      list.setBigUint64(16 * i, bits, true);
      list.setInt32(16 * i + 8, (scale * worth) / 2, true);
      list.setInt32(16 * i + 12, sides | (isWorthless ? 4 : 0), true);
    });
    const words = [(scale * sweepBonus) / 2, Number(sweepBy === 'points'), sets.length];
    const view = this.#view();
    words.forEach((word, i) => view.setInt32(4 * i, word, true));
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
