/** The board: the four hands as a cross around the trick, and its corners. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import type { BoardView } from '../view.ts';
import { seatAt } from '../../state/seating.ts';
import type { ScreenSide } from '../../state/seating.ts';
import { countsRoem, hasLongHands, trickInMiddle } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Gestures } from './gestures.ts';
import { middle } from './trick.ts';
import type { MiddleView } from './trick.ts';

/** The contents of the corners. On phones three of them are one line above the hands. */
export interface Corners {
  readonly topLeft: TemplateResult;
  readonly topRight: TemplateResult | typeof nothing;
  readonly bottomLeft: TemplateResult | typeof nothing;
  readonly bottomRight: TemplateResult;
}

/** What a deal and a puzzle have of their own on the board. */
export interface BoardParts {
  readonly corners: Corners;
  /** The hand of a seat, at its side. */
  readonly hand: (seat: Seat, side: ScreenSide) => TemplateResult;
  /** Wheel and finger over the trick; none where nothing can be played. */
  readonly gestures?: Gestures | undefined;
  /** The note at a card. */
  readonly note?: TemplateResult | undefined;
  readonly costOf?: MiddleView['costOf'] | undefined;
}

export function board({ look, store }: BoardView, table: Table, parts: BoardParts): TemplateResult {
  const { corners, gestures } = parts;
  const { arrangement } = store;
  const { setup, position } = table;
  const at = (side: ScreenSide): TemplateResult => parts.hand(seatAt(side, arrangement.bottom), side);
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
      ${corner('tl', corners.topLeft)} ${corner('tr', corners.topRight)} ${corner('br', corners.bottomRight)}
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
      costOf: parts.costOf,
    })}
    ${at('right')} ${at('bottom')} ${corner('bl', corners.bottomLeft)} ${parts.note}
  </div>`;
}

const corner = (at: string, content: TemplateResult | typeof nothing): TemplateResult =>
  html`<div class="corner ${at}">${content}</div>`;
