/** The panel: tricks, chart, review. In a narrow element they are tabs below the table; in a wide one all are open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PanelMessages } from './panel-messages.ts';
import type { Table } from '../model/table.ts';
import { panelFrame } from './panel-placeholder.ts';
import type { PanelTab } from './panel-placeholder.ts';

export interface PanelView {
  readonly messages: PanelMessages;
  readonly table: Table;
  /** The parts to show. */
  readonly parts: readonly PanelTab[];
  readonly views: Readonly<Record<PanelTab, () => TemplateResult>>;
  /** Whether there is room for all parts. */
  readonly isWide: boolean;
  readonly chosen: PanelTab;
  readonly onChoose: (tab: PanelTab) => void;
}

export function panel(view: PanelView): TemplateResult {
  const { messages, table, parts, views, isWide } = view;
  const { kind, style } = panelFrame(table, parts);
  const drawn = (part: PanelTab): TemplateResult | typeof nothing => (parts.includes(part) ? views[part]() : nothing);
  if (isWide || parts.length === 1) {
    // The chart is first, as an overview of the list. The review is wider than the place beside the table.
    return html`<div class=${kind} part="panel" .style=${style}>${drawn('chart')} ${drawn('tricks')}</div>
      ${drawn('review')}`;
  }
  const chosen = parts.includes(view.chosen) ? view.chosen : 'tricks';
  return html`<div class=${kind} part="panel" .style=${style}>
    <div
      class="tabs"
      part="tabs"
      role="tablist"
      aria-label=${messages.panel}
      @keydown=${(event: KeyboardEvent) => onKeydown(event, chosen, view)}
    >
      ${parts.map(
        (tab) =>
          html`<button
            type="button"
            role="tab"
            part="tab ${tab === chosen ? 'chosen-tab' : ''}"
            id="tab-${tab}"
            data-tab=${tab}
            aria-selected=${tab === chosen ? 'true' : 'false'}
            aria-controls=${tab === chosen ? 'tabpanel' : nothing}
            tabindex=${tab === chosen ? 0 : -1}
            @click=${() => view.onChoose(tab)}
          >
            ${messages.tabs[tab]}
          </button>`,
      )}
    </div>
    <div role="tabpanel" id="tabpanel" aria-labelledby="tab-${chosen}">${views[chosen]()}</div>
  </div>`;
}

/** The arrow keys go round the tabs and open them. */
function onKeydown(event: KeyboardEvent, chosen: PanelTab, { parts: tabs, onChoose }: PanelView): void {
  const at = tabs.indexOf(chosen);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const tab = tabs[(to + tabs.length) % tabs.length]!;
  onChoose(tab);
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();
}
