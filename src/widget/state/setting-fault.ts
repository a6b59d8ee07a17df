/** A setting of the page that is not right, in English: the message is for the author of the page. */
import { quote } from '../../game/errors.ts';

/** @param choices the values that would be right */
export const settingFault = (setting: string, given: string, choices: readonly string[]): string =>
  `${setting}: ${quote(given)} is not a valid value; use one of ${choices.join(', ')}`;
