/** Plays in players’ words, in Dutch. */
import type { CAPTION_TEXTS } from '../en/captions.ts';

export const captions: Readonly<Record<keyof typeof CAPTION_TEXTS, string>> = {
  drawsTrumps: 'trekt troef',
  sureTrick: 'vrije kaart',
  ruffs: 'troeft in',
  overruffs: 'troeft over',
  undertrumps: 'ondertroeft',
  discards: 'gooit weg',
  overtakes: 'neemt over',
  smears: 'smeert',
  ducks: 'duikt',
  unblocks: 'deblokkeert',
};
