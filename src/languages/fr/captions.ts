/** Plays in players’ words, in French. */
import type { CAPTION_TEXTS } from '../en/captions.ts';

export const captions: Readonly<Record<keyof typeof CAPTION_TEXTS, string>> = {
  drawsTrumps: 'tire les atouts',
  sureTrick: 'carte maîtresse',
  ruffs: 'coupe',
  overruffs: 'surcoupe',
  undertrumps: 'sous-coupe',
  discards: 'défausse',
  overtakes: 'monte sur le partenaire',
  smears: 'charge',
  ducks: 'laisse passer',
  unblocks: 'débloque',
};
