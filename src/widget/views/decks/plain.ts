/** Cards for when no deck could be loaded, with letters for the suits. They need no loading. */
import { svg } from 'lit';
import { rankOf, suitOf } from '../../../game/cards.ts';
import type { Deck } from './deck.ts';

export const plain: Deck = {
  suits: 'french',
  pip: (suit) => svg`<text class="ink" x="16" y="27" font-size="30" text-anchor="middle">${suit}</text>`,
  face: (card, { letters }) =>
    svg`<text class="ink" x="30" y="40" font-size="30" text-anchor="middle">${letters[rankOf(card)]}</text><text
      class="ink" x="30" y="74" font-size="30" text-anchor="middle">${suitOf(card)}</text>`,
};
