/**
 * Suit signs and cards, drawn by the deck of the element. They are drawings, as a phone may turn suit characters into
 * emoji. The words beside them are for assistive technology and for searching.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { rankOf, suitOf } from '../../../game/cards.ts';
import type { Card, Suit } from '../../../game/cards.ts';
import { FACE_BOX, PIP_BOX } from '../decks/deck.ts';
import type { Look } from '../look.ts';

/** The sign of a suit. Its name must be beside it. */
export function pip({ deck }: Look, suit: Suit): TemplateResult {
  return html`<svg class="pip" viewBox=${PIP_BOX} aria-hidden="true">${deck?.pip(suit)}</svg>`;
}

/** The letter or figure of a card. Its name must be beside it. */
export function rank({ letters }: Look, card: Card): TemplateResult {
  return html`<span class="rank" aria-hidden="true">${letters[rankOf(card)]}</span>`;
}

/** Rank and sign as on a card's index, with the card's name for screen readers. */
export function index(look: Look, card: Card): TemplateResult {
  return html`<span class="index" aria-hidden="true">${rank(look, card)}${pip(look, suitOf(card))}</span
    ><span class="spoken">${look.messages.card(card)}</span>`;
}

/** The picture of a card. Its name must be beside it. It is redrawn only if it has to look different. */
export function picture({ deck, letters }: Look, card: Card): TemplateResult {
  return html`<svg class="face" part="face" viewBox=${FACE_BOX} aria-hidden="true">
    ${guard([deck, card, ...Object.values(letters)], () => deck?.face(card, { letters }))}
  </svg>`;
}

/** The picture of a card, with its name for screen readers. */
export function face(look: Look, card: Card): TemplateResult {
  return html`${picture(look, card)}<span class="spoken">${look.messages.card(card)}</span>`;
}
