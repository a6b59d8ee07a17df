/** The playhead, with the value there: at its right, unless a mark is there (`turnsLeft` in curve/marks.ts) or the chart ends. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** @param figure the value; null while it is unknown */
export function playhead(ply: number, cardsInDeal: number, figure: string | null, turnsLeft = false): TemplateResult {
  const isLeft = turnsLeft || ply > 0.85 * cardsInDeal;
  return html`<span class="playhead ${isLeft ? 'left' : ''}"
      >${figure === null ? nothing : html`<b>${figure}</b>`}</span
    >
    <span class="knob"></span>`;
}
