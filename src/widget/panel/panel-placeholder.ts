/**
 * The room for the panel (panel.ts), which is there before what stands in it: it comes in a file of its own (after-paint.ts), and nothing
 * moves when it does. Where it cannot be had, the room says so.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lazy } from '../element/lazy.ts';
import type { Messages } from '../language/messages.ts';
import type { Modes } from '../model/modes.ts';
import type { Table } from '../model/table.ts';

export const PANEL_TABS = ['tricks', 'chart', 'review'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** What there is to show, in this order where they are tabs: nothing of values where they are not told unasked. */
export function partsOf({ record }: Table, { engine, values }: Modes): readonly PanelTab[] {
  if (engine === 'off' || values === 'hidden') return ['tricks'];
  return record.length > 0 ? PANEL_TABS : ['tricks', 'chart'];
}

/** The class and the style of a panel, which give it its size; the style is to be set as a property, as policies want it. */
export const panelFrame = ({ setup }: Table, parts: readonly PanelTab[]): { kind: string; style: string } => ({
  kind: `panel ${parts.length > 1 ? 'with-chart' : ''}`,
  style: `--_tricks: ${setup.deal.N.length}`,
});

/** @param part what is to stand there, and why it does not */
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
