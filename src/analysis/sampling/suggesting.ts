/**
 * What to play from one hand: deals that fit what its player has seen are sampled, every legal card is valued in each, and a card is worth its
 * mean (perfect-information Monte Carlo). The mean assumes that everyone sees the deal from the next play on, so it flatters cards that need a guess later.
 * While the hands are long, the deals are estimated, and the first of them solved.
 */
import { sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { DealsFromPlays } from '../../game/inference/deals-from-plays.ts';
import type { Evidence, WeighedDeal } from '../../game/inference/deals-from-plays.ts';
import { clamp, intersection } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import { legalNow } from '../../game/play/play.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import type { Estimate } from '../../notation/answer/advice-answer.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { fittingDeal } from '../../notation/answer/suggestion.ts';
import type { FittingDeal, SuggestedCard, Suggestion } from '../../notation/answer/suggestion.ts';
import type { ResolvedSuggestRequest } from '../../notation/request/suggest-request.ts';
import { budgetFor } from '../review/single-dummy-budget.ts';
import type { DealSample } from '../review/single-dummy.ts';
import { BlendedSamples } from './blended-samples.ts';
import { allowanceFor } from './estimates.ts';
import { InOrder } from './in-order.ts';
import { drawn, valuesFor } from './sampled-values.ts';
import { SampleQueue } from './sample-queue.ts';

/** A loss against the best card of a deal that counts as a risk, in the unit of the payoff. */
const RISK = 10;
/** Of deals that are estimated, so many are solved besides. */
const SOLVED_OF_ESTIMATED = 8;
/** The least and the largest share. */
const SHARES: Interval = [0, 1];
/** So many deals that fit are shown. */
const FITTING = 4;

/** A suggestion in progress: gives out deals to value, takes their answers, and has a result at any time. */
export class Suggesting {
  readonly #asked: ResolvedSuggestRequest;
  readonly #legal: readonly Card[];
  readonly #samples: BlendedSamples;
  readonly #deals: WeighedDeal[] = [];
  readonly #source: Iterator<WeighedDeal, unknown>;
  readonly #evidence: readonly Evidence[];
  /** The exact values of the legal cards in each solved deal, the best card first. */
  readonly #ranked: FittingDeal['cards'][] = [];
  /** Deals to estimate and deals to solve, and how many of each have been given out. */
  readonly #most: { readonly estimated: number; readonly solved: number };
  readonly #drawn = { estimated: 0, solved: 0 };
  readonly #isComplete: boolean;
  readonly #queue = new SampleQueue(() => this.#draw());
  readonly #estimates: (readonly number[])[] = [];
  readonly #estimated = new InOrder<readonly number[]>((values) => {
    this.#estimates.push(values);
    this.#samples.addEstimates(values);
  });
  readonly #solved: InOrder<readonly number[]>;
  readonly #start = performance.now();

  constructor(asked: ResolvedSuggestRequest) {
    const { state } = asked.request;
    const { setup } = state;
    this.#asked = asked;
    this.#legal = legalNow(state);
    const { isEstimated } = budgetFor(setup.rules, state.hands[asked.seat].length);
    const { plays, ignoreContract } = asked.request;
    const seen = new DealsFromPlays(setup, plays, { ...(ignoreContract && { ignoreContract }), ignoreMelds: true });
    this.#evidence = seen.evidence;
    const all = seen.count <= asked.deals ? seen.all() : undefined;
    const deals = all?.length ?? asked.deals;
    this.#isComplete = all !== undefined;
    this.#source = all ? all.values() : drawn(seen, asked.seed);
    this.#most =
      isEstimated && !all
        ? { estimated: deals, solved: Math.min(SOLVED_OF_ESTIMATED, deals) }
        : { estimated: 0, solved: deals };
    const quantities = this.#legal.length * (asked.target === undefined ? 2 : 3);
    this.#samples = new BlendedSamples(quantities, this.#legal.length, allowanceFor(setup.contract));
    const mayCount = (sample: number): boolean => !isEstimated || all !== undefined || sample < this.#samples.estimated;
    this.#solved = new InOrder((values, sample) => this.#samples.addExact(values, this.#estimates[sample]), mayCount);
  }

  /** The next deal to value; undefined if there are no more. @throws JassError if hardly any deal is consistent with the plays */
  next(): DealSample | undefined {
    return this.#queue.next();
  }

  #draw(): DealSample | undefined {
    const isEstimate = this.#drawn.estimated < this.#most.estimated;
    if (!isEstimate && this.#drawn.solved === this.#most.solved) return undefined;
    const sample = isEstimate ? this.#drawn.estimated++ : this.#drawn.solved++;
    this.#deals[sample] ??= this.#source.next().value as WeighedDeal;
    return { sample, ...this.#deals[sample], isEstimate };
  }

  /** Takes the answer for a sample. @returns whether the result has changed */
  take(given: DealSample, answer: Pick<Answer, 'cards'>): boolean {
    const { request, seat, target } = this.#asked;
    const sum = sumOfSides({ payoff: request.payoff, setup: request.state.setup });
    const values = valuesFor(answer, this.#legal, sideOf(seat), sum);
    const best = Math.max(...values);
    const quantities = [
      ...values,
      ...values.map((value) => Number(best - value >= RISK)),
      ...(target === undefined ? [] : values.map((value) => Number(value >= target))),
    ];
    this.#queue.close(given);
    const weighed = quantities.map((quantity) => given.weight * quantity);
    if (!given.isEstimate) this.#ranked[given.sample] = this.#rankedBy(values);
    const isNews = (given.isEstimate ? this.#estimated : this.#solved).take(given.sample, weighed);
    return this.#solved.countWaiting() || isNews;
  }

  /** The result so far. */
  answer(): Suggestion {
    const { request, seat, target } = this.#asked;
    const { id, variant, payoff } = request;
    const samples = this.#samples;
    const count = Math.max(samples.estimated, samples.solved);
    const isAll = this.#isComplete && samples.solved === this.#most.solved;
    return {
      ...(id !== undefined && { id }),
      variant,
      payoff,
      seat,
      ...(target !== undefined && { target }),
      cards: count > 0 ? this.#cards(isAll) : [],
      samples: count,
      of: Math.max(this.#most.estimated, this.#most.solved),
      ...(samples.estimated > samples.solved && { solved: samples.solved }),
      ...(isAll && { complete: true }),
      fitting: this.#fitting(samples.solved),
      evidence: this.#evidence,
      ms: Math.round(10 * (performance.now() - this.#start)) / 10,
    };
  }

  #cards(isAll: boolean): SuggestedCard[] {
    const samples = this.#samples;
    const { length } = this.#legal;
    const means = this.#legal.map((_, card) => samples.mean(card));
    const order = [...means.keys()].sort((a, b) => means[b]!.mean - means[a]!.mean);
    const certain = <Of extends { readonly mean: number }>(of: Of): Of =>
      isAll ? { ...of, interval: [of.mean, of.mean] } : of;
    const shareOf = (quantity: number): Estimate => {
      const { mean, interval } = certain(samples.mean(quantity));
      return { mean: clamp(mean, SHARES), ...(interval && { interval: intersection(interval, SHARES) }) };
    };
    return order.map((card) => ({
      card: this.#legal[card]!,
      ...certain(means[card]!),
      behind: certain(samples.difference(order[0]!, card)),
      ...(this.#asked.target !== undefined && { reaches: shareOf(2 * length + card) }),
      risk: shareOf(length + card),
    }));
  }

  /** @param solved how many deals have counted, the first ones */
  #fitting(solved: number): FittingDeal[] {
    const known = Array.from({ length: solved }, (_, sample) => ({ sample, cards: this.#ranked[sample]! }));
    const first = known.filter(
      ({ cards }, i) => known.findIndex((other) => other.cards[0]!.card === cards[0]!.card) === i,
    );
    return [...new Set([...first, ...known])]
      .slice(0, FITTING)
      .sort((a, b) => a.sample - b.sample)
      .map(({ sample, cards }) => fittingDeal(sample + 1, this.#deals[sample]!.deal, cards));
  }

  /** The cards with their values, the best first. */
  #rankedBy(values: readonly number[]): FittingDeal['cards'] {
    return this.#legal.map((card, at) => ({ card, value: values[at]! })).sort((a, b) => b.value - a.value);
  }
}
