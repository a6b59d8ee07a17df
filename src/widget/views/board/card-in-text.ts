/** A card, as on its index, in the middle of a sentence. */
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { drawnInText } from '../../kit/drawn-in-text.ts';
import type { Look } from '../look.ts';
import { index } from './card.ts';

export const cardInText = (look: Look, text: string, card: Card): TemplateResult =>
  drawnInText(text, index(look, card));
