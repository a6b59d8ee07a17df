/** Kreuzjass of French-speaking Switzerland: the pack of Schieber with a turned-up trump, annonces, stöck and match. */
import { WEIS, schieber } from './schieber.ts';
import type { Game } from './game.ts';

export const kreuzjass: Game<'kreuzjass'> = {
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
    melds: WEIS,
    game: [{ by: 'points', target: 1000 }],
  },
  words: { sweep: 'match' },
  presets: [
    {
      id: 'undertrump-anyone',
      name: 'No undertrumping a partner',
      description: 'a partner’s ruff may not be undertrumped either',
      rules: { follow: { undertrumpAppliesTo: 'anyone' } },
    },
  ],
};
