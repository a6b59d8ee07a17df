/** The button that begins the training with mistakes: in the review and at the end of a puzzle. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Messages } from '../../text/messages.ts';

export const trainButton = ({ train, trainSaid }: Messages, onTrain: () => void): TemplateResult =>
  html`<button type="button" class="boxed train" part="button" data-train title=${trainSaid} @click=${onTrain}>
    ${train}<span class="spoken">, ${trainSaid}</span>
  </button>`;
