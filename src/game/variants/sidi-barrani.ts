/** Sidi Barrani: Schieber's play, with an auction for the points that the declarers will make. */
import type { Variant } from '../rules/rules.ts';
import { schieber } from './schieber.ts';

export const sidiBarrani: Variant = {
  id: 'sidi-barrani',
  name: 'Sidi Barrani',
  // Jassverzeichnis: both sides score their card points, and the level goes to the declarers or to the others; a game to 1500 or 2000.
  source: 'Jassverzeichnis, “Sidi Barrani”; pagat.com, “Sidi Barrani Jass”',
  rules: {
    ...schieber.rules,
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    scoring: {
      deal: 'level',
      levels: { lowest: 10, highest: 150, step: 10, sweep: 257 },
      failed: 'own',
      doubles: 'level',
    },
    game: [
      { by: 'points', target: 1500 },
      { by: 'points', target: 2000 },
    ],
  },
};
