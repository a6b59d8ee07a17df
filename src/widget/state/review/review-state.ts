/** What is known of the review of a record. The work on it loads later (review-runner.ts). */
import type { ReviewEntry } from '../../../notation/answer/answer.ts';

export interface Review {
  /** `none` without a record and before the start; `paused` by the element, `stopped` by the reader. */
  readonly phase: 'none' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** One entry for each play; undefined until it is reviewed. */
  readonly entries: readonly (ReviewEntry | undefined)[];
  /** The value for North–South before the first play and after each; null while unknown. */
  readonly values: readonly (number | null)[];
  /** The failure. */
  readonly error?: Error;
}

export const NO_REVIEW: Review = { phase: 'none', entries: [], values: [] };
