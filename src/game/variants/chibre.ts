/** Chibre: Schieber as it is played in French-speaking Switzerland, with annonces, match and a game to 1000. */
import { NELLYS_MOTHER, WEIS, schieber } from './schieber.ts';
import type { Game } from './game.ts';

export const chibre: Game<'chibre'> = {
  id: 'chibre',
  name: 'Chibre',
  source: '“Règles du Jass”, jassvalais.ch',
  rules: {
    ...schieber.rules,
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    melds: WEIS,
    game: [{ by: 'points', target: 1000 }],
  },
  words: { sweep: 'match' },
  presets: [
    {
      // “Pique double”, for a game to 1500 (jassvalais.ch).
      id: 'pique-double',
      name: 'Pique double',
      description: 'spades count twice, and a game goes to 1500 points',
      rules: { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 1 } }, game: [{ by: 'points', target: 1500 }] },
    },
  ],
  ruleOfThumb: NELLYS_MOTHER,
};
