/** The relatives of the first games: the variants of the second wave. */
import { variantById } from '../../src/game/variants/index.ts';
import type { Variant } from '../../src/game/rules/rules.ts';

export const RELATIVES: readonly Variant[] = [
  'chibre',
  'coiffeur',
  'sidi-barrani',
  'klaverjassen-utrecht',
  'klaverjassen-leiden',
  'belote',
  'belot-bulgarian',
  'bela',
  'contree',
].map(variantById);
