/**
 * Computes the table of contracts. It is requested once for each payoff of a deal: first with no time, for
 * estimates to show at once, then without a limit. The results so far stay when the reader stops the work.
 */
import { figureOf, isProven } from '../../../notation/answer/answer.ts';
import type { TableEntry } from '../../../notation/answer/answer.ts';
import type { Solves } from '../../../engine/client.ts';
import type { SolveRequest } from '../../../notation/request/solve-request.ts';
import { exactKnowledge } from '../knowledge.ts';
import type { Knowledge } from '../knowledge.ts';

export interface Comparison {
  /** `waiting` before the start; `paused` by the element, `stopped` by the reader. */
  readonly phase: 'waiting' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** The reason of a failure. */
  readonly error?: Error;
}

/** A deal with the request for its table. */
export interface ComparisonRequest {
  /** Under one payoff, with all leaders and contracts. */
  readonly request: SolveRequest;
  readonly client: Solves;
  /** Adds exact values and estimates to those known. */
  readonly take: (found: readonly TableEntry[]) => void;
  /** Whether every cell has an exact value or an estimate. */
  readonly isFilled: () => boolean;
  readonly isExact: () => boolean;
}

/** The knowledge that an entry gives about its value. */
export const knowledgeIn = (entry: TableEntry): Knowledge =>
  isProven(entry)
    ? exactKnowledge(figureOf(entry))
    : { proven: figureOf(entry.bounds), estimate: figureOf(entry.estimate) };

/**
 * What an entry adds to what is known of its contract. The table estimates every contract in no time: an estimate with a measured
 * error is the engine's, which has searched longer, and stays.
 */
export function addedBy(entry: TableEntry, known: Knowledge | undefined): Knowledge {
  const added = knowledgeIn(entry);
  return known?.within === undefined ? added : { ...added, estimate: null };
}

export class ComparisonRunner {
  comparison: Comparison = { phase: 'waiting' };
  private computation = new AbortController();

  /** @param onChange called when `comparison` has changed */
  constructor(private readonly onChange: () => void) {}

  /** Continues, unless all is known or the reader has stopped it. */
  begin(compared: ComparisonRequest): void {
    if (['waiting', 'paused'].includes(this.comparison.phase)) void this.run(compared);
  }

  /** Like `begin`, but also after the reader has stopped it and after a failure. */
  resume(compared: ComparisonRequest): void {
    if (!['computing', 'exact'].includes(this.comparison.phase)) void this.run(compared);
  }

  /** Pauses the work; `begin` continues. */
  pause(): void {
    this.halt('paused');
  }

  /** Stops the work for the reader; only `resume` continues. */
  stop(): void {
    this.halt('stopped');
  }

  private halt(phase: 'paused' | 'stopped'): void {
    this.computation.abort();
    if (this.comparison.phase === 'computing') this.set({ phase });
  }

  private set(comparison: Comparison): void {
    this.comparison = comparison;
    this.onChange();
  }

  private async run({ request, client, take, isFilled, isExact }: ComparisonRequest): Promise<void> {
    const { signal } = (this.computation = new AbortController());
    const found = (entries: readonly TableEntry[] = []): void => {
      if (!signal.aborted) take(entries);
    };
    this.set({ phase: 'computing' });
    try {
      for (const limit of isFilled() ? [{}] : [{ limitMs: 0 }, {}]) {
        if (isExact()) break;
        const options = { signal, onProgress: ({ table }: { table?: readonly TableEntry[] }) => found(table) };
        found((await client.solve({ ...request, ...limit }, options)).table);
      }
      if (!signal.aborted) this.set({ phase: 'exact' });
    } catch (error) {
      if (!signal.aborted) this.set({ phase: 'failed', error: error as Error });
    }
  }
}
