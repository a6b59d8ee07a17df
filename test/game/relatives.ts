/** The variants that were added after the first ones, to most of which they are related. */
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
