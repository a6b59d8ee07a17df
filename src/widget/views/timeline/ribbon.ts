/**
 * The ribbon below the chart: one cell for each trick of the deal with its number and points, coloured where
 * the side of the screen wins it. Tricks ahead of the reader are outlined, with dashes if they are best play, and the one the reader
 * is in has a frame.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import { tricksOf } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';

/** @param line the plays of the deal as far as they are shown */
export function ribbon({ setup, payoff, side, ply, line: made }: Table, line: readonly Card[]): TemplateResult {
  const count = setup.deal.N.length;
  const tricks = tricksOf(replay(setup, line));
  const here = Math.min(Math.floor(ply / 4), count - 1);
  const cells = Array.from({ length: count }, (_, i) => {
    const trick = tricks[i];
    const points = trick?.points ?? null;
    const kinds = [
      points !== null && trick!.scorer === side && 'own',
      ply < 4 * (i + 1) && 'ahead',
      points !== null && made.length < 4 * (i + 1) && 'best',
      i === here && 'now',
    ];
    const worth = points === null ? null : points + (payoff === 'points' ? 0 : trick!.roem);
    return html`<span class=${kinds.filter(Boolean).join(' ')}
      >${worth === null ? i + 1 : html`<i>${i + 1}</i>${worth}`}</span
    >`;
  });
  return html`<div class="ribbon" aria-hidden="true">${cells}</div>`;
}
