/** A word with one wrong, missing, additional or exchanged letter, read as the only word of the game that it can be. */
import { OTHER_WORDS } from '../../words/other-words.ts';

/** Shorter words are too near to each other. */
const SHORTEST = 4;

/** The only one of the known words that is one letter away; undefined if there is none, or several that `meaning` tells apart. */
export function mended(
  word: string,
  known: readonly string[],
  meaning: (word: string) => string = (word) => word,
): string | undefined {
  if (word.length < SHORTEST || OTHER_WORDS.has(word) || !/^\p{Ll}+$/u.test(word)) return undefined;
  const near = known.filter((other) => other.length >= SHORTEST && isOneAway(word, other));
  return new Set(near.map(meaning)).size === 1 ? near[0] : undefined;
}

/** Whether one letter differs, is missing or is added, or two neighbours are exchanged. */
export function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
