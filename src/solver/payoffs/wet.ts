/**
 * The game in which the declarers must have more than the others, roem included, or get nothing and the others everything.
 * As long as they can have more it is the game for all points. If they cannot, what is left to play for is how much roem goes over
 * the table, as the others get all of it: that is found out by yes and no (BUDGET in assembly/payoff/payoff.ts).
 *
 * Outcomes, with the declarers North–South; the other way round with East–West:
 *
 *   … x  x  x  x | y  y  y  y …        y: the outcome of the game for all points (shares.ts), from the least that wins
 *     more roem   least  more          x: below it, one less for each amount of roem that can go to the others
 */
import { sideOf } from '../../game/cards.ts';
import { otherSide, pointsOfDeal, sweepsOpen } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import type { Bounds, End } from '../bounds.ts';
import { ANY } from './payoff-search.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { ProvenBounds } from './probed-position.ts';
import type { SolverModule, Question } from './solver-module.ts';
import { budgetWords, edgeOf, lostScore, roemSpent, spendable } from './roem-spent.ts';
import { WetTieGame } from './wet-tie.ts';
import { SharesPosition, finalBonus, takenSoFar, totalSettings } from './shares.ts';

export class WetGame implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly #setup: GameSetup;
  readonly #declareNS: boolean;
  readonly #points: number;
  /** The outcome nearest to the others' with which the declarers win. */
  readonly #edge: number;
  /** A step of roem, in points. */
  readonly step: number;
  /** What of roem and sweep bonus can go to the others, in points: a lost deal's outcome is the place of it here. */
  readonly #amounts: readonly number[];

  constructor(setup: GameSetup) {
    const total = totalSettings(setup);
    this.#setup = setup;
    this.#points = pointsOfDeal(setup);
    this.#declareNS = sideOf(setup.declarer) === 'NS';
    ({ step: this.step, amounts: this.#amounts } = spendable(setup, total.sweepBonus));
    this.#edge = edgeOf(this.#declareNS, total.scale * this.#points);
    this.settings = { ...total, probes: [this.#declareNS, this.step] };
  }

  toValue(outcome: number): number {
    if (this.isWon(outcome)) return (2 * outcome) / this.settings.scale - this.#points;
    return lostScore(this.#declareNS, this.#points + this.spentIn(outcome));
  }

  /** Whether the declarers win with this outcome. */
  isWon(outcome: number): boolean {
    return this.#declareNS ? outcome >= this.#edge : outcome <= this.#edge;
  }

  /** The outcome of a lost deal in which the others get that much beside the card points. */
  lostWith(spent: number): number {
    const distance = 1 + this.#amounts.indexOf(spent);
    return this.#declareNS ? this.#edge - distance : this.#edge + distance;
  }

  /** The reverse: what the others get in a lost deal of this outcome. */
  spentIn(outcome: number): number {
    return this.#amounts[Math.abs(outcome - this.#edge) - 1]!;
  }

  /** A won deal's outcome is its total; what a lost one scores says nothing of how the points were shared. */
  tieBreak(outcome: number): PayoffSearch | undefined {
    if (this.isWon(outcome)) return undefined;
    return new WetTieGame(this.#setup, this.toValue(outcome), this.spentIn(outcome) / this.step, this.step);
  }

  finalOutcome(state: GameState): number {
    const share = takenSoFar(this, 'total', state);
    if (this.isWon(share)) return share + finalBonus(this, 'total', state);
    const others = otherSide(sideOf(state.setup.declarer));
    const swept = sweepsOpen(state, this.settings.sweepBy)[others];
    return this.lostWith(roemSpent(state) + (swept ? this.settings.sweepBonus : 0));
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    return new WetPosition(module, state, this);
  }

  get declareNS(): boolean {
    return this.#declareNS;
  }

  get edge(): number {
    return this.#edge;
  }

  /** The outcome of a lost deal in which as much as possible goes to the others. */
  get worst(): number {
    return this.lostWith(this.#amounts.at(-1)!);
  }
}

/** Nodes for an estimate of whether the declarers win, and, where they seem to, of how much. */
const FIRST_NODES = 100;
const GUESS_NODES = 2_000;

class WetPosition implements SearchPosition {
  readonly #module: SolverModule;
  readonly #game: WetGame;
  readonly #shares: SharesPosition;
  readonly #taken: number;
  readonly #spent: number;
  readonly #answers: ProvenBounds;
  /** A first question was answered. */
  #hasHoped = false;

  constructor(module: SolverModule, state: GameState, game: WetGame) {
    this.#module = module;
    this.#game = game;
    this.#taken = takenSoFar(game, 'total', state);
    this.#spent = roemSpent(state);
    this.#shares = new SharesPosition(module, state, this.#taken);
    const { low, high } = this.#shares.bounds();
    const most = game.worst;
    const least = game.lostWith(this.#spent);
    this.#answers = new ProvenBounds(state, {
      low: game.declareNS ? most : game.isWon(low) ? low : least,
      high: game.declareNS ? (game.isWon(high) ? high : least) : most,
    });
  }

  bounds(): Bounds {
    const { low, high } = this.#answers;
    return { low, high };
  }

  search(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean {
    const start = this.#module.nodes;
    while (!this.#answers.isExact) {
      const target = this.#isShares ? undefined : this.#next(nodeBudget, guess, from);
      const left = nodeBudget - (this.#module.nodes - start);
      if (left <= 0) return false;
      const isDone = target === undefined ? this.#searchShares(left, guess, from) : this.probe(left, target);
      if (!isDone) return false;
      this.#hasHoped = true;
    }
    return true;
  }

  /** Whether the declarers are known to win. */
  get #isShares(): boolean {
    const { low, high } = this.#answers;
    return this.#game.isWon(this.#game.declareNS ? low : high);
  }

  /** The first outcome, from below, that is on the upper side of the edge. */
  get #overTheEdge(): number {
    return this.#game.declareNS ? this.#game.edge : this.#game.edge + 1;
  }

  #searchShares(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean {
    const { low, high } = this.#answers;
    this.#module.wasm.assume(low - this.#taken, high - this.#taken, -1);
    this.#module.search(nodeBudget, guess === undefined ? undefined : guess - this.#taken, from);
    this.#takeShares();
    return this.#answers.isExact;
  }

  /** First whether the declarers win; then how much the others get, from the least on. */
  #next(nodeBudget: number, guess: number | undefined, from: End | undefined): number {
    const { low, high } = this.#answers;
    const edge = this.#overTheEdge;
    if (low < edge && edge <= high) return from ? edge : this.#hope(nodeBudget, guess);
    if (!from && guess !== undefined && guess > low && guess <= high) return guess;
    // Most often little roem comes.
    return (from ?? (this.#game.declareNS ? 'above' : 'below')) === 'below' ? low + 1 : high;
  }

  /**
   * Whether the declarers win; where they seem to, whether they get as much as that, which says more if it is true; where they do not, whether roem comes
   * all the same, which if it is true says that too. What failed once is given up.
   */
  #hope(nodeBudget: number, guess: number | undefined): number {
    const edge = this.#overTheEdge;
    if (this.#hasHoped) return edge;
    const { declareNS } = this.#game;
    // The first look is cheap, and mostly sees it when a deal is lost.
    const look = (nodes: number): number => guess ?? this.estimate(Math.min(nodeBudget, nodes));
    const isWon = this.#game.isWon(look(FIRST_NODES));
    const hope = isWon ? look(GUESS_NODES) : this.#game.lostWith(this.#spent);
    const target = declareNS ? hope : hope + 1;
    const { low, high } = this.#answers;
    return target > low && target <= high && this.#game.isWon(hope) === isWon ? target : edge;
  }

  probe(nodeBudget: number, target: number): boolean {
    const { low, high } = this.#answers;
    if (target <= low || target > high) return true;
    const budget = this.#budget(target);
    // What goes to the others already is no question: then it is only whether the declarers win.
    const share = budget === undefined ? target : budget <= 0 ? this.#overTheEdge : undefined;
    if (share !== undefined) {
      if (!this.#module.probe(nodeBudget, share - this.#taken)) return false;
      this.#takeShares();
      return true;
    }
    const answer = this.#module.decide(nodeBudget, this.#question(budget!));
    if (answer === undefined) return false;
    this.#answers.take(target, answer, this.#module.wasm.best());
    return true;
  }

  /** What the game for all points has proven: bounds where the declarers win, and whether they do. */
  #takeShares(): void {
    const { declareNS, edge } = this.#game;
    const { low, high } = this.#shares.bounds();
    const known = this.bounds();
    const least = this.#game.lostWith(this.#spent);
    const found = declareNS
      ? { low: low >= edge ? low : known.low, high: high >= edge ? high : least }
      : { low: low <= edge ? low : least, high: high <= edge ? high : known.high };
    this.#answers.narrow(found, Math.max(this.#module.wasm.best(), ANY));
  }

  /** The steps of roem in question where the declarers do not win; undefined for an outcome with which they do, or just do not. */
  #budget(target: number): number | undefined {
    const { declareNS, step } = this.#game;
    const overTheEdge = this.#overTheEdge;
    if (declareNS ? target >= overTheEdge : target <= overTheEdge) return undefined;
    const steps = (this.#game.spentIn(target) - this.#spent) / step;
    return declareNS ? steps + 1 : steps;
  }

  #question(budget: number): Question {
    const { declareNS, step, settings } = this.#game;
    const { scale, sweepBonus } = settings;
    const bonus = (scale * sweepBonus) / 2;
    const words = budgetWords({ unit: (scale * step) / 2, declareNS, endNS: bonus, endEW: -bonus });
    return { words, target: this.#overTheEdge - this.#taken, tag: budget, isCallOpen: false };
  }

  assume(bounds: Bounds, card: number): void {
    this.#answers.assume(bounds, card);
  }

  estimate(nodeBudget: number): number {
    const share = this.#shares.estimate(nodeBudget);
    return this.#game.isWon(share) ? share : this.#game.lostWith(this.#spent);
  }

  bestCard(): number {
    return this.#answers.bestCard;
  }
}
