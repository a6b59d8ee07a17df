/** A hand or the cards not dealt: a heading, which is also a target, and a tile for each card. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Card, Seat } from '../../../game/cards.ts';
import { suitOf } from '../../../game/cards.ts';
import { formatHand } from '../../../notation/deal.ts';
import { pip, rank } from '../../board/card.ts';
import { cardsAt, missing } from '../draft.ts';
import type { Place } from '../draft.ts';
import type { EditorLook, EditorProps } from './editor-props.ts';

export function placeView(look: EditorLook, editor: EditorProps, place: Place): TemplateResult {
  const { messages } = look;
  const { draft, state } = editor;
  const cards = cardsAt(draft, place);
  const lacks = place === 'stock' ? 0 : missing(draft, place);
  const label = place === 'stock' ? messages.stockLabel(cards.length) : messages.handLabel(place, cards.length, lacks);
  const isTarget = state.picked !== null && state.picked.place !== place;
  return html`<div
    class="place place-${place} ${isTarget ? 'target' : ''} ${state.exchange === place ? 'asked' : ''}"
    role="group"
    aria-label=${label}
    data-place=${place}
  >
    <div class="place-head">
      <span class="name" aria-hidden="true">${messages.place(place)}</span>
      <span class="count ${lacks === 0 ? '' : 'odd'}" aria-hidden="true"
        >${place === 'stock' ? cards.length : messages.countOf(cards.length, draft.size)}</span
      >
      <span class="place-actions">
        <button type="button" class="here" part="button" aria-label=${messages.moveHereTo(place)} ?hidden=${!isTarget}>
          ${messages.moveHere}
        </button>
        ${
          place === 'stock'
            ? nothing
            : html`<button
                type="button"
                class="type"
                part="button"
                data-type=${place}
                aria-expanded=${state.typing?.seat === place}
                @click=${() => (state.typing?.seat === place ? editor.closeTyping() : editor.openTyping(place, formatHand(cards)))}
              >
                <span aria-hidden="true">${messages.typeHand}</span
                ><span class="spoken">${messages.typeHandOf(place)}</span>
              </button>`
        }
      </span>
    </div>
    ${place !== 'stock' && state.typing?.seat === place ? typing(look, editor, place) : nothing}
    ${
      cards.length
        ? html`<ul role="list" class="edit-tiles">
            ${repeat(
              numbered(cards),
              ({ card, copy }) => `${card}${copy}`,
              (of, at) => tile(look, editor, place, of, at),
            )}
          </ul>`
        : html`<p class="no-cards">${place === 'stock' ? messages.allDealt : '–'}</p>`
    }
  </div>`;
}

interface Numbered {
  readonly card: Card;
  /** Number of the card among equal ones. */
  readonly copy: number;
}

const numbered = (cards: readonly Card[]): Numbered[] =>
  cards.map((card, at) => ({ card, copy: cards.slice(0, at).filter((other) => other === card).length }));

function tile(
  look: EditorLook,
  editor: EditorProps,
  place: Place,
  { card, copy }: Numbered,
  at: number,
): TemplateResult {
  const { picked } = editor.state;
  const isPicked = picked?.place === place && picked.card === card && picked.copy === copy;
  return html`<li>
    <button
      type="button"
      class="edit-tile"
      part="button"
      data-tile=${place}
      data-card=${card}
      data-copy=${copy}
      aria-pressed=${isPicked}
      aria-describedby="edit-keys"
      tabindex=${at === editor.stops[place] ? 0 : -1}
    >
      ${rank(look, card)}${pip(look, suitOf(card))}<span class="spoken">${look.messages.card(card)}</span>
    </button>
  </li>`;
}

function typing({ messages }: EditorLook, editor: EditorProps, seat: Seat): TemplateResult {
  const { text, problem } = editor.state.typing!;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    editor.readTyped();
  };
  const onInput = ({ target }: Event): void =>
    editor.set({ ...editor.state, typing: { seat, text: (target as HTMLInputElement).value, problem } });
  return html`<form class="typing" novalidate @submit=${onSubmit}>
    <label class="spoken" for="type-${seat}">${messages.typeHandOf(seat)}</label>
    <input
      id="type-${seat}"
      .value=${text}
      spellcheck="false"
      autocapitalize="none"
      autocomplete="off"
      aria-invalid=${problem !== null}
      aria-describedby="type-help"
      @input=${onInput}
    />
    <button type="submit" class="boxed" part="button">${messages.typeSet}</button>
    <p id="type-help" class=${problem ? 'fault' : 'help'}>${editor.inWords(problem ?? messages.typeHelp)}</p>
  </form>`;
}
