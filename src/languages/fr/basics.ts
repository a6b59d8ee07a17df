/** The basic words of French: names of suits, seats and cards as they are printed and read, and the labels of a diagram. */
import { msg } from '../../game/reason.ts';
import { ANY_SEAT, SWISS_LETTERS } from '../basics.ts';
import type { Basics, Heading } from '../basics.ts';

const SEATS = { ...ANY_SEAT, o: 'W', nord: 'N', est: 'E', sud: 'S', ouest: 'W' } as const;
const HEADINGS: Readonly<Record<string, Heading>> = {
  atout: 'trump',
  contrat: 'trump',
  entame: 'leader',
  entameur: 'leader',
  preneur: 'declarer',
  prend: 'declarer',
  'fait atout': 'declarer',
  donneur: 'dealer',
  retourne: 'turned',
  annonce: 'level',
  enchere: 'level',
  'faits avant': 'taken',
  faits: 'taken',
  variante: 'variant',
  plis: 'plays',
  jeu: 'plays',
  releve: 'plays',
  pli: 'trick',
  levee: 'trick',
};
// Bour and nell are the jack and the nine of trumps.
const BOUR = ['bour', 'bourg', 'bauer', 'buur'] as const;
const NUMBERS = {
  T: ['dix'],
  '9': ['neuf', 'nell', 'nel'],
  '8': ['huit'],
  '7': ['sept'],
  '6': ['six'],
} as const;

export const basics: Basics = {
  name: 'Français',
  indexLetters: 'ARDV',
  suitOrder: 'PCKT',
  usualGames: ['chibre', 'belote'],
  suits: {
    french: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
    swiss: { S: 'écusson', H: 'fleur', D: 'grelot', C: 'gland' },
  },
  facts: { players: 'Joueurs', event: 'Occasion', date: 'Date', source: 'Source' },
  diagram: {
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
    sides: { NS: 'Nord–Sud', EW: 'Est–Ouest' },
    toPlay: 'À jouer',
    soFar: 'Points faits',
    solved: 'Calculé cartes sur table',
    noCards: 'aucune',
    hiddenOne: '{count} carte',
    hidden: '{count} cartes',
  },
  vocabularies: [
    {
      name: msg('French'),
      suits: {
        S: ['pique', 'piques'],
        H: ['coeur', 'coeurs'],
        D: ['carreau', 'carreaux', 'caro'],
        C: ['trefle', 'trefles'],
      },
      // As in French bridge columns, to distinguish cœur and carreau. A C alone may be either; beside a K it is cœur.
      suitLetters: { k: 'D' },
      ranks: {
        A: ['as'],
        K: ['roi'],
        Q: ['dame'],
        J: ['valet', ...BOUR],
        ...NUMBERS,
      },
      rankLetters: { a: 'A', r: 'K', d: 'Q', v: 'J' },
      hasSigns: true,
      seats: SEATS,
      headings: HEADINGS,
    },
    {
      name: msg('French for Swiss cards'),
      suits: {
        S: ['ecusson', 'ecussons', 'bouclier', 'boucliers'],
        H: ['fleur', 'fleurs', 'rose', 'roses'],
        D: ['grelot', 'grelots'],
        C: ['gland', 'glands'],
      },
      wholeWords: true,
      suitLetters: {},
      ranks: {
        A: ['as'],
        K: ['roi'],
        Q: ['ober', 'dame'],
        J: ['under', 'valet', ...BOUR],
        ...NUMBERS,
        T: ['banner', 'banniere', ...NUMBERS.T],
      },
      rankLetters: SWISS_LETTERS,
      hasSigns: false,
      seats: SEATS,
      headings: HEADINGS,
    },
  ],
};
