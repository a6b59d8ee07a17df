/**
 * Controls the deal on the table: it holds the one mutable reference to the state shown, steps between positions, and
 * asks the engine about each position. The states themselves and the steps between them are pure functions in model/.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { asError } from '../../../game/errors.ts';
import type { Card } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Solves } from '../../../engine/client.ts';
import type { Progress } from '../../../analysis/progress.ts';
import { DealValues } from '../../model/deal-values.ts';
import type { PlayedFor } from '../../model/deal-values.ts';
import { bestCards, computing, knownValue, lineAhead, progressed, solutionOf } from '../../model/engine.ts';
import { dispatchError, playEvent, resultEvent } from '../events.ts';
import type { Move } from '../events.ts';
import { dealIn, requestFor } from '../../model/input.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import type { Input } from '../../model/input.ts';
import { Lazy } from '../lazy.ts';
import { modesOf } from '../../model/modes.ts';
import type { ModeInput } from '../../model/modes.ts';
import { EMPTY } from '../../model/state.ts';
import type { Engine, Solution, WidgetState } from '../../model/state.ts';
import { InputReader } from './input-reader.ts';
import { backToRecord, goToInLine, play, playsMade, resume } from '../../model/table.ts';
import type { Table } from '../../model/table.ts';

/** The value of a finished deal: most deals on pages have cards to play. */
const outcome = new Lazy(() => import('../../../game/scoring/outcome.ts'));
type Outcome = NonNullable<typeof outcome.loaded>;

/** A key for each position of a deal. */
const keyAfter = (payoff: Payoff, plays: readonly Card[]): string => [payoff, ...plays].join();
const keyOf = (table: Table): string => keyAfter(table.payoff, playsMade(table));

const dealt = ({ setup, payoff }: Table): PlayedFor => ({ ...setup, payoff });

/** The inputs that leave the deal and its plays as they are. Only `cards` changes values: of suits that count several times. */
const OF_SAME_DEAL: readonly (keyof Input)[] = ['payoff', 'mode', 'side', 'target', 'cards'];

export interface DealHost extends HTMLElement, ModeInput {
  /** The input, from attributes and content. */
  readonly input: Input;
  readonly client: Solves;
}

export class DealController implements ReactiveController {
  /** The state shown. */
  shown: WidgetState = EMPTY;
  readonly reader = new InputReader(this.host, (changed, read) => this.take(changed, read));
  /** Aborts the running computation. */
  private computation = new AbortController();
  /** The solved positions of this deal, by `keyOf`. Another deal or another client gets a new map. */
  solved = new Map<string, Solution>();
  /** The values of this deal in each contract. Another deal or another client gets new ones. */
  values = new DealValues();
  /** The deal of these values. */
  private deal = '';
  /** The positions for which the reader has asked, by `keyOf`. */
  private readonly requested = new Set<string>();

  /** @param onShow called when another position is shown, before the host is drawn with it */
  constructor(
    private readonly host: ReactiveControllerHost & DealHost,
    private readonly onShow: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.refresh();
  }

  hostDisconnected(): void {
    this.computation.abort();
  }

  /** Forgets all results, as another client will answer. */
  forget(): void {
    this.values = new DealValues();
    this.forgetPositions();
  }

  private forgetPositions(): void {
    this.solved = new Map<string, Solution>();
    this.requested.clear();
  }

  /** Shows what has been read. @param changed the inputs that have changed */
  private take(
    changed: readonly (keyof Input)[],
    { table: read, problem }: Pick<WidgetState, 'table' | 'problem'>,
  ): void {
    const { host } = this;
    const before = this.shown.table;
    // Under another payoff, in another mode or with other cards the reader's position stays.
    const isSameDeal = changed.every((name) => OF_SAME_DEAL.includes(name));
    const table = read && before && isSameDeal ? resume(read, before) : read;
    if (!isSameDeal || changed.includes('cards')) this.forgetPositions();
    const deal = table ? dealIn(host.input) : this.deal;
    if (deal !== this.deal) this.values = new DealValues();
    this.deal = deal;
    this.change({ table, problem, engine: EMPTY.engine });
    if (table) this.show(table);
    else this.computation.abort();
    if (problem) void dispatchError(host, problem.error.toJSON());
  }

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
    this.change({ ...this.shown, engine: { ...engine, isStopped: true } });
  };

  // Steps shared by mouse and keyboard. A step that is not possible does nothing.

  readonly play = (card: Card): void => {
    if (this.shown.table) this.move(play(this.shown.table, card), 'card');
  };

  readonly first = (): void => this.goTo(0, 'first');
  readonly back = (): void => this.stepBy(-1, 'back');
  readonly forward = (): void => this.stepBy(1, 'forward');
  readonly last = (): void => this.goTo(Infinity, 'last');

  stepBy(steps: 1 | -1, by: Move): void {
    if (this.shown.table) this.goTo(this.shown.table.ply + steps, by);
  }

  /** Whether a step in that direction is possible. */
  canStep(by: 1 | -1): boolean {
    const { table, engine } = this.shown;
    return table !== null && (by < 0 ? table.ply > 0 : table.ply < lineAhead(table, engine).length);
  }

  /** Goes to the position after `ply` plays of a line, which may leave the one shown. */
  goInLine(line: readonly Card[], ply: number, by: Move): void {
    const { table } = this.shown;
    const to = table && goToInLine(table, line, ply);
    if (to && (to.line !== table.line || ply !== table.ply)) this.move(to, by);
  }

  /** Goes to a position of the line shown, or of best play after it; beyond its ends to the last one there. */
  readonly goTo = (ply: number, by: Move): void => {
    const { table, engine } = this.shown;
    if (!table) return;
    const ahead = lineAhead(table, engine);
    const to = Math.min(Math.max(ply, 0), ahead.length);
    if (to !== table.ply) this.move(goToInLine(table, ahead, to), by);
  };

  /** Plays a best card: the next card of the line if it is one; otherwise the line continues with best play. */
  readonly best = (): void => {
    const { table, engine } = this.shown;
    if (!table || engine.phase !== 'exact') return;
    const next = table.line[table.ply];
    const isBest = next !== undefined && bestCards(engine.solution).includes(next);
    const line = isBest ? table.line : [...playsMade(table), ...engine.solution.line];
    this.move(goToInLine(table, line, table.ply + 1), 'best');
  };

  readonly toRecord = (): void => {
    if (this.shown.table) this.move(backToRecord(this.shown.table), 'record');
  };

  /** The solution after some plays; undefined if it is unknown or not to be shown. */
  solutionAfter(payoff: Payoff, plays: readonly Card[]): Solution | undefined {
    const key = keyAfter(payoff, plays);
    return this.quietReason(key) === null ? this.solved.get(key) : undefined;
  }

  /** Goes to another position for the reader. */
  private move(table: Table, by: Move): void {
    this.show(table);
    this.host.dispatchEvent(playEvent(table, by));
  }

  /** Takes values of the deal that another request has found. */
  learn(found: readonly (readonly [PlayedFor, Knowledge])[]): void {
    for (const [at, known] of found) this.values.add(at, known);
    const { table, engine } = this.shown;
    const value = table?.ply === 0 && this.values.of(dealt(table));
    this.change(value && engine.phase === 'computing' ? { ...this.shown, engine: { ...engine, value } } : this.shown);
  }

  private change(shown: WidgetState): void {
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
    const { values, engine } = modesOf(this.host);
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
      void this.finish(table);
    } else if (why) {
      this.change({ ...this.shown, table, engine: { phase: 'quiet', why } });
    } else if (solution) {
      this.settle(table, solution);
    } else {
      this.change({ ...this.shown, table, engine: computing(table, this.shown) });
      // Outside the page nothing would end the computation while others wait for the engine: `hostConnected` starts it.
      // And an input that waits for its reader belongs to another deal.
      if (this.host.isConnected && !this.reader.pending) void this.compute(table);
    }
    this.onShow();
  }

  /** Shows a finished deal. All that counts beside card points loads first. */
  private async finish(table: Table): Promise<void> {
    const show = (engine: Engine): void => this.change({ ...this.shown, table, engine });
    const ended = ({ finalValue }: Outcome): Engine => ({
      phase: 'idle',
      value: finalValue(table.position, table.payoff),
    });
    if (outcome.loaded) return show(ended(outcome.loaded));
    show({ phase: 'idle' });
    if (table.payoff === 'points') return;
    const engine = await outcome.load().then(ended, (error: Error): Engine => ({ phase: 'failed', error }));
    if (this.shown.table === table) show(engine);
  }

  private settle(table: Table, solution: Solution): void {
    this.solved.set(keyOf(table), solution);
    this.change({ ...this.shown, table, engine: { phase: 'exact', solution } });
    void this.host.updateComplete.then(() => this.host.dispatchEvent(resultEvent(solution, table)));
  }

  private async compute(table: Table): Promise<void> {
    const { host } = this;
    const { signal } = (this.computation = new AbortController());
    const { nodes: nodesBefore = 0, ms: msBefore = 0 } =
      this.shown.engine.phase === 'computing' ? this.shown.engine : {};
    const start = performance.now();
    const know = (next: (engine: Engine) => Engine): void => {
      if (!signal.aborted) this.change({ ...this.shown, engine: next(this.shown.engine) });
    };
    const onProgress = (progress: Progress): void => {
      const nodes = nodesBefore + progress.nodes;
      const ms = msBefore + performance.now() - start;
      know((engine) => progressed(engine, { ...progress, nodes, ms }));
    };
    try {
      const request = requestFor(host.input, table);
      const answer = await host.client.solve(request, { signal, onProgress });
      if (!signal.aborted) this.settle(table, solutionOf(table, answer));
    } catch (thrown) {
      if (signal.aborted) return;
      const error = asError(thrown);
      know(() => ({ phase: 'failed', error }));
      void dispatchError(host, { code: 'engine-failed', message: error.message });
    }
  }
}
