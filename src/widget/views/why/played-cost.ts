/** A play in the middle of the table that cost something says how much at the foot of its card, and is the way to its account. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { View } from '../view.ts';

/** For each play of the line shown, by its number. */
export const playedCost =
  ({ look: { messages }, store: { review } }: View) =>
  (play: number): TemplateResult | typeof nothing => {
    const { card, lost, verdict } = review.annotations?.plays[play] ?? {};
    if (!card || !lost) return nothing;
    const why = messages.whyLost(card, lost);
    return html`<button
      type="button"
      class="played-cost ${verdict === 'error' ? 'reproach' : ''}"
      part="button"
      title=${why}
      @click=${() => review.explainListed(play)}
    >
      <span aria-hidden="true">${`${messages.chipLost(lost)} ›`}</span><span class="spoken">${why}</span>
    </button>`;
  };
