/** The panel of a puzzle: the verdict with the reader's choice (how to play while there is none), the reader's cards by trick, and the buttons for help. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { index } from '../../../views/board/card.ts';
import { failureWords } from '../../../text/failure.ts';
import { cardInText } from '../../../views/board/card-in-text.ts';
import { PLACE } from '../../../kit/drawn-in-text.ts';
import { goTo, tricksOf } from '../../../state/table.ts';
import type { TrickView } from '../../../state/table.ts';
import { panelFrame } from '../../../views/panel/panel.ts';
import type { PuzzleActions } from '../puzzle-props.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import { goalAfter, mayPlay, resultOf, targetOf } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import type { Look } from '../../../views/look.ts';

/** The mark of a card that keeps the goal. */
export const tick = html`<svg class="tick" viewBox="0 0 12 12" aria-hidden="true">
  <path d="M2.5 6.5 5 9 9.5 3.5" />
</svg>`;

export function puzzlePanel(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  failure: Error | null,
  actions: PuzzleActions,
): TemplateResult {
  const { kind, style } = panelFrame(state.table, false);
  const button = (label: string, onClick: () => void, isOff = false): TemplateResult =>
    html`<button type="button" class="boxed" part="button" aria-disabled=${isOff ? 'true' : 'false'} @click=${onClick}>
      ${label}
    </button>`;
  const isOver = resultOf(state) !== null;
  return html`<div class="${kind} of-puzzle" part="panel puzzle" .style=${style}>
    <div class="said">${verdict(look, words, state, failure, actions)}</div>
    <div class="panel-open">${list(look, words, state)}</div>
    <div class="panel-foot buttons">
      ${isOver || state.solution !== null ? nothing : button(words.hint, actions.onHint, !mayPlay(state))}
      ${button(words.startAgain, actions.onStartAgain)}
      ${state.solution === null ? button(words.showSolution, actions.onSolution) : nothing}
    </div>
  </div>`;
}

function verdict(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  failure: Error | null,
  actions: PuzzleActions,
): TemplateResult {
  const { table, side } = state;
  const box = (kind: string, content: unknown): TemplateResult =>
    html`<div class="verdict ${kind}" part="verdict">${content}</div>`;
  const button = (kind: string, label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="boxed ${kind}" part="button" @click=${onClick}>${label}</button>`;
  if (failure !== null) {
    return box(
      'bad',
      html`<p>${words.failed}<br />${failureWords(look.messages, failure)}</p>
        <span class="buttons">${button('main', look.messages.retry, actions.onRetry)}</span>`,
    );
  }
  const result = resultOf(state);
  if (result) {
    return box(
      result.solved ? 'good' : 'bad',
      html`<p>
        <b>${words.ended(result.solved, state.mistakes)}</b><br />${words.made(state, result.made, targetOf(state)!)}
      </p>`,
    );
  }
  if (state.solution !== null) return box('', html`<p>${words.solution}</p>`);
  if (state.waits) {
    const last = table.line.length - 1;
    const card = table.line[last]!;
    const said = words.givesAway(table, PLACE, state.lost.get(last)!);
    return box(
      'bad',
      html`<p>
          <b>${cardInText(look, said, card)}</b><br />${words.still(table, side, goalAfter(state, last + 1)!.target)}
        </p>
        <span class="buttons"
          >${button('main', words.takeBack, actions.onTakeBack)} ${button('', words.playOn, actions.onPlayOn)}</span
        >`,
    );
  }
  if (!state.hint) return html`<p class="how">${words.how}</p>`;
  const { hint } = state;
  const said = words.hinted(hint, () => PLACE);
  return box('', html`<p>${hint.kind === 'card' ? cardInText(look, said, hint.card) : said}</p>`);
}

/** The reader's cards by trick; in the solution the cards of all hands. */
function list(look: Look, words: PuzzleMessages, state: PuzzleState): TemplateResult | typeof nothing {
  const { messages } = look;
  const { table, readers, solution } = state;
  const seats = SEATS.filter((seat) => solution !== null || readers.has(seat));
  const tricks = tricksOf(goTo(table, table.line.length).position);
  if (tricks.length === 0) return nothing;
  const now = Math.floor(Math.max(table.ply - 1, 0) / 4);
  return html`<table class="mine" part="tricks">
    <caption class="spoken">
      ${words.list}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="spoken">${messages.trickColumn}</span></th>
        ${seats.map((seat) => html`<th scope="col">${messages.seat(seat)}</th>`)}
        <th scope="col" class="number points">${messages.pointsColumn}</th>
        <th scope="col" class="number to">${words.to}</th>
      </tr>
    </thead>
    <tbody>
      ${tricks.map(
        (trick, i) =>
          html`<tr class=${i === now ? 'now' : ''}>
            <th scope="row">${trick.number}</th>
            ${seats.map((seat) => html`<td>${cell(look, words, state, trick, seat)}</td>`)}
            <td class="number">${trick.points ?? nothing}</td>
            <td class="number to">${trick.points === null ? nothing : messages.side(trick.scorer!)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cell(
  look: Look,
  words: PuzzleMessages,
  { lost, table }: PuzzleState,
  trick: TrickView,
  seat: Seat,
): TemplateResult | typeof nothing {
  const found = trick.cards.find((of) => of.seat === seat);
  if (!found) return nothing;
  const { card, ply }: { readonly card: Card; readonly ply: number } = found;
  const gave = lost.get(ply);
  const mark =
    gave === undefined
      ? nothing
      : gave === 0
        ? html`<span class="badge">${tick}<span class="spoken">, ${words.kept}</span></span>`
        : html`<span class="cost large"
            ><span aria-hidden="true">${table.payoff === 'score' ? '!' : look.messages.chipLost(gave)}</span
            ><span class="spoken">, ${words.gave(gave)}</span></span
          >`;
  return html`<span class="mine-card">${index(look, card)}</span>${mark}`;
}
