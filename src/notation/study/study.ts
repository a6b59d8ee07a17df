/**
 * An annotated record, or several as the chapters of a study: text about a deal in which cards stand as moves, with side lines, notes and
 * questions to the reader. Here are its types; every move knows the plays before it, so nobody else has to follow the lines.
 */
import type { Card, Seat } from '../../game/cards.ts';
import { checkThere } from '../../game/given.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { DealFields } from '../request/deal-fields.ts';

/** What annotators put after a card: good, bad, very good, very bad, interesting, doubtful. */
export const MOVE_SIGNS = ['!!', '??', '!?', '?!', '!', '?'] as const;
export type MoveSign = (typeof MOVE_SIGNS)[number];

/** A card in the text. It leads to the position after it. */
export interface Move {
  readonly card: Card;
  /** All plays before it, from the first lead on: of the record, or of its side line. */
  readonly before: readonly Card[];
  readonly sign?: MoveSign;
}

/** Cards in brackets, played one after another; without cards only a position. */
export interface Moves {
  /** The plays before the first of them. */
  readonly before: readonly Card[];
  readonly moves: readonly Move[];
  /** Whether the trick is named before them, as `[6. J♣]` does. */
  readonly isNumbered: boolean;
}

/** Text and moves in their order. */
export type Prose = readonly (string | Moves)[];

/** A paragraph of the text. A `depth` of 0 tells the record, 1 a side line, 2 a side line of it, and so on. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly depth: number;
  readonly prose: Prose;
}

/** A paragraph set apart, such as a rule. Its moves belong to the line of the paragraph before. */
export interface Note {
  readonly kind: 'note';
  readonly depth: number;
  readonly prose: Prose;
}

/** A reply to some cards, or to all that no other reply names. */
export interface Reply {
  readonly cards: readonly Card[] | 'others';
  readonly isRight: boolean;
  readonly prose: Prose;
}

/** A question whose answer is a card of the player to move. The text goes on after it. */
export interface Question {
  readonly kind: 'question';
  readonly depth: number;
  /** The plays before the position that it asks about. */
  readonly before: readonly Card[];
  readonly prose: Prose;
  readonly hints: readonly Prose[];
  /** At least one of them is right. */
  readonly replies: readonly Reply[];
}

export type Block = Paragraph | Note | Question;

/** A chapter in one language. */
export interface ChapterText {
  /** Empty in a study of a single chapter without a title. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A study in one language. */
export interface StudyText {
  /** Empty if it has none. */
  readonly title: string;
  /** One for each deal of the study. */
  readonly chapters: readonly ChapterText[];
}

/** Who played, where, when, and where the record was printed. */
export interface StudyFacts {
  readonly players?: Readonly<Partial<Record<Seat, string>>>;
  readonly event?: string;
  readonly date?: string;
  readonly source?: string;
}

export interface Study {
  readonly facts: StudyFacts;
  /** The deal of each chapter with its record. */
  readonly deals: readonly DealFields[];
  /** The text in each language that it has, at least one. */
  readonly texts: ReadonlyMap<Language, StudyText>;
}

/** @throws TypeError for anything else, which a program without types may give */
export const checkStudy = (given: Partial<Study> | undefined): void =>
  checkThere(
    Array.isArray(given?.deals) && given.texts instanceof Map,
    'the study is',
    'one from `parseStudy` or `readStudyJson`',
  );
