/**
 * Computes the table of contracts. It is requested once for each payoff of a deal: first with a time limit, for
 * estimates to show, then without. Results stay when the reader stops the work.
 */
import { SEATS } from '../../game/cards.ts';
import type { Contract, Seat } from '../../game/cards.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { TableEntry } from '../../notation/answer/answer.ts';
import type { SolverClient } from '../../engine/client.ts';

/**
 * Time limit for exact values, in milliseconds, before the rest is estimated; shorter than the client's shortest
 * turn.
 */
const ESTIMATE_AFTER_MS = 700;

export interface Comparison {
  /** `waiting` before the start; `paused` by the element, `stopped` by the reader. */
  readonly phase: 'waiting' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** Exact values known so far, and estimates for other cells. */
  readonly entries: readonly TableEntry[];
  /** The reason of a failure. */
  readonly error?: Error;
}

const NOTHING: Comparison = { phase: 'waiting', entries: [] };

/** A deal with the request for its table. */
export interface ComparisonRequest {
  /** Under one payoff, with all leaders and contracts. */
  readonly request: object;
  readonly setup: GameSetup;
  readonly client: Pick<SolverClient, 'solve'>;
}

/** The number of values in the table of a deal. */
export const cellsIn = ({ rules }: Pick<GameSetup, 'rules'>): number => SEATS.length * contractsOf(rules).length;

/** The entry of a contract and a leader, if there is one. */
export const entryAt = (entries: readonly TableEntry[], contract: Contract, leader: Seat): TableEntry | undefined =>
  entries.find((of) => of.contract === contract && of.leader === leader);

export class ComparisonRunner {
  comparison = NOTHING;
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
    if (this.comparison.phase === 'computing') this.set({ ...this.comparison, phase });
  }

  private set(comparison: Comparison): void {
    this.comparison = comparison;
    this.onChange();
  }

  private async run({ request, setup, client }: ComparisonRequest): Promise<void> {
    const { signal } = (this.computation = new AbortController());
    const cells = cellsIn(setup);
    const take = (found: readonly TableEntry[] = []): void => {
      if (!signal.aborted) this.set({ phase: 'computing', entries: together(this.comparison.entries, found) });
    };
    const knowsAll = (): boolean => this.comparison.entries.length === cells;
    take();
    try {
      for (const limit of knowsAll() ? [{}] : [{ limitMs: ESTIMATE_AFTER_MS }, {}]) {
        const options = { signal, onProgress: ({ table }: { table?: readonly TableEntry[] }) => take(table) };
        take((await client.solve({ ...request, ...limit }, options)).table);
        if (knowsAll() && this.comparison.entries.every(isProven)) break;
      }
      if (!signal.aborted) this.set({ ...this.comparison, phase: 'exact' });
    } catch (error) {
      if (signal.aborted) return;
      this.set({ ...this.comparison, phase: 'failed', error: error as Error });
    }
  }
}

/** Merges two reports. Exact values are kept. */
function together(before: readonly TableEntry[], found: readonly TableEntry[]): TableEntry[] {
  const added = found.filter((of) => {
    const known = entryAt(before, of.contract, of.leader);
    return !known || (!isProven(known) && isProven(of));
  });
  return [...before.filter((of) => !entryAt(added, of.contract, of.leader)), ...added];
}
