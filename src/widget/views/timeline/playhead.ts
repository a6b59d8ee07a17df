/** The playhead, with the value there: at its right, unless a mark is there (`isFigureLeft` in curve/marks.ts) or the chart ends. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** @param figure the value; null while it is unknown */
export function playhead(
  ply: number,
  cardsInDeal: number,
  figure: string | null,
  isFigureLeft = false,
): TemplateResult {
  const isLeft = isFigureLeft || ply > 0.85 * cardsInDeal;
  return html`<span class="playhead ${isLeft ? 'left' : ''}"
      >${figure === null ? nothing : html`<b>${figure}</b>`}</span
    >
    <span class="knob"></span>`;
}
