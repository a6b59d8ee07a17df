/**
 * Everything beside the result, the table and their buttons: the panel (panel/tabs.ts), the curve of the timeline, the print view and
 * keys. It is a file of its own, requested when a deal is first drawn. The deal is painted and can be
 * played before it has loaded, or if it fails to load.
 */
import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../game/cards.ts';
import type { DealController } from '../state/store.ts';
import type { ChangeDetail } from '../state/events.ts';
import type { Gestures } from '../views/board/gestures.ts';
import { Keys } from '../state/keys.ts';
import type { KeyActions } from '../state/keys.ts';
import { Lazy } from '../kit/lazy.ts';
import type { Look } from '../views/look.ts';
import type { Notes } from '../views/board/note/notes.ts';
import { PrintController } from '../kit/print-controller.ts';
import { ReviewController } from '../state/review/review-controller.ts';
import { failureIn } from '../text/failure.ts';
import { adopt } from '../kit/adopt.ts';
import { styles } from './after-paint-styles.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import { scaleOf } from '../state/scale.ts';
import { isPuzzle, modesOf } from '../state/modes.ts';
import type { Modes } from '../state/modes.ts';
import { bar, takenBar } from '../views/answer/bar.ts';
import { corners } from '../views/answer/corners.ts';
import { doubtOf } from '../views/answer/doubt.ts';
import type { Doubt } from '../views/answer/doubt.ts';
import { narration } from '../views/answer/narration.ts';
import { sumLine } from '../views/answer/sum-line.ts';
import type { Corners } from '../views/board/board.ts';
import { knownValue } from '../state/engine.ts';
import type { Engine } from '../state/state.ts';
import { cardsInDeal } from '../state/table.ts';
import type { Table } from '../state/table.ts';
import type { DescribeScore } from '../views/answer/headline.ts';
import { partFailed } from '../views/panel/panel-placeholder.ts';
import { Tabs } from '../views/panel/tabs.ts';
import type { PanelHost } from '../views/panel/tabs.ts';
import { curve } from '../views/timeline/curve/curve.ts';
import { turnsLeft } from '../views/timeline/curve/marks.ts';
import { positionWords } from '../views/timeline/position-words.ts';
import type { Drawn } from '../views/timeline/timeline.ts';
import { toRecord } from '../views/timeline/to-record.ts';
import { nextMistake } from '../views/review/mistake-pager.ts';
import type { Puzzle } from '../features/puzzle/puzzle.ts';
import type { PuzzleFrame } from '../features/puzzle/puzzle-props.ts';
import { AskedPlayController } from '../state/why/asked-play-controller.ts';
import { playedCost } from '../views/why/played-cost.ts';
import type { Messages } from '../text/messages.ts';

const puzzles = new Lazy(() => import('../features/puzzle/puzzle.ts'));
/** These two are at hand before a reader plays or prints, and no solution waits for them. */
const interaction = new Lazy(() => import('../views/board/at-hand.ts'));
const paper = new Lazy(() => import('../views/print/print.ts'));

export class AfterPaint {
  readonly record: ReviewController;
  /** These two are undefined until their file has loaded. */
  gestures: Gestures | undefined;
  notes: Notes | undefined;
  private readonly dealKeys: Keys;
  /** The puzzle in play; null until one is shown. */
  private played: Puzzle | null = null;
  private readonly printing: PrintController;
  /** The position of the chart that the pointer is over. */
  private pointed: number | null = null;
  /** What the panel shows. */
  readonly tabs: Tabs;

  constructor(
    private readonly host: PanelHost,
    private readonly dealController: DealController,
    /** Changes properties for the reader, and dispatches `change`. */
    private readonly change: (changes: ChangeDetail) => void,
    private readonly keyActions: KeyActions,
  ) {
    adopt(host.renderRoot, styles);
    this.dealKeys = new Keys(keyActions);
    this.printing = new PrintController(host);
    paper.for(host);
    this.record = new ReviewController(host, dealController, new AskedPlayController(host, dealController));
    this.tabs = new Tabs(host, dealController, this.record, change, keyActions.help);
    void interaction.load().then(
      ({ Gestures, MotionController, Notes, styles }) => {
        adopt(host.renderRoot, styles);
        new MotionController(host, () => dealController.shown.table);
        this.gestures = new Gestures({
          hasFocus: () => host.matches(':focus-within'),
          canStep: (by) => dealController.canStep(by),
          onWheel: (by) => dealController.stepBy(by, 'wheel'),
          onSwipe: (by) => dealController.stepBy(by, 'swipe'),
        });
        this.notes = new Notes(host, () => dealController.shown);
        host.requestUpdate();
      },
      // Without its file the cards do not move, there are only buttons and keys, and no notes at cards.
      () => undefined,
    );
  }

  get keys(): Keys {
    return (isPuzzle(this.host.input) && this.played?.keys) || this.dealKeys;
  }

  /** The whole element in a puzzle. */
  puzzle(frame: PuzzleFrame): TemplateResult | typeof nothing {
    const { host } = this;
    const part = puzzles.for(host);
    if (!part) return puzzles.problem ? partFailed(frame.look.messages, puzzles) : nothing;
    this.played ??= new part.Puzzle(host, this.dealController, this.change, this.keyActions);
    return this.played.render(frame);
  }

  /**
   * The print view of the deal; nothing while the page is not printed.
   * @param shown the seats whose cards are visible
   */
  paper(look: Look, shown: ReadonlySet<Seat>, describeScore: DescribeScore): TemplateResult | typeof nothing {
    const { table, engine } = this.dealController.shown;
    const { annotations } = this.record;
    const part = this.printing.isPrinting ? paper.for(this.host) : null;
    if (!part || !table || !annotations) return nothing;
    adopt(this.host.renderRoot, part.styles);
    const puzzle = isPuzzle(this.host.input) ? this.played?.printed : null;
    const view = { look: look, table, engine, plays: annotations.plays, shown, describeScore };
    return part.print(puzzle ? { ...view, ...puzzle, plays: [] } : view);
  }

  /** The bar of both sides; while values are hidden, of the points taken. */
  bar({ messages }: Look): TemplateResult | undefined {
    const { table, engine } = this.dealController.shown;
    if (!table) return undefined;
    return engine.phase === 'quiet' ? takenBar(messages, table) : bar(messages, table, knownValue(table, engine));
  }

  /** The notes of an estimate. */
  doubt(look: Look, table: Table, engine: Engine): Doubt {
    return doubtOf(look.messages, table, engine.phase === 'quiet' ? null : knownValue(table, engine));
  }

  /** The scale of the deal. */
  readonly scaleOf = scaleOf;

  /** Melds and marriages beside the value, or why there is none; null if there is nothing to say. */
  sum({ messages }: Look): string | TemplateResult | null {
    const { table, engine } = this.dealController.shown;
    if (engine.phase === 'failed') return failureIn(this.host, messages, engine.error);
    return table && sumLine(messages, table, engine);
  }

  /** The announcement to screen readers after a step. */
  narration(look: Look, describeScore: DescribeScore): string {
    const { table, engine } = this.dealController.shown;
    if (isPuzzle(this.host.input)) return this.played?.narration() ?? '';
    return table ? narration(look.messages, table, engine, describeScore) : '';
  }

  words(look: Look): Messages {
    return look.messages;
  }

  /** @param hasSwitch whether the reader may choose when the engine computes */
  corners(look: Look, modes: Modes, hasSwitch: boolean): Corners | undefined {
    const { change, dealController } = this;
    const { table, engine } = dealController.shown;
    if (!table) return undefined;
    const { play: onPlay, refresh: onGo, stop: onStop, ask: onAsk } = dealController;
    return corners({
      look: look,
      table,
      engine,
      modes,
      hasSwitch,
      onPlay,
      onGo,
      onStop,
      onAsk,
      onShowAll: () => change({ values: 'shown' }),
      onSwitch: (mode) => change({ engine: mode }),
    });
  }

  /** The curve of the timeline, and the reader's position in words. */
  timeline(look: Look): Drawn | undefined {
    const { host, pointed } = this;
    const { table, engine } = this.dealController.shown;
    const { annotations } = this.record;
    if (!table || !annotations) return undefined;
    const words = look;
    const { payoff, ply } = table;
    const cards = cardsInDeal(table);
    const modes = modesOf(host);
    const isOpen = modes.values === 'shown' && modes.engine !== 'off';
    return {
      place: positionWords(words.messages, payoff, annotations, ply),
      turnsLeft: isOpen && turnsLeft(annotations, ply, cards),
      curve: isOpen
        ? curve({
            look: words,
            payoff,
            annotations,
            ply,
            cardsInDeal: cards,
            limits: scaleOf(table),
            level: sumOfSides(table) / 2,
            waits:
              ply === 0 && table.record.length === 0 && engine.phase === 'computing' && engine.value.estimate !== null,
            pointed,
            onMark: this.record.explainListed,
          })
        : nothing,
      wayBack: toRecord(words.messages, table, this.dealController.toRecord),
      onPoint: this.point,
    };
  }

  /** The losses of the plays in the middle of the table. */
  costOf(look: Look): ReturnType<typeof playedCost> {
    return playedCost(look, this.record.annotations?.plays ?? [], this.record.explainListed);
  }

  /** On a phone: the reader's place among the mistakes, below the board. */
  nextMistake(look: Look): TemplateResult {
    const { record } = this;
    return nextMistake(record.pager(look.messages), record.review.phase === 'exact');
  }

  private readonly point = (ply: number | null): void => {
    if (ply === this.pointed) return;
    this.pointed = ply;
    this.host.requestUpdate();
  };
}
