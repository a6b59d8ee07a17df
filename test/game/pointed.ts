/** The variants for tests under card points. */
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { isThorough } from '../times.ts';

/** What the points that can be taken depend on: games that share it are one game under card points. */
const playOf = ({ deck, direction, contracts, order, values, lastTrick, follow, equalCards, guschti }: Rules): string =>
  JSON.stringify({ deck, direction, contracts, order, values, lastTrick, follow, equalCards, guschti });

/** Kruisjassen and its variations score differently; so do Schieber, Chibre and Sidi Barrani. */
const isRepeated = (id: string): boolean => {
  const at = VARIANTS.findIndex((variant) => variant.id === id);
  const { rules } = VARIANTS[at]!;
  return VARIANTS.slice(0, at).some((before) => playOf(before.rules) === playOf(rules));
};

/** A quick run tries such a game once, a thorough one under each of its names. */
export const isPointed = (id: string): boolean => isThorough || !isRepeated(id);

/** What card points depend on, of every variant that a run tries. */
export const POINTED = VARIANTS.filter(({ id }) => isPointed(id)).map(({ id, rules }) => ({ id, rules }));
