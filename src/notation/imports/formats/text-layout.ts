/**
 * Records as text with headings: each hand after the name of its seat, every other fact after its heading.
 *
 *     Noord: …  Oost: …  Zuid: …  West: …   (a line each)
 *     Troef: harten      Uitkomst: Noord      Slag 1: …   (or "1. Noord: …")
 */
import { SEATS, SUITS, trumpOf } from '../../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../../game/cards.ts';
import { quote } from '../../../game/errors.ts';
import type { StatedTaken } from '../../../game/play/complete-taken.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { listed, msg, str } from '../../../game/reason.ts';
import type { Reason } from '../../../game/reason.ts';
import { variantNamed } from '../variant-names.ts';
import { badRecord, emptyHands } from '../record.ts';
import type { RawRecord, RecordedTrick } from '../record.ts';
import { seatName } from '../../signs.ts';
import { parseTaken, TAKEN_FORM } from '../../taken.ts';
import { contractsOfWords, suitName } from '../../words/meanings.ts';
import { fold, ownValue } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import type { Heading } from '../../../languages/basics.ts';
import type { CardReader, Doubt } from './word-cards.ts';

/** A record with its ambiguous words. */
export interface TextRead {
  readonly raw: RawRecord;
  readonly doubts: readonly Doubt[];
}

/** A heading with its text, including the following lines without a heading. */
interface Section {
  readonly heading: Heading | 'hand';
  /** The seat of a hand, or the leader of a trick if it is given. */
  readonly seat?: Seat;
  readonly number?: number;
  /** The name of a game alone, which no line continues. */
  readonly isTitle?: true;
  readonly position: number;
  readonly parts: { readonly text: string; readonly position: number }[];
}

/** Names of headings that a record has once, for messages. */
const HEADING_WORDS: Readonly<Record<Exclude<Heading, 'trick'>, Reason>> = {
  trump: msg('trump'),
  leader: msg('leader'),
  declarer: msg('declarer'),
  dealer: msg('dealer'),
  turned: msg('turned card'),
  level: msg('level'),
  taken: msg('line of points taken before'),
  variant: msg('variant'),
  plays: msg('plays'),
};

interface Facts {
  variant?: string;
  contract?: Contract;
  leader?: Seat;
  declarer?: Seat;
  dealer?: Seat;
  turned?: Card;
  level?: number;
  doubled?: 2 | 3 | 4;
  taken?: StatedTaken;
}

const HEADING =
  /^\s*(?:(?<trick>\d{1,2})\s*[.):]|(?<word>[\p{L}\p{M}]+(?:[ \t]+[\p{L}\p{M}]+)?)(?:\s+(?<number>\d{1,2}))?\s*[:=]|(?<alone>[\p{L}\p{M}]+)\s*$)/u;
const TRICK_LEADER = /^\s*(?<word>[\p{L}\p{M}]+)\s*:/u;

/**
 * Reads the text in one vocabulary.
 * @throws JassError `bad-request` for a word that this vocabulary cannot read
 */
export function readTextLayout(text: string, vocabulary: Vocabulary, readCards: CardReader): TextRead {
  const record = new TextRecord(vocabulary, readCards);
  for (const section of sectionsOf(text, vocabulary)) record.add(section);
  return record.read();
}

/** The record of a text, section by section. */
class TextRecord {
  readonly #doubts: Doubt[] = [];
  readonly #hands = emptyHands();
  readonly #written = new Set<Seat>();
  readonly #tricks: RecordedTrick[] = [];
  readonly #plays: Card[] = [];
  readonly #facts: Facts = {};
  readonly #seen = new Set<Heading>();

  constructor(
    readonly vocabulary: Vocabulary,
    readonly readCards: CardReader,
  ) {}

  /** @throws JassError `bad-request` */
  add(section: Section): void {
    const value = section.parts
      .map((part) => part.text.trim())
      .join(' ')
      .trim();
    // “Spiel: Schieber” names the game, “Spiel: ♥B ♥6 …” lists the plays.
    const heading = section.heading === 'plays' && variantNamed(value) !== undefined ? 'variant' : section.heading;
    if (heading === 'hand') this.#addHand(section);
    else if (heading === 'trick') this.#addTrick(section);
    else this.#addFact(heading, value, section);
  }

  /** All that was read. @throws JassError `bad-request` for a record that says twice what was played */
  read(): TextRead {
    const [tricks, plays, written] = [this.#tricks, this.#plays, this.#written];
    if (tricks.length > 0 && plays.length > 0) {
      throw badRecord(msg('The record has both numbered tricks and a list of plays; write only one of them.'));
    }
    for (let index = 0; index < plays.length; index += TRICK_SIZE)
      tricks.push({ cards: plays.slice(index, index + TRICK_SIZE) });
    const hands = written.size > 0 && { hands: allFour(this.#hands, written) };
    return { raw: { ...this.#facts, ...hands, tricks, notes: [] }, doubts: this.#doubts };
  }

  #addHand(section: Section): void {
    const { position } = section;
    const seat = section.seat!;
    if (this.#written.has(seat)) {
      const reason = msg(str`The hand of ${{ seat }} appears twice, the second time at position ${position + 1}.`);
      throw badRecord(reason, { position });
    }
    this.#written.add(seat);
    this.#hands[seat] = this.#cardsOf(section);
  }

  #addTrick(section: Section): void {
    const { position } = section;
    if (section.number !== this.#tricks.length + 1) {
      const [number, right] = [section.number!, this.#tricks.length + 1];
      throw badRecord(
        msg(
          str`Trick ${number} at position ${position + 1} should be trick ${right}; number the tricks 1, 2, 3 in the order played.`,
        ),
        { position },
      );
    }
    this.#tricks.push({ cards: this.#cardsOf(section), ...(section.seat && { first: section.seat }) });
  }

  #addFact(heading: Exclude<Heading, 'trick'>, value: string, section: Section): void {
    const { position } = section;
    if (this.#seen.has(heading)) {
      const what = HEADING_WORDS[heading];
      throw badRecord(msg(str`The ${what} appears twice, the second time at position ${position + 1}.`), { position });
    }
    this.#seen.add(heading);
    const facts = this.#facts;
    if (heading === 'plays') this.#plays.push(...this.#cardsOf(section));
    else if (heading === 'trump') facts.contract = contractIn(this.vocabulary, value, section, this.#doubts);
    else if (heading === 'variant') facts.variant = variantNamed(value) ?? value;
    else if (heading === 'turned') facts.turned = oneCard(this.#cardsOf(section), value, section);
    else if (heading === 'level') Object.assign(facts, bidIn(value, section));
    else if (heading === 'taken') facts.taken = takenIn(this.vocabulary, value, section);
    else facts[heading] = seatIn(this.vocabulary, value, section);
  }

  #cardsOf({ parts }: Section): Card[] {
    return parts.flatMap(({ text, position }) => {
      const read = this.readCards(this.vocabulary, text, position);
      this.#doubts.push(...read.doubts);
      return read.cards;
    });
  }
}

/** The contract named by a text. @throws JassError `bad-request` */
function contractIn(
  vocabulary: Vocabulary,
  value: string,
  { position }: { position: number },
  doubts: Doubt[],
): Contract {
  const contracts = contractsOfWords(vocabulary, value);
  if (contracts.length === 0) {
    const [given, language] = [quote(value), vocabulary.name];
    const suits = SUITS.map((suit) => suitName(vocabulary, suit)).join(', ');
    throw badRecord(
      msg(
        str`The contract ${given} at position ${position + 1} is unknown in ${language}; write a suit (${suits}), Obenabe, Unenufe, Slalom, Guschti or Misère.`,
      ),
      { position, field: 'contract' },
    );
  }
  if (contracts.length > 1) {
    const meanings = contracts.map((contract) => {
      const suit = trumpOf(contract);
      return suit ? suitName(vocabulary, suit) : { contract };
    });
    doubts.push({ word: value, position, meanings });
  }
  return contracts[0]!;
}

/** The turned card. @throws JassError `bad-request` for more than one */
function oneCard(cards: readonly Card[], value: string, { position }: { position: number }): Card {
  const [card] = cards;
  if (card && cards.length === 1) return card;
  const given = quote(value);
  throw badRecord(msg(str`The turned card ${given} at position ${position + 1} must be one card.`), { position });
}

/** A level, with its double: “100” or “100 × 2”. @throws JassError `bad-request` */
function bidIn(value: string, { position }: { position: number }): Pick<Facts, 'level' | 'doubled'> {
  const [, level, factor] = /^(\d{1,4})(?:\s*[×x*]\s*([234]))?$/.exec(value) ?? [];
  if (level) return { level: Number(level), ...(factor && { doubled: Number(factor) as 2 | 3 | 4 }) };
  const given = quote(value);
  throw badRecord(
    msg(
      str`The level ${given} at position ${position + 1} must be a number, such as 100, or 100 × 2 if it was doubled.`,
    ),
    { position, field: 'level' },
  );
}

/** What the sides had taken before an ending: each side in the notation, or by the letters of its seats in the language. @throws JassError `bad-request` */
function takenIn({ seats }: Vocabulary, value: string, { position }: { position: number }): StatedTaken {
  const inNotation = value.replace(/\p{L}(?=\p{L}?\s*:)/gu, (letter) => ownValue(seats, fold(letter)) ?? letter);
  try {
    return parseTaken(inNotation);
  } catch {
    const [given, form] = [quote(value), TAKEN_FORM];
    throw badRecord(msg(str`${given} at position ${position + 1} cannot be read; write ${form}.`), {
      position,
      field: 'taken',
    });
  }
}

/** The seat named by a text. @throws JassError `bad-request` */
function seatIn(vocabulary: Vocabulary, value: string, { position }: { position: number }): Seat {
  const seat = ownValue(vocabulary.seats, fold(value));
  if (seat) return seat;
  const [given, language] = [quote(value), vocabulary.name];
  const seats = seatNames(vocabulary);
  throw badRecord(msg(str`${given} at position ${position + 1} is not a seat in ${language}; write one of ${seats}.`), {
    position,
  });
}

/** The hands, if all four are written. @throws JassError `bad-request` */
export function allFour(hands: Deal, written: ReadonlySet<Seat>): Deal {
  const missing = SEATS.filter((seat) => !written.has(seat));
  if (missing.length === 0) return hands;
  const seats = listed(missing.map((seat) => ({ seat })));
  throw badRecord(msg(str`The record has no hand for ${seats}; write all four hands, or no hand and all tricks.`));
}

/** The seats as the language writes them. */
const seatNames = ({ language }: Vocabulary): string => SEATS.map((seat) => seatName(seat, language)).join(', ');

/** One word for each heading: the first. */
const usualHeadings = ({ headings }: Vocabulary): string[] =>
  Object.keys(headings).filter(
    (word, index, words) => words.findIndex((other) => headings[other] === headings[word]) === index,
  );

function sectionsOf(text: string, vocabulary: Vocabulary): Section[] {
  const sections: Section[] = [];
  let position = 0;
  for (const line of text.split('\n')) {
    const started = headingOf(line, position, vocabulary);
    if (started) {
      sections.push(started);
    } else if (line.trim() !== '') {
      const last = sections.at(-1);
      if (!last || last.isTitle) {
        const [given, language] = [quote(line.trim()), vocabulary.name];
        const seats = seatNames(vocabulary);
        const headings = usualHeadings(vocabulary).join(', ');
        throw badRecord(
          msg(
            str`${given} at position ${position + 1} is under no heading in ${language}; write the seat before each hand (${seats}) and a heading before the rest (${headings}), each with a colon.`,
          ),
          { position },
        );
      }
      last.parts.push({ text: line, position });
    }
    position += line.length + 1;
  }
  return sections;
}

/** Whether every line of a text is under a heading of the vocabulary. */
export function hasOnlySections(text: string, vocabulary: Vocabulary): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let isOpen = false;
  return lines.every((line) => {
    const started = headingOf(line, 0, vocabulary);
    if (started) isOpen = !started.isTitle;
    return started !== undefined || isOpen;
  });
}

/** The section that starts in a line; undefined if the line continues the one before. The name of a game alone is a title. */
export function headingOf(line: string, start: number, vocabulary: Vocabulary): Section | undefined {
  if (variantNamed(line) !== undefined) {
    return { heading: 'variant', isTitle: true, position: start, parts: [{ text: line, position: start }] };
  }
  const match = HEADING.exec(line);
  if (!match) return undefined;
  const { trick, word, number, alone } = match.groups!;
  const name = fold(word ?? alone ?? '').replace(/\s+/g, ' ');
  const position = start + match[0].length;
  const rest = line.slice(match[0].length);
  const seat = number === undefined ? ownValue(vocabulary.seats, name) : undefined;
  if (seat) return { heading: 'hand', seat, position: start, parts: [{ text: rest, position }] };
  const heading = trick === undefined ? ownValue(vocabulary.headings, name) : 'trick';
  if (!heading || (heading === 'trick') !== ((trick ?? number) !== undefined)) return undefined;
  if (heading !== 'trick') return { heading, position, parts: [{ text: rest, position }] };
  const leader = TRICK_LEADER.exec(rest);
  const first = leader && ownValue(vocabulary.seats, fold(leader.groups!.word!));
  const skipped = first ? leader[0].length : 0;
  return {
    heading,
    ...(first && { seat: first }),
    number: Number(trick ?? number),
    position: start,
    parts: [{ text: rest.slice(skipped), position: position + skipped }],
  };
}
