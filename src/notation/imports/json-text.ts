/** The JSON in a text: its values, of which a list, one on each line, or the lines of a log may have several. */
import { JassError } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { checkNesting } from '../request/json.ts';

/** The start of a line in a Swisslos log, before the JSON on it: a date, a time, and fields between bars. */
const LOG_HEAD = /^\d\d\.\d\d\.\d\d \d\d:\d\d:\d\d[^{\n\r\u2028\u2029]*(?=\{)/gm;

/** The JSON in a text, without the starts of log lines; undefined for other texts. */
export function jsonText(text: string): string | undefined {
  const json = text.replace(LOG_HEAD, '').trim();
  // A PBN tag and the time of a message begin with a bracket too.
  return /^[[{]/.test(json) && !/^\[\w+\s+"|^\[\d\d?[:.]\d\d/.test(json) ? json : undefined;
}

/** The elements of a JSON list, one other JSON value, or one value on each line. */
export function parseValues(json: string): unknown[] {
  let values: unknown[];
  try {
    const value = JSON.parse(json) as unknown;
    values = Array.isArray(value) ? value : [value];
  } catch (error) {
    values = parseLines(json, error as SyntaxError);
  }
  values.forEach(checkNesting);
  return values;
}

/**
 * The values on the lines of a text. If the first line is a value, a later one is at fault; otherwise the text may be one value with a mistake.
 * @param ofWhole the error of reading the text as one value
 */
function parseLines(json: string, ofWhole: SyntaxError): unknown[] {
  const values: unknown[] = [];
  for (const [index, line] of json.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      values.push(JSON.parse(line));
    } catch (error) {
      const number = index + 1;
      const reason = inOneLine(error as SyntaxError);
      throw values.length > 0
        ? badJson(msg(str`Line ${number} is not valid JSON: ${reason}. Write one JSON value on each line.`))
        : badJson(
            msg(
              str`The text begins like JSON but is not valid: ${inOneLine(ofWhole)}. Write one JSON value, or one on each line.`,
            ),
          );
    }
  }
  return values;
}

const inOneLine = ({ message }: SyntaxError): string => message.replace(/\s+/g, ' ');

const badJson = (reason: Reason): JassError => new JassError('bad-json', reason);
