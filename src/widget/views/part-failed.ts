/** Says that a part could not be loaded, with a button to try again. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lazy } from '../kit/lazy.ts';
import { textButton } from '../kit/text-button.ts';
import type { Messages } from '../text/messages.ts';

export const partFailed = (messages: Messages, { problem, retry }: Lazy<unknown>): TemplateResult =>
  html`<div class="part-failed" role="status">
    <p>${messages.partFailed}</p>
    <p class="meta" lang="en">${problem?.message}</p>
    ${textButton(messages.retry, retry)}
  </div>`;

/** In place of a part that has not loaded: nothing, or why that failed. */
export const orFailed = (messages: Messages, part: Lazy<unknown>): TemplateResult | typeof nothing =>
  part.problem ? partFailed(messages, part) : nothing;
