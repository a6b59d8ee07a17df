/** The check of the rules that a program gives: without types it may give the variant in their place, or nothing. */
import type { Rules } from './rules.ts';

/** @param field that all rules have @throws TypeError if what was given are no rules */
export function checkRules(given: Partial<Rules> | undefined, field: keyof Rules): void {
  if (given?.[field]) return;
  throw new TypeError('the rules are missing: give those of a variant, such as `variantById("kreuzjass").rules`');
}
