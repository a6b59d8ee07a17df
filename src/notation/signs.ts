/** Cards, contracts, bids and seats as diagrams and reports write them: suits as signs, everything else in the reader's language. */
import { rankOf, suitOf, trumpOf } from '../game/cards.ts';
import type { Card, CardSuits, Contract, Seat } from '../game/cards.ts';
import { firstKindOf, isMisere, kindChangeOf } from '../game/contracts.ts';
import type { StatedTaken } from '../game/play/complete-taken.ts';
import { SUIT_SIGNS } from './cards.ts';
import { indexLetters } from './drawing/letters.ts';
import { formatTaken } from './taken.ts';
import type { Language } from './words/languages.ts';

/** The words of a diagram in one language. */
interface Words {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly trump: string;
  readonly leader: string;
  readonly declarer: string;
  readonly turned: string;
  readonly level: string;
  readonly taken: string;
  readonly unenufe: string;
  readonly allTrumps: string;
  readonly noTrumps: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
    trump: 'Trump',
    leader: 'Leader',
    declarer: 'Declarer',
    turned: 'Turned',
    level: 'Level',
    taken: 'Taken before',
    unenufe: 'Unenufe',
    allTrumps: 'all trumps',
    noTrumps: 'no trumps',
  },
  de: {
    seats: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
    trump: 'Trumpf',
    leader: 'Ausspiel',
    declarer: 'Ansager',
    turned: 'Aufgedeckt',
    level: 'Ansage',
    taken: 'Vorher',
    unenufe: 'Undenufe',
    allTrumps: 'Alles Trumpf',
    noTrumps: 'Sans Atout',
  },
  nl: {
    seats: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
    trump: 'Troef',
    leader: 'Uitkomst',
    declarer: 'Wie gaat',
    turned: 'Gedraaid',
    level: 'Bod',
    taken: 'Eerder gehaald',
    unenufe: 'Undenufe',
    allTrumps: 'alles troef',
    noTrumps: 'sans atout',
  },
  fr: {
    seats: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    trump: 'Atout',
    leader: 'Entame',
    declarer: 'Fait atout',
    turned: 'Retourne',
    level: 'Annonce',
    taken: 'Faits avant',
    unenufe: 'Undenufe',
    allTrumps: 'tout atout',
    noTrumps: 'sans atout',
  },
};

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

/** The words of diagrams in a language: the labels of their facts, and the names of seats. */
export const diagramWords = (language: Language): Words => WORDS[language];

/** The name of a seat. */
export const seatName = (seat: Seat, language: Language): string => WORDS[language].seats[seat];

/** A contract as diagrams have it: the sign of the trump suit, or a name. */
export function contractInSigns(contract: Contract, language: Language): string {
  const { unenufe, allTrumps, noTrumps } = WORDS[language];
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
