/** A card drawn in the middle of a sentence, which each language puts where it belongs. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../game/cards.ts';
import type { Look } from '../decks/look.ts';
import { index } from './card.ts';

/** What a text says in place of the card. No text contains it otherwise. */
export const CARD_PLACE = '\uE000';

export function cardInText(look: Look, text: string, card: Card): TemplateResult {
  const [before, after] = text.split(CARD_PLACE);
  return html`${before}${index(look, card)}${after}`;
}
