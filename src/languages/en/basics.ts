/** The basic words of English: names of suits, seats and cards as they are printed and read, and the labels of a diagram. */
import { msg } from '../../game/reason.ts';
import { ANY_SEAT, SWISS_LETTERS } from '../basics.ts';
import type { Basics, Heading } from '../basics.ts';

const SEATS = { ...ANY_SEAT, north: 'N', east: 'E', south: 'S', west: 'W' } as const;
const HEADINGS: Readonly<Record<string, Heading>> = {
  trump: 'trump',
  trumps: 'trump',
  contract: 'trump',
  leader: 'leader',
  lead: 'leader',
  leads: 'leader',
  declarer: 'declarer',
  declares: 'declarer',
  dealer: 'dealer',
  turned: 'turned',
  level: 'level',
  bid: 'level',
  'taken before': 'taken',
  taken: 'taken',
  variant: 'variant',
  plays: 'plays',
  tricks: 'plays',
  game: 'plays',
  record: 'plays',
  trick: 'trick',
};
const NUMBERS = { T: ['ten'], '9': ['nine', 'nell'], '8': ['eight'], '7': ['seven'], '6': ['six'] } as const;

export const basics: Basics = {
  name: 'English',
  indexLetters: 'AKQJ',
  suitOrder: 'SHDC',
  usualGames: ['schieber', 'klaverjassen-amsterdam'],
  suits: {
    french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    swiss: { S: 'shields', H: 'roses', D: 'bells', C: 'acorns' },
  },
  facts: { players: 'Players', event: 'Event', date: 'Date', source: 'Source' },
  diagram: {
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
    sides: { NS: 'North–South', EW: 'East–West' },
    toPlay: 'To play',
    soFar: 'Points so far',
    solved: 'Solved with all hands known',
    noCards: 'none',
    hiddenOne: '{count} card',
    hidden: '{count} cards',
  },
  vocabularies: [
    {
      name: msg('English'),
      suits: { S: ['spades', 'spade'], H: ['hearts', 'heart'], D: ['diamonds', 'diamond'], C: ['clubs', 'club'] },
      suitLetters: {},
      ranks: {
        A: ['ace'],
        K: ['king'],
        Q: ['queen'],
        J: ['jack'],
        ...NUMBERS,
      },
      rankLetters: { a: 'A', k: 'K', q: 'Q', j: 'J', t: 'T' },
      hasSigns: true,
      seats: SEATS,
      headings: HEADINGS,
    },
    {
      name: msg('English for Swiss cards'),
      suits: { S: ['shields', 'shield'], H: ['roses', 'rose'], D: ['bells', 'bell'], C: ['acorns', 'acorn'] },
      wholeWords: true,
      suitLetters: {},
      ranks: { A: ['ace'], K: ['king'], Q: ['ober'], J: ['under'], ...NUMBERS, T: ['banner', 'ten'] },
      rankLetters: SWISS_LETTERS,
      hasSigns: false,
      seats: SEATS,
      headings: HEADINGS,
    },
  ],
};
