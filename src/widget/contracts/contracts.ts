/**
 * The table of contracts of one element, loaded when it is first opened: it starts and pauses the work, carries out a
 * choice, and moves the focus. The values come from comparison-runner.ts, the effect of a choice from choice.ts.
 */
import { nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { SolverClient } from '../../engine/client.ts';
import type { ChangeDetail } from '../element/events.ts';
import { requestAfter } from '../model/input.ts';
import type { Input } from '../model/input.ts';
import type { Look } from '../decks/look.ts';
import { modesOf, showsAll } from '../model/modes.ts';
import type { ModeInput } from '../model/modes.ts';
import type { WidgetState } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import { cellKey, choiceOf, isSameCell, fingerprintOf } from './choice.ts';
import type { Cell, OriginalContract } from './choice.ts';
import { ComparisonRunner } from './comparison-runner.ts';
import type { ComparisonRequest } from './comparison-runner.ts';
import type { ContractsActions } from './contracts-props.ts';
import { withContracts } from './contracts-messages.ts';
import { contractsStyles } from './contracts-style.ts';
import { contractsView } from './contracts-view.ts';

export interface ContractsHost extends ReactiveControllerHost, HTMLElement, Input, ModeInput {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The input, from attributes and content. */
  readonly input: Input;
  readonly client: Pick<SolverClient, 'solve'>;
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
  /** Whether the reader has asked for values that are not shown otherwise. */
  private isAsked = false;
  /** The values known of the deal under each payoff. */
  private known = new Map<Payoff, ComparisonRunner>();
  /** The deal and the client of these values. */
  private deal = '';
  private client: ContractsHost['client'] | null = null;

  constructor(
    readonly host: ContractsHost,
    /** The state shown, and whether a later input is waiting to be read. */
    private readonly dealController: { readonly shown: Pick<WidgetState, 'table'>; readonly reading: object | null },
    /** Changes properties for the reader, and dispatches `change`. */
    private readonly change: (changes: ChangeDetail) => void,
    /** Whether its tab is open. */
    private readonly isOpen: () => boolean,
  ) {
    const { adoptedStyleSheets } = host.renderRoot as ShadowRoot;
    adoptedStyleSheets.push(contractsStyles.styleSheet!);
    host.addController(this);
    this.refresh();
  }

  hostUpdate(): void {
    this.refresh();
  }

  hostDisconnected(): void {
    this.pause();
  }

  view(look: Look, table: Table): TemplateResult | typeof nothing {
    if (!this.isShown) return nothing;
    return contractsView({
      look: { ...look, messages: withContracts(look.messages) },
      table,
      declarer: this.host.input.declarer ? table.setup.declarer : null,
      comparison: this.isTold ? this.runnerFor(table).comparison : null,
      contracts: this,
    });
  }

  /** Plays the deal in another contract, or again in its own with its record. */
  readonly choose = (to: Cell): void => {
    const { host } = this;
    const table = this.dealController.shown.table;
    if (!table || this.dealController.reading || isSameCell(table.setup, to)) return;
    const { contract, leader } = table.setup;
    const shown = { contract, leader, plays: table.record.length };
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

  readonly begin = (): void => {
    const table = this.dealController.shown.table;
    if (!table || this.dealController.reading) return;
    this.isAsked = true;
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
  private get isTold(): boolean {
    return this.isAsked || showsAll(modesOf(this.host));
  }

  private cells(): HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('.contracts [data-cell]')];
  }

  /** Forgets the values of another deal, and continues or pauses the work. */
  private refresh(): void {
    const { host, dealController } = this;
    // An input that has not been read yet belongs to another deal than the one shown.
    if (dealController.reading) return this.pause();
    const { table } = dealController.shown;
    const deal = table ? dealOf(this.compared(table).request) : '';
    if (deal !== this.deal || host.client !== this.client) {
      this.pause();
      this.known = new Map();
      if (deal !== this.deal) this.stop = null;
      this.deal = deal;
      this.client = host.client;
    }
    // Wrong input may not even be serialisable, and there is no way back from it.
    if (this.original && (!table || this.original.left !== fingerprintOf(host))) this.original = null;
    const now = table && this.isShown && this.isTold ? this.runnerFor(table) : null;
    for (const runner of this.known.values()) if (runner !== now) runner.pause();
    if (table && host.isConnected) now?.begin(this.compared(table));
  }

  private pause(): void {
    for (const runner of this.known.values()) runner.pause();
  }

  private runnerFor({ payoff }: Table): ComparisonRunner {
    const before = this.known.get(payoff);
    if (before) return before;
    const runner = new ComparisonRunner(() => this.host.requestUpdate());
    this.known.set(payoff, runner);
    return runner;
  }

  private compared({ setup, payoff }: Table): ComparisonRequest {
    const { host } = this;
    const { contract, leader } = setup;
    const request = { ...requestAfter(host.input, [], ['table']), contract, leader, payoff };
    return { request, setup, client: host.client };
  }
}

/** A key for deals with different tables, whatever the payoff. */
const dealOf = (request: object): string => JSON.stringify({ ...request, contract: null, leader: null, payoff: null });
