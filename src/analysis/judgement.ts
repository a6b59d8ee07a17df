/**
 * A play judged by what its player could know. The exact cost of a play supposes that its player saw all hands; here the deals
 * that agree with what the player had seen are drawn, every legal card is solved in each of them, and a card is as good as it is
 * on the mean of these deals. The play lost what the best card on the mean has more: one card for all deals, since a player who
 * cannot tell them apart cannot play another card in each.
 *
 * An estimate in three ways. Deals are drawn; after the play all hands are still taken as seen by all, as in every double-dummy
 * value; and what melds, contracts named and the choice among legal cards tell is not taken into account.
 */
import { sideOf } from '../game/cards.ts';
import type { Card, Deal } from '../game/cards.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { legalNow, replay } from '../game/play.ts';
import { seeded } from '../game/random-deal.ts';
import { SeenDeals } from '../game/seen.ts';
import type { Answer, CardValue, KnownLoss, Value } from '../notation/answer.ts';
import { told } from '../notation/answer.ts';
import { formatDeal } from '../notation/deal.ts';
import type { Request } from '../notation/request.ts';
import { positionOf } from './question.ts';
import { PairedSamples } from './paired-samples.ts';

/** Deals drawn for a play unless told otherwise. */
export const SAMPLES = 40;
/** The most that may be asked for: at an early play each is a deal to be solved, several times. */
export const MAX_SAMPLES = 100_000;

export interface JudgeOptions {
  /** Deals to draw, from 1; where fewer agree with what was seen, each of them is taken once. */
  readonly samples?: number;
  /** The same seed draws the same deals. */
  readonly seed?: number;
}

/** A deal to be solved. */
export interface JudgeQuestion {
  /** Its number, from 0. */
  readonly sample: number;
  /** Asks for the value of every legal card. */
  readonly request: Request;
}

/** The judgement of one play as it comes about: gives out questions, takes their answers, and says at any time what is known. */
export class Judgement {
  /** The play's number in the record, from 0. */
  readonly play: number;
  /** How many deals there are to solve; 0 where the player had no choice. */
  readonly of: number;
  readonly #request: Request;
  readonly #before: readonly Card[];
  readonly #card: Card;
  readonly #legal: readonly Card[];
  readonly #side: 'NS' | 'EW';
  /** Whether the deals to solve are all that agree with what was seen. */
  readonly #isComplete: boolean;
  readonly #deals: Iterator<Deal, unknown>;
  readonly #samples: PairedSamples;
  /** Values of deals that are not counted yet: they count in the order in which they are drawn. */
  readonly #open = new Map<number, readonly number[]>();
  #asked = 0;
  /** Questions that have no answer yet, by their number; and those of them that are to be asked again. */
  readonly #unanswered = new Map<number, JudgeQuestion>();
  #again: JudgeQuestion[] = [];

  /**
   * @param request about the record; what it wants and its time limit do not matter
   * @param index of the play in it, from 0
   * @throws JassError for what is wrong with the request, the index or the options
   */
  constructor(request: Request, index: number, { samples = SAMPLES, seed = 1 }: JudgeOptions = {}) {
    const { plays } = request;
    checkNumber('samples', samples, 1, MAX_SAMPLES);
    checkNumber('seed', seed, 0, 2 ** 32 - 1);
    checkNumber('play', index, 0, plays.length - 1);
    const { setup } = positionOf(request);
    this.#request = request;
    this.#before = plays.slice(0, index);
    this.play = index;
    this.#card = plays[index]!;
    const state = replay(setup, this.#before);
    this.#legal = legalNow(state);
    this.#side = sideOf(state.toPlay!);
    const seen = new SeenDeals(setup, this.#before);
    // Counted before those are left out that all plays together do not allow; as good as always there are none.
    const all = seen.count <= samples ? [...seen.all()] : undefined;
    this.#isComplete = all !== undefined;
    this.of = this.#legal.length === 1 ? 0 : (all?.length ?? samples);
    this.#deals = all ? all.values() : drawn(seen, seed);
    this.#samples = new PairedSamples(this.#legal.length);
  }

  /** The next question; undefined when there are no more. @throws JassError where hardly any deal agrees with what was seen */
  next(): JudgeQuestion | undefined {
    const again = this.#again.shift();
    if (again) return again;
    if (this.#asked === this.of) return undefined;
    const deal = this.#deals.next().value as Deal;
    const { variant, presets, rules, contract, leader, declarer, payoff } = this.#request;
    const position = { variant, presets, rules, contract, leader, ...(declarer && { declarer }) };
    const request: Request = { ...position, deal: formatDeal(deal), plays: this.#before, payoff, want: ['cards'] };
    const question = { sample: this.#asked++, request };
    this.#unanswered.set(question.sample, question);
    return question;
  }

  /** Where the work was ended before all was answered: what nobody has answered is asked again, and then the rest. */
  goOn(): void {
    this.#again = [...this.#unanswered.values()];
  }

  /** Takes the exact answer to a question. @returns whether there is more to tell now: a further deal counts */
  take({ sample }: JudgeQuestion, { cards }: Answer): boolean {
    const worth = new Map(cards!.map((of) => [of.card, this.#worth(of as CardValue & Value)]));
    const values = this.#legal.map((card) => worth.get(card)!);
    this.#unanswered.delete(sample);
    this.#open.set(sample, values);
    const before = this.#samples.count;
    for (let next = this.#open.get(before); next; next = this.#open.get(this.#samples.count)) {
      this.#open.delete(this.#samples.count);
      this.#samples.add(next);
    }
    return this.#samples.count > before;
  }

  /** What is known so far; undefined before the first deal, and where the player had no choice. */
  known(): KnownLoss | undefined {
    const samples = this.#samples;
    if (samples.count === 0) return undefined;
    const means = this.#legal.map((_, index) => samples.mean(index).mean);
    const best = Math.max(...means);
    const played = this.#legal.indexOf(this.#card);
    const loss = best - means[played]!;
    const isAll = this.#isComplete && samples.count === this.of;
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
   * Where the loss may lie. Which card is best on the mean of all deals is not known, and the best of those drawn owes some of it to
   * luck; so the differences of all cards from the one played are bounded together, and the largest of them is the loss.
   */
  #interval(played: number): readonly [number, number] | undefined {
    const others = this.#legal.flatMap((_, index) => (index === played ? [] : [index]));
    const intervals = others.map((index) => this.#samples.jointInterval(index, played, others.length));
    if (!intervals.every((interval) => interval !== undefined)) return undefined;
    const most = (end: 0 | 1): number => Math.max(0, ...intervals.map((interval) => interval[end]));
    return [most(0), most(1)];
  }

  /** What a card is worth to the player's side. */
  #worth(of: CardValue & Value): number {
    if (of.difference === undefined) return of[this.#side];
    return this.#side === 'NS' ? told(of) : 0 - told(of);
  }
}

function* drawn(seen: SeenDeals, seed: number): Generator<Deal, never> {
  const random = seeded(seed);
  for (;;) yield seen.draw(random);
}

function checkNumber(field: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const reason = untranslated(`${field} is ${value}; write a whole number from ${least} to ${most}.`);
  throw new JassError('bad-request', reason, { field });
}
