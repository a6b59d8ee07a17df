/**
 * Checks of what a program gives to a function of the library. A program without types may give anything, and a type may be only a claim;
 * the library then says what it needs. What people write is checked where it is read, with a JassError.
 */
import { nearest } from './nearest-name.ts';
import type { Rules } from './rules/rules.ts';

/** @throws TypeError naming the argument and the type of what was given, unless that is text */
export function checkText(given: unknown, name: string): asserts given is string {
  if (typeof given !== 'string') throw wrongKind(name, 'text', given);
}

/** @throws TypeError naming the argument, unless a list was given */
export function checkList(given: unknown, name: string): asserts given is readonly unknown[] {
  if (!Array.isArray(given)) throw wrongKind(name, 'a list', given);
}

/** @throws TypeError naming the argument, unless a function was given */
export function checkFunction(given: unknown, name: string): void {
  if (typeof given !== 'function') throw wrongKind(name, 'a function', given);
}

/** @throws TypeError naming the argument, unless one of the known words was given */
export function checkWord<Word extends string>(given: unknown, known: readonly Word[], name: string): void {
  if (known.some((word) => word === given)) return;
  throw new TypeError(`the ${name} must be one of ${known.join(', ')}, not ${String(given)}`);
}

/** The names of all options of a type. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * Checks options, which may be left out. An unknown name is refused, as in a request: a misspelt option would otherwise have no effect,
 * and nobody would notice.
 * @throws TypeError unless they are an object, and all its names are known
 */
export function checkOptions<Options extends object>(
  given: Options | undefined,
  names: OptionNames<Options>,
): asserts given is Options | undefined {
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null) throw wrongKind('options', 'an object', given);
  checkNames(given, Object.keys(names), 'option');
}

/** @throws TypeError naming the first unknown name of an object, with the nearest known one or all of them */
export function checkNames(given: object, known: readonly string[], kind: 'option' | 'field'): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const suggestion = nearest(unknown, known);
  throw new TypeError(
    `there is no ${kind} ${JSON.stringify(unknown)}; ${suggestion === undefined ? `write one of ${known.join(', ')}` : `did you mean "${suggestion}"?`}`,
  );
}

/**
 * Finds an argument that is missing, or something else in its place, such as a promise of it.
 * @param isThere whether it has what the function needs
 * @param what such as “the solver is”
 * @param from where a program gets it
 * @throws TypeError
 */
export function checkThere(isThere: unknown, what: string, from: string): void {
  if (!isThere) throw new TypeError(`${what} missing: give ${from}`);
}

/** @param field that all rules have @throws TypeError unless rules were given: a program may give the variant in their place, or nothing */
export function checkRulesGiven(given: Partial<Rules> | undefined, field: keyof Rules): void {
  checkThere(given?.[field], 'the rules are', 'the rules of a variant, such as `variantById("kreuzjass").rules`');
}

/** @throws TypeError unless a variant was given: a program may give its name in its place */
export function checkVariantGiven(given: { readonly id?: string } | undefined): void {
  checkThere(given?.id, 'the variant is', 'one, such as `variantById("schieber")`');
}

/** @throws TypeError unless the melds of an answer were given */
export function checkMeldsGiven(given: { readonly comparisons?: unknown } | undefined): void {
  checkThere(given?.comparisons, 'the melds are', 'the melds of an answer to a request that wants `melds`');
}

/** @throws TypeError unless a comparison of melds was given */
export function checkComparisonGiven(given: { readonly melds?: unknown } | undefined): void {
  checkThere(given?.melds, 'the comparison is', 'one of the `comparisons` in the melds of an answer');
}

const wrongKind = (name: string, right: string, given: unknown): TypeError =>
  new TypeError(`the ${name} must be ${right}, not ${given === null ? 'null' : typeof given}`);
