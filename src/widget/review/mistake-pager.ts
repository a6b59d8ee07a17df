/** Buttons to the mistake before and to the next one, with the number of the one that is open. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { PanelMessages } from '../panel/panel-messages.ts';
import type { Mistake, MistakePlace } from './mistakes.ts';

export interface MistakePagerProps {
  readonly messages: PanelMessages;
  readonly mistakes: readonly Mistake[];
  readonly place: MistakePlace;
  /** @param by 1 or −1 */
  readonly onGo: (by: 1 | -1) => void;
}

/** "Mistake 2 of 4", or how many there are. */
export function mistakePlace({ messages, mistakes, place }: MistakePagerProps): string {
  return place.at
    ? messages.mistakeOf(mistakes.indexOf(place.at) + 1, mistakes.length)
    : mistakes.length > 0
      ? messages.mistakes(mistakes.length)
      : messages.noMistakes;
}

export function mistakePager(props: MistakePagerProps): TemplateResult {
  const { messages, place, onGo } = props;
  return html`<span class="pager">
    ${arrow(messages.previousMistake, place.previous === null, 'M10 3 5 8l5 5', () => onGo(-1))}
    ${arrow(messages.nextMistake, place.next === null, 'm6 3 5 5-5 5', () => onGo(1))}
  </span>`;
}

/** It is not `disabled`, which would lose the focus at the last mistake. */
const arrow = (label: string, isOff: boolean, path: string, onClick: () => void): TemplateResult =>
  html`<button
    type="button"
    part="button"
    class="pager-step"
    aria-label=${label}
    aria-disabled=${isOff}
    @click=${onClick}
  >
    <svg class="go" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d=${path} /></svg>
  </button>`;
