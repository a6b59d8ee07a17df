/** The board: the four hands as a cross around the trick, its corners, and the button that turns it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import type { Look } from '../look.ts';
import { seatAt } from '../../state/seating.ts';
import type { ScreenSide } from '../../state/seating.ts';
import { countsRoem, hasLongHands, trickInMiddle } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Gestures } from './gestures.ts';
import type { Arrangement } from '../../state/arrangement.ts';
import { middle, turnButton } from './trick.ts';
import type { MiddleView } from './trick.ts';

/** The hands in reading order; the button that turns the table follows them. */
export const AROUND: readonly ScreenSide[] = ['top', 'left', 'right', 'bottom'];

/** The contents of the corners. On phones three of them are one line above the hands. */
export interface Corners {
  readonly topLeft: TemplateResult;
  readonly topRight: TemplateResult | typeof nothing;
  readonly bottomLeft: TemplateResult | typeof nothing;
  readonly bottomRight: TemplateResult;
}

export interface BoardView {
  readonly look: Look;
  readonly table: Table;
  readonly arrangement: Arrangement;
  /** Absent until they have loaded. */
  readonly corners: Corners | undefined;
  /** The hand of a seat, at its side. */
  readonly hand: (seat: Seat, side: ScreenSide) => TemplateResult;
  /** Wheel and finger over the trick; absent until they have loaded. */
  readonly gestures: Gestures | undefined;
  /** The note at a card; absent until it has loaded. */
  readonly note: TemplateResult | undefined;
  readonly costOf: MiddleView['costOf'];
  /** Whether the Tab key stops at the button that turns the table. */
  readonly isTurnStop: boolean;
  readonly onTurn: () => void;
}

export function board(view: BoardView): TemplateResult {
  const { look, table, arrangement, corners, gestures } = view;
  const { setup, position } = table;
  const at = (side: ScreenSide): TemplateResult => view.hand(seatAt(side, arrangement.bottom), side);
  const tricksInDeal = setup.deal.N.length;
  return html`<div
    class="table as-${arrangement.hands} ${hasLongHands(table) ? 'many' : ''}"
    part="table"
    @wheel=${gestures?.wheel}
    @pointerdown=${gestures?.onPointerdown}
    @pointermove=${gestures?.onPointermove}
    @pointerup=${gestures?.onPointerend}
    @pointercancel=${gestures?.onPointerend}
  >
    <div class="facts">
      ${corner('tl', corners?.topLeft)} ${corner('tr', corners?.topRight)} ${corner('br', corners?.bottomRight)}
    </div>
    ${at('top')} ${at('left')}
    ${middle({
      look,
      table,
      trick: trickInMiddle(table),
      tricksInDeal,
      toPlay: position.toPlay,
      showsRoem: countsRoem(table),
      bottom: arrangement.bottom,
      costOf: view.costOf,
    })}
    ${at('right')} ${at('bottom')} ${turnButton(look, view.isTurnStop, view.onTurn)}
    ${corner('bl', corners?.bottomLeft)} ${view.note}
  </div>`;
}

const corner = (at: string, content: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<div class="corner ${at}">${content}</div>`;
