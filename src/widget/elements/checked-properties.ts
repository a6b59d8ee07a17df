/** The check of properties, which a page may set to anything, whatever their types say. The meaning of a text is checked where it is read. */
import type { ReactiveControllerHost } from 'lit';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../notation/puzzle.ts';
import { dispatchError } from '../state/events.ts';
import { sharePage } from '../kit/share-page.ts';
import { settingFault } from '../state/setting-fault.ts';

/** Properties that are text or nothing, with the right form. */
const TEXTS: Readonly<Record<string, string>> = {
  deck: 'french, swiss',
  index: 'de, en, fr, nl',
  values: 'shown, hidden',
  engine: 'on, demand, off',
  shareUrl: 'https://…',
};

/** Properties with one of a few words, also as numbers. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  puzzleLevel: PUZZLE_LEVELS,
  puzzleTheme: PUZZLE_THEMES,
};

/** The attribute of a property. */
const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * Reports the properties that are not right, and removes those that could not even be written as attributes.
 * @param names those to check
 * @param wrong the messages about all that are not right, by name
 */
export function checkProperties(
  host: ReactiveControllerHost & Element,
  names: Iterable<string>,
  wrong: Map<string, string>,
): void {
  const properties = host as unknown as Record<string, unknown>;
  for (const name of names) {
    const value = properties[name];
    const right = rightForm(name, value);
    wrong.delete(name);
    if (right === undefined) continue;
    const field = attributeOf(name);
    const message = settingFault(field, typeof value === 'string' ? value : typeof value, [right]);
    wrong.set(name, message);
    if (typeof value !== 'string') properties[name] = null;
    void dispatchError(host, { code: 'bad-setting', message, field });
  }
}

/** The right form of a property whose value is of the wrong type, cannot be read at all, or is no address; undefined if it is right. */
function rightForm(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const right = TEXTS[name];
  if (!isReadable(name, value) || (right && typeof value !== 'string')) return right ?? '"…"';
  const words = WORDS[name];
  if (words && value !== '' && !words.some((word) => `${word as string}` === `${value as string}`))
    return words.join(', ');
  return name === 'shareUrl' && sharePage(value as string) === null ? right : undefined;
}

/** Properties that may be objects without a text of their own. */
const OBJECTS = ['rules', 'taken', 'puzzles', 'client'];

/** Whether an attribute could show the value: not for symbols, and objects that throw. */
function isReadable(name: string, value: unknown): boolean {
  try {
    const text = OBJECTS.includes(name) ? Object.prototype.toString.call(value) : String(value);
    return typeof value !== 'symbol' && typeof text === 'string';
  } catch {
    return false;
  }
}
