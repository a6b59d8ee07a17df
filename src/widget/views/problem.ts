/** Input that cannot be shown, and input that is missing: the message in the place of the answer, with what was given. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { messages } from '../messages.ts';
import type { Input, Problem } from '../state.ts';

/** How much of the input is shown on either side of the fault, in characters. */
const CONTEXT = 60;

/** @param given the text of the attribute at fault, as it was set */
export function problem({ error, attribute }: Problem, given: string, partly: boolean): TemplateResult {
  return html`<div class="problem" part="error" role="group" aria-label=${messages.problem}>
    <p class="headline">${partly ? messages.headlinePlaysProblem : messages.headlineProblem}</p>
    <p class="reason">${error.message}</p>
    ${given ? html`<p class="given"><code>${attribute}="${excerpt(given, error.place.position)}"</code></p>` : nothing}
  </div>`;
}

/** The text around the fault, with the character at fault marked. */
function excerpt(text: string, position: number | undefined): TemplateResult {
  const at = Math.min(position ?? 0, text.length);
  const from = Math.max(0, at - CONTEXT);
  const mark = position === undefined ? 0 : 1;
  const to = at + mark + CONTEXT;
  return html`${from > 0 ? '…' : ''}${text.slice(from, at)}${mark
    ? html`<mark>${text.slice(at, at + 1) || ' '}</mark>`
    : nothing}${text.slice(at + mark, to)}${to < text.length ? '…' : ''}`;
}

/** The state before a deal is given. */
export function empty(): TemplateResult {
  return html`<div class="empty">
    <p class="headline">${messages.headlineEmpty}</p>
    <p class="reason">${messages.emptyHelp} <code>${messages.emptyExample}</code></p>
  </div>`;
}

export function givenText(input: Input, attribute: keyof Input | null): string {
  const value = attribute && input[attribute];
  return typeof value === 'string' ? value : '';
}
