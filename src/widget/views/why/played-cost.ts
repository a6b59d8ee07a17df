/** A play in the middle of the table that gave something away says how much at the foot of its card, and is the way to its account. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PlayAnnotation } from '../../state/review/annotations.ts';
import type { Look } from '../look.ts';

/** @param onWhy opens the account of a play, by its number in the line */
export const playedCost =
  ({ messages }: Look, plays: readonly PlayAnnotation[], onWhy: (play: number) => void) =>
  (play: number): TemplateResult | typeof nothing => {
    const { card, lost } = plays[play] ?? {};
    if (!card || !lost) return nothing;
    const why = messages.whyLost(card, lost);
    return html`<button type="button" class="played-cost" part="button" title=${why} @click=${() => onWhy(play)}>
      <span aria-hidden="true">${`${messages.chipLost(lost)} ›`}</span><span class="spoken">${why}</span>
    </button>`;
  };
