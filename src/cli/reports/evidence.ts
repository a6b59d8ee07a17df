/** What a verdict or a suggestion takes into account beside the plays, in sentences. */
import { EVIDENCE } from '../../game/inference/deals-from-plays.ts';
import type { Evidence } from '../../game/inference/deals-from-plays.ts';
import type { Wording } from './wording.ts';

/** A line for each kind of evidence, and one for what does not count. @param found may have a kind several times */
export const evidenceLines = (found: readonly Evidence[], { evidence }: Wording): string[] =>
  [...EVIDENCE.filter((kind) => kind !== 'plays' && found.includes(kind)), 'notCounted' as const].map(evidence);
