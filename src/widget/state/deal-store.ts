/**
 * The deal of an element: the state shown and the settings, and the actions of its reader on them. It holds the one mutable reference to the
 * state, steps between positions, and asks the engine about each position. The states themselves and the steps between them are pure
 * functions.
 */
import { asError } from '../../game/errors.ts';
import { seatAfter } from '../../game/cards.ts';
import type { Card, Seat } from '../../game/cards.ts';
import type { Call, MadeCall } from '../../game/play/play.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import type { Solves } from '../../engine/client.ts';
import type { AskedClient } from '../../engine/sampling/solve-all.ts';
import type { Progress } from '../../analysis/progress.ts';
import { readArrangement } from './arrangement.ts';
import type { Settings } from './arrangement.ts';
import { DealValues } from './deal-values.ts';
import type { PlayedFor } from './deal-values.ts';
import {
  bestCards,
  callsAhead,
  computing,
  guessedBest,
  knownValue,
  lineAhead,
  progressed,
  solutionOf,
} from './engine.ts';
import { changeEvent, dispatchError, playEvent, resultEvent } from './events.ts';
import type { ChangeDetail, Move } from './events.ts';
import type { Knowledge } from './knowledge.ts';
import type { Input } from './input.ts';
import { modesOf } from './modes.ts';
import type { ModeInput, Modes } from './modes.ts';
import { tabsOf } from './panel-tabs.ts';
import type { PanelTab } from './panel-tabs.ts';
import { readInput } from './read-input.ts';
import { dealKey, requestFor } from './requests.ts';
import { EMPTY } from './state.ts';
import type { Engine, Solution, WidgetState } from './state.ts';
import { backToRecord, callsMade, goToInLine, makeCall, play, playsMade, resume, takeCallBack } from './table.ts';
import type { Table } from './table.ts';

/** A key for each position of a deal. */
const keyAfter = (payoff: Payoff, plays: readonly Card[], calls: readonly Call[]): string =>
  [
    payoff,
    ...plays,
    ...calls.filter(({ after }) => after <= plays.length).map(({ after, by }) => `${by}${after}`),
  ].join();
const keyOf = (table: Table): string => keyAfter(table.payoff, playsMade(table), callsMade(table));

const dealt = ({ setup, payoff }: Table): PlayedFor => ({ ...setup, payoff });

/** The inputs that leave the deal and its plays as they are. Only `cards` changes values: of suits that count several times. */
const OF_SAME_DEAL: readonly (keyof Input)[] = ['payoff', 'mode', 'side', 'target', 'cards'];

/** The element as its store sees it. */
export interface StoreHost extends HTMLElement, Input, Settings, ModeInput {
  /** The input, from attributes and content. */
  readonly input: Input;
  readonly client: Solves & Partial<Pick<AskedClient, 'workers'>>;
  /** Whether the keys of the element are off. */
  readonly nohotkeys: boolean;
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

export class DealStore {
  /** The deal on the table, the problem of the input, and the engine. */
  shown: WidgetState = EMPTY;
  /** How hands are drawn, which seat is at the bottom, whose cards are visible. */
  arrangement = readArrangement({ hands: null, played: null, bottom: null, show: null, density: null }).arrangement;
  /** The settings that are not right, each in English. */
  settingFaults: readonly string[] = [];
  /** The tab of the panel that the reader has chosen. */
  private chosenTab: PanelTab = 'tricks';
  /** The position of the chart that the pointer is over; null for none. */
  pointed: number | null = null;
  /** Aborts the running computation. */
  private computation = new AbortController();
  /** The solved positions of this deal, by `keyOf`. Another deal or another client gets a new map. */
  solved = new Map<string, Solution>();
  /** The estimates of positions that were left before they were solved, for North–South, by `keyOf`. */
  private guesses = new Map<string, number>();
  /** The values of this deal in each contract. Another deal or another client gets new ones. */
  values = new DealValues();
  /** The deal of these values. */
  private deal = '';
  /** The positions for which the reader has asked, by `keyOf`. */
  private readonly requested = new Set<string>();
  /** Whether the reader has chosen when the engine computes. Otherwise a page that turns it off does so for good. */
  private hasChosenEngine = false;

  /** @param onShow called when another position is shown, before the host is drawn with it */
  constructor(
    readonly host: StoreHost,
    private readonly onShow: () => void,
  ) {}

  // The life of the element.

  connect(): void {
    this.refresh();
  }

  disconnect(): void {
    this.computation.abort();
  }

  /** Follows the settings. Called before each drawing. */
  update(): void {
    const before = this.settingFaults;
    const { arrangement, faults } = readArrangement(this.settings);
    this.arrangement = arrangement;
    this.settingFaults = faults.map(({ message }) => message);
    // Each fault is reported to the page once.
    for (const { setting, message } of faults) {
      if (!before.includes(message)) void dispatchError(this.host, { code: 'bad-setting', message, field: setting });
    }
  }

  /** The settings of the page; from one hand only that hand is visible, and at the bottom unless the page or the reader says otherwise. */
  private get settings(): Settings {
    const { host } = this;
    const seat = this.shown.table?.seat;
    if (!seat) return host;
    const { hands, played, density, bottom } = host;
    return { hands, played, density, bottom: bottom ?? seat, show: seat };
  }

  // The input.

  /** Reads the input, and shows its deal. @param changed the inputs that have changed */
  read(changed: readonly (keyof Input)[]): void {
    const { host } = this;
    const { table: read, problem } = readInput(host.input);
    const before = this.shown.table;
    // Under another payoff, in another mode or with other cards the reader's position stays.
    const isSameDeal = changed.every((name) => OF_SAME_DEAL.includes(name));
    const table = read && before && isSameDeal ? resume(read, before) : read;
    if (!isSameDeal || changed.includes('cards')) this.forgetPositions();
    const deal = table ? dealKey(table) : this.deal;
    if (deal !== this.deal) this.values = new DealValues();
    this.deal = deal;
    this.set({ table, problem, engine: EMPTY.engine });
    if (table) this.show(table);
    else this.computation.abort();
    if (problem) void dispatchError(host, problem.error.toJSON());
  }

  /** Forgets all results, as another client will answer. */
  forget(): void {
    this.values = new DealValues();
    this.forgetPositions();
  }

  private forgetPositions(): void {
    this.solved = new Map<string, Solution>();
    this.guesses.clear();
    this.requested.clear();
  }

  // The settings.

  /** Changes properties for the reader, and dispatches `change`. */
  readonly change = (detail: ChangeDetail): void => {
    if (detail.engine) this.hasChosenEngine = true;
    Object.assign(this.host, detail);
    this.host.dispatchEvent(changeEvent(detail));
  };

  get modes(): Modes {
    return modesOf(this.host);
  }

  /** Whether the page leaves the engine to the reader. */
  get hasEngine(): boolean {
    return this.modes.engine !== 'off' || this.hasChosenEngine;
  }

  /** Rotates the table, so that the next seat clockwise is at the bottom. */
  readonly rotate = (): void => this.change({ bottom: seatAfter(this.arrangement.bottom, 'clockwise') });

  /** Shows only this hand, or all hands if it is the only one. */
  readonly showSeat = (seat: Seat): void => {
    const { shown } = this.arrangement;
    this.change({ show: shown.size === 1 && shown.has(seat) ? null : seat });
  };

  /** Turns the engine on or off; if values are hidden, shows or hides the values of this position. */
  readonly toggleEngine = (): void => {
    const { values, engine } = this.modes;
    if (engine === 'off') return;
    if (values === 'hidden') this.ask();
    else this.change({ engine: engine === 'on' ? 'demand' : 'on' });
  };

  /** The tabs that the panel shows, and the one that is open. */
  get tabs(): { readonly offered: readonly PanelTab[]; readonly open: PanelTab } {
    const { table } = this.shown;
    const offered = table ? tabsOf(table, this.modes) : [];
    return { offered, open: offered.includes(this.chosenTab) ? this.chosenTab : 'tricks' };
  }

  readonly openTab = (tab: PanelTab): void => {
    this.chosenTab = tab;
    this.host.requestUpdate();
  };

  readonly point = (ply: number | null): void => {
    if (ply === this.pointed) return;
    this.pointed = ply;
    this.host.requestUpdate();
  };

  // The engine.

  /** Shows the same position again, after a change of mode or a failure. */
  readonly refresh = (): void => {
    if (this.shown.table) this.show(this.shown.table);
  };

  /** Shows the values of this position and computes them if necessary; hides them if the reader had asked before. */
  readonly ask = (): void => {
    const { table } = this.shown;
    if (!table) return;
    const key = keyOf(table);
    if (!this.requested.delete(key)) this.requested.add(key);
    this.refresh();
  };

  /** Stops the computation of this position; the proven bounds stay. `refresh` continues it. */
  readonly stop = (): void => {
    const { engine } = this.shown;
    if (engine.phase !== 'computing') return;
    this.computation.abort();
    this.set({ ...this.shown, engine: { ...engine, isStopped: true } });
  };

  // Steps shared by mouse and keyboard. A step that is not possible does nothing.

  readonly play = (card: Card): void => {
    if (this.shown.table) this.move(play(this.shown.table, card), 'card');
  };

  /** Makes a call for a side, or takes the one back that was just made. */
  readonly call = (call: MadeCall | null): void => {
    const { table } = this.shown;
    if (table) this.move(call ? makeCall(table, call) : takeCallBack(table), 'card');
  };

  readonly first = (): void => void this.goTo(0, 'first');
  readonly back = (): void => this.stepBy(-1, 'back');
  readonly forward = (): void => {
    const guessed = this.guessedNext;
    if (guessed) this.move(play(this.shown.table!, guessed), 'best');
    else this.stepBy(1, 'forward');
  };
  readonly last = (): void => void this.goTo(Infinity, 'last');

  stepBy(steps: 1 | -1, by: Move): void {
    if (this.shown.table) this.goTo(this.shown.table.ply + steps, by);
  }

  /** Whether a step in that direction is possible. */
  canStep(by: 1 | -1): boolean {
    const { table, engine } = this.shown;
    return table !== null && (by < 0 ? table.ply > 0 : table.ply < lineAhead(table, engine).length);
  }

  /** Whether `forward` does something: it also plays a card that is marked best by its estimate. */
  get canForward(): boolean {
    return this.canStep(1) || this.guessedNext !== null;
  }

  /** The card that is marked best by its estimate, where no line is ahead; null for none. */
  private get guessedNext(): Card | null {
    const { table, engine } = this.shown;
    return table && table.ply === lineAhead(table, engine).length ? guessedBest(table, engine) : null;
  }

  /** Goes to the position after `ply` plays of a line, which may leave the one shown. */
  goInLine(line: readonly Card[], ply: number, by: Move): void {
    const { table } = this.shown;
    const to = table && goToInLine(table, line, ply);
    if (to && (to.line !== table.line || ply !== table.ply)) this.move(to, by);
  }

  /**
   * Goes to a position of the line shown, or of best play after it; beyond its ends to the last one there.
   * @returns the ply reached
   */
  readonly goTo = (ply: number, by: Move): number => {
    const { table, engine } = this.shown;
    if (!table) return 0;
    const ahead = lineAhead(table, engine);
    const to = Math.min(Math.max(ply, 0), ahead.length);
    if (to !== table.ply) this.move(goToInLine(table, ahead, to, callsAhead(table, engine)), by);
    return to;
  };

  /** Plays a best card: the next card of the line if it is one; otherwise the line continues with best play. */
  readonly best = (): void => {
    const { table, engine } = this.shown;
    if (!table || engine.phase !== 'exact') return;
    const next = table.line[table.ply];
    const isBest = next !== undefined && bestCards(engine.solution).includes(next);
    const line = isBest ? table.line : [...playsMade(table), ...engine.solution.line];
    const calls = isBest ? table.calls : callsAhead({ ...table, line: playsMade(table) }, engine);
    this.move(goToInLine(table, line, table.ply + 1, calls), 'best');
  };

  readonly toRecord = (): void => {
    if (this.shown.table) this.move(backToRecord(this.shown.table), 'record');
  };

  /** The solution after some plays; undefined if it is unknown or not to be shown. */
  solutionAfter(payoff: Payoff, plays: readonly Card[], calls: readonly Call[] = []): Solution | undefined {
    const key = keyAfter(payoff, plays, calls);
    return this.quietReason(key) === null ? this.solved.get(key) : undefined;
  }

  /** The estimate after some plays; undefined if there is none or it is not to be shown. */
  guessAfter(payoff: Payoff, plays: readonly Card[], calls: readonly Call[] = []): number | undefined {
    const key = keyAfter(payoff, plays, calls);
    return this.quietReason(key) === null ? this.guesses.get(key) : undefined;
  }

  /** Goes to another position for the reader. */
  protected move(table: Table, by: Move): void {
    this.show(table);
    this.host.dispatchEvent(playEvent(table, by));
  }

  /** Takes values of the deal that another request has found. */
  learn(found: readonly (readonly [PlayedFor, Knowledge])[]): void {
    for (const [at, known] of found) this.values.add(at, known);
    const { table, engine } = this.shown;
    const value = table?.ply === 0 && this.values.of(dealt(table));
    this.set(value && engine.phase === 'computing' ? { ...this.shown, engine: { ...engine, value } } : this.shown);
  }

  private set(shown: WidgetState): void {
    this.shown = { ...shown, engine: this.withDealValue(shown) };
    this.host.requestUpdate();
  }

  /** Before the first play, all known bounds of the deal count, and those that the engine has found are added to them. */
  private withDealValue({ table, engine }: WidgetState): Engine {
    const known = table && table.ply === 0 ? knownValue(table, engine) : null;
    if (!table || !known) return engine;
    const value = this.values.add(dealt(table), known);
    return engine.phase === 'computing' ? { ...engine, value } : engine;
  }

  /** The reason why nothing is shown of a position; null if its values may be shown. */
  private quietReason(key: string): 'off' | 'demand' | 'hidden' | null {
    const { values, engine } = this.modes;
    if (engine === 'off') return 'off';
    if (this.requested.has(key)) return null;
    if (values === 'hidden') return 'hidden';
    return engine === 'demand' && !this.solved.has(key) ? 'demand' : null;
  }

  /** Shows a position at once, and its values as soon as they are known. */
  private show(table: Table): void {
    this.computation.abort();
    const key = keyOf(table);
    const solution = this.solved.get(key);
    const why = this.quietReason(key);
    if (table.position.toPlay === null) {
      this.set({ ...this.shown, table, engine: { phase: 'idle', value: finalValue(table.position, table.payoff) } });
    } else if (why) {
      this.set({ ...this.shown, table, engine: { phase: 'quiet', why } });
    } else if (solution) {
      this.settle(table, solution);
    } else {
      this.set({ ...this.shown, table, engine: computing(table, this.shown) });
      // Outside the page nothing would end the computation while others wait for the engine: `connect` starts it.
      if (this.host.isConnected) void this.compute(table);
    }
    this.onShow();
  }

  private settle(table: Table, solution: Solution): void {
    this.solved.set(keyOf(table), solution);
    this.set({ ...this.shown, table, engine: { phase: 'exact', solution } });
    void this.host.updateComplete.then(() => this.host.dispatchEvent(resultEvent(solution, table)));
  }

  private async compute(table: Table): Promise<void> {
    const { host } = this;
    const { signal } = (this.computation = new AbortController());
    const { nodes: nodesBefore = 0, ms: msBefore = 0 } =
      this.shown.engine.phase === 'computing' ? this.shown.engine : {};
    const start = performance.now();
    const know = (next: (engine: Engine) => Engine): void => {
      if (!signal.aborted) this.set({ ...this.shown, engine: next(this.shown.engine) });
    };
    const onProgress = (progress: Progress): void => {
      const nodes = nodesBefore + progress.nodes;
      const ms = msBefore + performance.now() - start;
      know((engine) => progressed(engine, { ...progress, nodes, ms }));
      const { engine } = this.shown;
      if (!signal.aborted && engine.phase === 'computing' && engine.value.estimate !== null) {
        this.guesses.set(keyOf(table), engine.value.estimate);
      }
    };
    try {
      const answer = await host.client.solve(requestFor(table), { signal, onProgress });
      if (!signal.aborted) this.settle(table, solutionOf(table, answer));
    } catch (thrown) {
      if (signal.aborted) return;
      const error = asError(thrown);
      know(() => ({ phase: 'failed', error }));
      void dispatchError(host, { code: 'engine-failed', message: error.message });
    }
  }
}
