/** The panel: tabs with the tricks, the review, the contracts and the melds, or the account of a play. It is beside the board or below it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PanelTab } from '../../state/panel-tabs.ts';
import type { Store } from '../../state/store.ts';
import { hasLongHands } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import { signKey } from '../verdict/sign-key.ts';
import { calls } from '../tricks/calls.ts';
import { ownLines } from '../tricks/own-lines.ts';
import { tricks } from '../tricks/tricks.ts';
import type { View } from '../view.ts';
import { keysHint } from './keys-hint.ts';

type Part = TemplateResult | typeof nothing;

/** What the element adds to the panel. */
export interface PanelParts {
  /** The account of a play, in place of the tabs; null while none is open. */
  readonly account: TemplateResult | null;
  /** The tabs that load when they are first opened. */
  readonly review: () => Part;
  readonly contracts: () => Part;
  readonly melds: () => Part;
  /** Opens the menu that shares the deal; null where it is not shared. */
  readonly onShare: (() => void) | null;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

/** The rows for which a panel with long hands keeps room. */
const FEW = 3;

/**
 * The class and the style that give a panel its size. The style must be set as a property, because of
 * Content-Security-Policy.
 */
export function panelFrame(table: Table, hasTabs: boolean): { kind: string; style: string } {
  const tricks = table.setup.deal.N.length;
  return {
    kind: `panel ${hasTabs ? 'with-tabs' : ''} ${hasLongHands(table) ? 'long' : ''}`,
    // Best play of long hands may take minutes: no room is kept for it where the panel is below the board.
    style: `--_tricks: ${hasLongHands(table) ? FEW : tricks}; --_half: ${Math.ceil(tricks / 2)}`,
  };
}

export function panel(view: View, parts: PanelParts): Part {
  const { look, store } = view;
  const { table } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const { offered, open } = store.tabs;
  const { kind, style } = panelFrame(table, offered.length > 1);
  if (parts.account !== null) return html`<div class=${kind} part="panel" .style=${style}>${parts.account}</div>`;
  const views: Readonly<Record<PanelTab, () => Part>> = {
    tricks: () =>
      html`${tricks(view)} ${offered.includes('review') ? signKey(messages) : nothing} ${calls(view)}
      ${ownLines(view, parts.onShare)}`,
    review: parts.review,
    contracts: parts.contracts,
    melds: parts.melds,
  };
  const foot = html`<div class="panel-foot">
    ${store.host.nohotkeys ? nothing : keysHint(messages, offered.includes('review'), parts.onKeys)}
  </div>`;
  if (offered.length === 1) {
    return html`<div class=${kind} part="panel" .style=${style}>
      <div class="panel-open">${views[open]()}</div>
      ${foot}
    </div>`;
  }
  return html`<div class=${kind} part="panel" .style=${style}>
    ${tabs(messages, store)}
    <div class="panel-open" role="tabpanel" id="tabpanel" aria-labelledby="tab-${open}">${views[open]()}</div>
    ${foot}
  </div>`;
}

const tabs = (messages: Messages, store: Store): TemplateResult => {
  const { offered, open } = store.tabs;
  return html`<div
    class="tabs"
    part="tabs"
    role="tablist"
    aria-label=${messages.panel}
    @keydown=${(event: KeyboardEvent) => onKeydown(event, store)}
  >
    ${offered.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          part="tab ${tab === open ? 'chosen-tab' : ''}"
          id="tab-${tab}"
          data-tab=${tab}
          aria-selected=${tab === open ? 'true' : 'false'}
          aria-controls=${tab === open ? 'tabpanel' : nothing}
          tabindex=${tab === open ? 0 : -1}
          @click=${() => store.openTab(tab)}
        >
          <span class="tab-name" data-name=${messages.tabs[tab]}>${messages.tabs[tab]}</span>${
            tab === 'review'
              ? count(messages, store.review.plays.filter(({ verdict }) => verdict === 'error').length)
              : nothing
          }
        </button>`,
    )}
  </div>`;
};

/** The number of errors. Its space is reserved until there is one. */
const count = (messages: Messages, errors: number): TemplateResult =>
  html`<span class="count" aria-hidden="true">${errors || nothing}</span>${
      errors ? html`<span class="spoken">, ${messages.errors(errors)}</span>` : nothing
    }`;

/** The arrow keys go round the tabs and open them. */
function onKeydown(event: KeyboardEvent, { tabs: { offered, open }, openTab }: Store): void {
  const at = offered.indexOf(open);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: offered.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const tab = offered[(to + offered.length) % offered.length]!;
  openTab(tab);
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();
}
