/** The view of a deal: the result above the board, the timeline and the panel. What loads after the first paint has its place here from the start. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { DescribeScore } from '../views/answer/headline.ts';
import { result } from '../views/answer/result.ts';
import type { Arrangement } from '../state/arrangement.ts';
import { board } from '../views/board/board.ts';
import { handsAround, isTurnStop } from '../views/board/hands-around.ts';
import type { Look } from '../views/look.ts';
import type { Roving } from '../kit/roving.ts';
import { valuesOfCards } from '../state/engine.ts';
import type { Modes } from '../state/modes.ts';
import { legalCards } from '../state/table.ts';
import type { Table } from '../state/table.ts';
import { panelPlaceholder, partsOf } from '../views/panel/panel-placeholder.ts';
import { timeline } from '../views/timeline/timeline.ts';
import type { AfterPaint } from './after-paint.ts';
import type { DealController } from '../state/store.ts';
import { Lazy } from '../kit/lazy.ts';

/** The parts that load after the first paint. */
export const afterPaint = new Lazy(() => import('./after-paint.ts'));

/** Until they have loaded no interval is drawn. */
const NO_SCALE = [0, 0] as const;

interface DealView {
  readonly look: Look;
  readonly table: Table;
  readonly arrangement: Arrangement;
  readonly modes: Modes;
  readonly stops: Roving['stops'];
  readonly dealController: DealController;
  /** The parts that load after the first paint; null until then. */
  readonly later: AfterPaint | null;
  readonly menu: TemplateResult;
  /** Whether the reader may choose when the engine computes. */
  readonly hasEngine: boolean;
  readonly hasKeys: boolean;
  readonly describeScore: DescribeScore;
  readonly onPayoff: (payoff: Payoff) => void;
  readonly onSeat: (seat: Seat) => void;
  readonly onTurn: () => void;
}

export function dealView(view: DealView): TemplateResult {
  const { look, table, arrangement, modes, stops, dealController, later, describeScore, onTurn } = view;
  const { engine } = dealController.shown;
  const parts = partsOf(table, modes);
  return html`<div class="glance">
    ${result({
      look,
      table,
      engine,
      describeScore,
      menu: view.menu,
      bar: later?.bar(look),
      sum: later?.sum(look),
      doubt: later?.doubt(look, table, engine),
      onPayoff: view.onPayoff,
    })}
    <div class="board">
      ${board({
        look,
        table,
        arrangement,
        corners: later?.corners(look, modes, view.hasEngine),
        hand: handsAround({
          look,
          table,
          arrangement,
          stops,
          legal: legalCards(table),
          isAsked: true,
          cardValues: valuesOfCards(table, engine),
          scale: later?.scaleOf(table) ?? NO_SCALE,
          next: table.line[table.ply],
          asked: later?.record.askedPlay.markedIn(table),
          onPlay: dealController.play,
          onSeat: view.onSeat,
        }),
        gestures: later?.gestures,
        note: later?.notes?.view(look),
        costOf: later?.costOf(look),
        isTurnStop: isTurnStop(stops),
        onTurn,
      })}
    </div>
    ${parts.includes('review') ? html`<div class="next-mistake">${later?.nextMistake(look)}</div>` : nothing}
    ${timeline({
      look,
      table,
      engine,
      drawn: later?.timeline(look),
      canGoForward: dealController.canStep(1),
      canPlayBest: modes.engine === 'off' ? null : engine.phase === 'exact',
      hasKeys: view.hasKeys,
      onFirst: dealController.first,
      onBack: dealController.back,
      onBest: dealController.best,
      onForward: dealController.forward,
      onLast: dealController.last,
      onGo: (to) => {
        dealController.goTo(to, 'slider');
        return dealController.shown.table!.ply;
      },
    })}
    ${later ? later.tabs.view(look, parts, stops.tricks) : panelPlaceholder(look.messages, table, parts, afterPaint)}
  </div>`;
}
