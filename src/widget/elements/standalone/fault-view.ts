/** What has failed, and why: a mistake in the input, or a failure of the solver. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';

export const faultView = (title: string, reason: TemplateResult): TemplateResult =>
  html`<div class="error" role="alert">
    <p><strong>${title}</strong></p>
    <p>${reason}</p>
  </div>`;
