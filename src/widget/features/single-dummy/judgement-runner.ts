/**
 * Computes the single-dummy loss of plays: given their players' knowledge. It takes one play at a time, when the
 * reader asks, and reports estimates as they improve. Finished judgements are kept.
 */
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import { judgePlay } from '../../../engine/sampling/judge.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { SolveRequest } from '../../../notation/request/solve-request.ts';

export interface Judgement {
  readonly phase: 'computing' | 'stopped' | 'done' | 'failed';
  /** The deals solved, and their number in all. */
  readonly done: number;
  readonly of: number;
  /** The estimate so far; absent before the first deal. */
  readonly known?: KnownLoss;
  /** The reason of a failure. */
  readonly error?: Error;
}

/** A play, as the request for a record that ends with it. */
interface JudgementRequest {
  readonly request: SolveRequest;
  /** Its number in the record, from 0. */
  readonly play: number;
  readonly client: AskedClient;
}

export class JudgementRunner {
  private readonly judged = new Map<string, Judgement>();
  private computation = new AbortController();

  /** @param onChange called when a judgement has changed */
  constructor(private readonly onChange: () => void) {}

  at(key: string): Judgement | undefined {
    return this.judged.get(key);
  }

  /** Starts the judgement of a play, unless it is finished. */
  async begin(key: string, { request, play, client }: JudgementRequest): Promise<void> {
    if (['computing', 'done'].includes(this.at(key)?.phase ?? '')) return;
    this.stop();
    const { signal } = (this.computation = new AbortController());
    let now: Judgement = { phase: 'computing', done: 0, of: 0 };
    const show = (judged: Judgement): void => {
      now = judged;
      this.judged.set(key, judged);
      this.onChange();
    };
    show(now);
    try {
      const known = await judgePlay(client, request, play, {
        signal,
        onProgress: ({ of, ...known }) => {
          if (signal.aborted) return;
          const { samples: done = 0 } = known;
          show({ phase: 'computing', done, of, ...(done > 0 && { known: known as KnownLoss }) });
        },
      });
      const done = known?.samples ?? 0;
      if (!signal.aborted) show({ phase: 'done', done, of: done, ...(known && { known }) });
    } catch (error) {
      if (signal.aborted) return;
      show({ ...now, phase: 'failed', error: error as Error });
    }
  }

  /** Stops the running work; its result so far stays. */
  stop(): void {
    this.computation.abort();
    for (const [key, judged] of this.judged) {
      if (judged.phase === 'computing') this.judged.set(key, { ...judged, phase: 'stopped' });
    }
    this.onChange();
  }

  /** Forgets all results. */
  forget(): void {
    this.stop();
    this.judged.clear();
  }
}
