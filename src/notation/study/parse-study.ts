/**
 * Reads a study from the plain text that a person writes in a mail:
 *
 *     # A trump too many            the title, if there is one
 *     Source: a club paper          facts, if there are any
 *     Schieber. Hearts are trumps … the deal, in any form that `importRecord` reads
 *     ---                           ends the deal
 *     ## The wrong suit             a chapter; with lines before another --- it has a deal of its own
 *     South led [6. J♣?]. …         moves in brackets; a blank line ends a paragraph
 *     > Better was [6. 6♦] …        a side line; >> is a side line of it
 *     ! A rule, set apart.          a note
 *     ? What should South lead?     a question, then hints and replies
 *     ?? Who still has clubs?
 *     + 6♦: Right.
 *     - J♣ 9♣: West is waiting for clubs.
 *     - *: Count the trumps first.  for all other cards
 *     === de ===                    the same in another language: titles and chapters without deals
 *
 * A backslash before a sign makes it text.
 */
import { checkText, checkWord } from '../../game/given.ts';
import { JassError, quote } from '../../game/errors.ts';
import { inVisible, placed } from '../../game/located.ts';
import { str, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { importRecord } from '../imports/index.ts';
import { incomplete, requestOf } from '../imports/request-of.ts';
import { readLanguage } from '../names.ts';
import { dealFieldsOf } from '../request/deal-fields.ts';
import type { DealFields } from '../request/deal-fields.ts';
import { parseRequest } from '../request/parse-request.ts';
import { factOfLine } from './facts.ts';
import { parseMoves, readCard } from './moves.ts';
import type { Letters } from './moves.ts';
import { at, resolveBlocks } from './resolve.ts';
import type { WrittenBlock, WrittenProse } from './resolve.ts';
import type { ChapterText, Reply, Study, StudyFacts, StudyText } from './study.ts';

/** Longest text read as a study, in characters. */
export const MAX_STUDY_LENGTH = 500_000;

/** A line of the text with its number, from 1. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/** Whether a text has the form of a study: a line of hyphens, and below it moves in brackets or a question. */
export function isStudy(text: string): boolean {
  const end = /^-{3,}[ \t]*$/m.exec(text);
  return end !== null && /\[[^\]\n]*[♠♥♦♣\dAKQJT][^\]\n]*\]|^[> \t]*\? /mu.test(text.slice(end.index));
}

/**
 * Reads a study.
 * @param language of a text that does not name it; English unless given, and if this language is named further down
 * @throws JassError naming the line; TypeError if it is no text, or for another language
 */
export function parseStudy(text: string, language: Language = 'en'): Study {
  checkText(text, 'study');
  checkWord(language, LANGUAGES, 'language');
  if (text.length > MAX_STUDY_LENGTH) {
    const reason = untranslated(
      `The text is ${text.length} characters long; at most ${MAX_STUDY_LENGTH} are read as a study.`,
    );
    throw new JassError('bad-request', reason);
  }
  return inVisible(text, (visible) => {
    const lines = visible.split('\n').map((line, index): Line => ({ number: index + 1, text: line.trimEnd() }));
    const [first, ...others] = languagesOf(lines, language);
    const read = readFirst(first!);
    const texts = new Map([[first!.language, read.text]]);
    for (const other of others) texts.set(other.language, readTranslation(other, read.deals));
    return { facts: read.facts, deals: read.deals, texts };
  });
}

interface InLanguage {
  readonly language: Language;
  readonly lines: readonly Line[];
}

/** The lines of each language. @param usual of text before the first name */
function languagesOf(lines: readonly Line[], usual: Language): InLanguage[] {
  const parts: { language: Language; lines: Line[] }[] = [{ language: usual, lines: [] }];
  for (const line of lines) {
    const [, tag] = /^={3,}\s*([\p{L}-]+)\s*={3,}$/u.exec(line.text) ?? [];
    if (tag === undefined) parts[parts.length - 1]!.lines.push(line);
    else parts.push({ language: onLine(line, () => readLanguage(tag)), lines: [] });
  }
  const [before, ...named] = parts;
  // A language that is named at once leaves nothing before it.
  if (named.length > 0 && before!.lines.every(({ text }) => text === '')) return named;
  // English needs no name, wherever its translations are read.
  const isNamed = named.some(({ language }) => language === usual);
  return [{ ...before!, language: isNamed ? 'en' : usual }, ...named];
}

/** A chapter before its text is read. */
interface Section {
  readonly title: string;
  /** The lines of its deal; none if it has the deal of the chapter before. */
  readonly head: readonly Line[];
  readonly body: readonly Line[];
}

interface Document {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The title and the chapters. The lines before the first chapter are one of their own if they have text. */
function documentOf(lines: readonly Line[]): Document {
  const rest = lines.slice(lines.findIndex(({ text }) => text !== ''));
  const [, title = ''] = /^#\s+(.*)$/.exec(rest[0]?.text ?? '') ?? [];
  const parts: { title: string; lines: Line[] }[] = [{ title: '', lines: [] }];
  for (const line of title ? rest.slice(1) : rest) {
    const [isHeading, heading = ''] = /^##(?!#)\s*(.*)$/.exec(line.text) ?? [];
    if (isHeading === undefined) parts[parts.length - 1]!.lines.push(line);
    else parts.push({ title: heading, lines: [] });
  }
  const sections = parts.map((part): Section => {
    const end = part.lines.findIndex(({ text }) => /^-{3,}$/.test(text));
    return { title: part.title, head: part.lines.slice(0, Math.max(end, 0)), body: part.lines.slice(end + 1) };
  });
  return { title, sections };
}

const isEmpty = (lines: readonly Line[]): boolean => lines.every(({ text }) => text === '');

/** The language that has the deals. */
function readFirst({ language, lines }: InLanguage): { text: StudyText; deals: DealFields[]; facts: StudyFacts } {
  const { title, sections } = documentOf(lines);
  const facts: StudyFacts[] = [];
  const deals: DealFields[] = [];
  const chapters: ChapterText[] = [];
  let deal: DealFields | undefined;
  let isGiven = false;
  for (const { title: heading, head, body } of sections) {
    const stated = head.filter((line) => {
      const fact = onLine(line, () => factOfLine(line.text));
      if (fact) facts.push(fact);
      return !fact;
    });
    if (!isEmpty(stated)) {
      deal = onLine(stated[0]!, () => readDeal(stated));
      isGiven = deal.plays.length > 0;
    }
    // The head of a study with chapters has no text of its own.
    if (isEmpty(body) && heading === '') continue;
    if (!deal) throw noDeal(body[0] ?? lines[0]!);
    const read = readChapter(heading, body, deal, language, isGiven);
    deal = read.deal;
    deals.push(deal);
    chapters.push(read.text);
  }
  if (chapters.length === 0) throw noDeal(lines[0]!);
  return { text: { title, chapters }, deals, facts: Object.assign({}, ...facts) as StudyFacts };
}

const noDeal = ({ number }: Line): JassError =>
  new JassError(
    'bad-request',
    untranslated(
      `Line ${number}: there is no deal before the text; write it above a line of three hyphens, ---, and the text below.`,
    ),
  );

/** A further language, whose chapters have the deals of the first. */
function readTranslation({ language, lines }: InLanguage, deals: readonly DealFields[]): StudyText {
  const { title, sections } = documentOf(lines);
  const told = sections.filter(({ title: heading, body }) => heading !== '' || !isEmpty(body));
  if (told.length !== deals.length) {
    const [count, chapters] = [told.length, deals.length];
    const reason = untranslated(
      `Line ${lines[0]?.number ?? 1}: the text in this language has ${count} chapters, and the first one ${chapters}.`,
    );
    throw new JassError('bad-request', reason);
  }
  const chapters = told.map((section, index) => readChapter(section.title, section.body, deals[index]!, language).text);
  return { title, chapters };
}

function readDeal(lines: readonly Line[]): DealFields {
  const text = lines.map((line) => line.text).join('\n');
  // A position in these lines is none in the whole text; the line is named.
  return placed(
    () => undefined,
    () => dealFieldsOf(parseRequest(requestOf(importRecord(text, { guess: {} }), incomplete))),
  );
}

function readChapter(
  title: string,
  body: readonly Line[],
  deal: DealFields,
  language: Language,
  isGiven?: boolean,
): { text: ChapterText; deal: DealFields } {
  const letters: Letters = { language, suits: deal.cards ?? 'french' };
  const { blocks, deal: told } = resolveBlocks(
    blocksOf(body).map((lines) => writtenBlock(lines, letters)),
    deal,
    isGiven,
  );
  return { text: { title, blocks }, deal: told };
}

/** The lines of a block: a sign at the beginning of the first one says which kind it is. */
interface BlockLines {
  readonly kind: 'paragraph' | 'note' | 'question';
  readonly depth: number;
  readonly line: Line;
  readonly text: string;
  /** Of a question. */
  readonly hints: Line[];
  readonly replies: Line[];
}

const SIGNS = { '!': 'note', '?': 'question' } as const;

type Open<Of> = { -readonly [Field in keyof Of]: Of[Field] };

function blocksOf(lines: readonly Line[]): BlockLines[] {
  const blocks: Open<BlockLines>[] = [];
  /** What the next line without a sign goes on with. */
  let open: { text: string } | undefined;
  for (const line of lines) {
    const [quoted] = /^(?:\s*>)*\s?/.exec(line.text)!;
    const depth = quoted.replaceAll(/[^>]/g, '').length;
    const text = line.text.slice(quoted.length).trim();
    const question = blocks.at(-1)?.kind === 'question' ? blocks.at(-1) : undefined;
    const [, mark] = /^(\?\?|[?!]|[+-])(?=\s)/.exec(text) ?? [];
    if (text === '') {
      open = undefined;
    } else if (mark === '??' || mark === '+' || mark === '-') {
      if (!question)
        throw onlyOn(
          line,
          untranslated(
            `${mark} stands below a question, whose line begins with ?; write \\${mark} for the sign itself.`,
          ),
        );
      const part = { number: line.number, text: mark === '??' ? text.slice(2).trim() : text };
      (mark === '??' ? question.hints : question.replies).push(part);
      open = part;
    } else if (open && !mark && blocks[blocks.length - 1]!.depth === depth) {
      open.text += ` ${text}`;
    } else {
      const kind = mark === '!' || mark === '?' ? SIGNS[mark] : 'paragraph';
      const block: Open<BlockLines> = {
        kind,
        depth,
        line,
        text: mark ? text.slice(1).trim() : text,
        hints: [],
        replies: [],
      };
      blocks.push(block);
      open = block;
    }
  }
  return blocks;
}

function writtenBlock({ kind, depth, line, text, hints, replies }: BlockLines, letters: Letters): WrittenBlock {
  const proseOf = ({ number, text: said }: Line) => ({
    where: lineName(number),
    prose: onLine({ number, text: said }, () => readProse(said, letters)),
  });
  return {
    kind,
    depth,
    ...proseOf({ number: line.number, text }),
    hints: hints.map(proseOf),
    replies: replies.map((reply) => {
      const { said, ...of } = onLine(reply, () => readReply(reply.text, letters));
      return { ...of, ...proseOf({ number: reply.number, text: said }) };
    }),
  };
}

function readReply(text: string, letters: Letters): Pick<Reply, 'cards' | 'isRight'> & { readonly said: string } {
  const [, sign, names, said] = /^([+-])\s+([^:]*?)\s*:\s*(.*)$/su.exec(text) ?? [];
  if (names === undefined) {
    const given = quote(text);
    throw new JassError(
      'bad-request',
      untranslated(`${given} names no cards; write "+ 6♦: …", "- J♣ 9♣: …", or "- *: …" for all others.`),
    );
  }
  const cards = names === '*' ? 'others' : names.split(/[\s,]+/).map((name) => readCard(name, letters));
  return { cards, isRight: sign === '+', said: said! };
}

/** Text with moves in brackets. */
function readProse(text: string, letters: Letters): WrittenProse {
  const parts: WrittenProse[number][] = [];
  let said = '';
  const end = (): void => {
    if (said !== '') parts.push(said);
    said = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (sign === '\\' && i + 1 < text.length) {
      said += text[++i]!;
    } else if (sign === '[') {
      const close = text.indexOf(']', i);
      if (close < 0)
        throw new JassError('bad-request', untranslated('a bracket [ is not closed; write \\[ for the sign itself.'));
      end();
      parts.push(parseMoves(text.slice(i + 1, close), letters));
      i = close;
    } else {
      said += sign;
    }
  }
  end();
  return parts;
}

const lineName = (number: number): Reason => untranslated(`Line ${number}`);

/** Runs the reading of a line and adds its number to its errors. */
const onLine = <Result>({ number }: Line, read: () => Result): Result => at(lineName(number), read);

const onlyOn = ({ number }: Line, reason: Reason): JassError =>
  new JassError('bad-request', str`${lineName(number)}: ${reason}`);
