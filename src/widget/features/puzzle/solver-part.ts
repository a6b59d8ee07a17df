/**
 * The solver's part in a puzzle, which goes on by itself: it has positions solved ahead of the reader, judges the reader's card once its
 * value is known, and plays the other hands, each card after a pause in which the reader sees the card before.
 */
import { cardValues } from '../../../analysis/puzzle/goal.ts';
import type { CardValues } from '../../../analysis/puzzle/goal.ts';
import type { Card } from '../../../game/cards.ts';
import { legalNow, playsOf } from '../../../game/play/play.ts';
import type { GameState } from '../../../game/play/play.ts';
import type { StoreHost } from '../../state/store.ts';
import { requestAfter } from '../../state/requests.ts';
import { goTo } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { goalAfter, judge, unjudged, withStart } from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';
import { nextToSolve, replyIn, SolvedPositions } from './solve-ahead.ts';

/** The pause before a card of the solver, in milliseconds, and before it leads while a complete trick is on the table. */
const REPLY_MS = 350;
const LEAD_MS = 1000;

/** The puzzle in play, as the solver's part sees it. */
interface InPlay {
  readonly state: () => PuzzleState | null;
  /** A solution has changed the state: the target or a verdict is known. */
  readonly onState: (state: PuzzleState) => void;
  /** The solver plays a card in the position shown. */
  readonly onReply: (card: Card) => void;
  /** A reply is known that was waited for. */
  readonly advance: () => void;
  /** The values of another position are known. */
  readonly onSolved: () => void;
  readonly onFailure: (error: unknown) => void;
}

export class SolverPart {
  private solved = new SolvedPositions();
  private work = new AbortController();
  /** The position that is being solved. */
  private solving: string | null = null;
  private pause: { readonly at: Table; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly host: Pick<StoreHost, 'client' | 'input'>,
    private readonly puzzle: InPlay,
  ) {}

  /** The values of a position; undefined if they are not known yet. */
  valuesOf(state: GameState): CardValues | undefined {
    return this.solved.of(state);
  }

  /** Stops everything that goes on by itself. */
  rest(): void {
    this.abandon();
    this.endPause();
  }

  /** Gives up the position that is being solved: it may be wanted again. */
  private abandon(): void {
    this.work.abort();
    this.work = new AbortController();
    this.solving = null;
  }

  /** Stops, and forgets what is known: another puzzle begins. */
  forget(): void {
    this.rest();
    this.solved = new SolvedPositions();
  }

  /** The state with the reader's card judged, if its value is known. */
  judged(state: PuzzleState): PuzzleState {
    const ply = unjudged(state);
    const goal = ply === null ? null : goalAfter(state, ply);
    if (ply === null || !goal) return state;
    const before = goTo(state.table, ply).position;
    const card = state.table.line[ply]!;
    const value = legalNow(before).length === 1 ? goal.target : this.solved.of(before)?.get(card);
    return value === undefined ? state : judge(state, value);
  }

  /** Plays the solver's card after a pause, if the solver is to play and its card is known. */
  reply(state: PuzzleState): void {
    if (this.pause && this.pause.at !== state.table) this.endPause();
    const card = this.pause ? null : this.cardIn(state);
    if (card === null) return;
    const { trick, tricks } = state.table.position;
    const leads = trick.cards.length === 0 && tricks.length > 0;
    const timer = setTimeout(
      () => {
        this.pause = null;
        if (this.puzzle.state()?.table === state.table) this.puzzle.onReply(card);
      },
      leads ? LEAD_MS : REPLY_MS,
    );
    this.pause = { at: state.table, timer };
  }

  private cardIn(state: PuzzleState): Card | null {
    const reply = replyIn(state, this.solved);
    return reply && 'card' in reply ? reply.card : null;
  }

  private endPause(): void {
    if (this.pause) clearTimeout(this.pause.timer);
    this.pause = null;
  }

  /** Has one position after the other solved, always the one that is needed next. */
  async solveAhead(): Promise<void> {
    const next = (): GameState | null => {
      const state = this.puzzle.state();
      return state && nextToSolve(state, this.solved);
    };
    const first = next();
    if (first && playsOf(first).join() === this.solving) return;
    this.abandon();
    const { signal } = this.work;
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
    const state = this.puzzle.state();
    if (!state) return;
    const isStart = state.best === null && playsOf(at).length === state.start.ply;
    const now = this.judged(isStart ? withStart(state, values) : state);
    if (now !== state) this.puzzle.onState(now);
    // The loop that called this goes on solving.
    else if (!this.pause && this.cardIn(state) !== null) this.puzzle.advance();
    this.puzzle.onSolved();
  }

  private async valuesAt(position: GameState, signal: AbortSignal): Promise<CardValues> {
    const { host } = this;
    const { side, table } = this.puzzle.state()!;
    const request = requestAfter(table, playsOf(position), ['cards']);
    const { cards = [] } = await host.client.solve(request, { signal });
    return cardValues(side, position.setup, table.payoff, cards);
  }

  /** Best play after the first plays of the line; null if it is not wanted any more, or the solver has failed. */
  async bestPlayAfter({ table }: PuzzleState, plays: readonly Card[]): Promise<readonly Card[] | null> {
    this.rest();
    const { signal } = this.work;
    const { host } = this;
    try {
      if (goTo({ ...table, line: plays }, plays.length).position.toPlay === null) return [];
      const request = requestAfter(table, plays, ['line']);
      const { line = [] } = await host.client.solve(request, { signal });
      return signal.aborted ? null : line;
    } catch (error) {
      if (!signal.aborted) this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    this.solving = null;
    this.puzzle.onFailure(error);
  }
}
