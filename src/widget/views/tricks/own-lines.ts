/** The lines that the reader has played beside the record, as a tree below the list of tricks: each can be shown again, named, shared and removed. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { figureOf } from '../../../notation/answer/answer.ts';
import { valueFor } from '../../../game/scoring/payoff.ts';
import { isOn } from '../../state/own-lines.ts';
import type { Branch } from '../../state/own-lines.ts';
import type { Store } from '../../state/store.ts';
import type { Table } from '../../state/table.ts';
import { index } from '../board/card.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';

/** The most cards of a line that are written. */
const WRITTEN = 5;

/** @param onShare shares the line on the board; null where the deal is not shared */
export function ownLines({ look, store }: View, onShare: (() => void) | null): TemplateResult | typeof nothing {
  const { table } = store.shown;
  const branches = table ? store.lines.branches(table) : [];
  if (!table || branches.length === 0) return nothing;
  const { messages } = look;
  return html`<section class="own-lines" part="own-lines" aria-labelledby="own-lines">
    <h3 id="own-lines">${messages.ownLines}</h3>
    <ul role="list">
      ${branches.map((branch) => row(look, store, table, branch, onShare))}
    </ul>
  </section>`;
}

function row(look: Look, store: Store, table: Table, branch: Branch, onShare: (() => void) | null): TemplateResult {
  const { messages } = look;
  const { lines } = store;
  const isShown = isOn(table, branch.plays);
  const isNamed = lines.naming?.plays === branch.plays;
  return html`<li class=${isShown ? 'shown' : ''} .style=${`--_depth: ${branch.depth}`}>
    ${
      isNamed
        ? naming(messages.nameOfLine, branch, lines.name)
        : html`<button
            type="button"
            class="line"
            part="button"
            aria-current=${isShown ? 'true' : nothing}
            @click=${() => lines.show(branch)}
          >
            ${branch.name === null ? nothing : html`<b>${branch.name}</b>`} ${cardsOf(look, branch)}
            ${valueAt(look, store, table, branch)}
          </button>`
    }
    <span class="buttons">
      ${action(messages.nameLine, () => lines.beginNaming(branch))}
      ${
        onShare
          ? action(messages.shareLine, () => {
              lines.show(branch);
              onShare();
            })
          : nothing
      }
      ${action(messages.removeLine, () => lines.remove(branch))}
    </span>
  </li>`;
}

const action = (label: string, onClick: () => void): TemplateResult =>
  html`<button type="button" class="text-button" part="button" @click=${onClick}>${label}</button>`;

/** Once, when the field is drawn: the function is the same at every update. */
const takeFocus = (field?: Element): void => (field as HTMLElement | undefined)?.focus();

/** The field for a name, which takes the focus; Enter and leaving it keep the name, Escape the one before. */
function naming(label: string, { name }: Branch, onName: (name: string) => void): TemplateResult {
  const onKeydown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const field = event.currentTarget as HTMLInputElement;
    if (event.key === 'Escape') field.value = name ?? '';
    if (event.key === 'Enter' || event.key === 'Escape') field.blur();
  };
  return html`<input
    class="line-name"
    aria-label=${label}
    .value=${name ?? ''}
    maxlength="60"
    ${ref(takeFocus)}
    @keydown=${onKeydown}
    @blur=${({ currentTarget }: Event) => onName((currentTarget as HTMLInputElement).value)}
  />`;
}

/** The trick in which it leaves the record or another line, and its cards from there. */
function cardsOf(look: Look, { plays, from }: Branch): TemplateResult {
  const { messages } = look;
  const made = plays.slice(from);
  return html`<span
    >${messages.trickShort(Math.floor(from / 4) + 1)}:
    ${made.slice(0, WRITTEN).map((card, i) => html`${i ? ' ' : ''}${index(look, card)}`)}${made.length > WRITTEN ? ' …' : ''}</span
  >`;
}

/** The value at its end, once it is known. */
function valueAt({ messages }: Look, store: Store, table: Table, { plays }: Branch): TemplateResult | typeof nothing {
  const solution = store.solutionAfter(table.payoff, plays);
  if (!solution) return nothing;
  return html`<b class="figure"
    >${messages.figure(table.payoff, valueFor(table.side, table, figureOf(solution.value)))}</b
  >`;
}
