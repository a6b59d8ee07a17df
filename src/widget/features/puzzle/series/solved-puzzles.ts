/**
 * The puzzles that the reader has solved, by their keys: as long as the page is open, and in the storage of the browser if the page asks for
 * that. A browser may refuse its storage, or hold something else there: then nothing is remembered.
 */

/** The name in the storage. Its value is a list of keys as JSON. */
export const STORED_AS = 'jass-solver-puzzles';

/** All elements of a page share them. */
const solved = new Set<string>();
/** The text in the storage when it was last read. */
let read: string | null = null;

/** @param remembers whether the page asks that the browser keeps them */
export function solvedPuzzles(remembers: boolean): ReadonlySet<string> {
  const text = remembers ? storedText() : read;
  if (text !== read) for (const key of keysIn(text)) solved.add(key);
  read = text;
  return solved;
}

export function addSolved(key: string, remembers: boolean): void {
  solved.add(key);
  if (!remembers) return;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...new Set([...keysIn(storedText()), key])]));
  } catch {
    // Refused, or full.
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function keysIn(text: string | null): string[] {
  try {
    const keys: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
