/**
 * The card numbers of Dutch programs: `s10 h14 k7 r11`, with the suits schoppen, harten, klaveren, ruiten and the ranks 11 boer,
 * 12 vrouw, 13 heer, 14 aas. The headings are Dutch.
 */
import { cardOf } from '../../../game/cards.ts';
import type { Suit } from '../../../game/cards.ts';
import { quote } from '../../../game/errors.ts';
import { msg, str } from '../../../game/reason.ts';
import { badRecord } from '../record.ts';
import type { RawRecord } from '../record.ts';
import { readTextLayout } from './text-layout.ts';
import { ownValue, RANK_NUMBERS, VOCABULARIES } from '../../words/vocabularies.ts';
import type { CardReader } from './word-cards.ts';

const SUIT_CODES: Readonly<Record<string, Suit>> = { s: 'S', h: 'H', r: 'D', k: 'C' };

const DUTCH = VOCABULARIES.find(({ language }) => language === 'nl')!;

/** Matches a boer, vrouw, heer or aas by number, which no other format uses. */
const PICTURE_CODE = /(?<![\p{L}\p{N}])[shkr]1[1-4](?![\p{L}\p{N}])/iu;

export const isDutchCodes = (text: string): boolean => PICTURE_CODE.test(text);

/** @throws JassError `bad-request` with the position of a word that is not a code */
export const readDutchCodes = (text: string): RawRecord => ({
  ...readTextLayout(text, DUTCH, readCodes).raw,
  languages: ['nl'],
});

const readCodes: CardReader = (_, text, start) => ({
  doubts: [],
  cards: [...text.matchAll(/[^\s,;.–—-]+/gu)].map((match) => {
    const [word] = match;
    const suit = ownValue(SUIT_CODES, word.slice(0, 1).toLowerCase());
    const rank = ownValue(RANK_NUMBERS, word.slice(1, 4));
    if (suit && rank) return cardOf(suit, rank);
    const position = start + match.index;
    const given = quote(word);
    throw badRecord(
      msg(
        str`${given} at position ${position + 1} is not a card; write s, h, k or r and a number from 6 to 14, such as s10 or r11.`,
      ),
      { position, card: word.slice(0, 40) },
    );
  }),
});
