/** The button that goes back to the record, in a corner of the board: it covers nothing, and nothing moves when it appears. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { hasLeftRecord } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';

export function toRecord(messages: Messages, table: Table, onBack: () => void): TemplateResult | typeof nothing {
  if (!hasLeftRecord(table)) return nothing;
  return html`<button
    type="button"
    class="to-record"
    part="button"
    @click=${({ currentTarget }: Event) => {
      // The button goes with the line. The focus stays in the timeline.
      const root = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
      root.querySelector<HTMLElement>('.slider')!.focus({ preventScroll: true });
      onBack();
    }}
  >
    ${messages.backToRecord}
  </button>`;
}
