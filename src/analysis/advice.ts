/**
 * Which contract to name from a single hand: the other cards are dealt at random again and again, every contract is solved
 * on the same deals, and the values become figures. All solving is ordinary requests for one value, so whoever has a solver or
 * a client of workers can ask them, in any order; deals count in the order in which they are dealt.
 */
import { partnerOf, sideOf } from '../game/cards.ts';
import type { Card, Contract, Deal } from '../game/cards.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { checkContract, contractsOf } from '../game/pack.ts';
import { checkPayoff } from '../game/payoff.ts';
import { rulesWith } from '../game/presets.ts';
import { seeded } from '../game/random-deal.ts';
import type { Random } from '../game/random-deal.ts';
import { callsOf, ruleOfThumbFor } from '../game/rule-of-thumb.ts';
import type { Rules } from '../game/rules.ts';
import { UnseenCards } from '../game/unseen.ts';
import { variantById } from '../game/variants/index.ts';
import type { RuleOfThumb } from '../game/variants/rules-of-thumb.ts';
import type { AdviceAnswer } from '../notation/advice-answer.ts';
import { parseAdviceRequest } from '../notation/advice-request.ts';
import type { AdviceRequest } from '../notation/advice-request.ts';
import { errorAnswer } from '../notation/answer.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import { formatDeal, parseHand } from '../notation/deal.ts';
import { requestId } from '../notation/request.ts';
import type { Request } from '../notation/request.ts';
import type { Solver } from '../solver/solver.ts';
import { answerSteps } from './answer.ts';
import { PairedSamples } from './paired-samples.ts';

/** So many deals in a row in which the partner would not have passed, and it is said that there are hardly any others. */
const MAX_DRAWS = 20_000;

/** One contract of one deal, to be solved. */
export interface Question {
  /** The deal's number, from 0. */
  readonly deal: number;
  readonly contract: Contract;
  /** Asks for the value alone. */
  readonly request: Request;
}

/** Advice as it comes about: gives out questions, takes their answers, and says at any time what is known. */
export class Advice {
  readonly #request: AdviceRequest;
  readonly #rules: Rules;
  readonly #contracts: readonly Contract[];
  readonly #hand: readonly Card[];
  readonly #thumb: RuleOfThumb | undefined;
  readonly #deals: Iterator<Deal, never>;
  readonly #questions: Iterator<Question, undefined>;
  readonly #samples: PairedSamples;
  /** The values known of the deals that are not counted yet, contract by contract, by the deal's number. */
  readonly #open = new Map<number, Map<Contract, number>>();
  readonly #start = performance.now();
  #nodes = 0;

  /** @throws JassError for what is wrong with the request, or when no deal agrees with what is known */
  constructor(request: AdviceRequest) {
    const variant = variantById(request.variant);
    const { seat, leader, payoff } = request;
    this.#request = request;
    this.#rules = rulesWith(variant, request.presets, request.rules);
    this.#contracts = contractsOf(this.#rules);
    this.#hand = parseHand(request.hand, seat);
    this.#thumb = ruleOfThumbFor(variant, this.#rules);
    this.#samples = new PairedSamples(this.#contracts.length);
    this.#deals = this.#draw();
    const first = this.#deals.next().value;
    for (const contract of this.#contracts) {
      checkPayoff({ rules: this.#rules, contract, leader, declarer: seat, deal: first }, payoff);
    }
    this.#questions = this.#ask(first);
  }

  /** The next question; undefined when there are no more. */
  next(): Question | undefined {
    return this.#questions.next().value;
  }

  /** Takes the answer to a question. @returns whether there is more to tell now: a further deal counts */
  take({ deal, contract }: Question, answer: Answer): boolean {
    this.#nodes += answer.nodes;
    const values = this.#open.get(deal) ?? new Map<Contract, number>();
    this.#open.set(deal, values.set(contract, this.#worth(answer)));
    const before = this.#samples.count;
    for (let next = this.#open.get(before); next?.size === this.#contracts.length;) {
      this.#open.delete(this.#samples.count);
      this.#samples.add(this.#contracts.map((contract) => next!.get(contract)!));
      next = this.#open.get(this.#samples.count);
    }
    return this.#samples.count > before;
  }

  /** What is known so far. */
  answer(): AdviceAnswer {
    const { id, variant, payoff, seat, leader, seed, deals: of } = this.#request;
    const calls = this.#thumb && callsOf(this.#thumb, this.#rules, this.#hand, this.#request.passed !== undefined);
    return {
      ...(id !== undefined && { id }),
      variant,
      payoff,
      seat,
      leader,
      seed,
      deals: this.#samples.count,
      of,
      contracts: this.#figures(),
      ...(calls && { ruleOfThumb: { name: this.#thumb.name, calls } }),
      nodes: this.#nodes,
      ms: Math.round((performance.now() - this.#start) * 10) / 10,
    };
  }

  #figures(): AdviceAnswer['contracts'] {
    const samples = this.#samples;
    if (samples.count === 0) return [];
    const order = [...this.#contracts.keys()].sort((a, b) => samples.mean(b).mean - samples.mean(a).mean);
    return order.map((index) => {
      const deviation = samples.deviation(index);
      return {
        contract: this.#contracts[index]!,
        ...samples.mean(index),
        ...(deviation !== undefined && { deviation }),
        best: samples.bestShare(index),
        behind: samples.difference(order[0]!, index),
      };
    });
  }

  /** What a deal is worth to the hand's side. */
  #worth({ value }: Answer): number {
    const side = sideOf(this.#request.seat);
    if (value?.difference !== undefined) return side === 'NS' ? value.difference : 0 - value.difference;
    return value![side];
  }

  /** @param first the first deal, which is drawn */
  *#ask(first: Deal): Generator<Question, undefined> {
    const { variant, presets, rules, seat, leader, payoff, deals } = this.#request;
    for (let number = 0; number < deals; number++) {
      const deal = formatDeal(number === 0 ? first : this.#deals.next().value);
      for (const contract of this.#contracts) {
        const position = { variant, presets, rules, contract, leader, declarer: seat, deal, plays: [] };
        yield { deal: number, contract, request: { ...position, payoff, want: [] } };
      }
    }
    return undefined;
  }

  /**
   * The deals of the seed, each as likely as any other that agrees with what is known: what is known of cards is in the draw, and
   * of these deals those in which the partner would have named one of the contracts that it passed are left out.
   */
  *#draw(): Generator<Deal, never> {
    const { seat, seed, held, lacking } = this.#request;
    const unseen = new UnseenCards(this.#rules, { seat, hand: this.#hand, held, lacking });
    const hasPassed = this.#passCheck();
    const random = seeded(seed);
    for (;;) yield drawn(unseen, random, hasPassed);
  }

  /** Whether a deal agrees with the partner's pass. */
  #passCheck(): (deal: Deal) => boolean {
    const { passed, seat, held, variant } = this.#request;
    if (passed === undefined) return () => true;
    const thumb = this.#thumb;
    if (!thumb) {
      const why = `${variant} has no rule of thumb for its pack here`;
      throw fault(`a pass is understood by what the partner would call, and ${why}; use "without"`);
    }
    const contracts = passed === 'all' ? this.#contracts : passed.map((name) => checkContract(this.#rules, name));
    const partner = partnerOf(seat);
    const callIn = (cards: readonly Card[]) =>
      callsOf(thumb, this.#rules, cards, false).find(({ contract }) => contracts.includes(contract));
    const known = held[partner] ?? [];
    const call = callIn(known);
    if (call) throw fault(`${known.join(' ')} alone are enough to call ${call.contract}: ${call.words}`);
    return (deal) => callIn(deal[partner]) === undefined;
  }
}

function drawn(unseen: UnseenCards, random: Random, isRight: (deal: Deal) => boolean): Deal {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const deal = unseen.deal(random);
    if (isRight(deal)) return deal;
  }
  throw fault(
    `in ${MAX_DRAWS} deals the partner would have called one of these: what is known leaves no pass, or hardly any`,
  );
}

const fault = (message: string): JassError =>
  new JassError('bad-request', untranslated(`passed: ${message}.`), { field: 'passed' });

/**
 * Gives advice in slices: the generator yields what is known so far after each, and returns the advice of all deals, or of those
 * solved by the request's deadline.
 * @throws JassError for what is wrong with the request
 */
export function* adviseSteps(request: AdviceRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  const advice = new Advice(request);
  const { limitMs = Infinity } = request;
  for (let question = advice.next(); question; question = advice.next()) {
    const steps = answerSteps(question.request, solver);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) advice.take(question, step.value);
      const known = advice.answer();
      if (known.ms >= limitMs) return known;
      if (step.done) break;
      yield known;
    }
  }
  return advice.answer();
}

/**
 * Gives the advice that a JSON value asks for, at once and to the end; what is wrong with it is the answer's error.
 * @throws only for faults of the program itself
 */
export function advise(json: unknown, solver: Solver): AdviceAnswer | ErrorAnswer {
  try {
    const steps = adviseSteps(parseAdviceRequest(json), solver);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(json));
    throw error;
  }
}
