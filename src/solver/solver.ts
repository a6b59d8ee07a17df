/**
 * The synchronous double-dummy solver: the exact value of a position under a payoff, over the WebAssembly search. A search works in slices of
 * a node budget and can be resumed; positions of one deal share the transposition table.
 */
import type { Card } from '../game/cards.ts';
import { sweepsOpen } from '../game/scoring/payoff.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import type { GameSetup, GameState, MadeCall } from '../game/play/play.ts';
import { CARDS, HANDS, PayoffState } from './abi.ts';
import { clamp, exactly, intersection } from '../game/interval.ts';
import type { Interval } from '../game/interval.ts';
import type { End } from './end.ts';
import { layOut } from './layout.ts';
import type { Layout } from './layout.ts';
import { familyOf } from './ordering/family.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { OrderingWeights } from './ordering/load.ts';
import { OwnInstance } from './own-instance.ts';
import { collectSoon } from './sharing/collect.ts';
import { adoptProofs, avoidMarks, takeFindings } from './sharing/findings.ts';
import type { Findings } from './sharing/findings.ts';
import { instanceOver } from './sharing/shared-table.ts';
import type { SharedTable } from './sharing/shared-table.ts';
import { SMALLEST_TABLE_BYTES } from './table-bytes.ts';
import { ANY, GUIDING_BEAMS, NONE } from './payoffs/payoff-search.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoffs/payoff-search.ts';
import { payoffSearchOf } from './payoffs/index.ts';
import { SolverModule } from './payoffs/solver-module.ts';
import type { CompiledModule, SolverExports } from './wasm.ts';
import { bufferOf, writeHands, writePayoff, writePosition, writeRules } from './writing.ts';

export interface SolverOptions {
  /**
   * The most bytes of the transposition table, 64 KiB to 1 GiB; rounded down to a power of two. Default 16 MiB. More is used only
   * by deals that need it, such as full deals of a double pack, and given back with the next deal.
   */
  readonly tableBytes?: number;
  /** The WebAssembly module, a `WebAssembly.Module`; by default the one inside the program. */
  readonly module?: CompiledModule;
}

/** Searches one position at a time, in a table that the positions of a deal share. `loadSolver` makes one. */
export class Solver {
  /** The instance in use: the solver's own, or the one over the shared table. */
  #wasm: SolverExports;
  readonly #own: OwnInstance;
  /** A table that other solvers share, an instance over it, and the deal that is searched in it, as in `#dealKey`. */
  #shared: { readonly table: SharedTable; readonly wasm: SolverExports; readonly dealKey: string } | undefined;
  readonly #module: SolverModule;
  readonly #orderings = new Map<OrderingFamily, OrderingWeights>();
  #dealKey = '';
  #setup: GameSetup | undefined;
  #payoff: Payoff | undefined;
  #call: MadeCall | null = null;
  #isCallOpen = false;
  #keptOutcome: number | undefined;
  #layout: Layout | undefined;
  #state: GameState | undefined;
  #payoffSearch: PayoffSearch | undefined;
  /** The search of the current position; undefined when the play is over. */
  #search: SearchPosition | undefined;

  /**
   * @param wasm an instance of the module that has started with a table of at most `tableBytes`
   * @param another makes instances to replace one whose memory has grown; without it the memory stays
   */
  constructor(wasm: SolverExports, tableBytes: number, another?: () => SolverExports) {
    this.#wasm = wasm;
    this.#own = new OwnInstance(wasm, tableBytes, another);
    this.#module = new SolverModule(wasm, () => bufferOf(this.#wasm));
  }

  /**
   * A solver over an instance of the module with a table of at most `mostBytes`: half of it, a quarter and so on if the memory is unavailable.
   * @throws Error if there is no memory for the smallest table
   */
  static within(wasm: SolverExports, mostBytes: number, another?: () => SolverExports): Solver {
    for (let bytes = mostBytes; bytes >= SMALLEST_TABLE_BYTES; bytes /= 2) {
      if (wasm.start(Math.floor(bytes))) return new Solver(wasm, Math.floor(bytes), another);
    }
    throw new Error(`no memory for a transposition table, not even for ${SMALLEST_TABLE_BYTES} bytes`);
  }

  /**
   * Installs the learned move order of a family, for the deals set afterwards. It changes the time of a search, never
   * its value. @throws RangeError for weights of the wrong size
   */
  setOrdering(family: OrderingFamily, weights: OrderingWeights): void {
    const size = this.#wasm.weightsBytes();
    if (weights.length !== size)
      throw new RangeError(`the weights are ${weights.length} bytes; the module takes ${size}`);
    this.#orderings.set(family, weights);
  }

  /**
   * Sets the position to search, and the payoff. Positions of the same deal, contract, rules and payoff as the one before share its
   * table entries, with any leader; most others empty the table.
   * @param isCallOpen whether the sides may still call (tap, claim) on the trick that was just completed, if neither has called
   * @param keptOutcome if `isTied`, an outcome that both sides keep; the new outcome is then the result of the best play among its plays
   * @throws JassError `bad-rules` for rules under which the payoff cannot be searched
   */
  setPosition(state: GameState, payoff: Payoff = 'points', isCallOpen = false, keptOutcome?: number): void {
    const isSame = state.setup === this.#setup && payoff === this.#payoff && state.call === this.#call;
    if (!isSame || keptOutcome !== this.#keptOutcome) this.#setPayoff(state, payoff, keptOutcome);
    this.#state = state;
    this.#isCallOpen = isCallOpen;
    // The players who have played to the trick in progress hold one card less.
    const left = Math.max(...Object.values(state.hands).map((hand) => hand.length), 0);
    const { settings, countsSweeps } = this.#payoffSearch!;
    const sweeps = sweepsOpen(state, settings.sweepBy);
    const openSweeps = (sweeps.NS ? PayoffState.sweepOpenNS : 0) | (sweeps.EW ? PayoffState.sweepOpenEW : 0);
    const payoffState = countsSweeps && settings.sweepBonus !== 0 ? openSweeps : 0;
    writePosition(this.#wasm, this.#layout!, state, left, payoffState);
    if (left > 0) this.#wasm.setPosition();
    this.#module.nodes = 0;
    this.#search = left > 0 ? this.#payoffSearch!.startAt(this.#module, state, isCallOpen) : undefined;
  }

  /** The legal cards of the player to move, as the search sees them, strongest first by suit. */
  legal(): Card[] {
    if (!this.#position().toPlay) return [];
    this.#wasm.legal();
    const view = bufferOf(this.#wasm);
    const set = view.getBigUint64(HANDS, true);
    const cards: Card[] = [];
    for (let number = CARDS - 1; number >= 0; number--) {
      if ((set >> BigInt(number)) & 1n) cards.push(this.#layout!.cardAt(number));
    }
    return cards;
  }

  /**
   * Continues the search for at most `nodeBudget` nodes (trick starts); true once the outcome is exact. Each call repeats the way
   * to the point where the last one stopped, so a budget of less than some hundred nodes may make no progress.
   * @param guess the first target: an outcome of the whole deal. The nearer to the value, the faster the search;
   *   by default the solver makes an estimate.
   * @param end the only end of the interval to narrow, when another solver narrows the other; by default both
   */
  search(nodeBudget: number, guess?: number, end?: End): boolean {
    this.#position();
    return this.#search?.search(nodeBudget, guess, end) ?? true;
  }

  /**
   * Zero-window probe of at most `nodeBudget` nodes: is the outcome of the whole deal `target` or more? True
   * once it is answered; the answer is in `bounds`. For solvers that share a position and divide the targets.
   */
  probe(nodeBudget: number, target: number): boolean {
    this.#position();
    return this.#search?.probe(nodeBudget, target) ?? true;
  }

  /**
   * Adopts bounds that another search of this position has proven, or that follow from proven bounds of other positions.
   * @param card a card that holds the bound of the side to move; null when none is known, then `bestCard` is null too
   * @throws Error when the bounds contradict each other or those proven here: one of them is wrong
   */
  assume(bounds: Interval, card: Card | null): void {
    const { toPlay } = this.#position();
    const known = this.bounds();
    const together = intersection(bounds, known);
    if (bounds[0] > bounds[1] || together[0] > together[1]) {
      throw new Error(`bounds ${bounds.join(' to ')} contradict ${known.join(' to ')}, which are proven`);
    }
    if (toPlay === null || !this.#search) return;
    const number = card === null ? -1 : this.#layout!.numbersOf(toPlay, card)[0]!;
    this.#search.assume(together, number);
  }

  /**
   * An estimate of the outcome of the whole deal, without proof, within the proven bounds: the best one after at most `nodeBudget`
   * more nodes. It is the value of a beam search, in which both sides consider only their most promising cards. The first takes some hundred
   * nodes, the second up to a million; nodes that `search` has spent on them count.
   * @param beams the number of beams to search; the third, beyond the default, is worth its nodes only for its own sake
   */
  estimate(nodeBudget: number, beams = GUIDING_BEAMS): number {
    this.#position();
    const bounds = this.bounds();
    return clamp(this.#search?.estimate(nodeBudget, beams) ?? bounds[0], bounds);
  }

  /** The number of beams that are done for the estimate of a position with cards to play: its error depends on it. */
  get beams(): number {
    return this.#wasm.beams();
  }

  /** Proven bounds on the outcome; equal when exact. For card points the outcome is the final points of North–South. */
  bounds(): Interval {
    const state = this.#position();
    if (this.#search) return this.#search.bounds();
    return exactly(this.#payoffSearch!.finalOutcome(state, this.#isCallOpen));
  }

  /** Whether plays of this outcome from the position may differ in their total, or in all tricks beside all points: that breaks the tie (`setPosition`). */
  isTied(outcome: number): boolean {
    return this.#payoffSearch?.tieBreak?.(outcome) !== undefined;
  }

  /** Turns outcomes of the current position into the payoff's values: card points of North–South, or the difference North–South minus East–West. */
  get toValue(): (outcome: number) => number {
    this.#position();
    const payoffSearch = this.#payoffSearch!;
    return (outcome) => payoffSearch.toValue(outcome);
  }

  /**
   * A card of the player to move that holds the proven bound of that side: once the outcome is exact, one that reaches it. Null
   * when the play is over, and when the bound was assumed without its card.
   */
  bestCard(): Card | null {
    this.#position();
    const number = this.#search?.bestCard() ?? NONE;
    if (number >= 0) return this.#layout!.cardAt(number);
    const legal = this.legal();
    return number === ANY || legal.length === 1 ? legal[0]! : null;
  }

  /** Nodes searched since `setPosition`: trick starts with at least two tricks left. */
  get nodes(): number {
    return this.#module.nodes;
  }

  /** Bytes of the solver's WebAssembly memory: its table and less than 1 MiB more. */
  get memoryBytes(): number {
    return this.#own.memoryBytes;
  }

  /**
   * Gives back the memory that a hard deal has taken beyond an ordinary deal's. The table is then empty, and `setPosition` comes
   * first again. Nothing changes if that fails.
   */
  giveBack(): void {
    if (this.#own.replaceGrown()) this.#forget();
  }

  /**
   * Searches the deal of a position under a payoff in a table that other solvers share. If this solver is at work on the deal, it goes on from
   * its bounds, and takes its entries along if it is the first in the table. Other deals stay in the solver's own table, and so does this one
   * under payoffs whose probes have tables of their own. Throws if the memory is unavailable; then nothing changes.
   * @returns whether the deal is searched in the table
   */
  share(table: SharedTable, { setup, call }: GameState, payoff: Payoff): boolean {
    const { settings } = payoffSearchOf(setup, payoff, call);
    if (settings.probes !== undefined) return false;
    const dealKey = dealKeyOf(setup, settings);
    const state = this.#dealKey === dealKey ? this.#state : undefined;
    // While it shares another table, its own one holds another deal.
    this.#shared = { table, wasm: instanceOver(table, state && !this.isSharing ? this.#own.wasm : undefined), dealKey };
    if (state) {
      const [proven, card] = [this.bounds(), this.bestCard()];
      this.#setup = undefined;
      this.setPosition(state, this.#payoff, this.#isCallOpen, this.#keptOutcome);
      this.assume(proven, card);
    }
    return true;
  }

  /**
   * What the search has found since the last call, for solvers of the same deal with tables of their own. Call it right after a slice.
   * Undefined in a shared table, and under payoffs whose probes have tables of their own.
   */
  findings(): Findings | undefined {
    if (!this.canExchange) return undefined;
    return { dealKey: this.#dealKey, ...takeFindings(this.#wasm) };
  }

  /** Stores the proofs of another solver. Those of another deal, contract, payoff or rules are refused. @returns whether they are of this one */
  adopt({ dealKey, proofs }: Findings): boolean {
    return this.canExchange && dealKey === this.#dealKey && adoptProofs(this.#wasm, proofs);
  }

  /** Leaves the moves with these marks to the solvers that are searching them, for as long as there are others. */
  avoid(marks: readonly Uint8Array[]): void {
    avoidMarks(this.#wasm, marks);
  }

  /** Whether findings are of use: with a table of its own, under a payoff whose probes share it. */
  get canExchange(): boolean {
    return !this.isSharing && this.#payoffSearch!.settings.probes === undefined;
  }

  /** Returns to the solver's own table. If the other one was in use, `setPosition` comes first again. */
  unshare(): void {
    if (!this.#shared) return;
    if (this.isSharing) this.#forget();
    collectSoon(this.#shared.table);
    this.#shared = undefined;
  }

  /** Whether the current position is searched in a shared table. */
  get isSharing(): boolean {
    return this.#wasm === this.#shared?.wasm;
  }

  #forget(): void {
    this.#use(this.#own.wasm);
    this.#dealKey = '';
    this.#setup = undefined;
    this.#state = undefined;
    this.#search = undefined;
  }

  #use(wasm: SolverExports): void {
    this.#wasm = this.#module.wasm = wasm;
  }

  #position(): GameState {
    if (!this.#state) throw new Error('setPosition comes first');
    return this.#state;
  }

  /** Sets deal and payoff. The module keeps its table if neither the deal nor the settings change. */
  #setPayoff({ setup, call }: GameState, payoff: Payoff, keptOutcome?: number): void {
    const whole = payoffSearchOf(setup, payoff, call);
    this.#payoffSearch = (keptOutcome !== undefined && whole.tieBreak?.(keptOutcome)) || whole;
    this.#keptOutcome = keptOutcome;
    this.#setup = setup;
    this.#payoff = payoff;
    this.#call = call;
    const { settings } = this.#payoffSearch;
    const dealKey = dealKeyOf(setup, settings);
    const isShared = dealKey === this.#shared?.dealKey;
    if (dealKey !== this.#dealKey || isShared !== this.isSharing) {
      this.#own.replaceGrown();
      this.#use(isShared ? this.#shared!.wasm : this.#own.wasm);
      this.#setDeal(setup, payoff, settings);
    }
    this.#dealKey = dealKey;
  }

  #setDeal(setup: GameSetup, payoff: Payoff, settings: SearchSettings): void {
    const { rules, contract, deal } = setup;
    this.#layout = layOut(rules, contract, deal);
    writeRules(this.#wasm, setup, settings.scale);
    this.#wasm.setRules();
    writePayoff(this.#wasm, setup, settings);
    this.#wasm.setPayoff();
    this.#writeOrdering(familyOf(rules, contract, payoff));
    writeHands(this.#wasm, this.#layout, deal);
    this.#wasm.setDeal();
  }

  /** Writes the weights of the family; without them all moves weigh the same. */
  #writeOrdering(family: OrderingFamily): void {
    const room = new Uint8Array(this.#wasm.memory.buffer, this.#wasm.weights(), this.#wasm.weightsBytes());
    const weights = this.#orderings.get(family);
    if (weights) room.set(weights);
    else room.fill(0);
  }
}

/** Identifies a deal under a payoff: positions with the same one share table entries. */
const dealKeyOf = ({ rules, contract, deal, taken }: GameSetup, settings: SearchSettings): string =>
  JSON.stringify([rules, contract, deal, taken, settings]);
