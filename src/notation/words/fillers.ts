/** The words between cards that are none, in four languages. All as `fold` returns them; the French à is apart, because `a` is an ace. */

/** Words between a rank and its suit, as in “Valet de pique” and “the jack of spades”, articles, words before a suit and the last card. */
export const FILLERS: ReadonlySet<string> = new Set(
  'of de du von van and und en et & + the in aan im plus l le la les der die das den het'.split(' '),
);

/** Words for no card of a suit. */
export const VOIDS: ReadonlySet<string> = new Set([
  'void',
  'none',
  'nothing',
  'keine',
  'keins',
  'keinen',
  'nichts',
  'nix',
  'geen',
  'niets',
  'niks',
  'aucun',
  'aucune',
  'rien',
  'chicane',
  'leer',
]);
