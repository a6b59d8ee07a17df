/**
 * The table of contracts of one element, loaded when it is first opened: it starts and pauses the work, carries out a
 * choice, and moves the focus. The values come from comparison-runner.ts, the effect of a choice from choice.ts.
 */
import { nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { contractStated, SEATS } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { comparedContracts } from '../../../analysis/contracts/contract-table.ts';
import type { Solves } from '../../../engine/client.ts';
import type { ChangeDetail } from '../../state/events.ts';
import type { DealValues, PlayedFor } from '../../state/deal-values.ts';
import { requestAfter } from '../../state/input.ts';
import type { Input } from '../../state/input.ts';
import { exactValue, figureIn } from '../../state/knowledge.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { Look } from '../look.ts';
import { modesOf, showsAll } from '../../state/modes.ts';
import type { ModeInput } from '../../state/modes.ts';
import type { DealController } from '../../state/store.ts';
import type { ScaleOf } from '../../state/scale.ts';
import type { Table } from '../../state/table.ts';
import { cellKey, choiceOf, fingerprintOf, fixedDeclarer, isSameCell } from '../../state/contracts/choice.ts';
import type { Cell, OriginalContract } from '../../state/contracts/choice.ts';
import { addedBy, ComparisonRunner } from '../../state/contracts/comparison-runner.ts';
import type { ComparisonRequest } from '../../state/contracts/comparison-runner.ts';
import type { ContractsActions } from './contracts-props.ts';
import { adopt } from '../../kit/adopt.ts';
import { contractsStyles } from './contracts-style.ts';
import { contractsView } from './contracts-view.ts';

export interface ContractsHost extends ReactiveControllerHost, HTMLElement, Input, ModeInput {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The input, from attributes and content. */
  readonly input: Input;
  readonly client: Solves;
}

/** The arrow keys: rows down, columns to the right. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export class Contracts implements ReactiveController, ContractsActions {
  /** The contract of the deal, if the reader has left it. */
  original: OriginalContract | null = null;
  /** The cell at which the Tab key stops; null for the contract shown. */
  stop: Cell | null = null;
  all = false;
  /** Whether the reader has asked for values that are not shown otherwise. */
  private isAsked = false;
  /** The work on the deal under each payoff, with a fixed declarer or none. */
  private runners = new Map<string, ComparisonRunner>();
  /** The values of the deal on which it works. */
  private values: DealValues | null = null;

  constructor(
    readonly host: ContractsHost,
    /** The state shown, and whether a later input is waiting to be read. */
    private readonly dealController: Pick<DealController, 'shown' | 'reader' | 'values' | 'learn'>,
    /** Changes properties for the reader, and dispatches `change`. */
    private readonly change: (changes: ChangeDetail) => void,
    /** Whether its tab is open. */
    private readonly isOpen: () => boolean,
  ) {
    adopt(host.renderRoot, [contractsStyles]);
    host.addController(this);
    this.refresh();
  }

  hostUpdate(): void {
    this.refresh();
  }

  hostDisconnected(): void {
    this.pause();
  }

  view(look: Look, table: Table, scaleOf: ScaleOf): TemplateResult | typeof nothing {
    if (!this.isShown) return nothing;
    return contractsView({
      look: { ...look, messages: look.messages },
      table,
      declarer: this.declarerIn(table),
      comparison: this.runnerFor(table).comparison,
      valueOf: (cell) => (this.showsValues ? this.valueOf(table, cell) : undefined),
      scaleOf,
      contracts: this,
    });
  }

  /** Plays the deal in another contract, or again in its own with its record. */
  readonly choose = (to: Cell): void => {
    const { host } = this;
    const table = this.dealController.shown.table;
    if (!table || this.dealController.reader.pending || isSameCell(table.setup, to)) return;
    const shown = { ...table.setup, plays: table.record.length };
    const { changes, original } = choiceOf(host, host.input, shown, this.original, to);
    this.original = original;
    this.stop = null;
    this.change(changes);
  };

  /**
   * Goes back to the contract of the deal. This button disappears, so the focus first goes to the cell of that
   * contract.
   */
  readonly back = (): void => {
    const { original } = this;
    if (!original) return;
    this.cells()
      .find(({ dataset }) => dataset.cell === cellKey(original))
      ?.focus();
    this.choose(original);
  };

  /** Compares every suit although one is turned. Its button disappears, so the focus goes to the cell at which the Tab key stops. */
  readonly compareAll = (): void => {
    this.all = true;
    this.cells()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
    this.refresh();
    this.host.requestUpdate();
  };

  readonly begin = (): void => {
    const table = this.dealController.shown.table;
    if (!table || this.dealController.reader.pending) return;
    this.isAsked = !showsAll(modesOf(this.host));
    this.runnerFor(table).resume(this.compared(table));
    this.host.requestUpdate();
  };

  readonly end = (): void => {
    const table = this.dealController.shown.table;
    if (table) this.runnerFor(table).stop();
  };

  /** The arrow keys move between cells; the element's own keys step through the deal. */
  readonly onKeydown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const cells = this.cells();
    const at = cells.indexOf(event.target as HTMLElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const columns = (event.target as HTMLElement).closest('tr')!.querySelectorAll('[data-cell]').length;
    const rows = cells.length / columns;
    const row = Math.floor(at / columns) + step[0];
    const column = (at % columns) + step[1];
    if (row >= 0 && row < rows && column >= 0 && column < columns) cells[row * columns + column]!.focus();
  };

  readonly onFocus = (cell: Cell): void => {
    this.stop = cell;
    this.host.requestUpdate();
  };

  private get isShown(): boolean {
    return this.isOpen() && modesOf(this.host).engine !== 'off';
  }

  /** Whether values are shown: by the modes, or because the reader has asked. */
  private get showsValues(): boolean {
    return this.isAsked || showsAll(modesOf(this.host));
  }

  private cells(): HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('.contracts [data-cell]')];
  }

  /** Forgets another deal, and continues or pauses the work. */
  private refresh(): void {
    const { host, dealController } = this;
    // An input that has not been read yet belongs to another deal than the one shown.
    if (dealController.reader.pending) return this.pause();
    const { table } = dealController.shown;
    if (dealController.values !== this.values) {
      this.pause();
      this.runners = new Map();
      this.isAsked = false;
      this.all = false;
      this.stop = null;
      this.values = dealController.values;
    }
    // Wrong input may not even be serialisable, and there is no way back from it.
    if (this.original && (!table || this.original.left !== fingerprintOf(host))) this.original = null;
    const now = table && this.isShown && this.showsValues ? this.runnerFor(table) : null;
    for (const runner of this.runners.values()) if (runner !== now) runner.pause();
    if (table && host.isConnected) now?.begin(this.compared(table));
  }

  private pause(): void {
    for (const runner of this.runners.values()) runner.pause();
  }

  private runnerFor(table: Table): ComparisonRunner {
    const key = `${table.payoff} ${this.declarerIn(table)} ${this.all}`;
    const before = this.runners.get(key);
    if (before) return before;
    const runner = new ComparisonRunner(() => this.host.requestUpdate());
    this.runners.set(key, runner);
    return runner;
  }

  /** The seat that declares whoever leads; null where the leader declares. */
  private declarerIn({ setup }: Table): Seat | null {
    return this.original ? this.original.declarer : fixedDeclarer(setup);
  }

  private playedFor(table: Table, { contract, leader }: Cell): PlayedFor {
    return { payoff: table.payoff, contract, leader, declarer: this.declarerIn(table) ?? leader };
  }

  private valueOf(table: Table, cell: Cell): Knowledge | undefined {
    return this.dealController.values.of(this.playedFor(table, cell));
  }

  private compared(table: Table): ComparisonRequest {
    const { host, dealController } = this;
    const { setup, payoff } = table;
    const { contract, leader } = setup;
    const declarer = this.declarerIn(table) ?? undefined;
    const known = (): (Knowledge | undefined)[] =>
      comparedContracts(setup, this.all).flatMap((contract) =>
        SEATS.map((leader) => this.valueOf(table, { contract, leader })),
      );
    return {
      request: {
        ...requestAfter(host.input, payoff, [], [this.all ? 'allContracts' : 'table']),
        contract,
        leader,
        declarer,
      },
      client: host.client,
      take: (found) =>
        dealController.learn(
          found.map((of) => {
            const at = this.playedFor(table, { contract: contractStated(of), leader: of.leader });
            return [at, addedBy(of, dealController.values.of(at))];
          }),
        ),
      isFilled: () => known().every((of) => of && figureIn(of) !== null),
      isExact: () => known().every((of) => of && exactValue(of) !== null),
    };
  }
}
