/** The words of printed diagrams beside those of the text diagram (format-diagram.ts), in the languages that it has. */
import type { CardSuits, Side, Suit } from '../../game/cards.ts';
import type { Language } from '../imports/record.ts';

interface DiagramTexts {
  readonly sides: Readonly<Record<Side, string>>;
  readonly suits: Readonly<Record<CardSuits, Readonly<Record<Suit, string>>>>;
  readonly toPlay: string;
  readonly taken: string;
  readonly noCards: string;
  readonly task: string;
  readonly goals: Readonly<Record<'points' | 'ahead' | 'even' | 'behind', string>>;
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
    task: 'You are {player}. {goal}',
    goals: {
      points: 'Make {value}.',
      ahead: 'Come out {value} ahead.',
      even: 'Come out even.',
      behind: 'Fall no more than {value} behind.',
    },
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
    task: 'Du spielst {player}. {goal}',
    goals: {
      points: 'Mach {value}.',
      ahead: 'Bring {value} Vorsprung ins Ziel.',
      even: 'Halte ein Unentschieden.',
      behind: 'Lieg höchstens {value} zurück.',
    },
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
    task: 'Vous jouez {player}. {goal}',
    goals: {
      points: 'Faites {value}.',
      ahead: 'Finissez {value} devant.',
      even: 'Finissez à égalité.',
      behind: 'Ne finissez pas à plus de {value} derrière.',
    },
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
    task: 'Je speelt {player}. {goal}',
    goals: {
      points: 'Haal {value}.',
      ahead: 'Kom {value} voor te staan.',
      even: 'Kom gelijk uit.',
      behind: 'Raak hoogstens {value} achter.',
    },
  },
};
