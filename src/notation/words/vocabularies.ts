/**
 * The words for suits, ranks, seats and headings in four languages; meanings.ts looks them up. Each language has two entries, one for
 * French and one for Swiss cards, because B is the Banner with Swiss cards and the Bube with French ones. Everything that the element
 * and the command print is among them.
 */
import type { Rank, Seat, Suit } from '../../game/cards.ts';
import { msg } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import type { Language } from './languages.ts';

/** The kinds of headings. */
export type Heading =
  | 'trump'
  | 'leader'
  | 'declarer'
  | 'dealer'
  | 'turned'
  | 'level'
  | 'taken'
  | 'variant'
  | 'plays'
  | 'trick';

/** The words of one language for one kind of cards, all as `fold` returns them. */
export interface Vocabulary {
  /** For messages, such as “Dutch”. */
  readonly name: Reason;
  readonly language: Language;
  /** Words for each suit. Together with a rank any beginning of a word is enough, except for `suitLetters` and with `wholeWords`. */
  readonly suits: Readonly<Record<Suit, readonly string[]>>;
  /** Suits are read only as whole words, because nobody abbreviates them. */
  readonly wholeWords?: true;
  /** Letters that mean a suit by convention instead of by its first letters. */
  readonly suitLetters: Readonly<Record<string, Suit>>;
  /** Abbreviations of suits that do not begin as the suits do. */
  readonly abbreviations?: Readonly<Record<string, Suit>>;
  /** Full words for each rank. */
  readonly ranks: Readonly<Partial<Record<Rank, readonly string[]>>>;
  /** The letter of each rank. */
  readonly rankLetters: Readonly<Record<string, Rank>>;
  /** Whether these cards have the suits ♠ ♥ ♦ ♣. */
  readonly hasSigns: boolean;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly headings: Readonly<Record<string, Heading>>;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents: `CŒUR`, `cœur` and `coeur` become the same word. Most words have no accents, and cost little time. */
export const fold = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** The suit of each sign, also of the outlined ones. */
export const SIGN_SUITS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

/** The numbers that programs write for ranks. */
export const RANK_NUMBERS: Readonly<Record<string, Rank>> = {
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: 'T',
  11: 'J',
  12: 'Q',
  13: 'K',
  14: 'A',
};

const ANY_SEAT = { n: 'N', e: 'E', s: 'S', w: 'W' } as const;

const GERMAN_SEATS = {
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
const GERMAN_HEADINGS: Readonly<Record<string, Heading>> = {
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
const GERMAN_NUMBERS = {
  T: ['zehn', 'zehner'],
  // Näll, Nell and Knell are the nine of trumps.
  '9': ['neun', 'neuner', 'nell', 'nall', 'nel', 'knell'],
  '8': ['acht', 'achter'],
  '7': ['sieben', 'siebner'],
  '6': ['sechs', 'sechser'],
} as const;

const ENGLISH_SEATS = { ...ANY_SEAT, north: 'N', east: 'E', south: 'S', west: 'W' } as const;
const ENGLISH_HEADINGS: Readonly<Record<string, Heading>> = {
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
const ENGLISH_NUMBERS = { T: ['ten'], '9': ['nine', 'nell'], '8': ['eight'], '7': ['seven'], '6': ['six'] } as const;

const DUTCH_SEATS = { ...ANY_SEAT, o: 'E', z: 'S', noord: 'N', oost: 'E', zuid: 'S', zuud: 'S', west: 'W' } as const;
const DUTCH_HEADINGS: Readonly<Record<string, Heading>> = {
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
const DUTCH_NUMBERS = {
  T: ['tien'],
  '9': ['negen', 'nel', 'nell'],
  '8': ['acht'],
  '7': ['zeven'],
  '6': ['zes'],
} as const;

const FRENCH_SEATS = { ...ANY_SEAT, o: 'W', nord: 'N', est: 'E', sud: 'S', ouest: 'W' } as const;
const FRENCH_HEADINGS: Readonly<Record<string, Heading>> = {
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
const FRENCH_NUMBERS = {
  T: ['dix'],
  '9': ['neuf', 'nell', 'nel'],
  '8': ['huit'],
  '7': ['sept'],
  '6': ['six'],
} as const;

/** The letters on Swiss cards, the same for every reader. */
const SWISS_LETTERS = { a: 'A', k: 'K', o: 'Q', u: 'J', b: 'T' } as const;

export const VOCABULARIES: readonly Vocabulary[] = [
  {
    name: msg('English'),
    language: 'en',
    suits: { S: ['spades', 'spade'], H: ['hearts', 'heart'], D: ['diamonds', 'diamond'], C: ['clubs', 'club'] },
    suitLetters: {},
    ranks: {
      A: ['ace'],
      K: ['king'],
      Q: ['queen'],
      J: ['jack'],
      ...ENGLISH_NUMBERS,
    },
    rankLetters: { a: 'A', k: 'K', q: 'Q', j: 'J', t: 'T' },
    hasSigns: true,
    seats: ENGLISH_SEATS,
    headings: ENGLISH_HEADINGS,
  },
  {
    name: msg('English for Swiss cards'),
    language: 'en',
    suits: { S: ['shields', 'shield'], H: ['roses', 'rose'], D: ['bells', 'bell'], C: ['acorns', 'acorn'] },
    wholeWords: true,
    suitLetters: {},
    ranks: { A: ['ace'], K: ['king'], Q: ['ober'], J: ['under'], ...ENGLISH_NUMBERS, T: ['banner', 'ten'] },
    rankLetters: SWISS_LETTERS,
    hasSigns: false,
    seats: ENGLISH_SEATS,
    headings: ENGLISH_HEADINGS,
  },
  {
    name: msg('German for Swiss cards'),
    language: 'de',
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
      ...GERMAN_NUMBERS,
      T: ['banner', 'panner', ...GERMAN_NUMBERS.T],
    },
    rankLetters: SWISS_LETTERS,
    hasSigns: false,
    seats: GERMAN_SEATS,
    headings: GERMAN_HEADINGS,
  },
  {
    name: msg('German for French cards'),
    language: 'de',
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
      ...GERMAN_NUMBERS,
    },
    rankLetters: { a: 'A', k: 'K', d: 'Q', b: 'J' },
    hasSigns: true,
    seats: GERMAN_SEATS,
    headings: GERMAN_HEADINGS,
  },
  {
    name: msg('Dutch'),
    language: 'nl',
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
      ...DUTCH_NUMBERS,
    },
    rankLetters: { a: 'A', h: 'K', v: 'Q', b: 'J' },
    hasSigns: true,
    seats: DUTCH_SEATS,
    headings: DUTCH_HEADINGS,
  },
  {
    name: msg('Dutch for Swiss cards'),
    language: 'nl',
    suits: { S: ['schilden', 'schild'], H: ['rozen', 'roos'], D: ['bellen', 'bel'], C: ['eikels', 'eikel'] },
    wholeWords: true,
    suitLetters: {},
    ranks: {
      A: ['aas'],
      K: ['heer', 'koning'],
      Q: ['ober'],
      J: ['under', 'boer'],
      ...DUTCH_NUMBERS,
      T: ['banner', ...DUTCH_NUMBERS.T],
    },
    rankLetters: SWISS_LETTERS,
    hasSigns: false,
    seats: DUTCH_SEATS,
    headings: DUTCH_HEADINGS,
  },
  {
    name: msg('French'),
    language: 'fr',
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
      ...FRENCH_NUMBERS,
    },
    rankLetters: { a: 'A', r: 'K', d: 'Q', v: 'J' },
    hasSigns: true,
    seats: FRENCH_SEATS,
    headings: FRENCH_HEADINGS,
  },
  {
    name: msg('French for Swiss cards'),
    language: 'fr',
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
      ...FRENCH_NUMBERS,
      T: ['banner', 'banniere', ...FRENCH_NUMBERS.T],
    },
    rankLetters: SWISS_LETTERS,
    hasSigns: false,
    seats: FRENCH_SEATS,
    headings: FRENCH_HEADINGS,
  },
];

/** The letters of the suits in their order, in each language; some are also letters of ranks. */
export const SUIT_ORDERS: Readonly<Record<Language, string>> = { en: 'SHDC', de: 'SHEK', nl: 'SHRK', fr: 'PCKT' };

/** The own value of a key, never an inherited one. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
