/**
 * Judges the plays of a reviewed record by what their players could know, in the background, and reports each verdict as it comes. It pauses
 * while the engine has something else to do for the reader; the verdicts stay in the review. The code that samples deals loads with the first
 * record that is judged.
 */
import type { Solves } from '../../../engine/client.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import { asError } from '../../../game/errors.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import type { ResolvedRequest } from '../../../notation/request/request.ts';
import { Lazy } from '../../kit/lazy.ts';

const judge = new Lazy(() => import('../../../engine/sampling/judge.ts'));

/** A record with its exact review. */
export interface JudgedRecord {
  readonly record: ResolvedRequest;
  readonly entries: readonly ReviewEntry[];
  readonly client: Solves & Partial<Pick<AskedClient, 'workers'>>;
}

export class VerdictRunner {
  /** `waiting`: `begin` may start the work; `stopped` by the reader. */
  phase: 'waiting' | 'computing' | 'stopped' | 'failed' | 'done' = 'waiting';
  /** The reason of a failure. */
  error: Error | null = null;
  private computation = new AbortController();

  /**
   * @param onVerdict called with the review after each verdict
   * @param onChange called when `phase` has changed
   */
  constructor(
    private readonly onVerdict: (entries: readonly ReviewEntry[]) => void,
    private readonly onChange: () => void,
  ) {}

  /** Judges the plays that have no verdict, unless the reader has stopped that, or it has failed. */
  begin(judged: JudgedRecord): void {
    if (this.phase === 'waiting') void this.run(judged);
  }

  /** Like `begin`, but also after the reader has stopped it and after a failure. */
  resume(judged: JudgedRecord): void {
    if (this.phase !== 'computing') void this.run(judged);
  }

  /** Pauses the work; `begin` continues. */
  pause(): void {
    if (this.phase === 'computing') this.halt('waiting');
  }

  /** Stops the work for the reader; only `resume` continues. */
  stop(): void {
    this.halt('stopped');
  }

  /** Turns to another review. */
  reset(): void {
    this.halt('waiting');
  }

  private halt(phase: VerdictRunner['phase']): void {
    this.computation.abort();
    this.phase = phase;
    this.onChange();
  }

  private async run({ record, entries, client }: JudgedRecord): Promise<void> {
    const { signal } = (this.computation = new AbortController());
    const finish = (phase: VerdictRunner['phase'], error: Error | null = null): void => {
      if (signal.aborted) return;
      this.phase = phase;
      this.error = error;
      this.onChange();
    };
    finish('computing');
    try {
      const { judgeRecord } = judge.loaded ?? (await judge.load());
      const asked: AskedClient = { solve: client.solve.bind(client), workers: client.workers ?? 1 };
      await judgeRecord(asked, record, entries, {
        signal,
        onProgress: (judged) => {
          if (!signal.aborted) this.onVerdict([...judged]);
        },
      });
      finish('done');
    } catch (error) {
      finish('failed', asError(error));
    }
  }
}
