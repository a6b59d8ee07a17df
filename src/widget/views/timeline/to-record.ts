/** The button that goes back to the record. It is over the chart, on the side away from the playhead. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { cardsInDeal, hasLeftRecord } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { roomierSide } from './curve/figures.ts';
import type { Messages } from '../../text/messages.ts';

export function toRecord(messages: Messages, table: Table, onBack: () => void): TemplateResult | typeof nothing {
  if (!hasLeftRecord(table)) return nothing;
  const side = roomierSide(table.ply, cardsInDeal(table));
  return html`<button
    type="button"
    class="to-record ${side}"
    part="button"
    @click=${({ currentTarget }: Event) => {
      // The button goes with the line. The focus stays in the timeline.
      (currentTarget as HTMLElement).parentElement!.querySelector('input')!.focus({ preventScroll: true });
      onBack();
    }}
  >
    <span>${messages.backToRecord}</span>
  </button>`;
}
