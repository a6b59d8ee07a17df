/** Variants that are close to another one: thorough runs try each of them in every contract and payoff (test/solver/full-deals). */
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
