/**
 * The dealController of the reader through a deal: the one mutable reference to what is shown, the steps from one position to
 * the next, and the engine that is asked about each. What a state is and how one follows from another stands in state.ts.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { SolverClient } from '../../engine/client.ts';
import { bestCards, computing, estimated, isComplete, lineAhead, progressed, solutionOf } from '../model/engine.ts';
import { dispatchError, playEvent, resultEvent } from './events.ts';
import type { Move } from './events.ts';
import { requestFor } from '../model/input.ts';
import { needsFullReader, readInput, unreadable } from '../model/read-input.ts';
import type { Input } from '../model/input.ts';
import { Lazy } from './lazy.ts';
import { modesOf } from '../model/modes.ts';
import type { ModeInput } from '../model/modes.ts';
import { EMPTY } from '../model/state.ts';
import type { Engine, Solution, WidgetState } from '../model/state.ts';
import { backToRecord, goAlong, play, playsMade, resume } from '../model/table.ts';
import type { Table } from '../model/table.ts';

/**
 * A position that takes longer is asked for twice: first with this limit, in milliseconds, for an estimate to show, then
 * without one; the engine's table keeps what the first has learned. It is less than the client's shortest turn, so that
 * others who wait do not cut it short.
 */
const ESTIMATE_AFTER_MS = 700;

/** Tells the positions of a deal apart. */
const keyAfter = (payoff: Payoff, plays: readonly Card[]): string => [payoff, ...plays].join();
const keyOf = (table: Table): string => keyAfter(table.payoff, playsMade(table));

/** What reads inputs that have more than words in them. */
const fullReader = new Lazy(() => import('../content/full-reader.ts'));

export interface DealHost extends HTMLElement, ModeInput {
  /** What is set, by attributes and content. */
  readonly input: Input;
  readonly client: Pick<SolverClient, 'solve'>;
}

export class DealController implements ReactiveController {
  /** What is shown. */
  shown: WidgetState = EMPTY;
  /** The input that is not read yet, as its reader is being loaded. */
  reading: { readonly changed: readonly (keyof Input)[]; readonly done: Promise<void> } | null = null;
  /** Ends the computation under way. */
  private computation = new AbortController();
  /** What has been solved of this deal, by payoff and plays made; another map for another deal, or where somebody else answers. */
  solved = new Map<string, Solution>();
  /** The positions that the reader has asked about where they are not told unasked, by the same. */
  private readonly asked = new Set<string>();

  /** @param onShow called when a position is shown, before the host is drawn with it */
  constructor(
    private readonly host: ReactiveControllerHost & DealHost,
    private readonly onShow: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    if (this.shown.table) this.show(this.shown.table);
  }

  hostDisconnected(): void {
    this.computation.abort();
  }

  /** Nothing is known any more, as somebody else answers. */
  forget(): void {
    this.solved = new Map<string, Solution>();
    this.asked.clear();
  }

  /**
   * Reads what the page has set; where a part of the element has to be loaded for it, what is shown stays until it has come.
   * @param changed the inputs that are not what they were
   */
  read(changed: readonly (keyof Input)[]): void {
    const unread = [...(this.reading?.changed ?? []), ...changed];
    if (!needsFullReader(this.host.input)) this.take(unread, readInput(this.host.input));
    else if (fullReader.loaded) this.take(unread, readInput(this.host.input, fullReader.loaded.full));
    else {
      this.reading = { changed: unread, done: this.readFully(unread) };
    }
  }

  private async readFully(changed: readonly (keyof Input)[]): Promise<void> {
    const read = await fullReader.load().then(
      ({ full }) =>
        () =>
          readInput(this.host.input, full),
      (error: Error) => () => unreadable(error.message),
    );
    // Otherwise something has been set in the meantime, and it has been read, or somebody else waits for it.
    if (this.reading?.changed === changed) this.take(changed, read());
  }

  private take(changed: readonly (keyof Input)[], { table: read, problem }: ReturnType<typeof readInput>): void {
    const { host } = this;
    this.reading = null;
    const before = this.shown.table;
    // Who only counts something else stays where the reader is, and what was solved stays known.
    const isSameDeal = changed.every((name) => name === 'payoff');
    const table = read && before && isSameDeal ? resume(read, before) : read;
    if (!isSameDeal) this.forget();
    this.change({ table, problem, engine: EMPTY.engine });
    if (table) this.show(table);
    else this.computation.abort();
    if (problem) {
      const { code, message, place } = problem.error;
      void host.updateComplete.then(() => dispatchError(host, { code, message, ...place }));
    }
  }

  /** Shows the same position anew, as more or less may be told of it, or after a failure. */
  readonly refresh = (): void => {
    if (this.shown.table) this.show(this.shown.table);
  };

  /** Tells what is known of the position shown, and has it computed if need be; or no more, if the reader had asked. */
  readonly ask = (): void => {
    const { table } = this.shown;
    if (!table) return;
    const key = keyOf(table);
    if (!this.asked.delete(key)) this.asked.add(key);
    this.refresh();
  };

  // Steps that the mouse and the keyboard share. Each does nothing where it cannot be made.

  readonly play = (card: Card): void => {
    if (this.shown.table) this.move(play(this.shown.table, card), 'card');
  };

  readonly first = (): void => this.step('first', () => 0);
  readonly back = (): void => this.stepBy(-1, 'back');
  readonly forward = (): void => this.stepBy(1, 'forward');
  readonly last = (): void => this.step('last', (_, end) => end);

  stepBy(steps: 1 | -1, by: Move): void {
    this.step(by, (ply) => ply + steps);
  }

  /** Whether there is a step in that direction. */
  canStep(by: 1 | -1): boolean {
    const { table, engine } = this.shown;
    return table !== null && (by < 0 ? table.ply > 0 : table.ply < lineAhead(table, engine).length);
  }

  /** Goes to a position of the record, which the line may have left. */
  goInRecord(ply: number, by: Move): void {
    const { table } = this.shown;
    if (table) this.move(goAlong(table, table.record, ply), by);
  }

  /** Goes to a position of the plays that are listed. */
  readonly goTo = (ply: number, by: Move): void => this.step(by, () => ply);

  /** Plays a best card: the next one of the line if it is one, else leaving the line for best play. */
  readonly best = (): void => {
    const { table, engine } = this.shown;
    if (!table || engine.phase !== 'exact') return;
    const next = table.line[table.ply];
    const isBest = next !== undefined && bestCards(engine.solution).includes(next);
    const line = isBest ? table.line : [...playsMade(table), ...engine.solution.line];
    this.move(goAlong(table, line, table.ply + 1), 'best');
  };

  readonly toRecord = (): void => {
    if (this.shown.table) this.move(backToRecord(this.shown.table), 'record');
  };

  /** What has been solved of the position after some plays, as far as it is told. */
  solutionAfter(payoff: Payoff, plays: readonly Card[]): Solution | undefined {
    const key = keyAfter(payoff, plays);
    return this.silence(key) === null ? this.solved.get(key) : undefined;
  }

  private step(by: Move, to: (ply: number, end: number) => number): void {
    const { table, engine } = this.shown;
    if (!table) return;
    const ahead = lineAhead(table, engine);
    const ply = Math.min(Math.max(to(table.ply, ahead.length), 0), ahead.length);
    if (ply !== table.ply) this.move(goAlong(table, ahead, ply), by);
  }

  /** The reader goes to another position. */
  private move(table: Table, by: Move): void {
    this.show(table);
    this.host.dispatchEvent(playEvent(table, by));
  }

  private change(shown: WidgetState): void {
    this.shown = shown;
    this.host.requestUpdate();
  }

  /** Why nothing is told of a position; null where it is. */
  private silence(key: string): 'off' | 'demand' | 'hidden' | null {
    const { values, engine } = modesOf(this.host);
    if (engine === 'off') return 'off';
    if (this.asked.has(key)) return null;
    if (values === 'hidden') return 'hidden';
    return engine === 'demand' && !this.solved.has(key) ? 'demand' : null;
  }

  /** Shows a position at once, and its values as soon as they are known. */
  private show(table: Table): void {
    this.computation.abort();
    const key = keyOf(table);
    const solution = this.solved.get(key);
    const why = this.silence(key);
    if (table.position.toPlay === null) {
      this.change({ ...this.shown, table, engine: { phase: 'idle' } });
    } else if (why) {
      this.change({ ...this.shown, table, engine: { phase: 'quiet', why } });
    } else if (solution) {
      this.settle(table, solution);
    } else {
      this.change({ ...this.shown, table, engine: computing(table, this.shown) });
      // Outside the page nobody would end the computation, and others wait for the engine; `hostConnected` asks anew.
      if (this.host.isConnected) void this.compute(table);
    }
    this.onShow();
  }

  private settle(table: Table, solution: Solution): void {
    this.solved.set(keyOf(table), solution);
    this.change({ ...this.shown, table, engine: { phase: 'exact', solution } });
    void this.host.updateComplete.then(() => this.host.dispatchEvent(resultEvent(solution, table)));
  }

  private async compute(table: Table): Promise<void> {
    const { host } = this;
    const { signal } = (this.computation = new AbortController());
    const known = (engine: Engine): void => {
      if (!signal.aborted) this.change({ ...this.shown, engine });
    };
    /** @param spent nodes that the position has cost before */
    const solve = (request: object, spent: number): Promise<Answer> =>
      host.client.solve(request, {
        signal,
        onProgress: ({ bounds, cards, nodes }) => {
          const proven = new Map(cards.map(({ card, ...of }) => [card, figureOf(of)]));
          known(progressed(this.shown.engine, figureOf(bounds), proven, spent + nodes));
        },
      });
    try {
      const request = requestFor(host.input, table);
      const first = await solve({ ...request, limitMs: ESTIMATE_AFTER_MS }, 0);
      let answer = first;
      if (!isComplete(first)) {
        known(estimated(this.shown.engine, first));
        const whole = await solve(request, first.nodes);
        answer = { ...whole, nodes: first.nodes + whole.nodes, ms: first.ms + whole.ms };
      }
      if (!signal.aborted) this.settle(table, solutionOf(table, answer));
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      known({ phase: 'failed', reason: message });
      await host.updateComplete;
      dispatchError(host, { code: 'engine-failed', message });
    }
  }
}
