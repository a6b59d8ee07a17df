/**
 * Advice on the contract to name with a single hand: the other cards are dealt at random many times, every contract is solved on
 * the same deals, and the values are averaged. The deals may be solved in any order, by one solver or by the workers of a client;
 * they are counted in the order in which they were dealt.
 */
import { partnerOf, sideOf } from '../../game/cards.ts';
import type { Card, Contract, Deal } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { startOf } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import { mayPass } from '../../game/play/passing.ts';
import { seeded } from '../../game/play/random-deal.ts';
import type { Random } from '../../game/play/random-deal.ts';
import { callsOf, ruleOfThumbFor } from '../../game/inference/rule-of-thumb.ts';
import { DealsFromHand } from '../../game/inference/deals-from-hand.ts';
import type { RuleOfThumb } from '../../game/variants/rules-of-thumb.ts';
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import type { ResolvedAdviceRequest } from '../../notation/request/resolve-advice-request.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { Solver } from '../../solver/solver.ts';
import { solveSteps } from '../answer.ts';
import { PairedSamples } from './paired-samples.ts';
import { SharedBounds } from '../search/shared-bounds.ts';

/** The most deals in a row that the partner's pass may rule out; after them the request is refused. */
const MAX_DRAWS = 20_000;

/** A sampled deal in one contract, to be solved for its value. */
export interface ContractSample {
  /** The deal's number, from 0. */
  readonly sample: number;
  readonly setup: GameSetup;
}

/** Advice in progress: gives out deals to solve, takes their answers, and has a result at any time. */
export class Advice {
  readonly #request: ResolvedAdviceRequest;
  readonly #contracts: readonly Contract[];
  readonly #thumb: RuleOfThumb | undefined;
  readonly #deals: Iterator<Deal, never>;
  readonly #toSolve: Iterator<ContractSample, undefined>;
  readonly #samples: PairedSamples;
  /** Values of deals that are not counted yet, by contract and by the deal's number. */
  readonly #uncounted = new Map<number, Map<Contract, number>>();
  readonly #start = performance.now();
  #nodes = 0;

  /** @throws JassError if the known cards contradict each other, or if no deal is consistent with them */
  constructor(request: ResolvedAdviceRequest) {
    const { variant, rules, seat, leader, payoff } = request;
    this.#request = request;
    this.#contracts = contractsOf(rules);
    this.#thumb = ruleOfThumbFor(variant, rules);
    this.#samples = new PairedSamples(this.#contracts.length);
    this.#deals = this.#draw();
    const first = this.#deals.next().value;
    for (const contract of this.#contracts) {
      checkPayoff({ rules, contract, leader, declarer: seat, deal: first }, payoff);
    }
    this.#toSolve = this.#samplesFrom(first);
  }

  /** The next deal to solve; undefined if there are no more. */
  next(): ContractSample | undefined {
    return this.#toSolve.next().value;
  }

  /** Takes the answer for a sample. @returns whether the advice has changed: another deal is counted */
  take({ sample, setup: { contract } }: ContractSample, answer: Answer): boolean {
    this.#nodes += answer.nodes;
    const values = this.#uncounted.get(sample) ?? new Map<Contract, number>();
    this.#uncounted.set(sample, values.set(contract, this.#valueForSide(answer)));
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
    const { id, variant, rules, payoff, seat, hand, leader, passed, seed, deals: of } = this.#request;
    const calls = this.#thumb && callsOf(this.#thumb, rules, hand, passed !== undefined);
    return {
      ...(id !== undefined && { id }),
      variant: variant.id,
      payoff,
      seat,
      leader,
      seed,
      deals: this.#samples.count,
      of,
      contracts: this.#figures(),
      ...(passed === undefined && !mayPass(rules, hand) && { mayPass: false as const }),
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

  /** All samples, deal by deal in each contract. @param first the first deal, already drawn */
  *#samplesFrom(first: Deal): Generator<ContractSample, undefined> {
    const { rules, seat, leader, deals } = this.#request;
    for (let sample = 0; sample < deals; sample++) {
      const deal = sample === 0 ? first : this.#deals.next().value;
      for (const contract of this.#contracts)
        yield { sample, setup: { rules, contract, leader, declarer: seat, deal } };
    }
    return undefined;
  }

  /**
   * The deals of the seed, uniform over those consistent with the knowledge. The draw takes known cards into account; deals in
   * which the partner would have named one of the contracts that it passed are then rejected.
   */
  *#draw(): Generator<Deal, never> {
    const { rules, seed } = this.#request;
    const unseen = new DealsFromHand(rules, this.#request);
    const hasPassed = this.#passCheck();
    const random = seeded(seed);
    for (;;) yield drawn(unseen, random, hasPassed);
  }

  /** Returns whether a deal is consistent with the partner's pass. */
  #passCheck(): (deal: Deal) => boolean {
    const { passed, seat, held, variant, rules } = this.#request;
    if (passed === undefined) return () => true;
    const partner = partnerOf(seat);
    if (rules.trumpChoice === 'turned') throw fault(`nobody chooses the trump suit in ${variant.id}`);
    if (rules.trumpChoice === 'mustName') throw fault(`in ${variant.id} nobody may pass`);
    const thumb = this.#thumb;
    // Where only some hands may pass, the pass says something even without a rule of thumb.
    if (!thumb && rules.trumpChoice === 'mayPassWithAllSuits') return (deal) => mayPass(rules, deal[partner]);
    if (!thumb) {
      const why = `${variant.id} has no rule of thumb for this pack`;
      throw fault(`a pass rules out the hands on which the partner would call, but ${why}; use "without"`);
    }
    const contracts = passed === 'all' ? this.#contracts : passed;
    const callIn = (cards: readonly Card[]) =>
      callsOf(thumb, rules, cards, false).find(({ contract }) => contracts.includes(contract));
    const known = held[partner] ?? [];
    const call = callIn(known);
    if (call) throw fault(`${known.join(' ')} alone are enough to call ${call.contract}: ${call.words}`);
    return (deal) => mayPass(rules, deal[partner]) && callIn(deal[partner]) === undefined;
  }
}

function drawn(unseen: DealsFromHand, random: Random, isConsistent: (deal: Deal) => boolean): Deal {
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
 * @throws JassError as `Advice` does
 */
export function* adviceSteps(request: ResolvedAdviceRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  const advice = new Advice(request);
  const { variant, payoff, limitMs = Infinity } = request;
  for (let next = advice.next(); next; next = advice.next()) {
    const deal = { variant: variant.id, payoff, want: [], state: startOf(next.setup) };
    const steps = solveSteps(deal, solver, new SharedBounds());
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
