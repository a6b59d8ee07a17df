/** The deals of a sample that a reader can open: a typical one, and one as much above or below the mean as deals usually are. No Lit. */
import type { ContractAdvice } from '../../../notation/answer/advice-answer.ts';

export const SAMPLES = ['typical', 'good', 'bad'] as const;
export type SampleKind = (typeof SAMPLES)[number];

/** The value near which such a deal lies. */
export function valueOfSample({ mean, deviation = 0 }: ContractAdvice, kind: SampleKind): number {
  if (kind === 'typical') return mean;
  return kind === 'good' ? mean + deviation : mean - deviation;
}
