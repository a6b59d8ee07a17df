/** Krutzjass, the Swiss-German game with a double pack of six ranks. */
import type { Game } from './game.ts';
import { CARD_ONCE } from './kruisjassen.ts';

export const krutzjass: Game<'krutzjass'> = {
  id: 'krutzjass',
  name: 'Krutzjass',
  source: 'Krutzjass, double-deck variant, A4D Wiki',
  rules: {
    deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9'], copies: 2 },
    direction: 'counterclockwise',
    contracts: ['trump'],
    // “If he has less than four suits in his hand, he may not pass.”
    trumpChoice: 'mayPassWithAllSuits',
    order: {
      trump: ['J', '9', 'A', 'K', 'Q', 'T'],
      plain: ['A', 'K', 'Q', 'J', 'T', '9'],
    },
    values: {
      trump: { J: 20, '9': 14, A: 11, K: 4, Q: 3, T: 10 },
      plain: { A: 11, K: 4, Q: 3, J: 2, T: 10 },
      obenabe: {},
      unenufe: {},
    },
    lastTrick: 6,
    sweep: { bonus: 190, by: 'tricks', mode: 'add' },
    follow: {
      ruffWhileFollowing: true,
      mustRuffWhenVoid: 'never',
      overruff: 'none',
      undertrump: 'free',
      undertrumpAppliesTo: 'anyone',
      headTrumpLead: 'no',
      headPlainLead: 'no',
      headPlainLeadPartnerWaiver: false,
      exemptTrumpRanks: ['J'],
    },
    equalCards: 'laterWins',
    melds: {
      kinds: [
        { type: 'set', ranks: ['J'], points: 200 },
        { type: 'set', ranks: ['9'], points: 150 },
        { type: 'run', length: 5, orMore: true, points: 100 },
        { type: 'set', ranks: ['A', 'K', 'Q', 'T'], points: 100 },
        { type: 'run', length: 4, orMore: false, points: 50 },
        { type: 'run', length: 3, orMore: false, points: 20 },
      ],
      compare: ['kind', 'length', 'rank', 'trump', 'turn'],
      // The source does not say whether a card may be in a run and a set; as in Kruisjassen with roem.
      reuse: true,
      needsTrick: false,
      marriage: 20,
    },
    trickRoem: null,
    scoring: { deal: 'points' },
    game: [{ by: 'points', target: 1500 }],
  },
  words: { sweep: 'much' },
  presets: [CARD_ONCE],
};
