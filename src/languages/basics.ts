/**
 * The form of a language’s basic words: everything that is printed on cards and diagrams, and by which cards, seats and headings are read.
 * Each language has two vocabularies, one for French and one for Swiss cards, because B is the Banner with Swiss cards and the Bube with
 * French ones. Everything that the element and the command print is among them.
 */
import type { CardSuits, Rank, Seat, Side, Suit } from '../game/cards.ts';
import type { Reason } from '../game/reason.ts';

export interface Basics {
  /** The language’s own name. */
  readonly name: string;
  /** The letters of ace, king, queen and jack on French cards. */
  readonly indexLetters: string;
  /** The letters of the suits in their order; some are also letters of ranks. */
  readonly suitOrder: string;
  /** The games that are likeliest in a text of this language, if its cards fit several. */
  readonly usualGames: readonly string[];
  /** The names of the suits, as printed diagrams and messages about a text have them. */
  readonly suits: Readonly<Record<CardSuits, Readonly<Record<Suit, string>>>>;
  /** The names of the facts of a study: who played, on what occasion, when, and where the record was printed. */
  readonly facts: Readonly<Record<'players' | 'event' | 'date' | 'source', string>>;
  readonly diagram: DiagramWords;
  readonly vocabularies: readonly WordList[];
}

/** The words of a diagram, as text and drawn. */
export interface DiagramWords {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly trump: string;
  readonly leader: string;
  readonly declarer: string;
  readonly turned: string;
  readonly level: string;
  readonly taken: string;
  readonly unenufe: string;
  readonly allTrumps: string;
  readonly noTrumps: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly toPlay: string;
  readonly soFar: string;
  /** Below the answer of a picture. */
  readonly solved: string;
  readonly noCards: string;
  /** The cards of a hand that is not shown: one (in French also none), or another number. */
  readonly hiddenOne: string;
  readonly hidden: string;
}

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
export interface WordList {
  /** For messages, such as “Dutch”. */
  readonly name: Reason;
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

/** The letters of seats that most languages share. */
export const ANY_SEAT = { n: 'N', e: 'E', s: 'S', w: 'W' } as const;

/** The letters on Swiss cards, the same for every reader. */
export const SWISS_LETTERS = { a: 'A', k: 'K', o: 'Q', u: 'J', b: 'T' } as const;
