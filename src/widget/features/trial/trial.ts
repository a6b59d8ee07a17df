/**
 * Trains mistakes with the reader: it holds the one mutable reference to the state of the training, has positions solved, the next one while
 * the reader thinks, and losses explained. Nothing of it is stored.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Card, Seat } from '../../../game/cards.ts';
import { asError } from '../../../game/errors.ts';
import type { Account } from '../../../notation/answer/account.ts';
import { adopt } from '../../kit/adopt.ts';
import { unmarked } from '../../kit/sentence.ts';
import { solutionOf } from '../../state/engine.ts';
import { dispatchError } from '../../state/events.ts';
import { Keys } from '../../state/keys.ts';
import type { KeyActions } from '../../state/keys.ts';
import { recordKey, requestFor } from '../../state/requests.ts';
import type { Solution } from '../../state/state.ts';
import type { Store, StoreHost } from '../../state/store.ts';
import { goTo, goToInLine, playsMade } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import { MotionController } from '../../views/board/motion.ts';
import { Notes } from '../../views/board/note/notes.ts';
import type { PrintedPuzzle } from '../../views/print/print.ts';
import type { View } from '../../views/view.ts';
import { Explanation } from '../puzzle/explanation.ts';
import { puzzle as puzzleStyle } from '../puzzle/view/puzzle-style.ts';
import { QUIET } from '../puzzle/view/puzzle-view.ts';
import { exercisesOf, exercisesOfGame, exercisesOfPuzzle } from './exercise.ts';
import type { Exercise, MistakesOfPuzzle, TrainedDeal } from './exercise.ts';
import { narration } from './trial-narration.ts';
import { trialMessages } from './trial-messages.ts';
import type { OpenTrial, TrialActions } from './trial-props.ts';
import {
  attemptIn,
  begin,
  choose,
  exerciseIn,
  goOn,
  hint,
  isOver,
  lookAt,
  nextIn,
  showAnswer,
  skip,
  toggleHands,
  tryOut,
  withSolution,
} from './trial-state.ts';
import type { TrialState } from './trial-state.ts';
import { trialStyle } from './view/trial-style.ts';
import { engineIn, trialView } from './view/trial-view.ts';

type Host = ReactiveControllerHost & StoreHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The button that begins the training. */
const ENTRY = '[data-train]';
const FIRST_CARD = '[data-rove=hand] [data-stop][tabindex="0"]';

export class Trial implements ReactiveController {
  /** Null while nothing is trained. */
  private state: TrialState | null = null;
  private failure: Error | null = null;
  private readonly explanation: Explanation;
  readonly keys: Keys;
  private readonly notes: Notes;
  /** The solutions of the exercises, by their number. */
  private solved = new Map<number, Solution>();
  private work = new AbortController();
  /** The exercise that is being solved. */
  private solving: number | null = null;
  /** The deal of the element, with which the training ends. */
  private deal = '';
  private onEnd: () => void = () => undefined;
  /** The words of the element when it last drew the training. */
  private messages: Messages | null = null;

  constructor(
    private readonly host: Host,
    private readonly store: Store,
    { up, down, rotate, help }: KeyActions,
    /** Called when another position is shown, before the host is drawn with it. */
    private readonly onMove: () => void,
  ) {
    adopt(host.renderRoot, [puzzleStyle, trialStyle]);
    this.explanation = new Explanation(host);
    host.addController(this);
    const nothing = (): void => undefined;
    this.keys = new Keys({
      back: () => this.goTo((this.state?.table.ply ?? 0) - 1),
      forward: () => this.goTo((this.state?.table.ply ?? 0) + 1),
      first: () => this.goTo(0),
      last: () => this.goTo(Infinity),
      best: () => this.actions.onHint(),
      engine: nothing,
      nextMistake: () => this.actions.onNext(),
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
      engine: this.state ? engineIn(this.state) : QUIET,
    }));
    new MotionController(host, () => this.state?.table ?? null);
  }

  get isOpen(): boolean {
    return this.state !== null;
  }

  // Each resolves when the reader has ended the training, or when the deal of the element has changed.

  /** The mistakes of the record, of the player whose plays are listed. */
  ofRecord(): Promise<void> {
    const { shown, review } = this.store;
    return this.begin(shown.table ? exercisesOf(shown.table, review.review, review.player) : []);
  }

  /** @param player as in `exercisesOfGame` */
  ofGame(deals: readonly TrainedDeal[], player: Seat | null): Promise<void> {
    const ended = this.begin(exercisesOfGame(deals, player));
    // The button that has begun it is outside.
    this.focus(FIRST_CARD, true);
    return ended;
  }

  ofPuzzle(puzzle: MistakesOfPuzzle): Promise<void> {
    return this.begin(exercisesOfPuzzle(puzzle));
  }

  private begin(exercises: readonly Exercise[]): Promise<void> {
    this.end();
    if (exercises.length === 0) return Promise.resolve();
    this.solved.clear();
    this.failure = null;
    this.deal = this.dealShown;
    this.store.review.hold(true);
    this.show(begin(exercises));
    this.focus(FIRST_CARD);
    return new Promise((resolve) => (this.onEnd = resolve));
  }

  hostConnected(): void {
    this.advance();
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Ends with the deal of the element. */
  hostUpdate(): void {
    if (this.state && this.dealShown !== this.deal) this.end();
  }

  private get dealShown(): string {
    const { table } = this.store.shown;
    return table ? `${table.payoff} ${recordKey(table)}` : '';
  }

  private rest(): void {
    this.work.abort();
    this.solving = null;
    this.explanation.rest();
  }

  private end(): void {
    if (!this.state) return;
    this.rest();
    this.explanation.forget();
    this.state = null;
    this.store.review.hold(false);
    this.onMove();
    this.host.requestUpdate();
    this.focus(ENTRY);
    this.onEnd();
  }

  /** @param menu the button of the menu, and the menu */
  render(view: View, menu: TemplateResult): TemplateResult {
    this.messages = view.look.messages;
    return trialView(this.open!, view, menu, trialMessages(this.messages), this.actions);
  }

  /** The announcement to screen readers. */
  narration(): string {
    const { open, messages } = this;
    return open && messages ? narration(open, messages, trialMessages(messages)) : '';
  }

  /** What is printed: the position with the task, and nothing that the engine knows. */
  get printed(): PrintedPuzzle | null {
    const { state, messages } = this;
    if (!state || !messages) return null;
    const words = trialMessages(messages);
    const { table, mistake } = exerciseIn(state);
    const task = `${words.task(mistake.by, messages.card(mistake.card))} ${words.find}`;
    return { table, engine: QUIET, task: unmarked(task) };
  }

  private get open(): OpenTrial | null {
    const { state, failure, explanation, notes, host } = this;
    return state && { state, failure, explanation, notes, hasKeys: !host.nohotkeys };
  }

  private readonly actions: TrialActions = {
    onCard: (card) => this.change((state) => (isOver(state) ? tryOut(state, card) : choose(state, card))),
    onHands: () => this.change(toggleHands),
    onHint: () => this.change(hint),
    onSkip: () => this.toNext(skip),
    onAnswer: () => this.change(showAnswer),
    onNext: () => {
      if (this.state && isOver(this.state)) this.toNext(goOn);
    },
    onLeave: () => this.end(),
    onRetry: () => {
      this.failure = null;
      this.advance();
      this.host.requestUpdate();
    },
    onWhyRetry: () => this.state && this.explanation.begin(this.state.table),
    onUnfold: () => this.explanation.unfold(),
    onLine: (account, line) => this.showLine(account, line),
    onGo: (ply) => this.goTo(ply),
  };

  /** Goes to another position of the line on the board. @returns the ply reached */
  private goTo(ply: number): number {
    this.change((state) => lookAt(state, goTo(state.table, ply)));
    return this.state?.table.ply ?? 0;
  }

  /** Puts a line of the account on the board, after its first card. */
  private showLine({ index, ...lines }: Account, name: 'played' | 'best'): void {
    this.change((state) => {
      const { table } = exerciseIn(state);
      return lookAt(state, goToInLine(state.table, [...table.line.slice(0, index), ...lines[name]], index + 1));
    });
  }

  private change(step: (state: TrialState) => TrialState): void {
    if (!this.state) return;
    const before = this.state;
    const state = step(before);
    if (state === before) return;
    this.show(state);
    if (isOver(state) && !isOver(before)) this.focus('.panel-foot .main');
  }

  private toNext(step: (state: TrialState) => TrialState): void {
    const before = this.state?.at;
    this.change(step);
    if (this.state?.at !== before) this.focus(FIRST_CARD);
  }

  private show(state: TrialState): void {
    const hasMoved = state.table !== this.state?.table;
    const solution = state.solution ?? this.solved.get(state.at);
    this.state = solution && !state.solution ? withSolution(state, solution) : state;
    if (hasMoved) this.onMove();
    this.advance();
    this.host.requestUpdate();
  }

  /** Moves the focus of a reader who is in the element, once the next state is drawn. */
  private focus(selector: string, isWanted = this.host.matches(':focus-within')): void {
    if (!isWanted) return;
    void this.host.updateComplete.then(() =>
      this.host.renderRoot.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  }

  /** Has the exercise solved, then the next one, and the loss in question explained. */
  private advance(): void {
    const { state, host } = this;
    if (!state || !host.isConnected) return;
    this.explain(state);
    const next = nextIn(state);
    const wanted = [state.at, ...(next === null ? [] : [next])].find((index) => !this.solved.has(index));
    if (wanted !== undefined && wanted !== this.solving && this.failure === null) void this.solve(state, wanted);
  }

  /** The card tried last; once the exercise has ended, the mistake. */
  private explain(state: TrialState): void {
    const { table, mistake } = exerciseIn(state);
    const card: Card | undefined = isOver(state) ? mistake.card : attemptIn(state).tried.at(-1);
    const play = card ? { plays: [...playsMade(table), card], isMade: true } : null;
    this.explanation.follow(table, play, play !== null);
  }

  private async solve({ exercises }: TrialState, index: number): Promise<void> {
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    this.solving = index;
    const { table } = exercises[index]!;
    try {
      const solution = solutionOf(table, await this.host.client.solve(requestFor(table), { signal }));
      if (signal.aborted) return;
      this.solving = null;
      this.solved.set(index, solution);
      if (this.state) this.show(this.state);
    } catch (error) {
      // The next exercise is tried again when it is shown.
      if (!signal.aborted && index === this.state?.at) this.fail(asError(error));
    }
  }

  private fail(error: Error): void {
    this.solving = null;
    this.failure = error;
    this.host.requestUpdate();
    void dispatchError(this.host, { code: 'engine-failed', message: error.message });
  }
}
