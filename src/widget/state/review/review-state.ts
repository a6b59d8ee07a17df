/** What is known of the review of a record, and of the verdicts on its plays. */
import type { CallEntry, ReviewEntry } from '../../../notation/answer/answer.ts';

export interface Review {
  /** `none` without a record and before the start; `paused` by the element, `stopped` by the reader. */
  readonly phase: 'none' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** One entry for each play; undefined until it is reviewed. */
  readonly entries: readonly (ReviewEntry | undefined)[];
  /** The value for North–South before the first play and after each; null while unknown. */
  readonly values: readonly (number | null)[];
  /** The calls that were made or missed, once the review is exact; empty in games without calls. */
  readonly calls: readonly CallEntry[];
  /** The failure. */
  readonly error?: Error;
}

export const NO_REVIEW: Review = { phase: 'none', entries: [], values: [], calls: [] };

/** The verdicts on the plays of a record that has been reviewed. */
export interface Judging {
  /** `none` before the review is exact; `paused` by the element, `stopped` by the reader; `done` if every play has its verdict. */
  readonly phase: 'none' | 'computing' | 'paused' | 'stopped' | 'failed' | 'done';
  /** The plays that have a verdict, and all of them. */
  readonly done: number;
  readonly of: number;
  /** The failure. */
  readonly error?: Error;
}
