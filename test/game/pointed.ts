/** The variants for tests under card points. */
import { VARIANTS } from '../../src/game/variants/index.ts';
import { isThorough } from '../times.ts';

/** Kruisjassen and its variations score differently, and are one game under card points; so are Schieber, Chibre and Sidi Barrani. */
const isRepeated = (id: string): boolean =>
  id.startsWith('kruisjassen-') || ['chibre', 'sidi-barrani', 'klaverjassen-leiden'].includes(id);

/** A quick run tries such a game once, a thorough one under each of its names. */
export const isPointed = (id: string): boolean => isThorough || !isRepeated(id);

/** What card points depend on, of every variant that a run tries. */
export const POINTED = VARIANTS.filter(({ id }) => isPointed(id)).map(({ id, rules }) => ({ id, rules }));
