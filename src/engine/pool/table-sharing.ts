/** The table that the workers of a hard request share. One turn at a time has it, as it may take all the memory that is meant for tables. */
import { collectSoon } from '../../solver/sharing/collect.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import type { NewSharedTable } from './pool-options.ts';
import type { Turn } from './turn.ts';

/**
 * Fewest workers that share a table: a node takes longer in it, and two workers that exchange proofs, each with its own table, are about as
 * fast (docs/lab/krutzjass.md). Four that share need about half of the time of one.
 */
export const LEAST_SHARING = 4;

export class TableSharing {
  readonly #newSharedTable: NewSharedTable | undefined;
  readonly #workers: number;
  readonly #turns: ReadonlySet<Turn>;
  readonly #onChange: () => void;
  /** The turn with a shared table. */
  #sharing: Turn | undefined;

  /**
   * @param newSharedTable without it no turn has one
   * @param workers the most workers of the pool
   * @param turns those that run now
   * @param onChange called when a turn has got a table, or could not
   */
  constructor(
    newSharedTable: NewSharedTable | undefined,
    workers: number,
    turns: ReadonlySet<Turn>,
    onChange: () => void,
  ) {
    this.#newSharedTable = workers < LEAST_SHARING ? undefined : newSharedTable;
    this.#workers = workers;
    this.#turns = turns;
    this.#onChange = onChange;
  }

  /** Whether a turn may switch to a shared table now. */
  canBegin({ isShared }: Turn): boolean {
    return !!this.#newSharedTable && isShared === undefined && !this.#sharing && this.#free >= LEAST_SHARING;
  }

  /** The workers that are not at work on other turns, which have tables of their own. */
  get #free(): number {
    return this.#workers - this.#turns.size + 1;
  }

  /** The table that the workers of a turn share; undefined if each has its own. */
  async tableOf(turn: Turn): Promise<SharedTable | undefined> {
    if (this.canBegin(turn)) {
      this.#sharing = turn;
      turn.table = this.#begin(turn, this.#newSharedTable!);
    }
    return turn.table;
  }

  /** Lets the worker of a turn go on with a table that others may share. @returns undefined if it has no use for one, or if there is no memory for it */
  async #begin(turn: Turn, newSharedTable: NewSharedTable): Promise<SharedTable | undefined> {
    try {
      const table = await newSharedTable(this.#free / this.#workers);
      turn.isShared = this.#turns.has(turn) && (await turn.link.share(table));
      if (turn.isShared) return table;
    } catch {
      // Without memory, without the file that makes it, or without the worker.
      turn.isShared = false;
    } finally {
      if (!turn.isShared) this.end(turn);
      this.#onChange();
    }
    return undefined;
  }

  /** Lets another turn have a shared table, if this one had it. */
  end(turn: Turn): void {
    if (this.#sharing !== turn) return;
    this.#sharing = undefined;
    void turn.table?.then((table) => table && collectSoon(table));
  }
}
