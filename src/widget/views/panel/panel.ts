/** The panel: tabs with the tricks, the review and the contracts. It is beside the board or below it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Table } from '../../state/table.ts';
import { panelFrame } from './panel-placeholder.ts';
import type { PanelTab } from './panel-placeholder.ts';
import type { Messages } from '../../text/messages.ts';

export interface PanelView {
  readonly messages: Messages;
  readonly table: Table;
  /** The tabs to offer. */
  readonly parts: readonly PanelTab[];
  readonly views: Readonly<Record<PanelTab, () => TemplateResult | typeof nothing>>;
  readonly chosen: PanelTab;
  /** The account of a play, in place of the tabs; null while none is open. */
  readonly account: TemplateResult | typeof nothing | null;
  /** The number of plays that lost something, as far as they are known. */
  readonly mistakes: number;
  /** The line below every tab. */
  readonly foot: TemplateResult | typeof nothing;
  readonly onChoose: (tab: PanelTab) => void;
}

export function panel(view: PanelView): TemplateResult {
  const { messages, table, parts, views, mistakes } = view;
  const { kind, style } = panelFrame(table, parts);
  const chosen = parts.includes(view.chosen) ? view.chosen : 'tricks';
  if (view.account !== null) {
    return html`<div class=${kind} part="panel" .style=${style}>${view.account}</div>`;
  }
  if (parts.length === 1) {
    return html`<div class=${kind} part="panel" .style=${style}>
      <div class="panel-open">${views[chosen]()}</div>
      <div class="panel-foot">${view.foot}</div>
    </div>`;
  }
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
            <span class="tab-name" data-name=${messages.tabs[tab]}>${messages.tabs[tab]}</span>${
              tab === 'review' ? count(messages, mistakes) : nothing
            }
          </button>`,
      )}
    </div>
    <div class="panel-open" role="tabpanel" id="tabpanel" aria-labelledby="tab-${chosen}">${views[chosen]()}</div>
    <div class="panel-foot">${view.foot}</div>
  </div>`;
}

/** The number of mistakes. Its room is kept until there is one. */
const count = (messages: Messages, mistakes: number): TemplateResult =>
  html`<span class="count" aria-hidden="true">${mistakes || nothing}</span>${
      mistakes ? html`<span class="spoken">, ${messages.mistakes(mistakes)}</span>` : nothing
    }`;

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
