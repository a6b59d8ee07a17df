/** The words that only printed diagrams have, in the languages of the text diagram (signs.ts) and of tasks (../task-texts.ts). */
import type { Side } from '../../game/cards.ts';
import type { Language } from '../words/languages.ts';

interface DiagramTexts {
  readonly sides: Readonly<Record<Side, string>>;
  readonly toPlay: string;
  readonly taken: string;
  /** Below the answer of a picture. */
  readonly solved: string;
  readonly noCards: string;
  /** The cards of a hand that is not shown: one (in French also none), or another number. */
  readonly hiddenOne: string;
  readonly hidden: string;
}

export const DIAGRAM_TEXTS: Readonly<Record<Language, DiagramTexts>> = {
  en: {
    sides: { NS: 'North–South', EW: 'East–West' },
    toPlay: 'To play',
    taken: 'Points so far',
    solved: 'Solved with all hands known',
    noCards: 'none',
    hiddenOne: '{count} card',
    hidden: '{count} cards',
  },
  de: {
    sides: { NS: 'Nord–Süd', EW: 'Ost–West' },
    toPlay: 'Am Zug',
    taken: 'Punkte bisher',
    solved: 'Mit offenen Karten berechnet',
    noCards: 'keine',
    hiddenOne: '{count} Karte',
    hidden: '{count} Karten',
  },
  fr: {
    sides: { NS: 'Nord–Sud', EW: 'Est–Ouest' },
    toPlay: 'À jouer',
    taken: 'Points faits',
    solved: 'Calculé cartes sur table',
    noCards: 'aucune',
    hiddenOne: '{count} carte',
    hidden: '{count} cartes',
  },
  nl: {
    sides: { NS: 'Noord–Zuid', EW: 'Oost–West' },
    toPlay: 'Aan de beurt',
    taken: 'Punten tot nu toe',
    solved: 'Berekend met open kaarten',
    noCards: 'geen',
    hiddenOne: '{count} kaart',
    hidden: '{count} kaarten',
  },
};
