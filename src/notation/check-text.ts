/** The check of a text that a program gives: a program without types may give anything, and a type may be only a claim. */

/** @throws TypeError naming the argument and the type of what was given, unless that is text */
export function checkText(given: unknown, name: string): asserts given is string {
  if (typeof given !== 'string') throw new TypeError(`the ${name} must be text, not ${typeof given}`);
}
