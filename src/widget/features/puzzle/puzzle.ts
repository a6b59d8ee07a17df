/**
 * Plays a puzzle with the reader: it holds the one mutable reference to the puzzle's state, carries out what the reader and the
 * solver (solver-part.ts) do, and tells the page how the puzzle ended.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { asError } from '../../../game/errors.ts';
import type { Card } from '../../../game/cards.ts';
import { Notes } from '../../views/board/note/notes.ts';
import type { Store, StoreHost } from '../../state/store.ts';
import { dispatchError, FAR, playEvent } from '../../state/events.ts';
import type { Move, PuzzleDetail } from '../../state/events.ts';
import { adopt } from '../../kit/adopt.ts';
import { Gestures } from '../../views/board/gestures.ts';
import { Keys } from '../../state/keys.ts';
import type { KeyActions } from '../../state/keys.ts';
import { MotionController } from '../../views/board/motion.ts';
import { isPuzzle } from '../../state/modes.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import type { PrintedPuzzle } from '../../views/print/print.ts';
import type { View } from '../../views/view.ts';
import { puzzleMessages } from './puzzle-messages.ts';
import type { PuzzleMessages } from './puzzle-messages.ts';
import {
  keptSoFar,
  mayPlay,
  playInPuzzle,
  playOn,
  resultOf,
  startAgain,
  stepTo,
  takeBack,
  targetOf,
  withHint,
  withSolution,
} from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';
import { PuzzleFocus, showRow } from './view/puzzle-focus.ts';
import { puzzle as style } from './view/puzzle-style.ts';
import { puzzleView, QUIET } from './view/puzzle-view.ts';
import type { PlayedPuzzle, PuzzleProblem } from './puzzle-props.ts';
import { narration } from './puzzle-narration.ts';
import { readPuzzle } from './read-puzzle.ts';
import { SolverPart } from './solver-part.ts';

type Host = ReactiveControllerHost & StoreHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export class Puzzle implements ReactiveController, PlayedPuzzle {
  /** Null while there is a problem. */
  state: PuzzleState | null = null;
  problem: PuzzleProblem | null = null;
  /** Why the solver has failed; null unless it has. */
  failure: Error | null = null;
  readonly keys: Keys;
  readonly notes: Notes;
  readonly gestures: Gestures;
  private readonly solver: SolverPart;
  private readonly focus: PuzzleFocus;
  /** The table and the settings of the puzzle in play. */
  private of: readonly unknown[] = [];
  private hasEnded = false;
  /** The words of the element when it last drew the puzzle. */
  private messages: Messages | null = null;

  constructor(
    readonly host: Host,
    private readonly store: Store,
    elementKeys: KeyActions,
    /** Called when another position is shown, before the host is drawn with it. */
    private readonly onMove: () => void,
  ) {
    adopt(host.renderRoot, [style]);
    host.addController(this);
    const nothing = (): void => undefined;
    const { up, down, rotate, help } = elementKeys;
    this.keys = new Keys({
      back: () => this.step(-1, 'back'),
      forward: () => this.step(1, 'forward'),
      first: () => this.goTo(0, 'first'),
      last: () => this.goTo(Infinity, 'last'),
      best: this.hint,
      engine: nothing,
      nextMistake: nothing,
      previousMistake: nothing,
      why: nothing,
      up,
      down,
      rotate,
      help,
    });
    this.notes = new Notes(host, () => ({
      table: this.state?.table ?? null,
      problem: null,
      engine: QUIET,
    }));
    this.gestures = new Gestures({
      hasFocus: () => host.matches(':focus-within'),
      canStep: (by) => this.canStep(by),
      onWheel: (by) => this.step(by, 'wheel'),
      onSwipe: (by) => this.step(by, 'swipe'),
    });
    new MotionController(host, () => this.state?.table ?? null);
    this.focus = new PuzzleFocus(host);
    this.solver = new SolverPart(host, {
      state: () => this.state,
      onState: this.show,
      onReply: (card) => {
        if (this.state) this.move(playInPuzzle(this.state, card), 'reply');
      },
      advance: this.advance,
      onFailure: (error) => this.fail(error),
    });
  }

  hostConnected(): void {
    this.advance();
  }

  hostDisconnected(): void {
    this.solver.rest();
  }

  /** Ends with the mode, and with a deal that cannot be read. */
  hostUpdate(): void {
    if (isPuzzle(this.host.input) && this.store.shown.table) return;
    this.solver.rest();
    this.of = [];
  }

  /** Begins a puzzle if the page or the reader has set another one. */
  private sync(): void {
    const { host, store } = this;
    const { table } = store.shown;
    const { side, target } = host.input;
    const of = [table, side, target, host.client];
    if (!table || of.every((part, i) => part === this.of[i])) return;
    this.of = of;
    this.solver.forget();
    this.failure = null;
    this.hasEnded = false;
    const { state, problem } = readPuzzle(table, host.input);
    this.state = state;
    this.problem = problem;
    this.report();
    this.advance();
  }

  /** Tells the page about a puzzle that cannot be played. */
  private report(): void {
    const { problem, host } = this;
    if (!problem) return;
    const message = problem.kind === 'setting' ? problem.error.message : this.words()[problem.kind];
    const field = problem.kind === 'setting' ? problem.error.place.field : 'mode';
    void dispatchError(host, { code: 'bad-setting', message, ...(field !== undefined && { field }) });
  }

  /** The messages in the language drawn last. */
  private words(): PuzzleMessages {
    return puzzleMessages(this.messages!);
  }

  /** @param menu the button of the menu, and the menu */
  render(view: View, menu: TemplateResult): TemplateResult {
    this.messages = view.look.messages;
    this.sync();
    return puzzleView(this, view, menu, this.words(), {
      onPlay: this.play,
      onTakeBack: this.takeBack,
      onPlayOn: this.playOn,
      onHint: this.hint,
      onStartAgain: this.startAgain,
      onSolution: () => void this.showSolution(),
      onGo: (ply) => this.goTo(ply, 'slider'),
      onStep: (by) => this.step(by, by < 0 ? 'back' : 'forward'),
      onFirst: () => this.goTo(0, 'first'),
      onLast: () => this.goTo(Infinity, 'last'),
      onRetry: this.retry,
      onPlayForPoints: () => this.store.change({ payoff: 'points' }),
      onPlayBest: () => this.store.change({ target: null }),
    });
  }

  /** The announcement to screen readers. */
  narration(): string {
    return this.messages ? narration(this, this.messages, this.words()) : '';
  }

  /** The deal, also if there is no puzzle to play in it. */
  get dealt(): Table | null {
    return this.state?.table ?? this.store.shown.table;
  }

  /** What is printed of the puzzle: its position with the task, and nothing that the reader has played. */
  get printed(): PrintedPuzzle | null {
    return this.state && { table: this.state.start, engine: QUIET, task: this.words().head(this.state, true) };
  }

  get hasKeys(): boolean {
    return !this.host.nohotkeys;
  }

  canStep(by: 1 | -1): boolean {
    const { state } = this;
    return state !== null && (by < 0 ? state.table.ply > state.start.ply : state.table.ply < state.table.line.length);
  }

  private readonly play = (card: Card): void => {
    if (this.state && mayPlay(this.state)) this.move(playInPuzzle(this.state, card), 'card');
  };

  private readonly takeBack = (): void => {
    if (!this.state?.waits) return;
    this.focus.follow(this.state.table.line.at(-1)!);
    this.move(takeBack(this.state), 'retract');
  };

  private readonly playOn = (): void => {
    if (this.state?.waits) this.show(playOn(this.state));
  };

  private readonly hint = (): void => {
    if (this.state) this.show(withHint(this.state, this.solver.valuesOf(this.state.table.position)));
  };

  private readonly startAgain = (): void => {
    if (!this.state) return;
    this.hasEnded = false;
    this.move(startAgain(this.state), 'first');
  };

  /** Computes again after a failure. */
  private readonly retry = (): void => {
    this.failure = null;
    this.advance();
    this.host.requestUpdate();
  };

  private step(by: 1 | -1, move: Move): void {
    if (this.state && this.canStep(by)) this.goTo(this.state.table.ply + by, move);
  }

  /** @returns the ply reached */
  private goTo(ply: number, by: Move): number {
    const { state } = this;
    if (!state) return 0;
    const to = stepTo(state, Math.min(ply, state.table.line.length));
    if (to.table.ply !== state.table.ply) this.move(to, by);
    return to.table.ply;
  }

  /** Has best play computed from the last position in which the target was within reach, and shows it. */
  private async showSolution(): Promise<void> {
    const { state } = this;
    if (!state) return;
    this.failure = null;
    const kept = keptSoFar(state);
    const line = await this.solver.bestPlayAfter(state, kept);
    if (line) this.move(withSolution(state, kept, line), 'solution');
  }

  /** Another position. */
  private move(state: PuzzleState, by: Move): void {
    this.show(state);
    this.host.dispatchEvent(playEvent(state.table, by));
  }

  private readonly show = (state: PuzzleState): void => {
    const hasMoved = state.table !== this.state?.table;
    this.focus.note();
    this.state = state;
    if (hasMoved) this.onMove();
    this.advance();
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      if (this.state) this.focus.place(this.state.waits);
      showRow(this.host.renderRoot);
    });
  };

  /** The solver's part, as far as it is possible now: it judges the reader's card, replies, and has the next position solved. */
  private readonly advance = (): void => {
    if (!this.host.isConnected || !this.state) return;
    this.state = this.solver.judged(this.state);
    this.solver.reply(this.state);
    this.end();
    if (this.failure === null) void this.solver.solveAhead();
  };

  /** Tells the page, once, how the puzzle has ended. */
  private end(): void {
    const { state, host } = this;
    const result = state && resultOf(state);
    if (!result || this.hasEnded) return;
    this.hasEnded = true;
    const { mistakes, hints, attempt, shown, table } = state;
    const detail: PuzzleDetail = {
      solved: result.solved,
      target: targetOf(state)!,
      made: result.made,
      mistakes,
      hints,
      shown,
      attempt,
      plays: table.line,
    };
    void host.updateComplete.then(() => host.dispatchEvent(new CustomEvent('puzzle', { ...FAR, detail })));
  }

  private fail(error: unknown): void {
    this.failure = asError(error);
    this.host.requestUpdate();
    const { message } = this.failure;
    void dispatchError(this.host, { code: 'engine-failed', message });
  }
}
