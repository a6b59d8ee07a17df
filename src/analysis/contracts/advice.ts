/**
 * Advice on the contract to name with a single hand: the other cards are dealt at random many times, every contract is evaluated on
 * the same deals (sampled-deals.ts), and the values are averaged. The deals may be solved in any order, by one solver or by the workers of a client;
 * they are counted in the order in which they were dealt. On request all deals are first estimated, which takes a hundredth of the time.
 */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Contract } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import { mayPass } from '../../game/play/passing.ts';
import { callsOf, ruleOfThumbFor } from '../../game/inference/rule-of-thumb.ts';
import type { RuleOfThumb } from '../../game/variants/game.ts';
import type { AdviceAnswer, ContractAdvice, SpecialResult, TypicalDeal } from '../../notation/answer/advice-answer.ts';
import { typicalDeal } from '../../notation/answer/advice-answer.ts';
import type { ResolvedAdviceRequest } from '../../notation/request/resolve-advice-request.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { BlendedSamples } from '../sampling/blended-samples.ts';
import { allowanceFor } from '../sampling/estimates.ts';
import { ValuesInOrder } from '../sampling/in-order.ts';
import { SampleQueue } from '../sampling/sample-queue.ts';
import { hasResult, specialResults } from './chances.ts';
import { SampledDeals } from './sampled-deals.ts';

/** The first deals, of which one is shown: a typical one, or one near another value. */
const SHOWN_DEALS = 200;

/** A sampled deal in one contract, to be solved for its value. */
export interface ContractSample {
  /** The deal's number, from 0. */
  readonly sample: number;
  readonly setup: GameSetup;
  /** Whether an estimate is enough (`ESTIMATE_LIMIT_MS`). */
  readonly isEstimate: boolean;
}

/** A special result of one contract; it is counted after the values of all contracts (`#quantities`). */
interface Chance {
  readonly contract: Contract;
  readonly result: SpecialResult;
}

/** The value of a deal in one contract. */
interface Valued {
  /** North–South’s card points, or their difference to East–West’s. */
  readonly northSouth: number;
  /** The same for the hand’s side. */
  readonly own: number;
}

/** The values of one deal, by contract. */
type DealValues = ReadonlyMap<Contract, Valued>;

/** Advice in progress: gives out deals to solve, takes their answers, and has a result at any time. */
export class Advice {
  readonly #request: ResolvedAdviceRequest;
  readonly #contracts: readonly Contract[];
  readonly #thumb: RuleOfThumb | undefined;
  readonly #deals: SampledDeals;
  readonly #queue: SampleQueue<ContractSample>;
  readonly #chances: readonly Chance[];
  readonly #samples: BlendedSamples;
  readonly #estimated: ValuesInOrder<Contract, Valued>;
  readonly #solved: ValuesInOrder<Contract, Valued>;
  /** The estimates of the deals that are not solved yet, by their numbers. */
  readonly #estimates = new Map<number, readonly number[]>();
  /** The best known values of the first deals, by contract. */
  readonly #shown: DealValues[] = [];
  readonly #start = performance.now();

  /** @throws JassError if the known cards contradict each other, or if no deal is consistent with them */
  constructor(request: ResolvedAdviceRequest) {
    const { variant, rules, payoff } = request;
    this.#request = request;
    this.#contracts = contractsOf(rules);
    this.#thumb = ruleOfThumbFor(variant, rules);
    this.#deals = new SampledDeals(request, this.#thumb);
    for (const contract of this.#contracts) checkPayoff(this.#setup(0, contract), payoff);
    const target = request.target === undefined ? [] : (['target'] as const);
    this.#chances = this.#contracts.flatMap((contract) =>
      [...specialResults(this.#setup(0, contract), payoff), ...target].map((result) => ({ contract, result })),
    );
    const contracts = this.#contracts.length;
    const allowance = Math.max(...this.#contracts.map(allowanceFor));
    this.#samples = new BlendedSamples(contracts + this.#chances.length, contracts, allowance);
    this.#estimated = new ValuesInOrder(contracts, this.#countEstimates);
    this.#solved = new ValuesInOrder(contracts, this.#countExact, this.#mayCountExact);
    const samples = this.#allSamples();
    this.#queue = new SampleQueue(() => samples.next().value);
  }

  /** The next deal to solve; undefined if there are no more. */
  next(): ContractSample | undefined {
    return this.#queue.next();
  }

  /** Requeues unanswered deals, for work that was stopped. */
  resume(): void {
    this.#queue.resume();
  }

  /** Takes the answer for a sample. @returns whether the advice has changed: another deal is counted */
  take(given: ContractSample, answer: Answer): boolean {
    const { sample, setup, isEstimate } = given;
    const { contract } = setup;
    this.#queue.close(given);
    const valued = this.#valued(sample, contract, answer);
    if (!isEstimate) return this.#solved.take(sample, contract, valued);
    const hasCounted = this.#estimated.take(sample, contract, valued);
    this.#solved.countWaiting();
    return hasCounted;
  }

  /** Exact values correct the estimates of their deal, which come later if the worker that makes them has died. */
  readonly #mayCountExact = (sample: number): boolean =>
    this.#request.estimates === undefined || sample < this.#samples.estimated;

  readonly #countEstimates = (values: DealValues, sample: number): void => {
    const estimates = this.#quantities(values, sample);
    this.#samples.addEstimates(estimates);
    if (this.#request.estimates === 'first') this.#estimates.set(sample, estimates);
    this.#keep(values, sample, this.#request.estimates === 'only');
  };

  readonly #countExact = (values: DealValues, sample: number): void => {
    this.#samples.addExact(this.#quantities(values, sample), this.#estimates.get(sample));
    this.#estimates.delete(sample);
    this.#keep(values, sample, true);
  };

  #keep(values: DealValues, sample: number, isDone: boolean): void {
    if (sample < SHOWN_DEALS) this.#shown[sample] = values;
    else if (isDone) this.#deals.forget(sample);
  }

  /** The values of a deal for the hand's side, by contract, and whether it has the special results. */
  #quantities(values: DealValues, sample: number): number[] {
    const { seat, payoff, target } = this.#request;
    const chances = this.#chances.map(({ contract, result }) => {
      const { own, northSouth } = values.get(contract)!;
      if (result === 'target') return Number(own >= target!);
      return Number(hasResult(result, this.#setup(sample, contract), payoff, northSouth, seat));
    });
    return [...this.#contracts.map((contract) => values.get(contract)!.own), ...chances];
  }

  /** The advice so far. */
  answer(): AdviceAnswer {
    const { id, variant, rules, payoff, target, seat, hand, leader, passed, seed, deals: of } = this.#request;
    const calls = this.#thumb && callsOf(this.#thumb, rules, hand, passed !== undefined);
    return {
      ...(id !== undefined && { id }),
      variant: variant.id,
      payoff,
      seat,
      leader,
      ...(target !== undefined && { target }),
      seed,
      deals: this.#samples.solved,
      ...(this.#request.estimates && { estimated: this.#samples.estimated }),
      of,
      contracts: this.#figures(),
      ...(passed === undefined && !mayPass(rules, hand) && { mayPass: false as const }),
      ...(calls && { ruleOfThumb: { name: this.#thumb.name, calls } }),
      ms: Math.round((performance.now() - this.#start) * 10) / 10,
    };
  }

  #figures(): AdviceAnswer['contracts'] {
    const samples = this.#samples;
    if (samples.solved + samples.estimated === 0) return [];
    const order = [...this.#contracts.keys()].sort((a, b) => samples.mean(b).mean - samples.mean(a).mean);
    return order.map((index) => {
      const contract = this.#contracts[index]!;
      const mean = samples.mean(index);
      const deviation = samples.deviation(index);
      return {
        contract,
        ...mean,
        ...(deviation !== undefined && { deviation }),
        best: samples.bestShare(index),
        behind: samples.difference(order[0]!, index),
        ...this.#chancesOf(contract),
        typical: this.dealNear(contract, mean.mean),
      };
    });
  }

  #chancesOf(contract: Contract): Pick<ContractAdvice, 'chances'> {
    const chances = this.#chances.flatMap((chance, index) =>
      chance.contract === contract
        ? [[chance.result, clamped(this.#samples.mean(this.#contracts.length + index).mean)] as const]
        : [],
    );
    return chances.length > 0 ? { chances: Object.fromEntries(chances) } : {};
  }

  /**
   * The first deal whose value to the hand's side is nearest to one that is wanted, in the unit of the payoff, such as the mean. There must be
   * a deal.
   */
  dealNear(contract: Contract, wanted: number): TypicalDeal {
    const valueOf = (values: DealValues): number => values.get(contract)!.own;
    const away = (values: DealValues): number => Math.abs(valueOf(values) - wanted);
    const nearest = this.#shown.reduce((a, b) => (away(b) < away(a) ? b : a));
    return typicalDeal(this.#deals.at(this.#shown.indexOf(nearest)), valueOf(nearest));
  }

  /** The value in an answer, or the estimate of it. */
  #valued(sample: number, contract: Contract, { value, estimate }: Answer): Valued {
    const { NS, difference } = (value ?? estimate)!;
    const side = sideOf(this.#request.seat);
    if (difference !== undefined) return { northSouth: difference, own: forSide(side, difference) };
    if (side === 'NS') return { northSouth: NS, own: NS };
    return { northSouth: NS, own: value?.EW ?? pointsOfDeal(this.#setup(sample, contract)) - NS };
  }

  #setup(sample: number, contract: Contract): GameSetup {
    const { rules, seat, leader } = this.#request;
    return { rules, contract, leader, declarer: seat, deal: this.#deals.at(sample) };
  }

  /** All samples, deal by deal in each contract. Estimates come first. */
  *#allSamples(): Generator<ContractSample, undefined> {
    const { deals, estimates } = this.#request;
    const levels = estimates === undefined ? [false] : estimates === 'only' ? [true] : [true, false];
    for (const isEstimate of levels) {
      for (let sample = 0; sample < deals; sample++) {
        for (const contract of this.#contracts) yield { sample, setup: this.#setup(sample, contract), isEstimate };
      }
    }
    return undefined;
  }
}

const clamped = (share: number): number => Math.min(Math.max(share, 0), 1);
