/**
 * The single-dummy evaluation of a play: its cost given only its player's knowledge. The exact review assumes that the
 * player saw all hands. Here deals consistent with the plays that the player had seen are sampled, every legal card is solved in each,
 * and a card is valued by its mean over these deals. The loss of a play is the best mean minus its own: one best card for all
 * deals, since a player who cannot tell the deals apart cannot play a different card in each.
 *
 * The loss is an estimate for three reasons. The deals are a sample; after the play each deal is solved double dummy; and
 * inferences from melds, from the contract named and from the choice among legal cards are ignored.
 */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Card, Deal } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { legalNow, playsOf, replay } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { seeded } from '../../game/play/random-deal.ts';
import { DealsFromPlays } from '../../game/inference/deals-from-plays.ts';
import type { Answer, CardValue, KnownLoss, Value } from '../../notation/answer/answer.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import { InOrder } from '../sampling/in-order.ts';
import { PairedSamples } from '../sampling/paired-samples.ts';
import { SampleQueue } from '../sampling/sample-queue.ts';

/** Deals sampled for a play by default. */
export const DEFAULT_SAMPLES = 40;
/** The most deals that may be requested. */
export const MAX_SAMPLES = 100_000;

export interface SingleDummyOptions {
  /** Deals to sample, from 1; if fewer are consistent with the plays seen, each of them is taken once. */
  readonly samples?: number;
  /** The same seed gives the same deals. */
  readonly seed?: number;
}

/** A sampled deal, to be solved for the value of every legal card after the plays before the evaluated one. */
export interface DealSample {
  /** Its number, from 0. */
  readonly sample: number;
  readonly deal: Deal;
}

/** The evaluation of one play in progress: gives out deals to solve, takes their answers, and has a result at any time. */
export class SingleDummyEvaluation {
  /** The play's number in the record, from 0. */
  readonly play: number;
  /** How many deals there are to solve; 0 if the player had no choice. */
  readonly dealCount: number;
  readonly #card: Card;
  readonly #legal: readonly Card[];
  readonly #side: 'NS' | 'EW';
  /** Whether the deals to solve are all those consistent with the plays seen. */
  readonly #isComplete: boolean;
  readonly #deals: Iterator<Deal, unknown>;
  #drawn = 0;
  readonly #queue = new SampleQueue(() => this.#draw());
  readonly #samples: PairedSamples;
  /** The values of the legal cards in a deal. */
  readonly #solved = new InOrder<readonly number[]>((values) => this.#samples.add(values));

  /**
   * @param last the position after all plays of the record
   * @param index of the play in the record, from 0
   * @throws JassError `bad-request` if the index or an option is out of range
   */
  constructor(last: GameState, index: number, { samples = DEFAULT_SAMPLES, seed = 1 }: SingleDummyOptions = {}) {
    const { setup } = last;
    const plays = playsOf(last);
    checkNumber('samples', samples, 1, MAX_SAMPLES);
    checkNumber('seed', seed, 0, 2 ** 32 - 1);
    checkNumber('play', index, 0, plays.length - 1);
    const before = plays.slice(0, index);
    this.play = index;
    this.#card = plays[index]!;
    const state = replay(setup, before);
    this.#legal = legalNow(state);
    this.#side = sideOf(state.toPlay!);
    const seen = new DealsFromPlays(setup, before);
    // `count` is an upper bound: it includes deals that only all plays together rule out, which are very rare.
    const all = seen.count <= samples ? [...seen.all()] : undefined;
    this.#isComplete = all !== undefined;
    this.dealCount = this.#legal.length === 1 ? 0 : (all?.length ?? samples);
    this.#deals = all ? all.values() : drawn(seen, seed);
    this.#samples = new PairedSamples(this.#legal.length);
  }

  /** The next deal to solve; undefined if there are no more. @throws JassError if hardly any deal is consistent with the plays seen */
  next(): DealSample | undefined {
    return this.#queue.next();
  }

  #draw(): DealSample | undefined {
    if (this.#drawn === this.dealCount) return undefined;
    return { sample: this.#drawn++, deal: this.#deals.next().value as Deal };
  }

  /** Resumes work that was ended early: requeues the unanswered deals, before any others. */
  resume(): void {
    this.#queue.resume();
  }

  /** Takes the exact answer for a sample. @returns whether the result has changed: another deal is counted */
  take(given: DealSample, { cards }: Answer): boolean {
    const byCard = new Map(cards!.map((of) => [of.card, this.#valueForSide(of as CardValue & Value)]));
    const values = this.#legal.map((card) => byCard.get(card)!);
    this.#queue.close(given);
    return this.#solved.take(given.sample, values);
  }

  /** The result so far; undefined before the first deal, and if the player had no choice. */
  result(): KnownLoss | undefined {
    const samples = this.#samples;
    if (samples.count === 0) return undefined;
    const means = this.#legal.map((_, index) => samples.mean(index).mean);
    const best = Math.max(...means);
    const played = this.#legal.indexOf(this.#card);
    const loss = best - means[played]!;
    const isAll = this.#isComplete && samples.count === this.dealCount;
    const interval = isAll ? ([loss, loss] as const) : this.#interval(played);
    return {
      loss,
      ...(interval && { interval }),
      samples: samples.count,
      ...(isAll && { complete: true }),
      best: this.#legal.filter((_, index) => means[index] === best),
    };
  }

  /**
   * A confidence interval of the loss. The card that is best in the sample may owe that to luck, and the best card over all deals
   * is unknown. So the differences of all cards from the one played are bounded jointly; the loss is the largest of them.
   */
  #interval(played: number): readonly [number, number] | undefined {
    const others = this.#legal.flatMap((_, index) => (index === played ? [] : [index]));
    const intervals = others.map((index) => this.#samples.jointInterval(index, played, others.length));
    if (!intervals.every((interval) => interval !== undefined)) return undefined;
    const most = (end: 0 | 1): number => Math.max(0, ...intervals.map((interval) => interval[end]));
    return [most(0), most(1)];
  }

  /** The value of a card for the player's side. */
  #valueForSide(of: CardValue & Value): number {
    if (of.difference === undefined) return of[this.#side];
    return forSide(this.#side, figureOf(of));
  }
}

function* drawn(seen: DealsFromPlays, seed: number): Generator<Deal, never> {
  const random = seeded(seed);
  for (;;) yield seen.draw(random);
}

function checkNumber(field: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const reason = untranslated(`${field} is ${value}; write a whole number from ${least} to ${most}.`);
  throw new JassError('bad-request', reason, { field });
}
