/** What the advice so far allows to say: which contract is the best, which cannot be told apart, or that it is too early. No Lit. */
import type { AdviceAnswer, ContractAdvice } from '../../../notation/answer/advice-answer.ts';

export interface Verdict {
  /** `early`: further deals may tell; `even`: so many are as good that no name helps. */
  readonly kind: 'early' | 'even' | 'named';
  /** The first contract and those that the deals do not tell apart from it; empty before there are ranges. */
  readonly contracts: readonly ContractAdvice[];
}

/** So many contracts may be named as equally good. */
const MOST_NAMED = 3;

/** @param isDone whether no more deals will come */
export function verdictOf({ contracts }: Pick<AdviceAnswer, 'contracts'>, isDone: boolean): Verdict {
  if (!isDone && !hasRanges(contracts)) return { kind: 'early', contracts: [] };
  const best = contracts.filter(({ behind: { interval } }, index) => index === 0 || !interval || interval[0] <= 0);
  if (best.length === 1) return { kind: 'named', contracts: best };
  if (!isDone) return { kind: 'early', contracts: best };
  return { kind: best.length > MOST_NAMED ? 'even' : 'named', contracts: best };
}

/** Whether enough deals are known for ranges. */
export const hasRanges = (contracts: readonly ContractAdvice[]): boolean => contracts.some(({ interval }) => interval);
