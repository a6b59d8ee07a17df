/** What the reader has done at a question. */
import type { Card } from '../../../game/cards.ts';

export interface Attempt {
  /** The hints given. */
  readonly hints: number;
  /** The wrong cards, in the order in which they were tried. */
  readonly tried: readonly Card[];
  /** The right card, found or shown; null before. */
  readonly right: Card | null;
  readonly end: 'found' | 'shown' | null;
  /** A card that waits for the solver. */
  readonly waiting: Card | null;
  /** The costs of cards that the author does not name, by the solver; null where it has failed. */
  readonly costs: ReadonlyMap<Card, number | null>;
}

export const FRESH: Attempt = { hints: 0, tried: [], right: null, end: null, waiting: null, costs: new Map() };
