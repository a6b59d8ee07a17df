/**
 * The game in which the declarers must have more than the others, roem included, or get nothing and the others everything.
 * As long as they can have more it is the game for all points. If they cannot, what is left to play for is how much roem goes over
 * the table, as the others get all of it: that is found out by yes and no (BUDGET in assembly/payoff.ts).
 *
 * Outcomes, with the declarers North–South; the other way round with East–West:
 *
 *   … x  x  x  x | y  y  y  y …        y: the outcome of the game for all points (shares.ts), from the least that wins
 *     more roem   least  more          x: below it, one less for each step of roem that the others get
 */
import { sideOf } from '../../game/cards.ts';
import { otherSide, pointsOfDeal, sweepsOpen } from '../../game/payoff.ts';
import type { GameSetup, GameState } from '../../game/play.ts';
import type { Bounds, End } from '../solver.ts';
import { ANY } from './game.ts';
import type { Game, GamePosition, Settings } from './game.ts';
import { Answers } from './ladder.ts';
import type { Module, Question } from './module.ts';
import { budgetWords, edgeOf, lostScore, roemSpent, spendable } from './roem-spent.ts';
import { WetTieGame } from './wet-tie.ts';
import { SharesPosition, finalBonus, takenSoFar, totalSettings } from './shares.ts';

export class WetGame implements Game {
  readonly settings: Settings;
  readonly #setup: GameSetup;
  readonly #declareNS: boolean;
  readonly #points: number;
  /** The outcome nearest to the others' with which the declarers win. */
  readonly #edge: number;
  /** A step of roem, in points. */
  readonly #step: number;
  /** All roem and the others' sweep bonus: no more than this can go to them. */
  readonly #mostSpent: number;
  readonly #fewest: number;

  constructor(setup: GameSetup) {
    const total = totalSettings(setup);
    this.#setup = setup;
    this.#points = pointsOfDeal(setup);
    this.#declareNS = sideOf(setup.declarer) === 'NS';
    ({ step: this.#step, most: this.#mostSpent, fewest: this.#fewest } = spendable(setup, total.sweepBonus));
    this.#edge = edgeOf(this.#declareNS, total.scale * this.#points);
    this.settings = { ...total, questions: [this.#declareNS, this.#step] };
  }

  worth(outcome: number): number {
    if (this.isWon(outcome)) return (2 * outcome) / this.settings.scale - this.#points;
    const others = this.#points + this.#step * (Math.abs(outcome - this.#edge) - 1);
    return lostScore(this.#declareNS, others);
  }

  /** Whether the declarers win with this outcome. */
  isWon(outcome: number): boolean {
    return this.#declareNS ? outcome >= this.#edge : outcome <= this.#edge;
  }

  /** The outcome of a lost deal in which the others get that much beside the card points. */
  lostWith(spent: number): number {
    const steps = 1 + spent / this.#step;
    return this.#declareNS ? this.#edge - steps : this.#edge + steps;
  }

  /** A won deal's outcome is its total; what a lost one scores says nothing of how the points were shared. */
  tieBreak(outcome: number): Game | undefined {
    if (this.isWon(outcome)) return undefined;
    const spent = Math.abs(outcome - this.#edge) - 1;
    return new WetTieGame(this.#setup, this.worth(outcome), spent, this.#step);
  }

  outcomeOf(state: GameState): number {
    const share = takenSoFar(this, 'total', state);
    if (this.isWon(share)) return share + finalBonus(this, 'total', state);
    const others = otherSide(sideOf(state.setup.declarer));
    const swept = sweepsOpen(state, this.settings.sweepBy)[others];
    return this.lostWith(roemSpent(state) + (swept ? this.settings.sweepBonus : 0));
  }

  at(module: Module, state: GameState): GamePosition {
    return new WetPosition(module, state, this);
  }

  get declareNS(): boolean {
    return this.#declareNS;
  }

  get edge(): number {
    return this.#edge;
  }

  get step(): number {
    return this.#step;
  }

  /** The fewest steps that a single trick, or the sweep, brings the others, if it brings any. */
  get fewest(): number {
    return this.#fewest;
  }

  get mostSpent(): number {
    return this.#mostSpent;
  }
}

class WetPosition implements GamePosition {
  readonly #module: Module;
  readonly #game: WetGame;
  readonly #shares: SharesPosition;
  readonly #taken: number;
  readonly #spent: number;
  readonly #answers: Answers;

  constructor(module: Module, state: GameState, game: WetGame) {
    this.#module = module;
    this.#game = game;
    this.#taken = takenSoFar(game, 'total', state);
    this.#spent = roemSpent(state);
    this.#shares = new SharesPosition(module, state, this.#taken);
    const { low, high } = this.#shares.bounds();
    const most = game.lostWith(game.mostSpent);
    const least = game.lostWith(this.#spent);
    this.#answers = new Answers(state, {
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
      const left = nodeBudget - (this.#module.nodes - start);
      if (left <= 0) return false;
      const isDone = this.#isShares ? this.#searchShares(left, guess, from) : this.ask(left, this.#next(guess, from));
      if (!isDone) return false;
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

  /** First whether the declarers win; then, from the least roem on, how much the others get. */
  #next(guess: number | undefined, from: End | undefined): number {
    const { low, high } = this.#answers;
    const edge = this.#overTheEdge;
    if (low < edge && edge <= high) return edge;
    if (from) return from === 'below' ? low + 1 : high;
    if (guess !== undefined && guess > low && guess <= high) return guess;
    // Most often little roem comes: none more first of all after no more than once the least.
    const next = Math.min(this.#game.fewest, high - low - 1);
    return this.#game.declareNS ? high - next : low + 1 + next;
  }

  ask(nodeBudget: number, need: number): boolean {
    const { low, high } = this.#answers;
    if (need <= low || need > high) return true;
    const budget = this.#budget(need);
    // What goes to the others already is no question: then it is only whether the declarers win.
    const share = budget === undefined ? need : budget <= 0 ? this.#overTheEdge : undefined;
    if (share !== undefined) {
      if (!this.#module.ask(nodeBudget, share - this.#taken)) return false;
      this.#takeShares();
      return true;
    }
    const answer = this.#module.decide(nodeBudget, this.#question(budget!));
    if (answer === undefined) return false;
    this.#answers.take(need, answer, this.#module.wasm.best());
    this.#skipWhatCannotBe();
    return true;
  }

  /** Where more goes to the others than has gone already, it is at least the fewest points that can. */
  #skipWhatCannotBe(): void {
    const { declareNS, fewest, step } = this.#game;
    const { low, high } = this.#answers;
    const least = this.#game.lostWith(this.#spent);
    const next = this.#game.lostWith(this.#spent + fewest * step);
    if (declareNS && high < least) this.#answers.narrow({ low, high: Math.min(high, next) }, this.#answers.best);
    if (!declareNS && low > least) this.#answers.narrow({ low: Math.max(low, next), high }, this.#answers.best);
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
  #budget(need: number): number | undefined {
    const { declareNS, edge, step } = this.#game;
    const overTheEdge = this.#overTheEdge;
    if (declareNS ? need >= overTheEdge : need <= overTheEdge) return undefined;
    const steps = Math.abs(need - edge) - 1 - this.#spent / step;
    return declareNS ? steps + 1 : steps;
  }

  #question(budget: number): Question {
    const { declareNS, step, settings } = this.#game;
    const { scale, sweepBonus } = settings;
    const bonus = (scale * sweepBonus) / 2;
    const words = budgetWords({ unit: (scale * step) / 2, declareNS, endNS: bonus, endEW: -bonus });
    return { words, need: this.#overTheEdge - this.#taken, tag: budget, isCallOpen: false };
  }

  assume(bounds: Bounds, card: number): void {
    this.#answers.assume(bounds, card);
  }

  estimate(nodeBudget: number): number {
    const share = this.#shares.estimate(nodeBudget);
    return this.#game.isWon(share) ? share : this.#game.lostWith(this.#spent);
  }

  best(): number {
    return this.#answers.best;
  }
}
