/** One hand as typed by a person: in the notation, or in the words and letters of a language. */
import type { Card, Seat } from '../../game/cards.ts';
import { msg, str } from '../../game/reason.ts';
import { badRecord, emptyHands } from './record.ts';
import { inFormat, inVisible } from '../../game/located.ts';
import { parseHand } from '../hands.ts';
import { readInLanguage } from './read-in-language.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { readWordCards } from './formats/word-cards.ts';

/** Longest text read as a hand, in characters. */
const MAX_HAND_LENGTH = 1000;

/** Matches one word with three dots, as in `AKJ9.T87.Q6.`. */
const isNotation = (text: string): boolean => /^[^\s.]*(?:\.[^\s.]*){3}$/.test(text);

/**
 * Reads one hand, without a check against a pack. An empty text is an empty hand.
 * @param language of the words; by default a text is read only if all languages that can read it agree
 * @throws JassError `bad-deal` or `bad-request`, with the position in the text
 */
export const importHand = (text: string, seat: Seat, language?: Language): readonly Card[] =>
  inVisible(text, (visible) => readHand(visible, seat, language));

function readHand(text: string, seat: Seat, language: Language | undefined): readonly Card[] {
  if (text.length > MAX_HAND_LENGTH) {
    const { length } = text;
    throw badRecord(msg(str`The hand is ${length} characters long; at most ${MAX_HAND_LENGTH} are read.`));
  }
  const hand = text.trim();
  if (hand === '') return [];
  if (isNotation(hand)) return parseHand(text, seat);
  return inFormat(msg('cards in words'), () => {
    const { hands } = readInLanguage(text, language, (vocabulary) => {
      const { cards, doubts } = readWordCards(vocabulary, text, 0);
      return { raw: { hands: { ...emptyHands(), [seat]: cards }, tricks: [], notes: [] }, doubts };
    });
    return hands![seat];
  });
}
