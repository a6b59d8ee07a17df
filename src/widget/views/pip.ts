/**
 * Suit signs and card faces. The signs are small inline drawings and not characters, because a phone may turn the
 * characters into emoji; the words beside them are for assistive technology and for searching.
 */
import { html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { rankOf, suitOf } from '../../game/cards.ts';
import type { Card, Suit } from '../../game/cards.ts';
import { messages } from '../messages.ts';

/** Outlines in a box of 16 × 16. */
const SHAPES: Readonly<Record<Suit, SVGTemplateResult>> = {
  S: svg`<path d="M8 1C6.6 3.6 2 6 2 9.4 2 11.4 3.5 12.6 5.1 12.6 6.1 12.6 6.9 12.2 7.4 11.5 7.3 13 6.7 14.2 5.6 15H10.4C9.3 14.2 8.7 13 8.6 11.5 9.1 12.2 9.9 12.6 10.9 12.6 12.5 12.6 14 11.4 14 9.4 14 6 9.4 3.6 8 1Z"/>`,
  H: svg`<path d="M8 15C6.8 12.2 1.5 9.3 1.5 5.4 1.5 3.3 3 1.7 4.9 1.7 6.3 1.7 7.5 2.5 8 3.9 8.5 2.5 9.7 1.7 11.1 1.7 13 1.7 14.5 3.3 14.5 5.4 14.5 9.3 9.2 12.2 8 15Z"/>`,
  D: svg`<path d="M8 .8C9.3 3.5 11.2 6 13.4 8 11.2 10 9.3 12.5 8 15.2 6.7 12.5 4.8 10 2.6 8 4.8 6 6.7 3.5 8 .8Z"/>`,
  C: svg`<path d="M8 1A3.1 3.1 0 0 0 5.7 6.2 3.1 3.1 0 1 0 4.3 12.1C5.6 12.1 6.7 11.4 7.4 10.3 7.3 12.3 6.8 13.9 5.6 15H10.4C9.2 13.9 8.7 12.3 8.6 10.3 9.3 11.4 10.4 12.1 11.7 12.1A3.1 3.1 0 1 0 10.3 6.2 3.1 3.1 0 0 0 8 1Z"/>`,
};

/** The sign of a suit; a word for it must stand beside it. */
export function pip(suit: Suit): TemplateResult {
  return html`<svg class="pip pip-${suit}" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    ${SHAPES[suit]}
  </svg>`;
}

/** Rank and sign as on a card's index, with the card's name for those who do not see it. */
export function face(card: Card): TemplateResult {
  return html`<span class="face" aria-hidden="true"
      ><span class="rank">${messages.rankSign(rankOf(card))}</span>${pip(suitOf(card))}</span
    ><span class="spoken">${messages.card(card)}</span>`;
}
