/**
 * Records of other programs and of newspaper columns, read into the fields of a request. The format is recognised by the text alone;
 * an ambiguity is an error and never a guess. Only the game of a record that names none is guessed, if the caller asks for it.
 */
import { JassError } from '../../game/errors.ts';
import { inEnglish, msg, str } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { inDeal, inFormat, inPart, inVisible } from '../../game/located.ts';
import { checkOptions, checkText } from '../../game/given.ts';
import type { OptionNames } from '../../game/given.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { readLanguage } from '../names.ts';
import type { JsonObject } from '../request/json.ts';
import { isDiagram, readDiagram } from './formats/diagram.ts';
import { embedTags, readEmbedTag, statedIn } from './formats/embed-tag.ts';
import type { EmbedTag } from './formats/embed-tag.ts';
import { isDutchCodes, readDutchCodes } from './formats/dutch-codes.ts';
import { withoutEntities } from './entities.ts';
import { completeRecord } from './complete-record.ts';
import { withGuessedGame } from './guess-game.ts';
import type { Guess } from './guess-game.ts';
import { readJassKit } from './formats/jass-kit.ts';
import { readLinks } from './formats/links.ts';
import { jsonText, parseValues } from './json-text.ts';
import { wordsOfJson } from './json-words.ts';
import { diagramOfReport, isReport } from './formats/report.ts';
import { areRequests, readRequestRecord } from './formats/requests.ts';
import { isProse, readProse, withSentences } from './prose/read-prose.ts';
import { readInLanguage } from './read-in-language.ts';
import { badRecord } from './record.ts';
import type { ImportedRecord, RawRecord, Stated } from './record.ts';
import { hasOnlySections, headingOf, readTextLayout } from './formats/text-layout.ts';
import { isMessages, readMessages } from './formats/webplatformz.ts';
import { withoutOwners } from './prose/tidy.ts';
import { withSuitSigns } from './suit-lines.ts';
import { VOCABULARIES } from '../words/vocabularies.ts';
import { readWordCards } from './formats/word-cards.ts';

export type { ImportedRecord } from './record.ts';

/** Longest text read as records, in characters. */
export const MAX_RECORD_LENGTH = 1_000_000;

/** Longest text read as one deal in words or as a diagram; real ones have a few hundred characters. */
const MAX_TEXT_LENGTH = 20_000;

export interface ImportOptions extends Stated {
  /** The language of words and letters. By default a text is read only if all languages that can read it agree. */
  readonly language?: Language;
  /** Guess the game of a record that names none and for which none is specified, by its cards, words and tricks. */
  readonly guess?: Guess;
}

export const IMPORT_OPTIONS: OptionNames<ImportOptions> = {
  variant: true,
  contract: true,
  leader: true,
  language: true,
  guess: true,
};

/**
 * Reads a text with one deal.
 * @throws JassError naming the format, the place and the right form; TypeError if it is no text, or for options that are not an object
 */
export function importRecord(text: string, options: ImportOptions = {}): ImportedRecord {
  return onlyRecord(importRecords(text, options));
}

/** The record of a text with one deal. @throws JassError if it has several */
export function onlyRecord<Read extends ImportedRecord>(records: readonly Read[]): Read {
  if (records.length === 1) return records[0]!;
  const { length } = records;
  throw badRecord(msg(str`The text has ${length} deals; write one, or read them with importRecords.`));
}

/** Reads a text with one deal or, in the JSON formats, with several. @throws JassError as `importRecord` does */
export function importRecords(text: string, options: ImportOptions = {}): ImportedRecord[] {
  checkText(text, 'record');
  checkOptions(options, IMPORT_OPTIONS);
  const { language, guess, ...stated } = options;
  if (language !== undefined) readLanguage(language);
  if (text.length > MAX_RECORD_LENGTH) {
    const { length } = text;
    throw badRecord(msg(str`The text is ${length} characters long; at most ${MAX_RECORD_LENGTH} are read at once.`));
  }
  const tags = text.length > MAX_TEXT_LENGTH ? [] : embedTags(text);
  if (tags.length > 0) return inFormat(msg('an embed tag'), () => tagRecords(text, tags, options));
  const requests = requestsIn(text);
  if (requests) return inFormat(msg('a request'), () => requestRecords(text, requests, stated));
  const links = inVisible(text, (visible) =>
    readLinks(visible, (words, variant) => importRecords(words, { ...(language && { language }), variant })),
  );
  if (links) return links;
  const json = jsonText(text);
  if (json !== undefined) {
    const words = jsonWords(json);
    return completed(words === undefined ? jsonFormat(json) : wordsFormat(words, language), stated, guess);
  }
  if (text.length > MAX_TEXT_LENGTH) {
    const { length } = text;
    throw badRecord(
      msg(str`The text is ${length} characters long; a deal in words may have at most ${MAX_TEXT_LENGTH}.`),
    );
  }
  return inVisible(text, (visible) =>
    withoutEntities(visible, (plain) => completed(wordFormat(plain, language), stated, guess)),
  );
}

function requestRecords(text: string, requests: readonly JsonObject[], stated: Stated): ImportedRecord[] {
  return requests.map((json, index) => {
    const read = (): ImportedRecord =>
      typeof json.plays === 'string'
        ? inPart(text, json.plays, () => readRequestRecord(json, stated))
        : readRequestRecord(json, stated);
    return requests.length === 1 ? read() : inDeal(index, read);
  });
}

/** The deals of tags: in their attributes, or else in their content. */
const tagRecords = (text: string, tags: readonly EmbedTag[], options: ImportOptions): ImportedRecord[] =>
  tags.flatMap((tag, index) => {
    const { language: _, guess: __, ...stated } = options;
    const read = (): ImportedRecord[] =>
      tag.attributes['deal'] === undefined
        ? importRecords(tag.content, { ...options, ...statedIn(tag) })
        : [readEmbedTag(text, tag, stated)];
    return tags.length === 1 ? read() : inDeal(index, read);
  });

/** The records of a format with what follows from them and from the caller's facts. */
function completed({ format, read }: Format, stated: Stated, guess: Guess | undefined): ImportedRecord[] {
  return inFormat(format, () => {
    const raws = read();
    if (raws.length === 0) throw badRecord(msg('The text has no deal; write a record of one.'));
    return raws.map((raw, index) => {
      const isOpen = raw.variant === undefined && stated.variant === undefined;
      const complete = () =>
        guess && isOpen
          ? withGuessedGame(inEnglish(format), raw, stated, guess)
          : completeRecord(inEnglish(format), raw, stated);
      return raws.length === 1 ? complete() : inDeal(index, complete);
    });
  });
}

/** The JSON of requests; undefined for other texts. */
function requestsIn(text: string): readonly JsonObject[] | undefined {
  const json = jsonText(text);
  // A text that is no JSON gets the error of its format.
  if (json === undefined || !/"deal"\s*:/.test(json)) return undefined;
  const values = parseValues(json);
  return areRequests(values) ? values : undefined;
}

interface Format {
  readonly format: Reason;
  readonly read: () => RawRecord[];
}

/** The format of a text that is no JSON. */
function wordFormat(text: string, language: Language | undefined): Format {
  if (text.trim() === '') throw badRecord(msg('The text is empty; write a record of a deal.'));
  if (isReport(text)) {
    return {
      format: msg('a diagram'),
      read: () => {
        const diagram = diagramOfReport(text);
        return [readInLanguage(diagram, 'en', (known) => readDiagram(diagram, known))];
      },
    };
  }
  const plain = withSuitSigns(withoutOwners(text));
  if (isDiagram(plain)) {
    return {
      format: msg('a diagram'),
      read: () => [readColumns(plain, language)],
    };
  }
  if (isDutchCodes(plain)) {
    return { format: msg('Dutch codes'), read: () => [readDutchCodes(plain)] };
  }
  if (!hasHeading(plain) && !isProse(plain)) {
    throw badRecord(
      msg(
        'The text has no deal; begin each hand with its player, as in “North: …”, or each trick with its number, as in “1. …”.',
      ),
    );
  }
  return { format: msg('cards in words'), read: () => [readWords(plain, language)] };
}

/** A diagram with what the sentences around it say, or else a deal in prose. */
function readColumns(plain: string, language: Language | undefined): RawRecord {
  let diagram: RawRecord;
  try {
    diagram = readInLanguage(plain, language, (known) => readDiagram(plain, known));
  } catch (error) {
    if (!(error instanceof JassError) || !isProse(plain)) throw error;
    return inProse(plain, language, error);
  }
  return withSentences(plain, language, diagram);
}

/** A record of headings alone, or else a deal in prose. */
function readWords(plain: string, language: Language | undefined): RawRecord {
  try {
    return readInLanguage(plain, language, (known) => readTextLayout(plain, known, readWordCards));
  } catch (error) {
    if (!(error instanceof JassError) || !isProse(plain)) throw error;
    return inProse(plain, language, error);
  }
}

/**
 * The deal of a text in prose.
 * @param strict the error of the reader of headings or diagrams, which is that of a text that has their form
 */
function inProse(plain: string, language: Language | undefined, strict: JassError): RawRecord {
  const isStrict = VOCABULARIES.some((known) => hasOnlySections(plain, known));
  try {
    const raw = readProse(plain, language);
    // A heading whose value nobody understands is a mistake, not a remark.
    if (raw.unread?.some(hasFactHeading)) throw strict;
    return raw;
  } catch (error) {
    throw isStrict && error instanceof JassError ? strict : error;
  }
}

const hasFactHeading = (line: string): boolean =>
  /[:=]/.test(line) &&
  VOCABULARIES.some((known) => {
    const heading = headingOf(line, 0, known)?.heading;
    return heading !== undefined && !['hand', 'trick', 'plays'].includes(heading);
  });

/** Whether any line begins as a line of a record does, in any language. Other texts are none, rather than one with a mistake. */
const hasHeading = (text: string): boolean =>
  text.split('\n').some((line) => VOCABULARIES.some((known) => headingOf(line, 0, known) !== undefined));

const wordsFormat = (words: string, language: Language | undefined): Format => ({
  format: msg('cards in words'),
  read: () => [readProse(words, language)],
});

/** The words of JSON of no known format; undefined if it has a known one or no deal in words. */
function jsonWords(json: string): string | undefined {
  let words: string;
  try {
    words = wordsOfJson(JSON.parse(json));
  } catch {
    return undefined;
  }
  return words.length <= MAX_TEXT_LENGTH &&
    /"(?:tricks|type|jassTyp|rounds)"\s*:/.test(json) === false &&
    isProse(words)
    ? words
    : undefined;
}

function jsonFormat(json: string): Format {
  const values = parseValues(json);
  if (isMessages(values)) return { format: msg('webplatformz messages'), read: () => readMessages(values) };
  return {
    format: msg('jass-kit JSON'),
    read: () => values.flatMap((value, index) => readJassKit(value, values.length === 1 ? '' : `[${index}].`)),
  };
}
