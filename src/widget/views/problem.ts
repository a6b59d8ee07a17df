/** Input that cannot be shown, and input that is missing: the message in the place of the answer, with what was given. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ErrorPlace } from '../../game/errors.ts';
import { MAX_PLAYS_LENGTH } from '../../notation/plays.ts';
import { messages } from '../messages.ts';
import type { Input, Problem } from '../state.ts';

/** How much of the input is shown on either side of the fault, in characters. */
const CONTEXT = 60;

/** @param partly whether the deal is shown up to the fault */
export function problem({ error, attribute }: Problem, input: Input, partly: boolean): TemplateResult {
  const given = attribute && input[attribute];
  return html`<div class="problem" part="error" role="group" aria-label=${messages.problem}>
    <p class="headline">${partly ? messages.headlinePlaysProblem : messages.headlineProblem}</p>
    <p class="reason">${error.message}</p>
    ${
      typeof given === 'string'
        ? html`<p class="given"><code>${`${attribute}="`}${excerpt(given, faultIn(given, error.place))}"</code></p>`
        : nothing
    }
  </div>`;
}

/** Where in the text the fault stands, from and to: a character, or the whole word of a play. */
function faultIn(text: string, { position, play }: ErrorPlace): readonly [from: number, to: number] {
  if (position !== undefined) return [position, position + 1];
  if (play === undefined || text.length > MAX_PLAYS_LENGTH) return [0, 0];
  const word = [...text.matchAll(/[^\s,]+/g)][play];
  return word ? [word.index, word.index + word[0].length] : [0, 0];
}

/** The text around the fault, with the fault itself marked. */
function excerpt(text: string, [from, to]: readonly [number, number]): TemplateResult {
  const start = Math.max(0, from - CONTEXT);
  const end = to + CONTEXT;
  return html`${start > 0 ? '…' : ''}${text.slice(start, from)}${
    to > from ? html`<mark>${text.slice(from, to) || ' '}</mark>` : nothing
  }${text.slice(to, end)}${end < text.length ? '…' : ''}`;
}

/** The state before a deal is given. */
export function empty(): TemplateResult {
  return html`<div class="empty">
    <p class="headline">${messages.headlineEmpty}</p>
    <p class="reason">${messages.emptyHelp} <code>${messages.emptyExample}</code></p>
  </div>`;
}
