/** The table that the workers of a hard request share. One shift at a time has it, as it may take all the memory that is meant for tables. */
import { collectSoon } from '../../solver/sharing/collect.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import type { NewSharedTable } from './pool-options.ts';
import type { Shift } from './shift.ts';

/**
 * Fewest workers that share a table: a node takes longer in it, and two workers that exchange proofs, each with its own table, are about as
 * fast (docs/lab/krutzjass.md). Four that share need about half of the time of one.
 */
export const LEAST_SHARING = 4;

export class TableSharing {
  readonly #newSharedTable: NewSharedTable | undefined;
  readonly #workers: number;
  readonly #shifts: ReadonlySet<Shift>;
  readonly #onChange: () => void;
  /** The shift with a shared table. */
  #sharing: Shift | undefined;

  /**
   * @param newSharedTable without it no shift has one
   * @param workers the most workers of the pool
   * @param shifts those that run now
   * @param onChange called when a shift has got a table, or could not
   */
  constructor(
    newSharedTable: NewSharedTable | undefined,
    workers: number,
    shifts: ReadonlySet<Shift>,
    onChange: () => void,
  ) {
    this.#newSharedTable = workers < LEAST_SHARING ? undefined : newSharedTable;
    this.#workers = workers;
    this.#shifts = shifts;
    this.#onChange = onChange;
  }

  /** Whether a shift may switch to a shared table now. */
  canBegin({ isShared }: Shift): boolean {
    return !!this.#newSharedTable && isShared === undefined && !this.#sharing && this.#free >= LEAST_SHARING;
  }

  /** The workers that are not at work on other shifts, which have tables of their own. */
  get #free(): number {
    return this.#workers - this.#shifts.size + 1;
  }

  /** The table that the workers of a shift share; undefined if each has its own. */
  async tableOf(shift: Shift): Promise<SharedTable | undefined> {
    if (this.canBegin(shift)) {
      this.#sharing = shift;
      shift.table = this.#begin(shift, this.#newSharedTable!);
    }
    return shift.table;
  }

  /** Lets the worker of a shift go on with a table that others may share. @returns undefined if it has no use for one, or if there is no memory for it */
  async #begin(shift: Shift, newSharedTable: NewSharedTable): Promise<SharedTable | undefined> {
    try {
      const table = await newSharedTable(this.#free / this.#workers);
      shift.isShared = this.#shifts.has(shift) && (await shift.link.share(table));
      if (shift.isShared) return table;
    } catch {
      // Without memory, without the file that makes it, or without the worker.
      shift.isShared = false;
    } finally {
      if (!shift.isShared) this.end(shift);
      this.#onChange();
    }
    return undefined;
  }

  /** Lets another shift have a shared table, if this one had it. */
  end(shift: Shift): void {
    if (this.#sharing !== shift) return;
    this.#sharing = undefined;
    void shift.table?.then((table) => table && collectSoon(table));
  }
}
