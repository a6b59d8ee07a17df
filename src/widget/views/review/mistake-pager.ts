/** Buttons to the mistake before and to the next one, with the number of the one that is open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { RecordReview } from '../../state/review/record-review.ts';
import type { Messages } from '../../text/messages.ts';

/** "Mistake 2 of 4", or how many there are; nothing while none is known. @param isWhole whether the whole record has been reviewed */
export function mistakePlace(messages: Messages, { listed, place }: RecordReview, isWhole: boolean): string {
  if (place.at) return messages.mistakeOf(listed.indexOf(place.at) + 1, listed.length);
  if (listed.length > 0) return messages.mistakes(listed.length);
  return isWhole ? messages.noMistakes : '';
}

/** The mistake that is open, or else the next one, between the buttons. */
export function nextMistake(messages: Messages, review: RecordReview): TemplateResult {
  const { listed, place } = review;
  const { at, next } = place;
  const words =
    !at && next
      ? messages.nextMistakeOf(listed.indexOf(next) + 1, listed.length)
      : mistakePlace(messages, review, review.review.phase === 'exact');
  const button = (by: 1 | -1) => (listed.length > 0 ? step(messages, review, by) : nothing);
  return html`${button(-1)}<span>${words}</span>${button(1)}`;
}

export function mistakePager(messages: Messages, review: RecordReview): TemplateResult {
  return html`<span class="pager">${step(messages, review, -1)}${step(messages, review, 1)}</span>`;
}

/** It is not `disabled`, which would lose the focus at the last mistake. */
function step(messages: Messages, { place, goToMistake }: RecordReview, by: 1 | -1): TemplateResult {
  const [label, to, path] =
    by < 0
      ? [messages.previousMistake, place.previous, 'M10 3 5 8l5 5']
      : [messages.nextMistake, place.next, 'm6 3 5 5-5 5'];
  return html`<button
    type="button"
    part="button"
    class="pager-step"
    aria-label=${label}
    aria-disabled=${to === null}
    @click=${() => goToMistake(by)}
  >
    <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d=${path} /></svg>
  </button>`;
}
