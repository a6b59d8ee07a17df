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
    const distance = editDistance(given, name.toLowerCase(), (name.length + 1) / 3);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * How many letters have to be inserted, deleted, replaced, or swapped with their neighbour, to turn `a` into `b`; Infinity if more than
 * `most`. That limit keeps it short: names have some twenty letters, so at most seven may differ.
 */
function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (most < 1) return Infinity;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editDistance(restOfA, restOfB, most);
  // A swap never costs more than replacing its two letters.
  const passed = a[0] === b[1] && a[1] === b[0] ? 2 : 1;
  const replaced = editDistance(a.slice(passed), b.slice(passed), most - 1);
  return 1 + Math.min(replaced, editDistance(restOfA, b, most - 1), editDistance(a, restOfB, most - 1));
}
