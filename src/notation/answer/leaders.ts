/** What means over sampled deals allow to say of a choice: which one is the best, which cannot be told apart, or that it is too early. */
import type { Estimate } from './advice-answer.ts';

/** One of the choices, such as a contract or a card. */
interface Choice extends Estimate {
  /** By how much the first choice is better on the same deals. */
  readonly behind: Estimate;
}

export interface Leaders<Of extends Choice> {
  /** `early`: further deals may tell; `even`: so many are as good that no name helps. */
  readonly kind: 'early' | 'even' | 'named';
  /** The first choice and those that the deals do not tell apart from it; empty before there are ranges. */
  readonly first: readonly Of[];
}

/** So many choices may be named as equally good. */
const MOST_NAMED = 3;

/** @param choices the best mean first @param isDone whether no more deals will come */
export function leadersOf<Of extends Choice>(choices: readonly Of[], isDone: boolean): Leaders<Of> {
  if (!isDone && !hasRanges(choices)) return { kind: 'early', first: [] };
  const first = alikeIn(choices);
  if (first.length === 1) return { kind: 'named', first };
  if (!isDone) return { kind: 'early', first };
  return { kind: first.length > MOST_NAMED ? 'even' : 'named', first };
}

/** The first choice, and those that cannot be told apart from it. */
export const alikeIn = <Of extends Choice>(choices: readonly Of[]): readonly Of[] =>
  choices.filter(({ behind: { interval } }, index) => index === 0 || !interval || interval[0] <= 0);

/** Whether enough deals are known for ranges. */
export const hasRanges = (choices: readonly Estimate[]): boolean => choices.some(({ interval }) => interval);
