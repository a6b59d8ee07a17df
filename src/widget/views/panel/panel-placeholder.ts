/**
 * The placeholder of the panel (panel.ts). It keeps the room until the panel has loaded (after-paint.ts), so that
 * nothing moves. If loading fails, it says so.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lazy } from '../../kit/lazy.ts';
import type { Messages } from '../../text/messages.ts';
import type { Modes } from '../../state/modes.ts';
import { hasLongHands, hasMelds } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { textButton } from '../../kit/text-button.ts';

const PANEL_TABS = ['tricks', 'review', 'contracts', 'melds'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/**
 * The tabs that have something to show, in their order. The review needs a record, and values that are shown; the
 * contracts are computed for a reader who asks.
 */
export function partsOf({ record, setup }: Table, { engine, values }: Modes): readonly PanelTab[] {
  const shows: Readonly<Record<PanelTab, boolean>> = {
    tricks: true,
    review: engine !== 'off' && values === 'shown' && record.length > 0,
    contracts: engine !== 'off',
    melds: hasMelds(setup),
  };
  return PANEL_TABS.filter((tab) => shows[tab]);
}

/**
 * The class and the style that give a panel its size. The style must be set as a property, because of
 * Content-Security-Policy.
 */
export function panelFrame(table: Table, parts: readonly PanelTab[]): { kind: string; style: string } {
  const tricks = table.setup.deal.N.length;
  return {
    kind: `panel ${parts.length > 1 ? 'with-tabs' : ''} ${hasLongHands(table) ? 'long' : ''}`,
    style: `--_tricks: ${tricks}; --_half: ${Math.ceil(tricks / 2)}`,
  };
}

/** @param part the panel, and the reason why it has failed to load */
export function panelPlaceholder(
  messages: Messages,
  table: Table,
  parts: readonly PanelTab[],
  part: Lazy<unknown>,
): TemplateResult {
  const { kind, style } = panelFrame(table, parts);
  return html`<div class=${kind} .style=${style}>${part.problem ? partFailed(messages, part) : nothing}</div>`;
}

/** Says that a part could not be loaded, with a button to try again. */
export const partFailed = (messages: Messages, { problem, retry }: Lazy<unknown>): TemplateResult =>
  html`<div class="part-failed" role="status">
    <p>${messages.partFailed}</p>
    <p class="meta" lang="en">${problem?.message}</p>
    ${textButton(messages.retry, retry)}
  </div>`;
