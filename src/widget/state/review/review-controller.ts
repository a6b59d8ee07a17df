/**
 * Annotates the listed plays of an element, and decides when its record is reviewed: in the background, while the
 * element is in view and the engine has finished the position shown. It reads the state of the deal controller, which
 * does not depend on it.
 */
import type { Card } from '../../../game/cards.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import { annotate } from './annotations.ts';
import type { LineAnnotations } from './annotations.ts';
import { mistakesOf, placeAmong } from './mistakes.ts';
import type { MistakePagerProps } from '../../views/review/mistake-pager.ts';
import type { Mistake, MistakePlace } from './mistakes.ts';
import type { DealController, DealHost } from '../store.ts';
import { requestAfter } from '../input.ts';
import { modesOf, showsAll } from '../modes.ts';
import { Lazy } from '../../kit/lazy.ts';
import type { ReviewRequest, ReviewRunner } from './review-runner.ts';
import { NO_REVIEW } from './review-state.ts';
import type { Review } from './review-state.ts';
import { EMPTY } from '../state.ts';
import { hasLeftRecord } from '../table.ts';
import type { Table } from '../table.ts';
import type { AskedPlayController } from '../why/asked-play-controller.ts';
import type { Messages } from '../../text/messages.ts';

const runners = new Lazy(() => import('./review-runner.ts'));

export class ReviewController implements ReactiveController {
  /** The annotations of the listed plays; null without a deal. */
  annotations: LineAnnotations | null = null;
  /** The mistakes known, in the order of play. */
  mistakes: readonly Mistake[] = [];
  /** The player whose mistakes are listed; null for all. */
  player: Seat | null = null;
  /** Null until there is a record to review. */
  private runner: ReviewRunner | null = null;
  private readonly sight: IntersectionObserver;
  /** Whether the element is in view. A record out of view is not reviewed. */
  private inSight = false;
  /** The state and the mode at the last update. */
  private followed = { solved: this.dealController.solved, shown: EMPTY, showsAll: true };

  constructor(
    private readonly host: ReactiveControllerHost & DealHost,
    private readonly dealController: DealController,
    /** The play whose account is open. */
    readonly askedPlay: AskedPlayController,
  ) {
    this.sight = new IntersectionObserver((entries) => {
      this.inSight = entries.at(-1)?.isIntersecting ?? false;
      this.goOn();
    });
    host.addController(this);
    this.hostUpdate();
  }

  hostConnected(): void {
    this.sight.observe(this.host);
  }

  hostDisconnected(): void {
    this.sight.disconnect();
    this.inSight = false;
    this.runner?.pause();
  }

  hostUpdate(): void {
    const { dealController, host, runner, followed: before } = this;
    const { shown, solved } = dealController;
    const { table, engine } = shown;
    const now = { solved, shown, showsAll: showsAll(modesOf(host)) };
    this.followed = now;
    if (solved !== before.solved) {
      runner?.forget();
      this.player = null;
    }
    if (table) {
      runner?.turnTo(table.payoff);
      const isComputed = engine.phase === 'computing';
      const wasComputed = before.shown.engine.phase === 'computing' && before.shown.table === table;
      if ((isComputed && !wasComputed) || (before.showsAll && !now.showsAll)) runner?.pause();
      this.goOn();
    }
    this.annotations =
      table && annotate(table, engine, this.review, (plays) => dealController.solutionAfter(table.payoff, plays));
    this.mistakes = table && this.annotations ? mistakesOf(table, this.review, this.annotations) : [];
  }

  /** The part of the review that may be shown. */
  get review(): Review {
    const { values, engine } = modesOf(this.host);
    if (values !== 'shown' || engine === 'off') return NO_REVIEW;
    if (this.runner) return this.runner.review;
    return runners.problem ? { ...NO_REVIEW, phase: 'failed', error: runners.problem } : NO_REVIEW;
  }

  /** Starts or resumes the review for the reader. */
  readonly begin = (): void => {
    runners.load().then(
      () => {
        const { table } = this.dealController.shown;
        if (table) this.loadedRunner()?.resume(this.reviewed(table));
      },
      () => this.host.requestUpdate(),
    );
  };

  readonly stop = (): void => this.runner?.stop();

  /** The mistakes listed. */
  get listed(): readonly Mistake[] {
    return this.mistakes.filter(({ by }) => this.player === null || by === this.player);
  }

  /** The reader's place among the mistakes listed. */
  get place(): MistakePlace {
    const { table } = this.dealController.shown;
    const { asked } = this.askedPlay;
    // Elsewhere in the record the board counts, not the account that is still open.
    const isThere = table && asked && (this.askedPlay.markedIn(table) !== null || hasLeftRecord(table));
    return placeAmong(this.listed, isThere ? asked.plays.length - 1 : null, table?.ply ?? 0);
  }

  /** Lists the mistakes of one player, or of all. */
  readonly choosePlayer = (player: Seat | null): void => {
    this.player = player;
    this.host.requestUpdate();
  };

  /** Opens the account of the next mistake or of the one before. @param by 1 or −1 */
  readonly goToMistake = (by: 1 | -1): void => {
    const { next, previous } = this.place;
    const to = by > 0 ? next : previous;
    if (to) this.explain(to.index);
  };

  /** The way through the mistakes listed. */
  pager(messages: Messages): MistakePagerProps {
    return { messages, mistakes: this.listed, place: this.place, onGo: this.goToMistake };
  }

  /** Opens the account of a play of the record, or without a record of the listed plays. */
  readonly explain = (index: number): void => this.askedPlay.open(this.playsTo(index));

  /** Opens the account of a listed play. */
  readonly explainListed = (index: number): void => this.askedPlay.open(this.listedTo(index));

  /** The plays up to one of the record, or without a record of the listed plays; that one included. */
  playsTo(index: number): readonly Card[] {
    const record = this.dealController.shown.table?.record ?? [];
    return record.length > 0 ? record.slice(0, index + 1) : this.listedTo(index);
  }

  private listedTo(index: number): readonly Card[] {
    return (this.annotations?.plays ?? []).slice(0, index + 1).map(({ card }) => card);
  }

  /** Continues the review if the engine has finished the position shown. */
  private goOn(): void {
    const { table, engine } = this.dealController.shown;
    const hasTime = engine.phase === 'exact' || engine.phase === 'idle';
    if (!table || table.record.length === 0) return;
    if (hasTime && this.inSight && this.followed.showsAll) this.loadedRunner()?.begin(this.reviewed(table));
  }

  /** Null while its file loads, after which the host is updated. */
  private loadedRunner(): ReviewRunner | null {
    const part = this.runner ? null : runners.for(this.host);
    if (part) this.runner = new part.ReviewRunner(() => this.host.requestUpdate());
    return this.runner;
  }

  private reviewed(table: Table): ReviewRequest {
    const { host } = this;
    const ask: ReviewRequest['ask'] = (plies, want) =>
      requestAfter(host.input, table.payoff, table.record.slice(0, plies), want);
    return { table, ask, client: host.client };
  }
}
