/** Buttons to the mistake before and to the next one, with the number of the one that is open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { MistakePlace } from '../../state/review/mistakes.ts';
import type { RecordReview } from '../../state/review/record-review.ts';
import type { Messages } from '../../text/messages.ts';

/** The mistake that is open, or else the next one, between the buttons; nothing while none is known. */
export function nextMistake(messages: Messages, review: RecordReview): TemplateResult {
  const { mistakes, place } = review;
  const button = (by: 1 | -1) => (mistakes.length > 0 ? step(messages, review, by) : nothing);
  return html`${button(-1)}<span>${placeWords(messages, review, place)}</span>${button(1)}`;
}

function placeWords(
  messages: Messages,
  { mistakes, listed, review }: RecordReview,
  { at, next }: MistakePlace,
): string {
  if (at) return messages.mistakeOf(mistakes.indexOf(at) + 1, mistakes.length);
  if (next) return messages.nextMistakeOf(mistakes.indexOf(next) + 1, mistakes.length);
  if (mistakes.length > 0) return messages.mistakes(mistakes.length);
  if (review.phase !== 'exact') return '';
  return listed.some(({ lost }) => lost > 0) ? messages.noErrors : messages.noMistakes;
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
