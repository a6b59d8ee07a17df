/** Cards, contracts, bids and seats as diagrams and reports write them: suits as signs, everything else in the reader's language. */
import { rankOf, suitOf, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Seat } from '../game/cards.ts';
import { firstKindOf, isMisere, turnsOf } from '../game/contracts.ts';
import { SUIT_SIGNS } from './cards.ts';
import { indexLetters } from './drawing/letters.ts';
import type { Language } from './words/languages.ts';

/** The words of a diagram in one language. */
interface Words {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly variant: string;
  readonly trump: string;
  readonly leader: string;
  readonly declarer: string;
  readonly turned: string;
  readonly level: string;
  readonly unenufe: string;
  readonly allTrumps: string;
  readonly noTrumps: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
    variant: 'Variant',
    trump: 'Trump',
    leader: 'Leader',
    declarer: 'Declarer',
    turned: 'Turned',
    level: 'Level',
    unenufe: 'Unenufe',
    allTrumps: 'all trumps',
    noTrumps: 'no trumps',
  },
  de: {
    seats: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
    variant: 'Variante',
    trump: 'Trumpf',
    leader: 'Ausspiel',
    declarer: 'Ansager',
    turned: 'Aufgedeckt',
    level: 'Ansage',
    unenufe: 'Undenufe',
    allTrumps: 'Alles Trumpf',
    noTrumps: 'Sans Atout',
  },
  nl: {
    seats: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
    variant: 'Variant',
    trump: 'Troef',
    leader: 'Uitkomst',
    declarer: 'Wie gaat',
    turned: 'Gedraaid',
    level: 'Bod',
    unenufe: 'Undenufe',
    allTrumps: 'alles troef',
    noTrumps: 'sans atout',
  },
  fr: {
    seats: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    variant: 'Variante',
    trump: 'Atout',
    leader: 'Entame',
    declarer: 'Fait atout',
    turned: 'Retourne',
    level: 'Annonce',
    unenufe: 'Undenufe',
    allTrumps: 'tout atout',
    noTrumps: 'sans atout',
  },
};

/** A card as diagrams have it, such as `10♥`: rank and sign in this order, as on a card's index. */
export const cardInSigns = (card: Card, language: Language): string =>
  indexLetters(language)[rankOf(card)] + SUIT_SIGNS[suitOf(card)];

/** A level with its double, such as `100 × 2`. */
export const bidInSigns = (level: number, doubled: 2 | 4 | undefined): string =>
  `${level}${doubled ? ` × ${doubled}` : ''}`;

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
  const turns = turnsOf(contract);
  return [
    ...(isMisere(contract) ? ['Misère'] : []),
    ...(turns === 'eachTrick' ? ['Slalom'] : turns === 'once' ? ['Guschti'] : []),
    firstKindOf(contract) === 'obenabe' ? 'Obenabe' : unenufe,
  ].join(' ');
}
