/** Input that cannot be shown, and input that is missing: the message in the place of the answer, with what was given. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ErrorPlace } from '../../game/errors.ts';
import { MAX_PLAYS_LENGTH } from '../../notation/plays.ts';
import type { Fault } from '../board/arrangement.ts';
import type { Messages } from '../language/messages.ts';
import type { EditorStart } from '../editing/editing-host.ts';
import type { Input, Problem } from '../model/input.ts';

/** How much of the input is shown on either side of the fault, in characters. */
const CONTEXT = 60;

/**
 * @param why the reason in words
 * @param partly whether the deal is shown up to the fault
 */
export function problem(
  messages: Messages,
  { error, attribute }: Problem,
  why: TemplateResult,
  input: Input,
  partly: boolean,
): TemplateResult {
  const given = attribute && input[attribute];
  const quoted =
    typeof given === 'string'
      ? html`<p class="given"><code>${`${attribute}="`}${excerpt(given, faultIn(given, error.place))}"</code></p>`
      : nothing;
  return told(
    partly ? messages.headlinePlaysProblem : messages.headlineProblem,
    html`${reasonOf(why)} ${quoted}`,
    messages.problem,
  );
}

const told = (headline: string, reason: unknown, label = headline): TemplateResult =>
  html`<div class="problem" part="error" role="group" aria-label=${label}>
    <p class="headline">${headline}</p>
    ${reason}
  </div>`;

const reasonOf = (why: string | TemplateResult): TemplateResult => html`<p class="reason">${why}</p>`;

/** A deck of cards that is not to be had; the deal is shown with another. */
export const deckProblem = (messages: Messages, message: string): TemplateResult =>
  told(messages.headlineDeckProblem, reasonOf(message));

/** Settings that mean nothing; the table is laid as usual. */
export const settingProblem = (messages: Messages, faults: readonly Fault[]): TemplateResult =>
  told(
    messages.headlineSettingProblem,
    faults.map(({ message }) => reasonOf(message)),
  );

/** Content that cannot be read stays to be seen, under the reason. */
export const contentProblem = (messages: Messages, why: TemplateResult): TemplateResult =>
  told(messages.contentProblem, reasonOf(why), messages.problem);

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
export function empty(messages: Messages): TemplateResult {
  return html`<div class="empty">
    <p class="headline">${messages.headlineEmpty}</p>
    <p class="reason">${messages.emptyHelp} <code>${messages.emptyExample}</code></p>
  </div>`;
}

/** The same where a reader may make a deal. */
export function emptyToEdit(messages: Messages, onStart: (start: EditorStart) => void): TemplateResult {
  const button = (start: EditorStart, label: string): TemplateResult =>
    html`<button type="button" part="button" @click=${() => onStart(start)}>${label}</button>`;
  return html`<div class="empty">
    <p class="headline">${messages.headlineEmpty}</p>
    <p class="reason">${messages.emptyInvites}</p>
    <p class="actions">
      ${button('deal', messages.dealAnew)} ${button('draw', messages.drawDeal)} ${button('paste', messages.pasteDeal)}
    </p>
  </div>`;
}
