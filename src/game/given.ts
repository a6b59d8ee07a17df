/**
 * Checks of what a program gives to a function of the library. A program without types may give anything, and a type may be only a claim;
 * the library then says what it needs. What people write is checked where it is read, with a JassError.
 */
import type { Rules } from './rules/rules.ts';

/** @throws TypeError naming the argument and the type of what was given, unless that is text */
export function checkText(given: unknown, name: string): asserts given is string {
  if (typeof given !== 'string') throw new TypeError(`the ${name} must be text, not ${typeOf(given)}`);
}

/** @throws TypeError naming the argument, unless a list was given */
export function checkList(given: unknown, name: string): asserts given is readonly unknown[] {
  if (!Array.isArray(given)) throw new TypeError(`the ${name} must be a list, not ${typeOf(given)}`);
}

/** Checks options, which may be left out. @throws TypeError unless they are an object */
export function checkOptions(given: unknown): void {
  if (given === undefined || (typeof given === 'object' && given !== null)) return;
  throw new TypeError(`the options must be an object, not ${typeOf(given)}`);
}

/** @param field that all rules have @throws TypeError unless rules were given: a program may give the variant in their place, or nothing */
export function checkRulesGiven(given: Partial<Rules> | undefined, field: keyof Rules): void {
  if (given?.[field]) return;
  throw new TypeError('the rules are missing: give those of a variant, such as `variantById("kreuzjass").rules`');
}

const typeOf = (given: unknown): string => (given === null ? 'null' : typeof given);
