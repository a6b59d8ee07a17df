/** Plays in players’ words, in German. */
import type { CAPTION_TEXTS } from '../en/captions.ts';

export const captions: Readonly<Record<keyof typeof CAPTION_TEXTS, string>> = {
  drawsTrumps: 'zieht Trumpf',
  sureTrick: 'Bock',
  ruffs: 'trumpft',
  overruffs: 'übertrumpft',
  undertrumps: 'untertrumpft',
  discards: 'wirft ab',
  overtakes: 'übernimmt',
  smears: 'schmiert',
  ducks: 'duckt',
  unblocks: 'deblockiert',
};
