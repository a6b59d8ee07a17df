/** Cards, contracts, bids and seats as diagrams and reports write them: suits as signs, everything else in the reader's language. */
import { rankOf, suitOf, trumpOf } from '../game/cards.ts';
import type { Card, CardSuits, Contract, Seat } from '../game/cards.ts';
import { firstKindOf, isMisere, kindChangeOf } from '../game/contracts.ts';
import type { StatedTaken } from '../game/play/complete-taken.ts';
import { SUIT_SIGNS } from './cards.ts';
import { indexLetters } from './drawing/letters.ts';
import { formatTaken } from './taken.ts';
import type { Language } from '../languages/registry/languages.ts';
import { BASICS } from '../languages/registry/languages.ts';

/** A card as diagrams have it, such as `10♥`: rank and sign in this order, as on a card's index. */
export const cardInSigns = (card: Card, language: Language, suits: CardSuits = 'french'): string =>
  indexLetters(language, suits)[rankOf(card)] + SUIT_SIGNS[suitOf(card)];

/** A level with its double, such as `100 × 2`. */
export const bidInSigns = (level: number, doubled: 2 | 3 | 4 | undefined): string =>
  `${level}${doubled ? ` × ${doubled}` : ''}`;

/** What the sides had taken before an ending, each side by the first letters of its seats, such as `NZ:60+20/4 OW:51/2` in Dutch. */
export const takenInSigns = (taken: StatedTaken, language: Language): string =>
  formatTaken(taken).replace(/[NESW](?=[NESW]?:)/g, (seat) => seatName(seat as Seat, language).charAt(0));

/** A label with its colon, before which French has a narrow blank. */
export const withColon = (label: string, language: Language): string => `${label}${language === 'fr' ? '\u202f' : ''}:`;

/** The name of a seat. */
export const seatName = (seat: Seat, language: Language): string => BASICS[language].diagram.seats[seat];

/** Writes numbers rounded to tenths. */
export function decimalsIn(language: Language): (value: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const;
  // Swiss numbers have a point.
  const format = new Intl.NumberFormat(language === 'de' ? 'de-CH' : language, digits);
  return (value) => format.format(value);
}

/** A contract as diagrams have it: the sign of the trump suit, or a name. */
export function contractInSigns(contract: Contract, language: Language): string {
  const { unenufe, allTrumps, noTrumps } = BASICS[language].diagram;
  const trump = trumpOf(contract);
  if (trump) return SUIT_SIGNS[trump];
  if (contract === 'alltrumps') return allTrumps;
  if (contract === 'notrumps') return noTrumps;
  const change = kindChangeOf(contract);
  return [
    ...(isMisere(contract) ? ['Misère'] : []),
    ...(change === 'eachTrick' ? ['Slalom'] : change === 'once' ? ['Guschti'] : []),
    firstKindOf(contract) === 'obenabe' ? 'Obenabe' : unenufe,
  ].join(' ');
}
