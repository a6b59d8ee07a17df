/** A button in a line of text, such as “Stop” beside what is being computed. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';

export const textButton = (label: string, onClick: () => void): TemplateResult =>
  html`<button type="button" class="text-button" part="button" @click=${onClick}>${label}</button>`;
