/** The look in which views show a state: the cards and the words. */
import type { IndexLetters } from '../../notation/drawing/letters.ts';
import type { Messages } from '../text/messages.ts';
import type { Deck } from './decks/deck.ts';

export interface Look {
  /** Null until the first deck has loaded. */
  readonly deck: Deck | null;
  readonly letters: IndexLetters;
  readonly messages: Messages;
}
