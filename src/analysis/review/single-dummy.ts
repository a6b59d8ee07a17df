/**
 * The single-dummy evaluation of a play: its cost given only its player's knowledge. The exact review assumes that the
 * player saw all hands. Here deals consistent with the plays that the player had seen are sampled, every legal card is valued in each,
 * and a card is worth its mean over these deals. The loss of a play is the best mean minus its own: one best card for all
 * deals, since a player who cannot tell the deals apart cannot play a different card in each.
 *
 * It takes as many deals as it needs to decide whether another card was better (`verdict.ts`), within a budget that depends on the cards
 * left. While the hands are long, where a deal takes much longer to solve than to estimate, the deals are estimated.
 *
 * The loss is an estimate for three reasons. The deals are a sample; after the play each deal is valued double dummy; and
 * what the choice among legal cards tells is ignored.
 */
import { sideOf } from '../../game/cards.ts';
import type { Card, Deal, Side } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { legalNow, playsOf, replay } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { DealsFromPlays } from '../../game/inference/deals-from-plays.ts';
import type { Evidence, WeighedDeal } from '../../game/inference/deals-from-plays.ts';
import type { Answer, KnownLoss } from '../../notation/answer/answer.ts';
import type { Interval } from '../../game/interval.ts';
import { BlendedSamples } from '../sampling/blended-samples.ts';
import { allowanceFor } from '../sampling/estimates.ts';
import { InOrder } from '../sampling/in-order.ts';
import { drawn, valuesFor } from '../sampling/sampled-values.ts';
import { SampleQueue } from '../sampling/sample-queue.ts';
import { budgetFor, fixedBudget } from './single-dummy-budget.ts';
import type { Budget } from './single-dummy-budget.ts';
import { thresholdOf } from './verdict.ts';

/** The most deals that may be requested. */
export const MAX_SAMPLES = 100_000;

export interface SingleDummyOptions {
  /**
   * Deals to solve for a play, from 1; if fewer are consistent with the plays seen, each of them is taken once. By default as many as it
   * takes to decide whether another card was better.
   */
  readonly samples?: number;
  /** The same seed gives the same deals. */
  readonly seed?: number;
  /** Whether it counts for nothing who named the contract or passed. */
  readonly ignoreContract?: boolean;
}

/** A sampled deal, to be valued for every legal card after the plays before the evaluated one. */
export interface DealSample {
  /** Its number, from 0. */
  readonly sample: number;
  readonly deal: Deal;
  /** How likely it is for the player; 1 on average. */
  readonly weight: number;
  /** Whether an estimate is enough (`ESTIMATE_LIMIT_MS`). */
  readonly isEstimate: boolean;
}

/** The values of the legal cards in a deal, for the player's side, times the weight of the deal. */
type Values = readonly number[];

/** The evaluation of one play in progress: gives out deals to value, takes their answers, and has a result at any time. */
export class SingleDummyEvaluation {
  /** The play's number in the record, from 0. */
  readonly play: number;
  /** The most deals that are valued; 0 if the player had no choice. */
  readonly dealCount: number;
  /** The plays before the evaluated one. */
  readonly before: readonly Card[];
  readonly #legal: readonly Card[];
  readonly #played: number;
  readonly #side: Side;
  readonly #sum: number;
  readonly #threshold: number;
  readonly #budget: Budget;
  /** Whether the deals are all those consistent with the plays seen. */
  readonly #isComplete: boolean;
  readonly #source: Iterator<WeighedDeal, unknown>;
  readonly #evidence: readonly Evidence[];
  readonly #samples: BlendedSamples;
  /** How many deals may be given out before the next decision, and how many have been. */
  #look: number;
  #drawn = 0;
  #isDecided = false;
  readonly #queue = new SampleQueue(() => this.#draw());
  readonly #valued = new InOrder<Values>((values) => {
    if (this.#budget.isEstimated) this.#samples.addEstimates(values);
    else this.#samples.addExact(values);
  });

  /**
   * @param last the position after all plays of the record
   * @param index of the play in the record, from 0
   * @throws JassError `bad-request` if the index or an option is out of range
   */
  constructor(last: GameState, payoff: Payoff, index: number, options: SingleDummyOptions = {}) {
    const { samples, seed = 1, ignoreContract = false } = options;
    const { setup } = last;
    const plays = playsOf(last);
    if (samples !== undefined) checkNumber('samples', samples, 1, MAX_SAMPLES);
    checkNumber('seed', seed, 0, 2 ** 32 - 1);
    checkNumber('play', index, 0, plays.length - 1);
    this.play = index;
    this.before = plays.slice(0, index);
    const state = replay(setup, this.before);
    this.#legal = legalNow(state);
    this.#played = this.#legal.indexOf(plays[index]!);
    this.#side = sideOf(state.toPlay!);
    this.#sum = sumOfSides({ payoff, setup });
    this.#threshold = thresholdOf(setup, payoff);
    const budget =
      samples === undefined ? budgetFor(setup.rules, state.hands[state.toPlay!].length) : fixedBudget(samples);
    const seen = new DealsFromPlays(setup, this.before, { ignoreContract });
    this.#evidence = seen.evidence;
    const most = Math.max(...budget.looks);
    // `count` is an upper bound: it includes deals that only all plays together rule out, which are very rare.
    const all = seen.count <= most ? seen.all() : undefined;
    this.#isComplete = all !== undefined;
    this.#budget = all ? fixedBudget(all.length) : budget;
    this.dealCount = this.#legal.length === 1 ? 0 : Math.max(...this.#budget.looks);
    this.#source = all ? all.values() : drawn(seen, seed);
    this.#samples = new BlendedSamples(this.#legal.length, this.#legal.length, allowanceFor(setup.contract));
    this.#look = this.#budget.looks[0]!;
    this.#isDecided = this.dealCount === 0;
  }

  /**
   * The next deal to value; undefined if there is none, or none before those under way have their answers.
   * @throws JassError if hardly any deal is consistent with the plays seen
   */
  next(): DealSample | undefined {
    return this.#isDecided ? undefined : this.#queue.next();
  }

  #draw(): DealSample | undefined {
    if (this.#drawn === this.#look) return undefined;
    const weighed = this.#source.next().value as WeighedDeal;
    return { sample: this.#drawn++, ...weighed, isEstimate: this.#budget.isEstimated };
  }

  /** Takes the answer for a sample: exact values, or estimates if they are enough. @returns whether the result has changed: another deal is counted */
  take(given: DealSample, answer: Pick<Answer, 'cards'>): boolean {
    this.#queue.close(given);
    const values = valuesFor(answer, this.#legal, this.#side, this.#sum).map((value) => given.weight * value);
    const isNews = this.#valued.take(given.sample, values);
    if (isNews && this.#counted === this.#look) this.#decide();
    return isNews;
  }

  get #counted(): number {
    return this.#budget.isEstimated ? this.#samples.estimated : this.#samples.solved;
  }

  /** Goes on to the next look, or ends. */
  #decide(): void {
    const next = this.#budget.looks.find((deals) => deals > this.#look);
    if (next === undefined || this.#isClear()) this.#isDecided = true;
    else this.#look = next;
  }

  /**
   * Whether further deals are not worth their time: another card is certainly better, or certainly none, or the sample gives no reason to
   * think so. The last is in favour of the player, so an error needs proof and its absence does not.
   */
  #isClear(): boolean {
    const { isPatient, looks } = this.#budget;
    const intervals = this.#intervals();
    const hasIntervals = intervals.every((interval) => interval !== undefined);
    if (hasIntervals && intervals.some((interval) => interval[0] > this.#threshold)) return true;
    if (hasIntervals && intervals.every((interval) => interval[1] <= this.#threshold)) return true;
    const ahead = Math.max(...this.#others.map((other) => this.#samples.difference(other, this.#played).mean));
    // At the first look a small lead may be chance.
    return !isPatient && ahead <= (this.#look === looks[0] ? 0 : this.#threshold);
  }

  /** The result so far; undefined before the first deal, and if the player had no choice. */
  result(): KnownLoss | undefined {
    const samples = this.#samples;
    const count = this.#counted;
    if (count === 0) return undefined;
    const means = this.#legal.map((_, card) => samples.mean(card).mean);
    const best = Math.max(...means);
    const loss = best - means[this.#played]!;
    const isAll = this.#isComplete && count === this.dealCount;
    const interval = isAll ? ([loss, loss] as const) : this.#interval();
    return {
      loss,
      ...(interval && { interval }),
      samples: count,
      ...(isAll && { complete: true }),
      ...(this.#budget.isEstimated && { estimated: true }),
      best: this.#legal.filter((_, card) => means[card] === best),
      evidence: this.#evidence,
    };
  }

  /**
   * A confidence interval of the loss. The card that is best in the sample may owe that to luck, and the best card over all deals
   * is unknown. So the differences of all cards from the one played are bounded jointly; the loss is the largest of them.
   */
  #interval(): Interval | undefined {
    const intervals = this.#intervals();
    if (!intervals.every((interval) => interval !== undefined)) return undefined;
    const most = (end: 0 | 1): number => Math.max(0, ...intervals.map((interval) => interval[end]));
    return [most(0), most(1)];
  }

  get #others(): number[] {
    return this.#legal.flatMap((_, index) => (index === this.#played ? [] : [index]));
  }

  /** Of the amounts by which each other card is better, valid together for all cards at all looks. */
  #intervals(): (Interval | undefined)[] {
    const others = this.#others;
    const comparisons = others.length * this.#budget.looks.length;
    return others.map((other) => this.#samples.jointInterval(other, this.#played, comparisons));
  }
}

function checkNumber(field: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const reason = untranslated(`${field} is ${value}; write a whole number from ${least} to ${most}.`);
  throw new JassError('bad-request', reason, { field });
}
