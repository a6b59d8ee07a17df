/** The suggestion for a misspelt name, by edit distance. */

/**
 * The known name nearest to `text`, ignoring case; undefined if more than about a third of its letters would have to change. Only the
 * first 40 characters of `text` are compared, so long input costs nothing.
 */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const given = String(text).slice(0, 40).toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const name of known) {
    const distance = editDistance(given, name.toLowerCase());
    if (distance < bestDistance && distance <= Math.floor((name.length + 1) / 3)) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Insertions, deletions and replacements of one letter that turn `a` into `b` (Levenshtein, row by row). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
