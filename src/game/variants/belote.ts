/** Belote: the pack and the card points of Klaverjassen, without roem in tricks, with a capot for all tricks and by *dedans*. */
import type { Variant } from '../rules/rules.ts';
import { klaverjassenRotterdam } from './klaverjassen.ts';

export const belote: Variant = {
  id: 'belote',
  name: 'Belote',
  source: '“La marque”, contree.org (dedans, litige, capot); the play by this project’s rule sheet',
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
    // No annonces, only the marriage.
    melds: { kinds: [], compare: ['turn'], reuse: false, needsTrick: false, marriage: 20 },
    trickRoem: null,
    scoring: { deal: 'wet', melds: true, tie: 'heldOver' },
    // The sheet gives no end of a game.
    game: [],
  },
};
