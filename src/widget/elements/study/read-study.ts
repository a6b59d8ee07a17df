/** Reads a study from what a page gives: its text, its JSON value, or that as text. Loads with the first study that is seen, as it brings all imports. */
import { JassError } from '../../../game/errors.ts';
import { str, untranslated } from '../../../game/reason.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import { formatStudy } from '../../../notation/study/format-study.ts';
import { parseStudy } from '../../../notation/study/parse-study.ts';
import { readStudyJson } from '../../../notation/study/study-json.ts';
import type { StudyJson } from '../../../notation/study/study-json.ts';
import type { Study } from '../../../notation/study/study.ts';

/**
 * @param language of a text that does not name its own
 * @throws JassError naming the line, or the field of the JSON
 */
export function readStudy(given: string | StudyJson, language: Language): Study {
  if (typeof given !== 'string') return readStudyJson(given);
  return isJson(given) ? readStudyJson(jsonOf(given)) : parseStudy(unindented(given), language);
}

/** The text of a study to edit: as its author has written it, if it is text. @param study that was read; null if it has a mistake */
export function sourceOf(given: string | StudyJson, study: Study | null): string {
  if (study && (typeof given !== 'string' || isJson(given))) return formatStudy(study);
  return typeof given === 'string' ? unindented(given).trim() : '';
}

const isJson = (given: string): boolean => given.trimStart().startsWith('{');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = (error as SyntaxError).message;
    throw new JassError('bad-request', str`${untranslated('The text is no JSON')}: ${why}`);
  }
}

/** Without the blanks with which an author has indented it in HTML: they begin no line of a study. */
const unindented = (text: string): string => text.replaceAll(/^[ \t]+/gm, '');
