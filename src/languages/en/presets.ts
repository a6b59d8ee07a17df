/** The presets that the element words otherwise than the data of the game, which has the rest in English. */
import type { PresetTexts } from '../translation.ts';

export const presets: PresetTexts = {
  annonces: {
    name: 'Annonces',
    description: 'tierce 20, cinquante 50, cent 100, sets 100 to 200: the side with the best one scores all its own',
  },
  weis: {
    name: 'Weis and Stöck',
    description: 'Weis as in Kreuzjass, Stöck for 20',
  },
  'own-kind': {
    name: 'Each trick by its own kind',
    description: 'in a Slalom or Guschti each trick counts as it is played: in Obenabe an ace 11, in Unenufe a six 11',
  },
};
