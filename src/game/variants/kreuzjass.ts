/** Kreuzjass of French-speaking Switzerland: the pack of Schieber with a turned-up trump, annonces, stöck and match. */
import type { Variant } from '../rules/rules.ts';
import { schieber } from './schieber.ts';

export const kreuzjass: Variant = {
  id: 'kreuzjass',
  name: 'Kreuzjass',
  source: '“Le Kreuzjass”, AdPoker.fr',
  rules: {
    ...schieber.rules,
    contracts: ['trump'],
    trumpChoice: 'turned',
    // No contract without trump: no values of its own.
    values: { ...schieber.rules.values, obenabe: {}, unenufe: {} },
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    follow: {
      ...schieber.rules.follow,
      undertrump: 'onlyLowerTrumpsLeft',
      // “si un adversaire a coupé”: a partner's ruff does not bind.
      undertrumpAppliesTo: 'opponents',
    },
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
      reuse: false,
      needsTrick: false,
      marriage: 20,
    },
    game: [{ by: 'points', target: 1000 }],
  },
};
