/**
 * Adds to the errors of a step where they are: the format that a text was read in, the number of its deal or line, the name of its file; and
 * moves their position from a part of a text to the whole.
 */
import { JassError } from './errors.ts';
import { msg, str } from './reason.ts';
import type { Reason } from './reason.ts';

/** Runs a step. @param at puts the place before the reason of its errors */
export function located<Result>(at: (reason: Reason) => Reason, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    throw new JassError(error.code, at(error.reason), error.place);
  }
}

/** Runs a step of reading a part of a text. @param positionIn the position in the whole text of one in the part that the step reads; undefined if it is not known */
export function placed<Result>(positionIn: (position: number) => number | undefined, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof JassError) || error.place.position === undefined) throw error;
    const { position, ...place } = error.place;
    const moved = positionIn(position);
    throw new JassError(error.code, error.reason, { ...place, ...(moved !== undefined && { position: moved }) });
  }
}

/** Runs a check of hands, and adds them to its errors. @param hands in the notation */
export function inHands<Result>(hands: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    throw new JassError(error.code, error.reason, { ...error.place, hands });
  }
}

/**
 * Runs the reading of a part of a text. The position of an error becomes that in the text, if the part is there exactly once.
 * @param part in a link with blanks for `_`
 * @param from where in the part the step begins to read
 */
export function inPart<Result>(text: string, part: string, read: () => Result, from = 0): Result {
  return placed((position) => {
    const whole = text.replaceAll('_', ' ');
    const start = whole.indexOf(part);
    return start >= 0 && start === whole.lastIndexOf(part) ? start + from + position : undefined;
  }, read);
}

/**
 * What nobody sees, as web pages and word processors put it into copied text: soft hyphens, marks of direction and of byte order, the choice
 * between a sign and its picture; and the first half of a line break of Windows.
 */
const INVISIBLE = /[\p{Cf}\uFE0E\uFE0F]|\r(?=\n)/gu;

/**
 * Runs the reading of a text without the characters that nobody sees, and with one form of line breaks. What an error says counts none of them,
 * as people do; its `position` is that in the text with them, for programs.
 */
export function inVisible<Result>(text: string, read: (visible: string) => Result): Result {
  return placed(
    (position) =>
      [...text.matchAll(INVISIBLE)].reduce(
        (at, { index, 0: characters }) => (index <= at ? at + characters.length : at),
        position,
      ),
    () => read(text.replace(INVISIBLE, '').replaceAll('\r', '\n')),
  );
}

/** Runs a step of reading a format and adds the format's name to its errors. @param format such as “jass-kit JSON” */
export const inFormat = <Result>(format: Reason, read: () => Result): Result =>
  located((reason) => msg(str`Read as ${format}: ${reason}`), read);

/** Runs the reading of one of several deals and adds its number to its errors. @param index from 0 */
export function inDeal<Result>(index: number, read: () => Result): Result {
  const number = index + 1;
  return located((reason) => msg(str`Deal ${number}: ${reason}`), read);
}
