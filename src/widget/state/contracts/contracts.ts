/**
 * The table of contracts of one element: it starts and pauses the work, and carries out a choice. The values come from comparison-runner.ts,
 * the effect of a choice from choice.ts.
 */
import { contractStated, SEATS } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { comparedContracts } from '../../../analysis/contracts/contract-table.ts';
import type { DealValues, PlayedFor } from '../deal-values.ts';
import { requestForContracts } from '../requests.ts';
import { exactValue, figureIn } from '../knowledge.ts';
import type { Knowledge } from '../knowledge.ts';
import { showsAll } from '../modes.ts';
import type { DealStore } from '../deal-store.ts';
import type { Table } from '../table.ts';
import { choiceOf, fingerprintOf, fixedDeclarer, isSameCell } from './choice.ts';
import type { Cell, OriginalContract } from './choice.ts';
import { addedBy, ComparisonRunner } from './comparison-runner.ts';
import type { Comparison, ComparisonRequest } from './comparison-runner.ts';

export class Contracts {
  /** The contract of the deal, if the reader has left it. */
  original: OriginalContract | null = null;
  /** The cell at which the Tab key stops; null for the contract shown. */
  stop: Cell | null = null;
  /** Whether every suit is compared although one is turned. */
  all = false;
  /** Whether the reader has asked for values that are not shown otherwise. */
  private wantsValues = false;
  /** The work on the deal under each payoff, with a fixed declarer or none. */
  private runners = new Map<string, ComparisonRunner>();
  /** The values of the deal on which it works. */
  private values: DealValues | null = null;

  constructor(private readonly store: DealStore) {}

  /** The work on the values of a deal. */
  comparison(table: Table): Comparison {
    return this.runnerFor(table).comparison;
  }

  /** The seat that declares whoever leads; null where the leader declares. */
  declarerIn({ setup }: Table): Seat | null {
    return this.original ? this.original.declarer : fixedDeclarer(setup);
  }

  /** What is known of the value in a contract, for North–South; undefined if nothing is, or while values are hidden. */
  shownValue(table: Table, cell: Cell): Knowledge | undefined {
    return this.showsValues ? this.valueOf(table, cell) : undefined;
  }

  /** Plays the deal in another contract, or again in its own with its record. */
  readonly choose = (to: Cell): void => {
    const { host, shown } = this.store;
    const { table } = shown;
    if (!table || isSameCell(table.setup, to)) return;
    const from = { ...table.setup, plays: table.record.length };
    const { changes, original } = choiceOf(host, host.input, from, this.original, to);
    this.original = original;
    this.stop = null;
    this.store.change(changes);
  };

  /** Goes back to the contract of the deal. */
  readonly back = (): void => {
    if (this.original) this.choose(this.original);
  };

  /** Compares every suit although one is turned. */
  readonly compareAll = (): void => {
    this.all = true;
    this.update();
    this.store.host.requestUpdate();
  };

  /** Starts or resumes the work for the reader. */
  readonly begin = (): void => {
    const { table } = this.store.shown;
    if (!table) return;
    this.wantsValues = !showsAll(this.store.modes);
    this.runnerFor(table).resume(this.compared(table));
    this.store.host.requestUpdate();
  };

  readonly end = (): void => {
    const { table } = this.store.shown;
    if (table) this.runnerFor(table).stop();
  };

  /** The Tab key stops at the cell that has had the focus. */
  readonly stopAt = (cell: Cell): void => {
    this.stop = cell;
    this.store.host.requestUpdate();
  };

  /** Forgets another deal, and continues or pauses the work. */
  update(): void {
    const { store } = this;
    const { host } = store;
    const { table } = store.shown;
    if (store.values !== this.values) {
      this.disconnect();
      this.runners = new Map();
      this.wantsValues = false;
      this.all = false;
      this.stop = null;
      this.values = store.values;
    }
    // Wrong input may not even be serialisable, and there is no way back from it.
    if (this.original && (!table || this.original.left !== fingerprintOf(host))) this.original = null;
    const isShown = store.tabs.open === 'contracts' && this.showsValues;
    const now = table && isShown ? this.runnerFor(table) : null;
    for (const runner of this.runners.values()) if (runner !== now) runner.pause();
    if (table && host.isConnected) now?.begin(this.compared(table));
  }

  disconnect(): void {
    for (const runner of this.runners.values()) runner.pause();
  }

  /** Whether values are shown: by the modes, or because the reader has asked. */
  private get showsValues(): boolean {
    return this.wantsValues || showsAll(this.store.modes);
  }

  private runnerFor(table: Table): ComparisonRunner {
    const key = `${table.payoff} ${this.declarerIn(table)} ${this.all}`;
    const before = this.runners.get(key);
    if (before) return before;
    const runner = new ComparisonRunner(() => this.store.host.requestUpdate());
    this.runners.set(key, runner);
    return runner;
  }

  private playedFor(table: Table, { contract, leader }: Cell): PlayedFor {
    return { payoff: table.payoff, contract, leader, declarer: this.declarerIn(table) ?? leader };
  }

  private valueOf(table: Table, cell: Cell): Knowledge | undefined {
    return this.store.values.of(this.playedFor(table, cell));
  }

  private compared(table: Table): ComparisonRequest {
    const { store } = this;
    const { setup } = table;
    const declarer = this.declarerIn(table) ?? undefined;
    const known = (): (Knowledge | undefined)[] =>
      comparedContracts(setup, this.all).flatMap((contract) =>
        SEATS.map((leader) => this.valueOf(table, { contract, leader })),
      );
    return {
      request: requestForContracts(table, declarer, this.all ? 'allContracts' : 'table'),
      client: store.host.client,
      take: (found) =>
        store.learn(
          found.map((of) => {
            const at = this.playedFor(table, { contract: contractStated(of), leader: of.leader });
            return [at, addedBy(of, store.values.of(at))];
          }),
        ),
      isFilled: () => known().every((of) => of && figureIn(of) !== null),
      isExact: () => known().every((of) => of && exactValue(of) !== null),
    };
  }
}
