/**
 * The messages of the element. Each puts values into words and fills the places of a text with them. The texts are in texts/. What a reader
 * opens by a click has messages of its own: the contracts, and all in features/.
 */
import type { CardSuits } from '../../game/cards.ts';
import { SOURCE } from './locales.ts';
import type { Locale } from './locales.ts';
import { elementMessages } from './messages/element.ts';
import { panelMessages } from './messages/panel.ts';
import { reviewMessages } from './messages/review.ts';
import { whyMessages } from './messages/why.ts';

export type Messages = ReturnType<typeof build>;

const built = new Map<string, Messages>();

/** The messages in a language, which must be loaded. @param suits of the cards that are shown: their names follow them */
export function messagesIn(locale: Locale, suits: CardSuits = 'french'): Messages {
  const key = `${locale} ${suits}`;
  const before = built.get(key);
  if (before) return before;
  const messages = build(locale, suits);
  built.set(key, messages);
  return messages;
}

function build(locale: Locale, suits: CardSuits) {
  const element = elementMessages(locale, suits);
  return {
    ...element,
    ...panelMessages(element),
    ...reviewMessages(element),
    ...whyMessages(element),
  };
}

/** English, with the names of French cards. */
export const messages = messagesIn(SOURCE);
