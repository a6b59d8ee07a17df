/** Chibre: Schieber as it is played in French-speaking Switzerland, with annonces, match and a game to 1000. */
import type { Variant } from '../rules/rules.ts';
import { kreuzjass } from './kreuzjass.ts';
import { schieber } from './schieber.ts';

export const chibre: Variant = {
  id: 'chibre',
  name: 'Chibre',
  source: '“Règles du Jass”, jassvalais.ch',
  rules: {
    ...schieber.rules,
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    melds: kreuzjass.rules.melds,
    game: [{ by: 'points', target: 1000 }],
  },
};
