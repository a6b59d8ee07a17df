/** Belote: the pack and the values of Klaverjassen, no roem in tricks, a capot for all tricks. */
import type { Variant } from '../rules/rules.ts';
import { klaverjassenRotterdam } from './klaverjassen.ts';

export const belote: Variant = {
  id: 'belote',
  name: 'Belote',
  source: 'Belote, by this project’s rule sheet',
  rules: {
    ...klaverjassenRotterdam.rules,
    direction: 'counterclockwise',
    sweep: { bonus: 90, by: 'tricks', mode: 'add' },
    follow: {
      ...klaverjassenRotterdam.rules.follow,
      mustRuffWhenVoid: 'ifOpponentWinning',
      overruff: 'ifOpponentWinning',
      undertrump: 'forced',
    },
    // No announcements, only the marriage.
    melds: { kinds: [], compare: ['turn'], reuse: false, needsTrick: false, marriage: 20 },
    trickRoem: null,
    scoring: { deal: 'points', multipliers: {} },
    // The sheet names no end of a game.
    game: [],
  },
};
