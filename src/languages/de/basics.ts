/** The basic words of German: names of suits, seats and cards as they are printed and read, and the labels of a diagram. */
import { msg } from '../../game/reason.ts';
import { ANY_SEAT, SWISS_LETTERS } from '../basics.ts';
import type { Basics, Heading } from '../basics.ts';

const SEATS = {
  ...ANY_SEAT,
  o: 'E',
  nord: 'N',
  norden: 'N',
  ost: 'E',
  osten: 'E',
  sud: 'S',
  suden: 'S',
  sued: 'S',
  sueden: 'S',
  west: 'W',
  westen: 'W',
  oscht: 'E',
  wescht: 'W',
} as const;
const HEADINGS: Readonly<Record<string, Heading>> = {
  trumpf: 'trump',
  trumpfart: 'trump',
  trumpfwahl: 'trump',
  trumpffarbe: 'trump',
  ausspiel: 'leader',
  ausspieler: 'leader',
  'spielt aus': 'leader',
  vorhand: 'leader',
  ansager: 'declarer',
  'sagt an': 'declarer',
  geber: 'dealer',
  aufgedeckt: 'turned',
  ansage: 'level',
  gebot: 'level',
  vorher: 'taken',
  bisher: 'taken',
  variante: 'variant',
  stiche: 'plays',
  spiel: 'plays',
  protokoll: 'plays',
  spielverlauf: 'plays',
  stich: 'trick',
};
const NUMBERS = {
  T: ['zehn', 'zehner'],
  // Näll, Nell and Knell are the nine of trumps.
  '9': ['neun', 'neuner', 'nell', 'nall', 'nel', 'knell'],
  '8': ['acht', 'achter'],
  '7': ['sieben', 'siebner'],
  '6': ['sechs', 'sechser'],
} as const;

export const basics: Basics = {
  name: 'Deutsch',
  indexLetters: 'AKDB',
  suitOrder: 'SHEK',
  usualGames: ['schieber', 'klaverjassen-amsterdam'],
  suits: {
    french: { S: 'Schaufel', H: 'Herz', D: 'Ecken', C: 'Kreuz' },
    swiss: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eicheln' },
  },
  diagram: {
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
    sides: { NS: 'Nord–Süd', EW: 'Ost–West' },
    toPlay: 'Am Zug',
    soFar: 'Punkte bisher',
    noCards: 'keine',
    hiddenOne: '{count} Karte',
    hidden: '{count} Karten',
  },
  vocabularies: [
    {
      name: msg('German for Swiss cards'),
      suits: {
        S: ['schilten', 'schilte', 'laub'],
        H: ['rosen', 'rose'],
        // With the vowels of the dialects.
        D: ['schellen', 'schelle', 'schallen', 'schalle'],
        C: ['eicheln', 'eichel', 'eichle'],
      },
      suitLetters: {},
      abbreviations: { sci: 'S', shi: 'S', sce: 'D', she: 'D' },
      ranks: {
        A: ['as', 'ass', 'sau', 'daus'],
        K: ['konig', 'koenig'],
        Q: ['ober'],
        J: ['under', 'unter', 'bauer', 'buur', 'puur'],
        ...NUMBERS,
        T: ['banner', 'panner', ...NUMBERS.T],
      },
      rankLetters: SWISS_LETTERS,
      hasSigns: false,
      seats: SEATS,
      headings: HEADINGS,
    },
    {
      name: msg('German for French cards'),
      suits: {
        S: ['pik', 'schaufel', 'schuufle', 'schufle'],
        H: ['herz', 'harz'],
        D: ['karo', 'ecke', 'ecken', 'egge', 'eggen'],
        C: ['kreuz'],
      },
      suitLetters: {},
      ranks: {
        A: ['as', 'ass', 'sau', 'daus'],
        K: ['konig', 'koenig'],
        Q: ['dame'],
        J: ['bube', 'bauer', 'buur', 'puur'],
        ...NUMBERS,
      },
      rankLetters: { a: 'A', k: 'K', d: 'Q', b: 'J' },
      hasSigns: true,
      seats: SEATS,
      headings: HEADINGS,
    },
  ],
};
