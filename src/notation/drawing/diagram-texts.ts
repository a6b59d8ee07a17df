/** The words of printed diagrams beside those of the text diagram (format-diagram.ts) and of tasks (puzzle-texts), in the languages that these have. */
import type { CardSuits, Side, Suit } from '../../game/cards.ts';
import type { Language } from '../imports/record.ts';

interface DiagramTexts {
  readonly sides: Readonly<Record<Side, string>>;
  readonly suits: Readonly<Record<CardSuits, Readonly<Record<Suit, string>>>>;
  readonly toPlay: string;
  readonly taken: string;
  readonly noCards: string;
  /** The cards of a hand that is not shown. */
  readonly hidden: string;
}

export const DIAGRAM_TEXTS: Readonly<Record<Language, DiagramTexts>> = {
  en: {
    sides: { NS: 'North–South', EW: 'East–West' },
    suits: {
      french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
      swiss: { S: 'shields', H: 'roses', D: 'bells', C: 'acorns' },
    },
    toPlay: 'To play',
    taken: 'Points so far',
    noCards: 'none',
    hidden: '{count} cards',
  },
  de: {
    sides: { NS: 'Nord–Süd', EW: 'Ost–West' },
    suits: {
      french: { S: 'Schaufel', H: 'Herz', D: 'Ecken', C: 'Kreuz' },
      swiss: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eicheln' },
    },
    toPlay: 'Am Zug',
    taken: 'Punkte bisher',
    noCards: 'keine',
    hidden: '{count} Karten',
  },
  fr: {
    sides: { NS: 'Nord–Sud', EW: 'Est–Ouest' },
    suits: {
      french: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
      swiss: { S: 'écusson', H: 'fleur', D: 'grelot', C: 'gland' },
    },
    toPlay: 'À jouer',
    taken: 'Points faits',
    noCards: 'aucune',
    hidden: '{count} cartes',
  },
  nl: {
    sides: { NS: 'Noord–Zuid', EW: 'Oost–West' },
    suits: {
      french: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
      swiss: { S: 'schilden', H: 'rozen', D: 'bellen', C: 'eikels' },
    },
    toPlay: 'Aan de beurt',
    taken: 'Punten tot nu toe',
    noCards: 'geen',
    hidden: '{count} kaarten',
  },
};
