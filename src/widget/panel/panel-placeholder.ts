/**
 * The placeholder of the panel (panel.ts). It keeps the room until the panel has loaded (after-paint.ts), so that
 * nothing moves. If loading fails, it says so.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lazy } from '../element/lazy.ts';
import type { Messages } from '../language/messages.ts';
import type { Modes } from '../model/modes.ts';
import type { Table } from '../model/table.ts';

export const PANEL_TABS = ['tricks', 'chart', 'review'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/**
 * The parts to show, in the order of the tabs. Parts with values are left out unless values are shown without being
 * asked for.
 */
export function partsOf({ record }: Table, { engine, values }: Modes): readonly PanelTab[] {
  if (engine === 'off' || values === 'hidden') return ['tricks'];
  return record.length > 0 ? PANEL_TABS : ['tricks', 'chart'];
}

/**
 * The class and the style that give a panel its size. The style must be set as a property, because of
 * Content-Security-Policy.
 */
export const panelFrame = ({ setup }: Table, parts: readonly PanelTab[]): { kind: string; style: string } => ({
  kind: `panel ${parts.length > 1 ? 'with-chart' : ''}`,
  style: `--_tricks: ${setup.deal.N.length}`,
});

/** @param part the panel, and the reason why it has failed to load */
export function panelPlaceholder(
  messages: Messages,
  table: Table,
  parts: readonly PanelTab[],
  { problem, retry }: Lazy<unknown>,
): TemplateResult {
  const { kind, style } = panelFrame(table, parts);
  const why = html`<div class="part-failed" role="status">
    <p>${messages.partFailed}</p>
    <p class="meta" lang="en">${problem?.message}</p>
    <button type="button" class="text-button" part="button" @click=${retry}>${messages.retry}</button>
  </div>`;
  return html`<div class=${kind} .style=${style}>${problem ? why : nothing}</div>
    ${parts.includes('review') ? html`<div class="review"></div>` : nothing}`;
}
