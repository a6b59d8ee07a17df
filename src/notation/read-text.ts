/**
 * A deal in any supported text form: the notation, or any of the forms in imports/, by which it is recognised.
 */
import { msg, untranslated } from '../game/reason.ts';
import { checkOptions, checkText } from '../game/given.ts';
import { parseDeal, MAX_DEAL_LENGTH } from './deal.ts';
import { formatDeal } from './hands.ts';
import { withGuessedGame } from './imports/guess-game.ts';
import { IMPORT_OPTIONS, importRecords, onlyRecord } from './imports/index.ts';
import type { ImportedRecord, ImportOptions } from './imports/index.ts';
import type { Stated } from './imports/record.ts';
import { inFormat, inVisible } from '../game/located.ts';
import type { LinkedMode } from './puzzle.ts';
import { isStudy, parseStudy } from './study/parse-study.ts';
import type { StudyText } from './study/study.ts';

/** The facts of a deal given by a text; others are absent. */
export type ReadText = ImportedRecord & LinkedMode;

/** Matches a seat and the first hand with its three dots, unless other hands have their seats, too. */
const isDeal = (text: string): boolean =>
  /^\s*[NESW]\s*:\s*[^\s.]*\.[^\s.]*\.[^\s.]*\.(?!\.)(?![^]*\n\s*[NESWOZ]\s*:)/i.test(text);

/**
 * Reads a text with one deal.
 * @param options facts that a record of another program may leave out
 * @throws JassError naming the format, the place and the right form; TypeError if it is no text, or for options that are not an object
 */
export const readText = (text: string, options: ImportOptions = {}): ReadText => onlyRecord(readTexts(text, options));

/**
 * Reads a text with one deal or several.
 * @param options as for `readText`
 * @throws JassError as `readText`
 */
export function readTexts(text: string, options: ImportOptions = {}): ReadText[] {
  checkText(text, 'deal');
  checkOptions(options, IMPORT_OPTIONS);
  if (isStudy(text)) return inFormat(untranslated('a study'), () => chaptersOf(text, options));
  return inVisible(text, (visible) => readDeal(visible, options)) ?? importRecords(text, options);
}

/** The record of each chapter of a study. */
const chaptersOf = (text: string, { language }: ImportOptions): ReadText[] => {
  const { deals, texts } = parseStudy(text, language);
  const [{ title, chapters }] = [...texts.values()] as [StudyText];
  return deals.map((deal, index) => {
    const name = chapters[index]!.title || title;
    return { format: 'a study', ...(name && { title: name }), ...deal, notes: [] };
  });
};

/** A deal in the notation as the only one of the text; undefined for other texts. */
function readDeal(text: string, options: ImportOptions): ReadText[] | undefined {
  if (!isDeal(text.slice(0, MAX_DEAL_LENGTH))) return undefined;
  return inFormat(msg('a deal'), () => {
    const hands = parseDeal(text);
    const { guess, variant } = options;
    if (guess && variant === undefined) {
      return [withGuessedGame('a deal', { hands, tricks: [], notes: [] }, stated(options), guess)];
    }
    return [{ format: 'a deal', ...stated(options), deal: formatDeal(hands), plays: [], notes: [] }];
  });
}

function stated({ variant, contract, leader }: ImportOptions): Stated {
  return { ...(variant !== undefined && { variant }), ...(contract && { contract }), ...(leader && { leader }) };
}
