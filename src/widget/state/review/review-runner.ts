/**
 * Computes the review of the record. It is requested once for each payoff, in the background, and shown play by play
 * as it grows. It pauses while the position shown has to be computed; its results stay in the solver's transposition
 * table. It loads when there is a record to review, after the solution of the position shown.
 */
import { positionValues } from '../../../analysis/review/position-values.ts';
import { finalValue } from '../../../game/scoring/payoffs/payoff-table.ts';
import { hasCalls } from '../../../game/scoring/payoffs/targets.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { replayRecord } from '../../../game/scoring/calls.ts';
import { figureOf } from '../../../notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../../notation/answer/answer.ts';
import type { Solves } from '../../../engine/client.ts';
import type { SolveOptions } from '../../../engine/pool/pool.ts';
import type { Want } from '../../../notation/request/request.ts';
import type { SolveRequest } from '../../../notation/request/solve-request.ts';
import type { Table } from '../table.ts';
import { NO_REVIEW } from './review-state.ts';
import type { Review } from './review-state.ts';

/** A record with the requests for its positions. */
export interface ReviewRequest {
  readonly table: Table;
  /** The request for results after so many plays of the record. */
  readonly ask: (plies: number, want: readonly Want[]) => SolveRequest;
  readonly client: Solves;
}

export class ReviewRunner {
  review: Review = NO_REVIEW;
  /** The review known under each payoff. */
  private readonly known = new Map<Payoff, Review>();
  private payoff: Payoff | null = null;
  private computation = new AbortController();

  /** @param onChange called when `review` has changed */
  constructor(private readonly onChange: () => void) {}

  /** Whether the record of a table has been or is being reviewed, or the reader has stopped the review. */
  private isUnderWay({ payoff }: Table): boolean {
    return this.payoff === payoff && ['computing', 'exact', 'stopped', 'failed'].includes(this.review.phase);
  }

  /** Continues the review, unless it is complete or the reader has stopped it. */
  begin(reviewed: ReviewRequest): void {
    if (!this.isUnderWay(reviewed.table)) void this.run(reviewed);
  }

  /** Like `begin`, but also after the reader has stopped it and after a failure. */
  resume(reviewed: ReviewRequest): void {
    if (this.review.phase !== 'computing') void this.run(reviewed);
  }

  /** Pauses the work; `begin` continues. */
  pause(): void {
    this.halt('paused');
  }

  /** Stops the work for the reader; only `resume` continues. */
  stop(): void {
    this.halt('stopped');
  }

  /** Shows the review known under a payoff. */
  switchTo(payoff: Payoff): void {
    if (payoff === this.payoff) return;
    this.pause();
    this.payoff = payoff;
    this.review = this.known.get(payoff) ?? NO_REVIEW;
  }

  /** Takes the verdicts on the plays of the review shown. */
  judged(entries: readonly ReviewEntry[]): void {
    if (this.review.phase === 'exact') this.set({ ...this.review, entries });
  }

  /** Forgets all results. */
  forget(): void {
    this.computation.abort();
    this.known.clear();
    this.payoff = null;
    this.review = NO_REVIEW;
  }

  private halt(phase: 'paused' | 'stopped'): void {
    this.computation.abort();
    if (this.review.phase === 'computing' || (this.review.phase === 'paused' && phase === 'stopped')) {
      this.set({ ...this.review, phase });
    }
  }

  private set(review: Review): void {
    this.review = review;
    if (this.payoff) this.known.set(this.payoff, review);
    this.onChange();
  }

  private async run({ table, ask, client }: ReviewRequest): Promise<void> {
    const { record, recordCalls, payoff, setup } = table;
    if (record.length === 0) return;
    this.computation.abort();
    const { signal } = (this.computation = new AbortController());
    const mayCall = hasCalls(setup, payoff);
    // After a call no other follows.
    const openPlays = mayCall ? (recordCalls[0]?.after ?? Infinity) : 0;
    const values = new Map<number, number>();
    const end = replayRecord(setup, record, recordCalls);
    if (end.toPlay === null) values.set(record.length, finalValue(end, payoff));
    this.payoff = payoff;
    const before = this.known.get(payoff);
    let calls = before?.calls ?? [];
    let entries = before?.entries ?? record.map(() => undefined);
    const show = (phase: Review['phase']): void => {
      if (!signal.aborted) this.set({ phase, entries, values: positionValues(entries, values, openPlays), calls });
    };
    const solve = (plies: number, want: readonly Want[], options: SolveOptions = {}): Promise<Answer> =>
      client.solve(ask(plies, want), { ...options, signal });
    const onProgress: SolveOptions['onProgress'] = ({ review = [], bounds }) => {
      const [low, high] = figureOf(bounds);
      if (low === high) values.set(record.length, low);
      entries = entries.map((entry, index) => review[index - (record.length - review.length)] ?? entry);
      show('computing');
    };
    show('computing');
    try {
      // After a whole record there is no position to search.
      const want: readonly Want[] = end.toPlay === null ? ['review'] : ['line', 'review'];
      const { review = [], reviewCalls = [], value } = await solve(record.length, want, { onProgress });
      if (value) values.set(record.length, figureOf(value));
      entries = review;
      calls = reviewCalls;
      if (mayCall) {
        // A value does not carry over the end of a trick, so each is requested.
        for (let ply = 0; ply < record.length; ply += 4) {
          values.set(ply, figureOf((await solve(ply, [])).value!));
          show('computing');
        }
      }
      show('exact');
    } catch (error) {
      if (signal.aborted) return;
      this.set({ ...this.review, phase: 'failed', error: error as Error });
    }
  }
}
