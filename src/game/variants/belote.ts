/** Belote: the pack and the card points of Klaverjassen, without roem in tricks, with a capot for all tricks. */
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
    // The sheet gives no end of a game.
    game: [],
  },
};
