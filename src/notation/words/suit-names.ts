/** The names of the suits in each language, as printed diagrams and messages about a text have them. */
import type { CardSuits, Suit } from '../../game/cards.ts';
import type { Language } from './languages.ts';

export const SUIT_NAMES: Readonly<Record<Language, Readonly<Record<CardSuits, Readonly<Record<Suit, string>>>>>> = {
  en: {
    french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    swiss: { S: 'shields', H: 'roses', D: 'bells', C: 'acorns' },
  },
  de: {
    french: { S: 'Schaufel', H: 'Herz', D: 'Ecken', C: 'Kreuz' },
    swiss: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eicheln' },
  },
  fr: {
    french: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
    swiss: { S: 'écusson', H: 'fleur', D: 'grelot', C: 'gland' },
  },
  nl: {
    french: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
    swiss: { S: 'schilden', H: 'rozen', D: 'bellen', C: 'eikels' },
  },
};
