/**
 * Plays a puzzle with the reader: it holds the one mutable reference to the puzzle's state, carries out what the reader and the
 * solver (solver-part.ts) do, and tells the page how the puzzle ended.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { asError } from '../../../game/errors.ts';
import type { Card } from '../../../game/cards.ts';
import { Notes } from '../../views/board/note/notes.ts';
import type { Account } from '../../../notation/answer/account.ts';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../../notation/puzzle.ts';
import type { Store } from '../../state/store.ts';
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
  isOver,
  keptSoFar,
  mayPlay,
  playInPuzzle,
  playOn,
  startAgain,
  stepTo,
  takeBack,
  targetOf,
  withAnswer,
  withEnd,
  withHint,
  withLine,
  withSolution,
} from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';
import { PuzzleFocus, showRow } from './view/puzzle-focus.ts';
import { puzzle as style } from './view/puzzle-style.ts';
import { puzzleView, QUIET } from './view/puzzle-view.ts';
import type { Grade, PlayedPuzzle, PuzzleProblem } from './puzzle-props.ts';
import { narration } from './puzzle-narration.ts';
import { readPuzzle } from './read-puzzle.ts';
import { PuzzleSeries } from './series/series.ts';
import type { SeriesHost } from './series/series.ts';
import { SolverPart } from './solver-part.ts';
import { Explanation } from './explanation.ts';
import { playToExplain } from './turning-point.ts';

type Host = ReactiveControllerHost &
  SeriesHost & {
    readonly renderRoot: HTMLElement | DocumentFragment;
    /** Begins the training with the mistakes of the puzzle. */
    train(): Promise<void>;
  };

export class Puzzle implements ReactiveController, PlayedPuzzle {
  /** Null while there is a problem. */
  state: PuzzleState | null = null;
  readonly series: PuzzleSeries;
  readonly explanation: Explanation;
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
  /** Whether the element has been drawn without a deal. */
  private wantsFirst = false;
  /** The table at which the reader asked for a hint before the solver knew one. */
  private hintAt: Table | null = null;
  /** Whether the line is being looked for that keeps the target. */
  private isSeekingAnswer = false;
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
    this.series = new PuzzleSeries(host, store);
    this.explanation = new Explanation(host);
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
      nextMistake: () => this.next(),
      previousMistake: nothing,
      why: () => (this.explanation.isOpen ? this.closeWhy() : this.openWhy()),
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
      onSolved: () => {
        if (this.hintAt && this.hintAt === this.state?.table) this.hint();
      },
      onFailure: (error) => this.fail(error),
    });
  }

  hostConnected(): void {
    this.advance();
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Ends with the mode, and with a deal that cannot be read. */
  hostUpdate(): void {
    if (isPuzzle(this.host.input) && this.store.shown.table) return;
    this.rest();
    this.of = [];
    this.state = null;
  }

  /** Begins a first puzzle where the page sets no deal. */
  hostUpdated(): void {
    if (!this.wantsFirst) return;
    this.wantsFirst = false;
    this.series.begin();
  }

  /** Stops everything that goes on by itself. */
  private rest(): void {
    this.solver.rest();
    this.explanation.rest();
  }

  /** Begins a puzzle if the page or the reader has set another one. */
  private sync(): void {
    const { host, store } = this;
    const { table } = store.shown;
    const { side, target } = host.input;
    this.series.sync();
    this.wantsFirst = !table;
    const of = [table, side, target, host.client];
    if (!table || of.every((part, i) => part === this.of[i])) return;
    this.of = of;
    this.solver.forget();
    this.explanation.forget();
    this.failure = null;
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
      onWhy: this.openWhy,
      onWhyClosed: this.closeWhy,
      onWhyRetry: () => this.state && this.explanation.begin(this.state.table),
      onUnfold: this.explanation.unfold,
      onLine: this.showLine,
      onNext: this.next,
      onTrain: () => void this.host.train(),
      onReload: () => this.series.reload(),
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

  /** The level and the theme, as the collection or the page states them. */
  get grade(): Grade {
    const { host, series } = this;
    const { puzzleLevel, puzzleTheme } = host.input;
    const { current } = series;
    return {
      level: current?.level ?? PUZZLE_LEVELS.find((level) => `${level}` === `${puzzleLevel}`) ?? null,
      theme: current?.theme ?? PUZZLE_THEMES.find((theme) => theme === puzzleTheme) ?? null,
      isThemeOpen: Boolean(host.puzzleTheme),
    };
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
    const { state } = this;
    if (!state) return;
    const values = this.solver.valuesOf(state.table.position);
    this.hintAt = values ? null : state.table;
    this.show(withHint(state, values, this.grade.theme ?? undefined));
  };

  private readonly startAgain = (): void => {
    if (this.state) this.move(startAgain(this.state), 'first');
  };

  private readonly next = (): void => {
    if (!this.state || !isOver(this.state) || !this.series.hasNext) return;
    this.focus.note();
    this.series.next();
  };

  /** Opens the account of the play that decides, once the puzzle is over. */
  private readonly openWhy = (): void => {
    const { state, explanation } = this;
    if (!state || !isOver(state) || !explanation.play) return;
    explanation.open(state.table);
    void this.host.updateComplete.then(() => this.focus.placeAt('.why-back'));
  };

  private readonly closeWhy = (): void => {
    this.explanation.close();
    void this.host.updateComplete.then(() => this.focus.placeAt('.ask-why'));
  };

  /** Puts a line of the account on the board, after its first card. */
  private readonly showLine = ({ index, lost, ...lines }: Account, name: 'played' | 'best'): void => {
    const { state, explanation } = this;
    if (!state || !explanation.play) return;
    const line = [...explanation.play.plays.slice(0, index), ...lines[name]];
    this.move(withLine(state, line, index, index + 1, name === 'played' ? lost : 0), 'why');
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
    const rest = state.answer?.slice(kept.length) ?? (await this.solver.bestPlayAfter(state, kept));
    if (rest) this.move(withSolution(state, kept, rest), 'solution');
  }

  /** Finds the line that keeps the target, for a reader who has missed it. */
  private async findAnswer(state: PuzzleState): Promise<void> {
    this.isSeekingAnswer = true;
    const kept = keptSoFar(state);
    const rest = await this.solver.bestPlayAfter(state, kept);
    this.isSeekingAnswer = false;
    if (!rest || !this.state || this.state.ended !== state.ended) return;
    this.state = withAnswer(this.state, [...kept, ...rest]);
    this.host.requestUpdate();
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
      if (this.state) this.focus.place(this.state.waits, isOver(this.state));
      showRow(this.host.renderRoot);
    });
  };

  /** The solver's part, as far as it is possible now: it judges the reader's card, replies, and has the next position solved. */
  private readonly advance = (): void => {
    if (!this.host.isConnected || !this.state) return;
    this.state = this.solver.judged(this.state);
    this.solver.reply(this.state);
    this.end();
    this.explain(this.state);
    if (this.failure !== null) return;
    const { ended, answer } = this.state;
    if (!ended) void this.solver.solveAhead();
    else if (!answer && !this.isSeekingAnswer) void this.findAnswer(this.state);
  };

  /** The play in question: the reader's card that gave something away, at the end the one that decides. A loss is explained unasked. */
  private explain(state: PuzzleState): void {
    const { waits, ended, table } = state;
    const wrong = waits ? { plays: table.line, isMade: true } : null;
    const play = isOver(state) ? playToExplain(state, (at) => this.solver.valuesOf(at)) : wrong;
    this.explanation.follow(table, play, this.failure === null && (waits || ended?.solved === false));
  }

  /** Ends the puzzle after the last card, and tells the page how. */
  private end(): void {
    const { host } = this;
    const state = withEnd(this.state!);
    const { ended } = state;
    if (!ended || state === this.state) return;
    this.state = state;
    const { wrong, hints, attempt, shown, table } = state;
    if (ended.solved && !shown) this.series.noteSolved();
    const detail: PuzzleDetail = {
      solved: ended.solved,
      target: targetOf(state)!,
      made: ended.made,
      mistakes: wrong.length,
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
