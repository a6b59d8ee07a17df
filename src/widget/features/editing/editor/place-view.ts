/**
 * The cards not dealt, one row a suit, and the hands around them. A card that is dealt leaves a ghost in its row, so
 * that nothing moves under the reader's finger. Once all are dealt, the rows are folded.
 */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { cardOf, rankOf, suitOf } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { pip, rank } from '../../../views/board/card.ts';
import { screenSideOf } from '../../../state/seating.ts';
import { suitsInOrder } from '../../../../game/rules/pack.ts';
import { cardsAt, missing, undealt } from '../draft/draft.ts';
import type { Place } from '../draft/draft.ts';
import type { EditorLook, EditorProps } from './editor-props.ts';
import { chosenIn } from './editor-state.ts';

const PENCIL = svg`<path d="M3 13 4 9.5 11 2.5 13.5 5 6.5 12ZM9.5 4 12 6.5" />`;

export function poolView(look: EditorLook, editor: EditorProps): TemplateResult {
  const { messages } = look;
  const { rules, contract } = editor.draft;
  const left = undealt(editor.draft);
  const copies = (card: Card): number => left.filter((other) => other === card).length;
  let seen = 0;
  return html`<div
    class="place pool tiles ${rules.deck.copies > 1 ? 'double' : ''}"
    role="group"
    aria-label=${messages.stockLabel(left.length)}
    aria-describedby="edit-hint edit-keys"
    data-place="stock"
    .style=${`--ranks: ${rules.deck.ranks.length}; --in-line: ${inLine(rules.deck.ranks.length)}`}
  >
    <p class="place-head" aria-hidden="true">
      ${messages.notDealt} <span class="count">${messages.countOf(left.length, 0)}</span>
    </p>
    ${(left.length ? suitsInOrder(rules, contract) : []).map(({ suit, trump, ranks }) => {
      const cards = ranks.filter((of) => rules.deck.ranks.includes(of)).map((of) => cardOf(suit, of));
      const slots = cards.map((card) => {
        const n = copies(card);
        return n ? html`<li>${tile(look, editor, 'stock', card, seen++, n)}</li>` : ghost(look, card);
      });
      const isEmpty = cards.every((card) => copies(card) === 0);
      return html`<div class="suit ${trump ? 'trump' : ''}">
        ${
          isEmpty
            ? html`<ul aria-hidden="true">
                ${slots}
              </ul>`
            : html`<ul role="list" aria-label=${messages.suitRow(suit, trump)} data-line>
                ${slots}
              </ul>`
        }
      </div>`;
    })}
  </div>`;
}

/** How many of the ranks of a suit a narrow line has, so that a finger has room for each: all of six, half of more. */
const inLine = (ranks: number): number => (ranks > 6 ? Math.ceil(ranks / 2) : ranks);

/** @param bottom the seat at the bottom of the screen */
export function handView(look: EditorLook, editor: EditorProps, seat: Seat, bottom: Seat): TemplateResult {
  const { messages } = look;
  const { draft, state } = editor;
  const cards = cardsAt(draft, seat);
  const lacks = missing(draft, seat);
  const isChosen = chosenIn(state) === seat;
  const isOpen = state.typed?.of === seat;
  let seen = 0;
  return html`<div
    class="place side-${screenSideOf(seat, bottom)} ${isChosen ? 'chosen' : ''}"
    role="group"
    aria-label=${messages.handLabel(seat, cards.length, lacks)}
    data-place=${seat}
  >
    <div class="place-head">
      <button type="button" class="name" part="button" data-choose=${seat} aria-pressed=${isChosen}>
        ${messages.seat(seat)} <span class="count">${messages.countOf(cards.length, lacks)}</span>
      </button>
      <button
        type="button"
        class="type"
        part="button"
        title=${messages.typeHandOf(seat)}
        data-type=${seat}
        aria-expanded=${isOpen}
        @click=${() => (isOpen ? editor.closeTyping() : editor.openTyping(seat))}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">${PENCIL}</svg
        ><span class="spoken">${messages.typeHandOf(seat)}</span>
      </button>
    </div>
    ${
      cards.length
        ? html`<div class="suits tiles" data-line>
            ${suitsInOrder(draft.rules, draft.contract).map(({ suit, trump, ranks }) => {
              const row = ranks.flatMap((of) => cards.filter((card) => card === cardOf(suit, of)));
              return row.length
                ? html`<div class="suit ${trump ? 'trump' : ''}" .style=${`--n: ${row.length}`}>
                    <ul role="list" aria-label=${messages.suitRow(suit, trump)}>
                      ${repeat(
                        row,
                        (card, at) => `${card}${row.indexOf(card) === at}`,
                        (card) => html`<li>${tile(look, editor, seat, card, seen++)}</li>`,
                      )}
                    </ul>
                  </div>`
                : nothing;
            })}
          </div>`
        : html`<span class="no-cards"></span>`
    }
  </div>`;
}

/** @param at its number among the tiles of the place  @param copies the equal cards for which it stands */
function tile(look: EditorLook, editor: EditorProps, place: Place, card: Card, at: number, copies = 1): TemplateResult {
  const { messages, deck } = look;
  const isWrong = editor.state.typed?.problem?.place.card === card;
  return html`<button
    type="button"
    class="card legal ${isWrong ? 'wrong' : ''} ${deck?.paints?.[suitOf(card)] ?? 'ink'}"
    part="card"
    data-tile=${place}
    data-card=${card}
    tabindex=${at === editor.stops[place] ? 0 : -1}
  >
    <span class="tile"></span
    ><span class="ix" aria-hidden="true">${rank(look, card)}${pip(look, suitOf(card))}</span
    >${copies > 1 ? html`<span class="copies" aria-hidden="true">${messages.copies(copies)}</span>` : nothing}<span
      class="spoken"
      >${messages.cardCopies(card, copies)}</span
    >
  </button>`;
}

/** The place of a card that is dealt: a picture rather than text to read. */
function ghost(look: EditorLook, card: Card): TemplateResult {
  const { deck, letters } = look;
  return html`<li aria-hidden="true">
    <span class="card played ${deck?.paints?.[suitOf(card)] ?? 'ink'}" part="played-card"
      ><span class="tile"></span
      ><span class="ix"
        ><span class="rank" data-rank=${letters[rankOf(card)]}></span>${pip(look, suitOf(card))}</span
      ></span
    >
  </li>`;
}
