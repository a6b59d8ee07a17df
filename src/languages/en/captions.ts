/** Plays in players' words, in English. The element has other languages. */
import type { Caption } from '../../game/play/captions.ts';

export const CAPTION_TEXTS = {
  drawsTrumps: 'draws trumps',
  sureTrick: 'sure trick',
  ruffs: 'ruffs',
  overruffs: 'overruffs',
  undertrumps: 'undertrumps',
  discards: 'discards',
  overtakes: 'overtakes partner',
  smears: 'smears',
  ducks: 'ducks',
  unblocks: 'unblocks',
} as const satisfies Record<Caption, string>;
