/** The frame of every timeline: the chart with its playhead, the ribbon of tricks with the slider over both, and the buttons that step. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { cardsInDeal } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import { playhead } from './playhead.ts';
import { ribbon } from './ribbon.ts';
import { slider } from './slider.ts';
import { stepButtons } from './step-buttons.ts';
import type { Possible, Steps } from './step-buttons.ts';

interface TimelineFrame {
  /** The class of its kind; empty for a deal. */
  readonly kind: string;
  /** What is in the chart. */
  readonly plot: unknown;
  /** The value at the playhead; null while it is unknown. */
  readonly figure: string | null;
  readonly isFigureLeft: boolean;
  /** The plays of the deal as far as they are shown. */
  readonly line: readonly Card[];
  /** The position shown, in words. */
  readonly place: string | undefined;
  /** Goes to that ply, or to the last one possible. @returns the ply reached */
  readonly onGo: (ply: number) => number;
  readonly onPoint: ((ply: number | null) => void) | undefined;
  readonly can: Possible;
  readonly steps: Steps;
  readonly hasKeys: boolean;
}

export function timelineFrame(messages: Messages, table: Table, of: TimelineFrame): TemplateResult {
  const { ply } = table;
  const cards = cardsInDeal(table);
  return html`<div class="time ${of.kind}" part="controls" role="group" aria-label=${messages.controls}>
    <div class="chart" part="chart" .style=${`--_at: ${(100 * ply) / cards}%`}>
      <div class="plot" aria-hidden="true">${of.plot} ${playhead(ply, cards, of.figure, of.isFigureLeft)}</div>
      ${ribbon(table, of.line)}
      ${slider({
        name: messages.slider,
        place: of.place,
        ply,
        cardsInDeal: cards,
        onGo: of.onGo,
        onPoint: of.onPoint,
      })}
    </div>
    ${stepButtons(messages, of.can, of.steps)}
    <span id="keys" hidden>${of.hasKeys ? messages.keys : nothing}</span>
  </div>`;
}
