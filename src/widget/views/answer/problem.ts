/** Wrong or missing input: the message in place of the result, with the input. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ErrorPlace } from '../../../game/errors.ts';
import { MAX_PLAYS_LENGTH } from '../../../notation/plays.ts';
import type { Messages } from '../../text/messages.ts';
import type { Input, Problem } from '../../state/input.ts';
import type { Outline } from '../outline/outline.ts';

/** The start of the editor if there is no deal yet: a random deal, empty hands, or the text field. */
export type EditorStart = 'deal' | 'draw' | 'paste';

/** The part of the input shown on either side of the error, in characters. */
const CONTEXT = 60;

/** The board beside the message; undefined if there is another. */
type Beside = Outline | undefined;

/**
 * @param why the reason in words
 * @param beside undefined if the deal is shown up to the error
 */
export function problem(
  messages: Messages,
  { error, attribute }: Problem,
  why: TemplateResult,
  input: Input,
  beside: Beside,
): TemplateResult {
  const given = attribute && input[attribute];
  const quoted =
    typeof given === 'string'
      ? html`<p class="given"><code>${`${attribute}="`}${excerpt(given, faultIn(given, error.place))}"</code></p>`
      : nothing;
  const headline = beside === undefined ? messages.headlinePlaysProblem : (beside.headline ?? messages.headlineProblem);
  return problemView(headline, html`${reasonOf(why)} ${quoted} ${beside?.words}`, messages.problem, beside);
}

const problemView = (headline: unknown, reason: unknown, label: unknown = headline, beside?: Beside): TemplateResult =>
  html`<div class="problem" part="error" role="group" aria-label=${label}>
    <p class="headline">${headline}</p>
    <div class="said">${reason}</div>
    ${boardBeside(beside)}
  </div>`;

const boardBeside = (beside: Beside): TemplateResult | typeof nothing =>
  beside === undefined ? nothing : html`<div class="outline">${beside.board}</div>`;

const reasonOf = (why: string | TemplateResult): TemplateResult => html`<p class="reason">${why}</p>`;

/** A deck of cards that is not available. The deal is shown with another. */
export const deckProblem = (messages: Messages, message: string): TemplateResult =>
  problemView(messages.headlineDeckProblem, reasonOf(message));

/** Settings with unknown values. The table uses the defaults. */
export const settingProblem = (messages: Messages, faults: readonly string[]): TemplateResult =>
  problemView(messages.headlineSettingProblem, faults.map(reasonOf));

/** Content that cannot be read stays visible below the reason. @param beside the hands that were read, if they are no deal */
export const contentProblem = (messages: Messages, why: TemplateResult, beside: Beside): TemplateResult =>
  problemView(messages.contentProblem, html`${reasonOf(why)} ${beside?.words}`, messages.problem, beside);

/** The range of the error in the text: a character, or the whole word of a play. */
function faultIn(text: string, { position, play }: ErrorPlace): readonly [from: number, to: number] {
  if (position !== undefined) return [position, position + 1];
  if (play === undefined || text.length > MAX_PLAYS_LENGTH) return [0, 0];
  const word = [...text.matchAll(/[^\s,]+/g)][play];
  return word ? [word.index, word.index + word[0].length] : [0, 0];
}

/** The text around the error, with the error marked. */
function excerpt(text: string, [from, to]: readonly [number, number]): TemplateResult {
  const start = Math.max(0, from - CONTEXT);
  const end = to + CONTEXT;
  return html`${start > 0 ? '…' : ''}${text.slice(start, from)}${
    to > from ? html`<mark>${text.slice(from, to) || ' '}</mark>` : nothing
  }${text.slice(to, end)}${end < text.length ? '…' : ''}`;
}

/** The state before a deal is given. */
export const empty = (messages: Messages, beside: Beside): TemplateResult =>
  emptyView(messages, html`<p class="reason">${messages.emptyHelp} <code>${messages.emptyExample}</code></p>`, beside);

const emptyView = ({ headlineEmpty }: Messages, said: TemplateResult, beside: Beside): TemplateResult =>
  html`<div class="empty">
    <p class="headline">${headlineEmpty}</p>
    <div class="said">${said}</div>
    ${boardBeside(beside)}
  </div>`;

/** The same if the reader may make a deal. */
export function emptyToEdit(messages: Messages, beside: Beside, onStart: (start: EditorStart) => void): TemplateResult {
  const button = (start: EditorStart, label: string): TemplateResult =>
    html`<button type="button" part="button" @click=${() => onStart(start)}>${label}</button>`;
  const said = html`<p class="reason">${messages.emptyInvites}</p>
    <p class="actions">
      ${button('deal', messages.dealAtRandom)} ${button('draw', messages.drawDeal)}
      ${button('paste', messages.pasteDeal)}
    </p>`;
  return emptyView(messages, said, beside);
}
