/**
 * What is known of the plays that an element lists, and when its record is reviewed: in the background, while the element is in sight
 * and the position shown leaves time for it. It goes by what the course shows, which knows nothing of it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { accountOf, mistakeFrom } from './annotations.ts';
import type { Account } from './annotations.ts';
import type { CourseController, CourseHost } from '../element/deal-controller.ts';
import { requestAfter } from '../model/input.ts';
import { modesOf, tellsAll } from '../model/modes.ts';
import { NO_REVIEW, Reviewing } from './review-runner.ts';
import type { Review, Reviewed } from './review-runner.ts';
import { EMPTY } from '../model/state.ts';
import type { Table } from '../model/table.ts';

export class RecordController implements ReactiveController {
  /** Of the plays that are listed; null without a deal. */
  account: Account | null = null;
  private readonly reviewing: Reviewing;
  private readonly sight: IntersectionObserver;
  /** Whether the element is in sight: a record that nobody sees is not reviewed. */
  private inSight = false;
  /** What was shown, and told, at the last update. */
  private followed = { solved: this.course.solved, shown: EMPTY, tellsAll: true };

  constructor(
    private readonly host: ReactiveControllerHost & CourseHost,
    private readonly course: CourseController,
  ) {
    this.reviewing = new Reviewing(() => host.requestUpdate());
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
    this.reviewing.pause();
  }

  hostUpdate(): void {
    const { course, host, reviewing, followed: before } = this;
    const { shown, solved } = course;
    const { table, engine } = shown;
    const now = { solved, shown, tellsAll: tellsAll(modesOf(host)) };
    this.followed = now;
    if (solved !== before.solved) reviewing.forget();
    if (table) {
      reviewing.turnTo(table.payoff);
      const isComputed = engine.phase === 'computing';
      const wasComputed = before.shown.engine.phase === 'computing' && before.shown.table === table;
      if ((isComputed && !wasComputed) || (before.tellsAll && !now.tellsAll)) reviewing.pause();
      this.goOn();
    }
    this.account = table && accountOf(table, engine, this.review, (plays) => course.solutionAfter(table.payoff, plays));
  }

  /** What is told of the record. */
  get review(): Review {
    const { values, engine } = modesOf(this.host);
    return values === 'shown' && engine !== 'off' ? this.reviewing.review : NO_REVIEW;
  }

  /** Reviews the record, though that has not begun or has been stopped. */
  readonly begin = (): void => {
    const { table } = this.course.shown;
    if (table) this.reviewing.resume(this.reviewed(table));
  };

  readonly stop = (): void => this.reviewing.stop();

  /** Goes to the next mistake, or to the one before. @param by 1 or −1 */
  goToMistake(by: 1 | -1): void {
    const { table } = this.course.shown;
    const ply = table && this.account && mistakeFrom(this.account, table.ply, by);
    if (ply !== null) this.course.goTo(ply, 'mistake');
  }

  /** Reviews the record as far as it is not, when the position shown leaves time for it. */
  private goOn(): void {
    const { table, engine } = this.course.shown;
    const hasTime = engine.phase === 'exact' || engine.phase === 'idle';
    if (table && hasTime && this.inSight && this.followed.tellsAll) this.reviewing.begin(this.reviewed(table));
  }

  private reviewed(table: Table): Reviewed {
    const { host } = this;
    const ask: Reviewed['ask'] = (plies, want) => requestAfter(host.input, table.record.slice(0, plies), want);
    return { table, ask, client: host.client };
  }
}
