/**
 * The review of the record that an element shows: asked for once for each payoff, in the background, set aside whenever the
 * position shown has to be computed (what it has found stays in the solver's table), and shown play by play as it grows.
 */
import { positionValues } from '../../analysis/position-values.ts';
import { finalValue, hasCalls } from '../../game/scoring/outcome.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { replay } from '../../game/play/play.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../notation/answer/answer.ts';
import type { SolverClient, SolveOptions } from '../../engine/client.ts';
import type { Table } from '../model/table.ts';

export interface Review {
  /** `none` where there is nothing to review, and before it has begun; `paused` by the element, `stopped` by the reader. */
  readonly phase: 'none' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** Play by play; undefined for those that are not reviewed yet. */
  readonly entries: readonly (ReviewEntry | undefined)[];
  /** The value for North–South before the first play and after each; null while not known. */
  readonly values: readonly (number | null)[];
  /** Why it failed. */
  readonly reason?: string;
}

export const NO_REVIEW: Review = { phase: 'none', entries: [], values: [] };

/** A record with the request for a position of it. */
export interface ReviewRequest {
  readonly table: Table;
  /** The request for what is wanted of the position after so many plays of the record. */
  readonly ask: (plies: number, want: readonly string[]) => object;
  readonly client: Pick<SolverClient, 'solve'>;
}

export class ReviewRunner {
  review: Review = NO_REVIEW;
  /** What is known of the record under each payoff. */
  private readonly known = new Map<Payoff, Review>();
  private payoff: Payoff | null = null;
  private computation = new AbortController();

  /** @param onChange called when `review` has changed */
  constructor(private readonly onChange: () => void) {}

  /** Whether the record of a table is reviewed, or is being reviewed or has been stopped by the reader. */
  private isUnderWay({ payoff }: Table): boolean {
    return this.payoff === payoff && ['computing', 'exact', 'stopped', 'failed'].includes(this.review.phase);
  }

  /** Goes on with the review unless there is none to make, it is made, or the reader has stopped it. */
  begin(reviewed: ReviewRequest): void {
    if (!this.isUnderWay(reviewed.table)) void this.run(reviewed);
  }

  /** As `begin`, also after the reader has stopped it and after a failure. */
  resume(reviewed: ReviewRequest): void {
    if (this.review.phase !== 'computing') void this.run(reviewed);
  }

  /** Sets it aside; `begin` goes on. */
  pause(): void {
    this.halt('paused');
  }

  /** Ends it for the reader; only `resume` goes on. */
  stop(): void {
    this.halt('stopped');
  }

  /** Shows what is known under a payoff. */
  turnTo(payoff: Payoff): void {
    if (payoff === this.payoff) return;
    this.pause();
    this.payoff = payoff;
    this.review = this.known.get(payoff) ?? NO_REVIEW;
  }

  /** Nothing is known any more. */
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
    const { record, payoff, setup } = table;
    if (record.length === 0) return;
    this.computation.abort();
    const { signal } = (this.computation = new AbortController());
    const mayCall = hasCalls(setup, payoff);
    const values = new Map<number, number>();
    const end = replay(setup, record);
    if (end.toPlay === null) values.set(record.length, finalValue(end, payoff));
    this.payoff = payoff;
    const before = this.known.get(payoff);
    let entries = before?.entries ?? record.map(() => undefined);
    const show = (phase: Review['phase']): void => {
      if (!signal.aborted) this.set({ phase, entries, values: positionValues(entries, values, mayCall) });
    };
    const solve = (plies: number, want: readonly string[], options: SolveOptions = {}): Promise<Answer> =>
      client.solve(ask(plies, want), { ...options, signal });
    const onProgress: SolveOptions['onProgress'] = ({ review = [], bounds }) => {
      const [low, high] = figureOf(bounds);
      if (low === high) values.set(record.length, low);
      entries = entries.map((entry, index) => review[index - (record.length - review.length)] ?? entry);
      show('computing');
    };
    show('computing');
    try {
      // Of the position after a whole record nothing has to be searched.
      const want = end.toPlay === null ? ['review'] : ['line', 'review'];
      const { review = [], value } = await solve(record.length, want, { onProgress });
      if (value) values.set(record.length, figureOf(value));
      entries = review;
      if (mayCall) {
        // Nothing leads over the end of a trick: each is asked for.
        for (let ply = 0; ply < record.length; ply += 4) {
          values.set(ply, figureOf((await solve(ply, [])).value!));
          show('computing');
        }
      }
      show('exact');
    } catch (error) {
      if (signal.aborted) return;
      this.set({ ...this.review, phase: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}
