/** Buttons to the mistake before and to the next one, with the number of the one that is open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Mistake, MistakePlace } from '../../state/review/mistakes.ts';
import type { Messages } from '../../text/messages.ts';

export interface MistakePagerProps {
  readonly messages: Messages;
  readonly mistakes: readonly Mistake[];
  readonly place: MistakePlace;
  /** @param by 1 or −1 */
  readonly onGo: (by: 1 | -1) => void;
}

/** "Mistake 2 of 4", or how many there are; nothing while none is known. @param isWhole whether the whole record has been reviewed */
export function mistakePlace({ messages, mistakes, place }: MistakePagerProps, isWhole: boolean): string {
  if (place.at) return messages.mistakeOf(mistakes.indexOf(place.at) + 1, mistakes.length);
  if (mistakes.length > 0) return messages.mistakes(mistakes.length);
  return isWhole ? messages.noMistakes : '';
}

/** The mistake that is open, or else the next one, between the buttons. */
export function nextMistake(props: MistakePagerProps, isWhole: boolean): TemplateResult {
  const { messages, mistakes, place } = props;
  const { at, next } = place;
  const words =
    !at && next ? messages.nextMistakeOf(mistakes.indexOf(next) + 1, mistakes.length) : mistakePlace(props, isWhole);
  return html`${mistakes.length > 0 ? step(props, -1) : nothing}<span>${words}</span>${
    mistakes.length > 0 ? step(props, 1) : nothing
  }`;
}

export function mistakePager(props: MistakePagerProps): TemplateResult {
  return html`<span class="pager">${step(props, -1)}${step(props, 1)}</span>`;
}

/** It is not `disabled`, which would lose the focus at the last mistake. */
function step({ messages, place, onGo }: MistakePagerProps, by: 1 | -1): TemplateResult {
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
    @click=${() => onGo(by)}
  >
    <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d=${path} /></svg>
  </button>`;
}
