/**
 * The review of the record: the annotations of the listed plays, the mistakes among them and the reader's way through them. It decides when
 * the record is reviewed, and then its plays are judged: in the background, while the element is in view and the engine has finished the
 * position shown.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import { anotherRequest } from '../../../notation/request/resolve-request.ts';
import { requestAfter } from '../requests.ts';
import { showsAll } from '../modes.ts';
import { EMPTY } from '../state.ts';
import type { DealStore } from '../deal-store.ts';
import { callsAhead } from '../engine.ts';
import { hasLeftRecord, onRecord } from '../table.ts';
import type { Table } from '../table.ts';
import type { AskedAccount } from '../why/asked-account.ts';
import { annotate } from './annotations.ts';
import type { LineAnnotations } from './annotations.ts';
import { isMistake, listOf, LISTS, placeAmong, tellingPlays } from './mistakes.ts';
import type { ListName, MistakePlace, TellingPlay } from './mistakes.ts';
import { ReviewRunner } from './review-runner.ts';
import type { ReviewRequest } from './review-runner.ts';
import { NO_REVIEW } from './review-state.ts';
import type { Judging, Review } from './review-state.ts';
import { VerdictRunner } from './verdict-runner.ts';
import type { JudgedRecord } from './verdict-runner.ts';

export class RecordReview {
  /** The annotations of the listed plays; null without a deal. */
  annotations: LineAnnotations | null = null;
  /** The plays known that cost something or were lucky, in the order of play. */
  plays: readonly TellingPlay[] = [];
  /** The player whose plays are listed; null for all. */
  player: Seat | null = null;
  /** The list that the reader has opened, or none; undefined until then. */
  private chosenList: ListName | null | undefined;
  private readonly runner = new ReviewRunner(() => this.store.host.requestUpdate());
  private readonly verdicts = new VerdictRunner(
    (entries) => this.runner.judged(entries),
    () => this.store.host.requestUpdate(),
  );
  /** Whether the element is in view. A record out of view is not reviewed. */
  private isInSight = false;
  /** Whether it waits, as the reader needs the engine for something else. */
  private isHeld = false;
  /** The state and the mode at the last update. */
  private followed = { solved: new Map<string, unknown>(), shown: EMPTY, showsAll: true };

  constructor(
    private readonly store: DealStore,
    private readonly account: AskedAccount,
  ) {}

  /** The element has come into view, or left it. */
  setSight(isInSight: boolean): void {
    this.isInSight = isInSight;
    if (!isInSight) this.verdicts.pause();
    this.resumeWhenIdle();
  }

  /** Makes it wait while the reader needs the engine for something else. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (isHeld) {
      this.runner.pause();
      this.verdicts.pause();
    }
    this.resumeWhenIdle();
  }

  disconnect(): void {
    this.isInSight = false;
    this.runner.pause();
    this.verdicts.pause();
  }

  update(): void {
    const { store, runner, verdicts, followed: before } = this;
    const { shown, solved } = store;
    const { table, engine } = shown;
    const now = { solved, shown, showsAll: showsAll(store.modes) };
    this.followed = now;
    if (solved !== before.solved) {
      runner.forget();
      verdicts.reset();
      this.player = null;
      this.chosenList = undefined;
    }
    if (table) {
      if (table.payoff !== before.shown.table?.payoff) verdicts.reset();
      runner.switchTo(table.payoff);
      const isComputed = engine.phase === 'computing';
      const wasComputed = before.shown.engine.phase === 'computing' && before.shown.table === table;
      if ((isComputed && !wasComputed) || (before.showsAll && !now.showsAll)) {
        runner.pause();
        verdicts.pause();
      }
      // The reader waits for the account.
      if (this.account.state?.phase === 'computing') verdicts.pause();
      this.resumeWhenIdle();
    }
    this.annotations =
      table &&
      annotate(table, engine, this.review, {
        solved: (plays) => store.solutionAfter(table.payoff, plays, callsAhead(table, engine)),
        guessed: (plays) => store.guessAfter(table.payoff, plays, callsAhead(table, engine)),
      });
    this.plays = table && this.annotations ? tellingPlays(table, this.review, this.annotations) : [];
  }

  /** The part of the review that may be shown. */
  get review(): Review {
    const { values, engine } = this.store.modes;
    return values !== 'shown' || engine === 'off' ? NO_REVIEW : this.runner.review;
  }

  /** How far the plays of the record are judged. */
  get judging(): Judging {
    const { verdicts } = this;
    const { phase, entries } = this.review;
    const [done, of] = [entries.filter((entry) => entry?.verdict).length, entries.length];
    if (phase !== 'exact') return { phase: 'none', done, of };
    if (done === of) return { phase: 'done', done, of };
    return {
      // Without a verdict on each play it is not done.
      phase: verdicts.phase === 'waiting' || verdicts.phase === 'done' ? 'paused' : verdicts.phase,
      done,
      of,
      ...(verdicts.error && { error: verdicts.error }),
    };
  }

  /** Starts or resumes the review, or once it is exact the verdicts, for the reader. */
  readonly begin = (): void => {
    const { table } = this.store.shown;
    if (!table) return;
    if (this.review.phase === 'exact') this.verdicts.resume(this.judged(table));
    else this.runner.resume(this.reviewed(table));
  };

  /** Stops the review, or once it is exact the verdicts, for the reader. */
  readonly stop = (): void => (this.review.phase === 'exact' ? this.verdicts.stop() : this.runner.stop());

  /** The plays of the players listed. */
  get listed(): readonly TellingPlay[] {
    return this.plays.filter(({ by }) => this.player === null || by === this.player);
  }

  /** The mistakes among them: errors, and costly plays that are not judged yet. */
  get mistakes(): readonly TellingPlay[] {
    return this.listed.filter(isMistake);
  }

  /** The list that is open: the one that the reader has chosen, or else the first with plays. Null for none. */
  get openList(): ListName | null {
    if (this.chosenList !== undefined) return this.chosenList;
    return LISTS.find((list) => this.listed.some((play) => listOf(play) === list)) ?? 'error';
  }

  /** Opens a list, or closes it if it is open. */
  readonly toggleList = (list: ListName): void => {
    this.chosenList = this.openList === list ? null : list;
    this.store.host.requestUpdate();
  };

  /** The reader's place among the mistakes of the players listed. */
  get place(): MistakePlace {
    const { account } = this;
    const { table } = this.store.shown;
    const { asked } = account;
    // Elsewhere in the record the board counts, not the account that is still open.
    const isThere = table && asked && (account.markedIn(table) !== null || hasLeftRecord(table));
    return placeAmong(this.mistakes, isThere ? asked.plays.length - 1 : null, table?.ply ?? 0);
  }

  /** Lists the plays of one player, or of all. */
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

  /** The review of the last of some plays, if they are the record up to it. */
  entryOf(plays: readonly Card[]): ReviewEntry | undefined {
    const { record = [] } = this.store.shown.table ?? {};
    return plays.every((card, at) => record[at] === card) ? this.review.entries[plays.length - 1] : undefined;
  }

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

  /** Continues the review, and then the verdicts, if the engine has finished the position shown. */
  private resumeWhenIdle(): void {
    const { table, engine } = this.store.shown;
    const hasTime = engine.phase === 'exact' || engine.phase === 'idle';
    if (!table || table.record.length === 0) return;
    if (!hasTime || this.isHeld || !this.isInSight || !this.followed.showsAll) return;
    this.runner.begin(this.reviewed(table));
    const isAwaited = this.account.state?.phase === 'computing';
    if (this.judging.phase === 'paused' && !isAwaited) this.verdicts.begin(this.judged(table));
  }

  /** The record with its review, which is exact. */
  private judged({ request, payoff, record, recordCalls: calls }: Table): JudgedRecord {
    return {
      record: anotherRequest(request, { payoff, plays: record, ...(calls.length > 0 && { calls }), want: ['review'] }),
      entries: this.review.entries as readonly ReviewEntry[],
      client: this.store.host.client,
    };
  }

  private reviewed(table: Table): ReviewRequest {
    const ask: ReviewRequest['ask'] = (plies, want) =>
      requestAfter(onRecord(table), table.record.slice(0, plies), want);
    return { table, ask, client: this.store.host.client };
  }
}
