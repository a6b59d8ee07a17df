/** The check of properties of the smaller elements, which a page may set to anything, whatever their types say. The meaning of a text is checked where it is read. */
import { settingFault } from '../../state/setting-fault.ts';

/**
 * Removes the values that are neither texts nor numbers: they could not be written as attributes, or would be read as something else.
 * @param names the properties to check
 * @returns what is wrong with the first of them; null if all are right
 */
export function withoutOtherTypes(host: object, names: readonly string[]): TypeError | null {
  const properties = host as Record<string, unknown>;
  const wrong = names.filter((name) => !isRight(name, properties[name]));
  const [first] = wrong;
  const error = first === undefined ? null : new TypeError(settingFault(first, typeof properties[first], ['"…"']));
  for (const name of wrong) properties[name] = null;
  return error;
}

const isRight = (name: string, value: unknown): boolean =>
  value === null ||
  !['object', 'function', 'symbol'].includes(typeof value) ||
  // A list of names, as in `<jass-solver>`.
  (name === 'presets' && Array.isArray(value) && value.every((of) => typeof of === 'string'));
