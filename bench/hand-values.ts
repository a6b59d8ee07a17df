/**
 * Values of the contracts of one hand with all cards known, for many hands in little time. The values are estimates:
 * one costs a hundredth of a solve and errs by some six points, while the other hands make a difference of tens of
 * points from deal to deal. So sixty estimated deals separate contracts better than the few deals that could be solved
 * in that time (`npm run bench -- advice check`). A contract that is certainly behind is not followed further. A few
 * solved deals correct the mean error of the estimates.
 */
import type { Card, Contract, Deal } from '../src/game/cards.ts';
import { contractsOf } from '../src/game/rules/pack.ts';
import { startOf } from '../src/game/play/play.ts';
import { seeded } from '../src/game/play/random-deal.ts';
import type { Rules } from '../src/game/rules/rules.ts';
import { DealsFromHand } from '../src/game/inference/deals-from-hand.ts';
import { PairedSamples } from '../src/analysis/sampling/paired-samples.ts';
import type { Solver } from '../src/solver/solver.ts';
import { mean } from './statistics.ts';
import { ENDLESS, solve } from './work.ts';

/** Deals between checks which contracts are behind. */
const ROUND = 10;
/**
 * A contract is not followed further if it is certainly this many points behind, more than the mean error of estimates.
 */
const MARGIN = 5;

/** The two solvers: one for estimates, with a small table that is quick to clear, and one for values. */
export interface Solvers {
  readonly rough: Solver;
  readonly exact: Solver;
}

/** The values of one hand; the same seed deals the same cards around it. */
export class HandValues {
  readonly #rules: Rules;
  readonly #solvers: Solvers;
  readonly #unseen: DealsFromHand;
  readonly #random;
  readonly #deals: Deal[] = [];
  /** Estimates by contract, deal by deal. */
  readonly #estimates: Map<Contract, number[]>;
  readonly #exact = new Map<Contract, number[]>();
  #open: readonly Contract[];

  constructor(rules: Rules, hand: readonly Card[], seed: number, solvers: Solvers) {
    this.#rules = rules;
    this.#solvers = solvers;
    this.#unseen = new DealsFromHand(rules, { seat: 'N', hand, held: {}, lacking: {} });
    this.#random = seeded(seed);
    this.#open = contractsOf(rules);
    this.#estimates = new Map(this.#open.map((contract) => [contract, []]));
  }

  /** Contracts that may be the best. */
  get open(): readonly Contract[] {
    return this.#open;
  }

  /** Number of deals that are estimated. */
  get deals(): number {
    return this.#deals.length;
  }

  /**
   * Estimates deals until nothing is left to compare: one contract is ahead of all others and of those asked for, or there are so many deals.
   * @param asked contracts that are followed although they are behind
   */
  estimate(most: number, asked: readonly Contract[]): void {
    const isFollowed = (contract: Contract): boolean => this.#open.includes(contract) || asked.includes(contract);
    while (this.deals < most) {
      const followed = [...this.#estimates.keys()].filter(isFollowed);
      if (followed.length === 1) return;
      for (let i = 0; i < ROUND; i++) {
        const deal = this.#draw();
        for (const contract of followed) this.#estimates.get(contract)!.push(this.#estimated(deal, contract));
      }
      this.#dropThoseBehind();
    }
  }

  /** The contract with the best mean on some of the deals. @param which by their numbers; all unless given */
  best(which?: (deal: number) => boolean): Contract {
    return this.#open.reduce((a, b) => (this.behind(b, a, which) > 0 ? b : a));
  }

  /** The mean of the estimates of a contract on some of the deals. */
  mean(contract: Contract, which: (deal: number) => boolean): number {
    return mean(this.#estimates.get(contract)!.filter((_, deal) => which(deal)));
  }

  /** By how much one contract is estimated to be ahead of another, on some of the deals; both followed to the end. */
  behind(one: Contract, other: Contract, which: (deal: number) => boolean = () => true): number {
    return mean(differences(this.#estimates, one, other).filter((_, deal) => which(deal)));
  }

  /** Number of deals solved for a contract. */
  get solved(): number {
    return [...this.#exact.values()].reduce((sum, values) => sum + values.length, 0);
  }

  /** The values of a contract on the first deals, which are solved. */
  exact(contract: Contract, deals: number): readonly number[] {
    const known = this.#exact.get(contract);
    if (known) return known;
    const starts = this.#deals.slice(0, deals).map((deal) => this.#start(deal, contract));
    const values = starts.map((start) => solve(this.#solvers.exact, start).value);
    this.#exact.set(contract, values);
    return values;
  }

  /** These values less their estimates. */
  errors(contract: Contract, deals: number): number[] {
    const estimates = this.#estimates.get(contract)!;
    return this.exact(contract, deals).map((value, deal) => value - estimates[deal]!);
  }

  #dropThoseBehind(): void {
    const all = this.#open.map((contract) => this.#estimates.get(contract)!);
    const samples = new PairedSamples(all.length);
    for (let deal = 0; deal < this.deals; deal++) samples.add(all.map((values) => values[deal]!));
    const best = this.#open.indexOf(this.best());
    this.#open = this.#open.filter((_, i) => {
      const interval = i === best ? undefined : samples.jointInterval(best, i, all.length - 1);
      return !interval || interval[0] <= MARGIN;
    });
  }

  #draw(): Deal {
    const deal = this.#unseen.deal(this.#random);
    this.#deals.push(deal);
    return deal;
  }

  #estimated(deal: Deal, contract: Contract): number {
    this.#solvers.rough.setPosition(this.#start(deal, contract));
    return this.#solvers.rough.estimate(ENDLESS);
  }

  #start(deal: Deal, contract: Contract) {
    return startOf({ rules: this.#rules, contract, leader: 'N', declarer: 'N', deal });
  }
}

/** How much one contract is worth more than another, deal by deal. */
function differences(values: ReadonlyMap<Contract, readonly number[]>, one: Contract, other: Contract): number[] {
  const others = values.get(other)!;
  return values.get(one)!.map((value, deal) => value - others[deal]!);
}
