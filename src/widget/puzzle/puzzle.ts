/**
 * Plays a puzzle with the reader: it holds the one mutable reference to the puzzle's state, has positions solved ahead, plays the
 * solver's cards after a pause in which the reader sees the card before, and tells the page how the puzzle ended.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { valueFor } from '../../analysis/puzzle/goal.ts';
import type { CardValues } from '../../analysis/puzzle/goal.ts';
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { legalNow, playsOf } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { hasCalls } from '../../game/scoring/payoffs/targets.ts';
import { figureOf, isProven } from '../../notation/answer/answer.ts';
import { parseReader, parseTarget } from '../../notation/puzzle.ts';
import { scoreDescriber } from '../answer/headline.ts';
import { Notes } from '../board/note/notes.ts';
import type { DealController, DealHost } from '../element/deal-controller.ts';
import { dispatchError, FAR, playEvent } from '../element/events.ts';
import type { ChangeDetail, Move, PuzzleDetail } from '../element/events.ts';
import { adopt } from '../element/styles.ts';
import { Gestures } from '../interaction/gestures.ts';
import { Keys } from '../interaction/keys.ts';
import type { KeyActions } from '../interaction/keys.ts';
import { MotionController } from '../interaction/motion.ts';
import { requestAfter } from '../model/input.ts';
import type { Input } from '../model/input.ts';
import { isPuzzle } from '../model/modes.ts';
import type { Engine } from '../model/state.ts';
import { goTo } from '../model/table.ts';
import type { Table } from '../model/table.ts';
import { panelMessages } from '../panel/panel-messages.ts';
import { puzzleMessages } from './puzzle-messages.ts';
import type { PuzzleMessages } from './puzzle-messages.ts';
import {
  begin,
  goalAfter,
  judge,
  keptSoFar,
  mayPlay,
  playInPuzzle,
  playOn,
  resultOf,
  startAgain,
  stepTo,
  takeBack,
  targetOf,
  unjudged,
  withHint,
  withSolution,
  withStart,
} from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';
import { puzzle as style } from './view/puzzle-style.ts';
import { puzzleView, QUIET } from './view/puzzle-view.ts';
import type { PlayedPuzzle, PuzzleFrame, PuzzleProblem } from './puzzle-props.ts';
import { narration } from './puzzle-narration.ts';
import { nextToSolve, replyIn, SolvedPositions } from './solve-ahead.ts';

/** The pause before a card of the solver, in milliseconds, and before it leads while a complete trick is on the table. */
const REPLY_MS = 350;
const LEAD_MS = 1000;

type Host = ReactiveControllerHost &
  DealHost & { readonly renderRoot: HTMLElement | DocumentFragment; readonly nohotkeys: boolean };

export class Puzzle implements ReactiveController, PlayedPuzzle {
  /** Null while there is a problem. */
  state: PuzzleState | null = null;
  problem: PuzzleProblem | null = null;
  /** Why the solver has failed; null unless it has. */
  failure: Error | null = null;
  readonly keys: Keys;
  readonly notes: Notes;
  readonly gestures: Gestures;
  private solved = new SolvedPositions();
  /** The table and the settings of the puzzle in play. */
  private of: readonly unknown[] = [];
  private work = new AbortController();
  /** The position that is being solved. */
  private solving: string | null = null;
  private reply: { readonly at: Table; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  private hasEnded = false;
  /** Whether the focus goes back to the hand once the reader is to play. */
  private followsHand = false;
  /** The properties with which the element last drew the puzzle. */
  private frame: PuzzleFrame | null = null;

  constructor(
    readonly host: Host,
    private readonly dealController: DealController,
    private readonly change: (changes: ChangeDetail) => void,
    elementKeys: KeyActions,
  ) {
    adopt(host.renderRoot, [style]);
    host.addController(this);
    const nothing = (): void => undefined;
    const { up, down, turn, help } = elementKeys;
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
      turn,
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
  }

  hostConnected(): void {
    this.advance();
  }

  hostDisconnected(): void {
    this.rest();
  }

  hostUpdate(): void {
    if (isPuzzle(this.host.input)) return;
    this.rest();
    this.of = [];
  }

  /** Begins a puzzle if the page or the reader has set another one. */
  private sync(): void {
    const { host, dealController } = this;
    const { table } = dealController.shown;
    const { side, target } = host.input;
    const of = [table, side, target, host.client];
    if (!table || of.every((part, i) => part === this.of[i])) return;
    this.rest();
    this.of = of;
    this.solved = new SolvedPositions();
    this.failure = null;
    this.hasEnded = false;
    const { state, problem } = read(table, host.input);
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
    void host.updateComplete.then(() => {
      dispatchError(host, { code: 'bad-setting', message, ...(field !== undefined && { field }) });
    });
  }

  /** The messages in the language of the frame drawn last. */
  private words(): PuzzleMessages {
    return puzzleMessages(panelMessages(this.frame!.look.messages), scoreDescriber(this.host));
  }

  render(frame: PuzzleFrame): TemplateResult {
    this.frame = frame;
    this.sync();
    return puzzleView(this, frame, this.words(), {
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
      onPlayForPoints: () => this.change({ payoff: 'points' }),
      onPlayBest: () => this.change({ target: null }),
    });
  }

  /** The announcement to screen readers. */
  narration(): string {
    return this.frame ? narration(this, panelMessages(this.frame.look.messages), this.words()) : '';
  }

  /** The deal, also if there is no puzzle to play in it. */
  get dealt(): Table | null {
    return this.state?.table ?? this.dealController.shown.table;
  }

  /** What is printed of the puzzle: its position with the task, and nothing that the reader has played. */
  get printed(): { readonly table: Table; readonly engine: Engine; readonly task: string } | null {
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
    if (this.state?.waits) this.move(takeBack(this.state), 'retract');
  };

  private readonly playOn = (): void => {
    if (this.state?.waits) this.show(playOn(this.state));
  };

  private readonly hint = (): void => {
    if (this.state) this.show(withHint(this.state, this.solved.of(this.state.table.position)));
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
    const { state, host } = this;
    const kept = state && keptSoFar(state);
    if (!state || !kept) return;
    this.rest();
    const { signal } = this.work;
    try {
      const end = goTo({ ...state.table, line: kept }, kept.length).position;
      const { line = [] } =
        end.toPlay === null
          ? {}
          : await host.client.solve(requestAfter(host.input, state.table.payoff, kept, ['line']), { signal });
      if (!signal.aborted) this.move(withSolution(state, kept, line), 'solution');
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Another position. */
  private move(state: PuzzleState, by: Move): void {
    this.show(state);
    this.host.dispatchEvent(playEvent(state.table, by));
  }

  private show(state: PuzzleState): void {
    const hasMoved = state.table !== this.state?.table;
    const active = this.active;
    if (active?.matches('[data-rove=hand] *, .verdict *')) this.followsHand = true;
    this.state = state;
    if (hasMoved) this.frame?.roving.resetForPosition();
    this.advance();
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      this.placeFocus();
      this.showRow();
    });
  }

  private get active(): Element | null {
    return this.host.shadowRoot?.activeElement ?? null;
  }

  /** For readers with a keyboard: to the decision they have to make, and back to the hand. */
  private placeFocus(): void {
    const { state, active } = this;
    if (!this.followsHand || !state || (active && !active.matches('[data-step=back], .verdict *'))) return;
    const find = (selector: string): HTMLElement | null => this.host.renderRoot.querySelector<HTMLElement>(selector);
    const to = state.waits ? find('.verdict .main') : find('[data-rove=hand] [data-stop][tabindex="0"]');
    if (!to || to === active) return;
    if (!state.waits) this.followsHand = false;
    to.focus({ preventScroll: !active?.matches(':focus-visible') });
  }

  /** Scrolls the list, where it has its own height, to the trick shown; never the page. */
  private showRow(): void {
    const row = this.host.renderRoot.querySelector('.mine .now');
    const list = row?.closest('.panel-open');
    if (!row || !list) return;
    const [of, within] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.max(0, of.bottom - within.bottom) + Math.min(0, of.top - within.top);
  }

  /** Stops everything that goes on by itself. */
  private rest(): void {
    this.work.abort();
    this.work = new AbortController();
    this.solving = null;
    if (this.reply) clearTimeout(this.reply.timer);
    this.reply = null;
  }

  /** Judges the reader's card, lets the solver play, and requests the next solution, as far as each is possible now. */
  private advance(): void {
    if (!this.host.isConnected || !this.state) return;
    this.state = this.judged(this.state);
    const { state } = this;
    if (this.reply && this.reply.at !== state.table) {
      clearTimeout(this.reply.timer);
      this.reply = null;
    }
    const reply = this.reply ? null : replyIn(state, this.solved);
    if (reply && 'card' in reply) {
      const { trick, tricks } = state.table.position;
      const leads = trick.cards.length === 0 && tricks.length > 0;
      const timer = setTimeout(
        () => {
          this.reply = null;
          if (this.state?.table === state.table) this.move(playInPuzzle(this.state, reply.card), 'reply');
        },
        leads ? LEAD_MS : REPLY_MS,
      );
      this.reply = { at: state.table, timer };
    }
    this.end();
    void this.solveAhead();
  }

  /** The reader's card judged, if its value is known. */
  private judged(state: PuzzleState): PuzzleState {
    const ply = unjudged(state);
    const goal = ply === null ? null : goalAfter(state, ply);
    if (ply === null || !goal) return state;
    const before = goTo(state.table, ply).position;
    const card = state.table.line[ply]!;
    const value = legalNow(before).length === 1 ? goal.target : this.solved.of(before)?.get(card);
    return value === undefined ? state : judge(state, value);
  }

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

  private async solveAhead(): Promise<void> {
    const next = (): GameState | null => this.state && nextToSolve(this.state, this.solved);
    const first = next();
    if (this.failure !== null || (first && playsOf(first).join() === this.solving)) return;
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    try {
      for (let at = first; at; at = next()) {
        this.solving = playsOf(at).join();
        const values = await this.valuesAt(at, signal);
        if (signal.aborted) return;
        this.solving = null;
        this.solved.add(at, values);
        this.learn(at, values);
        if (signal.aborted) return;
      }
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Takes a solution: the target, a verdict that was waited for, a reply. */
  private learn(at: GameState, values: CardValues): void {
    const { state } = this;
    if (!state) return;
    const isStart = state.best === null && playsOf(at).length === state.start.ply;
    const now = this.judged(isStart ? withStart(state, values) : state);
    if (now !== state) this.show(now);
    else this.advanceReply();
  }

  private advanceReply(): void {
    // The loop that called this goes on solving.
    const reply = this.state && !this.reply ? replyIn(this.state, this.solved) : null;
    if (reply && 'card' in reply) this.advance();
  }

  private async valuesAt(state: GameState, signal: AbortSignal): Promise<CardValues> {
    const { host } = this;
    const { side, table } = this.state!;
    const request = requestAfter(host.input, table.payoff, playsOf(state), ['cards']);
    const { cards = [] } = await host.client.solve(request, { signal });
    return new Map(
      cards.map((of) => {
        if (!isProven(of)) throw new Error('the engine gave an answer without values');
        return [of.card, valueFor(side, state.setup, table.payoff, figureOf(of))];
      }),
    );
  }

  private fail(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error(String(error));
    this.solving = null;
    this.host.requestUpdate();
    const { message } = this.failure;
    void this.host.updateComplete.then(() => dispatchError(this.host, { code: 'engine-failed', message }));
  }
}

/** The puzzle that the input asks for, or why there is none. */
function read(table: Table, { side, target }: Input): Pick<PlayedPuzzle, 'state' | 'problem'> {
  if (table.position.toPlay === null) return { state: null, problem: { kind: 'over' } };
  if (hasCalls(table.setup, table.payoff)) return { state: null, problem: { kind: 'calls' } };
  try {
    const reader = side ? parseReader(side) : null;
    const least = target === undefined || target === null || target === '' ? null : parseTarget(`${target}`);
    return { state: begin(table, reader, least), problem: null };
  } catch (error) {
    if (error instanceof JassError) return { state: null, problem: { kind: 'setting', error } };
    throw error;
  }
}
