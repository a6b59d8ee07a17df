/**
 * The review of the record: the annotations of the listed plays, the mistakes among them and the reader's way through them. It decides when
 * the record is reviewed: in the background, while the element is in view and the engine has finished the position shown.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import { requestAfter } from '../requests.ts';
import { showsAll } from '../modes.ts';
import { EMPTY } from '../state.ts';
import type { DealStore } from '../deal-store.ts';
import { hasLeftRecord } from '../table.ts';
import type { Table } from '../table.ts';
import type { AskedAccount } from '../why/asked-account.ts';
import { annotate } from './annotations.ts';
import type { LineAnnotations } from './annotations.ts';
import { mistakesOf, placeAmong } from './mistakes.ts';
import type { Mistake, MistakePlace } from './mistakes.ts';
import { ReviewRunner } from './review-runner.ts';
import type { ReviewRequest } from './review-runner.ts';
import { NO_REVIEW } from './review-state.ts';
import type { Review } from './review-state.ts';

export class RecordReview {
  /** The annotations of the listed plays; null without a deal. */
  annotations: LineAnnotations | null = null;
  /** The mistakes known, in the order of play. */
  mistakes: readonly Mistake[] = [];
  /** The player whose mistakes are listed; null for all. */
  player: Seat | null = null;
  private readonly runner = new ReviewRunner(() => this.store.host.requestUpdate());
  /** Whether the element is in view. A record out of view is not reviewed. */
  private isInSight = false;
  /** The state and the mode at the last update. */
  private followed = { solved: new Map<string, unknown>(), shown: EMPTY, showsAll: true };

  constructor(
    private readonly store: DealStore,
    private readonly account: AskedAccount,
  ) {}

  /** The element has come into view, or left it. */
  setSight(isInSight: boolean): void {
    this.isInSight = isInSight;
    this.resumeWhenIdle();
  }

  disconnect(): void {
    this.isInSight = false;
    this.runner.pause();
  }

  update(): void {
    const { store, runner, followed: before } = this;
    const { shown, solved } = store;
    const { table, engine } = shown;
    const now = { solved, shown, showsAll: showsAll(store.modes) };
    this.followed = now;
    if (solved !== before.solved) {
      runner.forget();
      this.player = null;
    }
    if (table) {
      runner.switchTo(table.payoff);
      const isComputed = engine.phase === 'computing';
      const wasComputed = before.shown.engine.phase === 'computing' && before.shown.table === table;
      if ((isComputed && !wasComputed) || (before.showsAll && !now.showsAll)) runner.pause();
      this.resumeWhenIdle();
    }
    this.annotations =
      table &&
      annotate(table, engine, this.review, {
        solved: (plays) => store.solutionAfter(table.payoff, plays),
        guessed: (plays) => store.guessAfter(table.payoff, plays),
      });
    this.mistakes = table && this.annotations ? mistakesOf(table, this.review, this.annotations) : [];
  }

  /** The part of the review that may be shown. */
  get review(): Review {
    const { values, engine } = this.store.modes;
    return values !== 'shown' || engine === 'off' ? NO_REVIEW : this.runner.review;
  }

  /** Starts or resumes the review for the reader. */
  readonly begin = (): void => {
    const { table } = this.store.shown;
    if (table) this.runner.resume(this.reviewed(table));
  };

  readonly stop = (): void => this.runner.stop();

  /** The mistakes listed. */
  get listed(): readonly Mistake[] {
    return this.mistakes.filter(({ by }) => this.player === null || by === this.player);
  }

  /** The reader's place among the mistakes listed. */
  get place(): MistakePlace {
    const { account } = this;
    const { table } = this.store.shown;
    const { asked } = account;
    // Elsewhere in the record the board counts, not the account that is still open.
    const isThere = table && asked && (account.markedIn(table) !== null || hasLeftRecord(table));
    return placeAmong(this.listed, isThere ? asked.plays.length - 1 : null, table?.ply ?? 0);
  }

  /** Lists the mistakes of one player, or of all. */
  readonly choosePlayer = (player: Seat | null): void => {
    this.player = player;
    this.store.host.requestUpdate();
  };

  /** Opens the account of the next mistake or of the one before. @param by 1 or −1 */
  readonly goToMistake = (by: 1 | -1): void => {
    const { next, previous } = this.place;
    const to = by > 0 ? next : previous;
    if (to) this.explain(to.index);
  };

  /** Opens the account of a play of the record, or without a record of the listed plays. */
  readonly explain = (index: number): void => this.account.open(this.playsTo(index));

  /** Opens the account of a listed play. */
  readonly explainListed = (index: number): void => this.account.open(this.listedTo(index));

  /** The plays up to one of the record, or without a record of the listed plays; that one included. */
  playsTo(index: number): readonly Card[] {
    const record = this.store.shown.table?.record ?? [];
    return record.length > 0 ? record.slice(0, index + 1) : this.listedTo(index);
  }

  private listedTo(index: number): readonly Card[] {
    return (this.annotations?.plays ?? []).slice(0, index + 1).map(({ card }) => card);
  }

  /** Continues the review if the engine has finished the position shown. */
  private resumeWhenIdle(): void {
    const { table, engine } = this.store.shown;
    const hasTime = engine.phase === 'exact' || engine.phase === 'idle';
    if (!table || table.record.length === 0) return;
    if (hasTime && this.isInSight && this.followed.showsAll) this.runner.begin(this.reviewed(table));
  }

  private reviewed(table: Table): ReviewRequest {
    const ask: ReviewRequest['ask'] = (plies, want) => requestAfter(table, table.record.slice(0, plies), want);
    return { table, ask, client: this.store.host.client };
  }
}
