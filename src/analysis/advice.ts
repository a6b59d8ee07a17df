/**
 * Advice on the contract to name from a single hand: the other cards are dealt at random many times, every contract is solved
 * on the same deals, and the values are averaged. Each value is an ordinary request, so a solver or a client can answer them,
 * in any order; deals are counted in the order in which they were dealt.
 */
import { partnerOf, sideOf } from '../game/cards.ts';
import type { Card, Contract, Deal } from '../game/cards.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { checkContract, contractsOf } from '../game/rules/pack.ts';
import { checkPayoff } from '../game/scoring/payoff.ts';
import { rulesWith } from '../game/rules/presets.ts';
import { seeded } from '../game/play/random-deal.ts';
import type { Random } from '../game/play/random-deal.ts';
import { callsOf, ruleOfThumbFor } from '../game/inference/rule-of-thumb.ts';
import type { Rules } from '../game/rules/rules.ts';
import { UnseenCards } from '../game/inference/unseen.ts';
import { variantById } from '../game/variants/index.ts';
import type { RuleOfThumb } from '../game/variants/rules-of-thumb.ts';
import type { AdviceAnswer } from '../notation/answer/advice-answer.ts';
import { parseAdviceRequest } from '../notation/request/advice-request.ts';
import type { AdviceRequest } from '../notation/request/advice-request.ts';
import { errorAnswer } from '../notation/answer/answer.ts';
import type { Answer, ErrorAnswer } from '../notation/answer/answer.ts';
import { formatDeal, parseHand } from '../notation/deal.ts';
import { requestId } from '../notation/request/request.ts';
import type { Request } from '../notation/request/request.ts';
import type { Solver } from '../solver/solver.ts';
import { answerSteps } from './answer.ts';
import { PairedSamples } from './paired-samples.ts';

/** The most deals in a row that the partner's pass may rule out; after them the request is refused. */
const MAX_DRAWS = 20_000;

/** One contract of one deal, to be solved. */
export interface ContractRequest {
  /** The deal's number, from 0. */
  readonly deal: number;
  readonly contract: Contract;
  /** Wants the value alone. */
  readonly request: Request;
}

/** Advice in progress: gives out requests, takes their answers, and has a result at any time. */
export class Advice {
  readonly #request: AdviceRequest;
  readonly #rules: Rules;
  readonly #contracts: readonly Contract[];
  readonly #hand: readonly Card[];
  readonly #thumb: RuleOfThumb | undefined;
  readonly #deals: Iterator<Deal, never>;
  readonly #requests: Iterator<ContractRequest, undefined>;
  readonly #samples: PairedSamples;
  /** Values of deals that are not counted yet, by contract and by the deal's number. */
  readonly #uncounted = new Map<number, Map<Contract, number>>();
  readonly #start = performance.now();
  #nodes = 0;

  /** @throws JassError for a mistake in the request, or if no deal is consistent with what is known */
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
    this.#requests = this.#requestsFor(first);
  }

  /** The next request; undefined when there are no more. */
  next(): ContractRequest | undefined {
    return this.#requests.next().value;
  }

  /** Takes the answer to a request. @returns whether the advice has changed: another deal is counted */
  take({ deal, contract }: ContractRequest, answer: Answer): boolean {
    this.#nodes += answer.nodes;
    const values = this.#uncounted.get(deal) ?? new Map<Contract, number>();
    this.#uncounted.set(deal, values.set(contract, this.#valueForSide(answer)));
    const before = this.#samples.count;
    for (let next = this.#uncounted.get(before); next?.size === this.#contracts.length;) {
      this.#uncounted.delete(this.#samples.count);
      this.#samples.add(this.#contracts.map((contract) => next!.get(contract)!));
      next = this.#uncounted.get(this.#samples.count);
    }
    return this.#samples.count > before;
  }

  /** The advice so far. */
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

  /** The value of a deal for the hand's side. */
  #valueForSide({ value }: Answer): number {
    const side = sideOf(this.#request.seat);
    if (value?.difference !== undefined) return side === 'NS' ? value.difference : 0 - value.difference;
    return value![side];
  }

  /** The requests of all deals, contract by contract. @param first the first deal, already drawn */
  *#requestsFor(first: Deal): Generator<ContractRequest, undefined> {
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
   * The deals of the seed, uniform over those consistent with what is known. The draw takes known cards into account; deals in
   * which the partner would have named one of the contracts that it passed are then rejected.
   */
  *#draw(): Generator<Deal, never> {
    const { seat, seed, held, lacking } = this.#request;
    const unseen = new UnseenCards(this.#rules, { seat, hand: this.#hand, held, lacking });
    const hasPassed = this.#passCheck();
    const random = seeded(seed);
    for (;;) yield drawn(unseen, random, hasPassed);
  }

  /** Returns whether a deal is consistent with the partner's pass. */
  #passCheck(): (deal: Deal) => boolean {
    const { passed, seat, held, variant } = this.#request;
    if (passed === undefined) return () => true;
    const thumb = this.#thumb;
    if (!thumb) {
      const why = `${variant} has no rule of thumb for this pack`;
      throw fault(`a pass rules out the hands on which the partner would call, but ${why}; use "without"`);
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

function drawn(unseen: UnseenCards, random: Random, isConsistent: (deal: Deal) => boolean): Deal {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const deal = unseen.deal(random);
    if (isConsistent(deal)) return deal;
  }
  throw fault(
    `in ${MAX_DRAWS} deals in a row the partner would have called one of these contracts; with the known cards a pass is impossible or nearly so`,
  );
}

const fault = (message: string): JassError =>
  new JassError('bad-request', untranslated(`passed: ${message}.`), { field: 'passed' });

/**
 * Gives advice in slices: the generator yields the advice so far after each, and returns that of all deals, or of those solved
 * by the request's deadline.
 * @throws JassError for a mistake in the request
 */
export function* adviseSteps(request: AdviceRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  const advice = new Advice(request);
  const { limitMs = Infinity } = request;
  for (let next = advice.next(); next; next = advice.next()) {
    const steps = answerSteps(next.request, solver);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) advice.take(next, step.value);
      const now = advice.answer();
      if (now.ms >= limitMs) return now;
      if (step.done) break;
      yield now;
    }
  }
  return advice.answer();
}

/**
 * Gives the advice for the JSON value of a request synchronously; a mistake in it gives an error answer.
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
