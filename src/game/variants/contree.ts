/** Contrée, also called coinche: Belote's play, with an auction for the points that the declarers will make. */
import type { Variant } from '../rules/rules.ts';
import { belote } from './belote.ts';

export const contree: Variant = {
  id: 'contree',
  name: 'Contrée',
  // contree.net, “Score”: points and contract, 160 and contract after a failure, the belote apart, a game to 2000.
  // “La coinche”, ange.heureux.free.fr: no belote in all trumps.
  // lacontree.free.fr, “Calcul des scores”: made with the level or more, by points before rounding; rounding is left out here.
  source: 'contree.net, “Score”; lacontree.free.fr, “Calcul des scores”',
  rules: {
    ...belote.rules,
    contracts: ['trump', 'all-trumps', 'no-trumps'],
    values: {
      ...belote.rules.values,
      allTrumps: { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1 },
      noTrumps: { A: 19, T: 10, K: 4, Q: 3, J: 2 },
    },
    melds: { ...belote.rules.melds!, marriageInAllTrumps: false },
    scoring: {
      deal: 'level',
      levels: { lowest: 80, highest: 160, step: 10, sweep: 250 },
      melds: true,
      needsMore: true,
      failed: 160,
      doubles: 'all',
    },
    game: [{ by: 'points', target: 2000 }],
  },
};
