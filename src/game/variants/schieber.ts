/** Schieber, the common Swiss game, by the rules of a club that counts neither melds nor match. */
import type { Variant } from '../rules/rules.ts';

export const schieber: Variant = {
  id: 'schieber',
  name: 'Schieber',
  source: '“Jassen”, the sheet of a Swiss club (“157 the magic number”)',
  rules: {
    deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'], copies: 1 },
    direction: 'counterclockwise',
    contracts: ['trump', 'obenabe', 'unenufe'],
    trumpChoice: 'mayPass',
    order: {
      trump: ['J', '9', 'A', 'K', 'Q', 'T', '8', '7', '6'],
      plain: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'],
    },
    values: {
      trump: { J: 20, '9': 14, A: 11, K: 4, Q: 3, T: 10 },
      plain: { A: 11, K: 4, Q: 3, J: 2, T: 10 },
      obenabe: { A: 11, K: 4, Q: 3, J: 2, T: 10, '8': 8 },
      unenufe: { '6': 11, '8': 8, T: 10, J: 2, Q: 3, K: 4 },
    },
    lastTrick: 5,
    sweep: null,
    follow: {
      ruffWhileFollowing: true,
      mustRuffWhenVoid: 'never',
      overruff: 'none',
      undertrump: 'onlyTrumpsLeft',
      undertrumpAppliesTo: 'anyone',
      headTrumpLead: 'no',
      headPlainLead: 'no',
      headPlainLeadPartnerWaiver: false,
      exemptTrumpRanks: ['J'],
    },
    equalCards: 'laterWins',
    melds: null,
    trickRoem: null,
    scoring: { deal: 'points', multipliers: {} },
    // The sheet gives no end of a game.
    game: [],
  },
};
