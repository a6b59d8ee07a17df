/**
 * What an element has beside the answer, the table and their buttons: the panel that says how the deal goes, the deal on paper,
 * motion and gestures. All of it is a file of its own, asked for as a deal is first drawn: the deal is painted without it,
 * and played before it has come, or where it cannot be had.
 */
import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Seat } from '../../game/cards.ts';
import type { CourseController, CourseHost } from './deal-controller.ts';
import { Disclosure } from './disclosure.ts';
import { Gestures } from '../interaction/gestures.ts';
import type { Knowing } from '../review/single-dummy/single-dummy.ts';
import { scaleOf } from '../model/knowledge.ts';
import { Lazy } from './lazy.ts';
import type { Look } from '../decks/look.ts';
import { MotionController } from '../interaction/motion.ts';
import { panelMessages } from '../panel/panel-messages.ts';
import type { PanelLook } from '../panel/panel-messages.ts';
import { PrintController } from '../print/print-controller.ts';
import { RecordController } from '../review/review-controller.ts';
import { adopt } from './styles.ts';
import { styles } from './after-paint-styles.ts';
import { hasLeftRecord } from '../model/table.ts';
import { chart } from '../timeline/chart.ts';
import type { TellScore } from '../answer/headline.ts';
import { panel } from '../panel/panel.ts';
import type { PanelTab } from '../panel/panel-placeholder.ts';
import { placeWords } from '../timeline/position-words.ts';
import { print } from '../print/print.ts';
import { review } from '../review/review.ts';
import { tricks } from '../tricks/tricks.ts';
import { WidthController } from './width.ts';

type Host = ReactiveControllerHost & CourseHost & { readonly renderRoot: HTMLElement | DocumentFragment };

const knowing = new Lazy(() => import('../review/single-dummy/single-dummy.ts'));

export class AfterPaint {
  readonly record: RecordController;
  readonly gestures: Gestures;
  private readonly width: WidthController;
  /** What the play shown cost by what its player could know. */
  private readonly knowing: Disclosure<typeof import('../review/single-dummy/single-dummy.ts'), Knowing>;
  private readonly printing: PrintController;
  /** What is open of tricks, chart and review, where there is no room for all. */
  private tab: PanelTab = 'tricks';
  /** The position of the chart that the pointer is over. */
  private pointed: number | null = null;

  constructor(
    private readonly host: Host,
    private readonly course: CourseController,
  ) {
    adopt(host.renderRoot, styles);
    this.width = new WidthController(host);
    this.printing = new PrintController(host);
    this.record = new RecordController(host, course);
    this.knowing = new Disclosure(host, knowing, ({ Knowing }) => new Knowing(host, course));
    this.gestures = new Gestures({
      hasFocus: () => host.matches(':focus-within'),
      canStep: (by) => course.canStep(by),
      onWheel: (by) => course.stepBy(by, 'wheel'),
      onSwipe: (by) => course.stepBy(by, 'swipe'),
    });
    new MotionController(host, () => course.shown.table);
  }

  /** The deal as it is printed; nothing while it is not. @param shown the seats whose cards may be seen */
  paper(look: Look, shown: ReadonlySet<Seat>, tellScore: TellScore): TemplateResult | typeof nothing {
    const { table, engine } = this.course.shown;
    return table && this.printing.isPrinting ? print(worded(look), table, engine, shown, tellScore) : nothing;
  }

  /** The position shown, in words. */
  place({ messages }: Look): string {
    const { table } = this.course.shown;
    const { account } = this.record;
    return table && account ? placeWords(panelMessages(messages), table.payoff, account, table.ply) : '';
  }

  /** @param parts what there is room for @param tabStop the play in the list that the Tab key stops at; null for the last one made */
  panel(look: Look, parts: readonly PanelTab[], tabStop: number | null): TemplateResult | typeof nothing {
    const { course, record } = this;
    const { table } = course.shown;
    const { account } = record;
    if (!table || !account) return nothing;
    const { setup, payoff, ply } = table;
    const words = worded(look);
    const tricksInDeal = setup.deal.N.length;
    const views: Readonly<Record<PanelTab, () => TemplateResult>> = {
      tricks: () =>
        tricks({
          look: words,
          account,
          tricksInDeal,
          direction: setup.rules.direction,
          leader: setup.leader,
          showsRoem: payoff !== 'points' && setup.rules.trickRoem !== null,
          ply,
          hasLeftRecord: hasLeftRecord(table),
          tabStop: Math.min(tabStop ?? Math.max(ply - 1, 0), account.plays.length - 1),
          onGo: (to) => course.goTo(to, 'tricks'),
        }),
      chart: () =>
        chart({
          look: words,
          payoff,
          account,
          ply,
          cardsInDeal: 4 * tricksInDeal,
          scale: scaleOf(table),
          pointed: this.pointed,
          onPoint: this.point,
          onGo: (to) => course.goTo(to, 'chart'),
        }),
      review: () =>
        review({
          look: words,
          setup,
          review: record.review,
          plays: table.record.length,
          account,
          ply,
          knowing: html`${this.knowing.button(words.messages.asPlayerSaw)} ${this.knowing.part?.view(words)}`,
          onGo: (to) => course.goInRecord(to, 'mistake'),
          onBegin: record.begin,
          onStop: record.stop,
        }),
    };
    return panel({
      messages: words.messages,
      table,
      parts,
      views,
      isWide: this.width.isWide,
      chosen: this.tab,
      onChoose: this.choose,
    });
  }

  private readonly choose = (tab: PanelTab): void => {
    this.tab = tab;
    this.host.requestUpdate();
  };

  private readonly point = (ply: number | null): void => {
    if (ply === this.pointed) return;
    this.pointed = ply;
    this.host.requestUpdate();
  };
}

const worded = (look: Look): PanelLook => ({ ...look, messages: panelMessages(look.messages) });
