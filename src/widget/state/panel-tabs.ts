/** The tabs of the panel. */
import { hasMelds } from './table.ts';
import type { Table } from './table.ts';
import type { Modes } from './modes.ts';

const PANEL_TABS = ['tricks', 'review', 'contracts', 'melds'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/**
 * The tabs that have something to show, in their order. The review needs a record, and values that are shown; the
 * contracts are computed for a reader who asks.
 */
export function tabsOf({ record, setup }: Table, { engine, values }: Modes): readonly PanelTab[] {
  const shows: Readonly<Record<PanelTab, boolean>> = {
    tricks: true,
    review: engine !== 'off' && values === 'shown' && record.length > 0,
    contracts: engine !== 'off',
    melds: hasMelds(setup),
  };
  return PANEL_TABS.filter((tab) => shows[tab]);
}
