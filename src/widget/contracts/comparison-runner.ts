/**
 * The values behind the table of contracts: asked for once for each payoff of a deal, first with little time, for estimates to show,
 * then to the end. What has been found stays when the reader stops the work, so that it only ever grows.
 */
import { SEATS } from '../../game/cards.ts';
import type { Contract, Seat } from '../../game/cards.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { TableEntry } from '../../notation/answer/answer.ts';
import type { SolverClient } from '../../engine/client.ts';

/** For so many milliseconds exact values are looked for before the rest is estimated; less than the client's shortest turn. */
const ESTIMATE_AFTER_MS = 700;

export interface Comparison {
  /** `waiting` before it has begun; `paused` while nobody looks, `stopped` by the reader. */
  readonly phase: 'waiting' | 'computing' | 'paused' | 'stopped' | 'exact' | 'failed';
  /** What is known: exact values, and estimates in the place of others; none where nothing is. */
  readonly entries: readonly TableEntry[];
  /** Why it failed. */
  readonly error?: Error;
}

const NOTHING: Comparison = { phase: 'waiting', entries: [] };

/** A deal with the request for its table. */
export interface ComparisonRequest {
  /** Under one payoff; whoever leads, and whatever the contract. */
  readonly request: object;
  readonly setup: GameSetup;
  readonly client: Pick<SolverClient, 'solve'>;
}

/** How many values the table of a deal has. */
export const cellsIn = ({ rules }: Pick<GameSetup, 'rules'>): number => SEATS.length * contractsOf(rules).length;

/** What is known of a contract when a seat leads. */
export const entryAt = (entries: readonly TableEntry[], contract: Contract, leader: Seat): TableEntry | undefined =>
  entries.find((of) => of.contract === contract && of.leader === leader);

export class ComparisonRunner {
  comparison = NOTHING;
  private computation = new AbortController();

  /** @param onChange called when `comparison` has changed */
  constructor(private readonly onChange: () => void) {}

  /** Goes on unless all is known or the reader has stopped it. */
  begin(compared: ComparisonRequest): void {
    if (['waiting', 'paused'].includes(this.comparison.phase)) void this.run(compared);
  }

  /** As `begin`, also after the reader has stopped it and after a failure. */
  resume(compared: ComparisonRequest): void {
    if (!['computing', 'exact'].includes(this.comparison.phase)) void this.run(compared);
  }

  /** Sets it aside; `begin` goes on. */
  pause(): void {
    this.halt('paused');
  }

  /** Ends it for the reader; only `resume` goes on. */
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

/** What two reports know together: what is exact stays. */
function together(before: readonly TableEntry[], found: readonly TableEntry[]): TableEntry[] {
  const added = found.filter((of) => {
    const known = entryAt(before, of.contract, of.leader);
    return !known || (!isProven(known) && isProven(of));
  });
  return [...before.filter((of) => !entryAt(added, of.contract, of.leader)), ...added];
}
