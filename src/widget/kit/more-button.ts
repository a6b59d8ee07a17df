/** The button with three dots that opens a menu. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';

export const moreButton = (name: string, isOpen: boolean, onClick: () => void): TemplateResult =>
  html`<button
    type="button"
    class="menu-button"
    part="button"
    title=${name}
    aria-expanded=${isOpen}
    aria-controls="menu"
    @click=${onClick}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="4" cy="10" r="1.7" />
      <circle cx="10" cy="10" r="1.7" />
      <circle cx="16" cy="10" r="1.7" />
    </svg>
    <span class="spoken">${name}</span>
  </button>`;
