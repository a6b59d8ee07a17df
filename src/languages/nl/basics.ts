/** The basic words of Dutch: names of suits, seats and cards as they are printed and read, and the labels of a diagram. */
import { msg } from '../../game/reason.ts';
import { ANY_SEAT, SWISS_LETTERS } from '../basics.ts';
import type { Basics, Heading } from '../basics.ts';

const SEATS = { ...ANY_SEAT, o: 'E', z: 'S', noord: 'N', oost: 'E', zuid: 'S', zuud: 'S', west: 'W' } as const;
const HEADINGS: Readonly<Record<string, Heading>> = {
  troef: 'trump',
  contract: 'trump',
  uitkomst: 'leader',
  uitkomer: 'leader',
  'komt uit': 'leader',
  voorhand: 'leader',
  speler: 'declarer',
  gaat: 'declarer',
  'wie gaat': 'declarer',
  gever: 'dealer',
  gedraaid: 'turned',
  bod: 'level',
  'eerder gehaald': 'taken',
  gehaald: 'taken',
  variant: 'variant',
  slagen: 'plays',
  spel: 'plays',
  spelverloop: 'plays',
  slag: 'trick',
};
// Nel is the nine of trumps.
const NUMBERS = {
  T: ['tien'],
  '9': ['negen', 'nel', 'nell'],
  '8': ['acht'],
  '7': ['zeven'],
  '6': ['zes'],
} as const;

export const basics: Basics = {
  name: 'Nederlands',
  indexLetters: 'AHVB',
  suitOrder: 'SHRK',
  usualGames: ['klaverjassen-amsterdam', 'klaverjassen-rotterdam', 'klaverjassen', 'kruisjassen'],
  suits: {
    french: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
    swiss: { S: 'schilden', H: 'rozen', D: 'bellen', C: 'eikels' },
  },
  facts: { players: 'Spelers', event: 'Gelegenheid', date: 'Datum', source: 'Bron' },
  diagram: {
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
    sides: { NS: 'Noord–Zuid', EW: 'Oost–West' },
    toPlay: 'Aan de beurt',
    soFar: 'Punten tot nu toe',
    solved: 'Berekend met open kaarten',
    noCards: 'geen',
    hiddenOne: '{count} kaart',
    hidden: '{count} kaarten',
  },
  vocabularies: [
    {
      name: msg('Dutch'),
      // With the endings of the dialects.
      suits: {
        S: ['schoppen', 'schoppn'],
        H: ['harten', 'hart', 'hartn'],
        D: ['ruiten', 'ruit', 'koeken', 'ruutn', 'ruuten'],
        C: ['klaveren', 'klaver', 'klavern'],
      },
      // Koeken is a Flemish word; the letter K always means klaveren.
      suitLetters: { k: 'C' },
      ranks: {
        A: ['aas'],
        K: ['heer', 'koning'],
        Q: ['vrouw', 'dame'],
        J: ['boer', 'jas'],
        ...NUMBERS,
      },
      rankLetters: { a: 'A', h: 'K', v: 'Q', b: 'J' },
      hasSigns: true,
      seats: SEATS,
      headings: HEADINGS,
    },
    {
      name: msg('Dutch for Swiss cards'),
      suits: { S: ['schilden', 'schild'], H: ['rozen', 'roos'], D: ['bellen', 'bel'], C: ['eikels', 'eikel'] },
      wholeWords: true,
      suitLetters: {},
      ranks: {
        A: ['aas'],
        K: ['heer', 'koning'],
        Q: ['ober'],
        J: ['under', 'boer'],
        ...NUMBERS,
        T: ['banner', ...NUMBERS.T],
      },
      rankLetters: SWISS_LETTERS,
      hasSigns: false,
      seats: SEATS,
      headings: HEADINGS,
    },
  ],
};
