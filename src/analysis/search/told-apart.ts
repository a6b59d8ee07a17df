/**
 * Which cards lead, as far as estimates tell them apart: the first few cards of which the next one is the farthest behind. How far is their distance
 * less the error that such distances have had (`CardErrors.apart`).
 */
import type { Card, Side } from '../../game/cards.ts';

/** So many cards may lead together. */
const MOST = 4;

/** Cards of which one is better than all others by so much, in units of the payoff. */
export interface Leaders {
  readonly cards: readonly Card[];
  readonly by: number;
}

/** The leading cards by their estimates, and by how much the next one is behind. @param values for North–South; at least two @param side to move */
export function farthestApart(values: ReadonlyMap<Card, number>, side: Side): Leaders {
  const sign = side === 'NS' ? 1 : -1;
  const sorted = [...values].map(([card, value]) => ({ card, own: sign * value })).sort((a, b) => b.own - a.own);
  const distance = (count: number): number => sorted[count - 1]!.own - sorted[count]!.own;
  const counts = sorted.slice(1, MOST + 1).map((_, i) => i + 1);
  const count = counts.reduce((best, next) => (distance(next) > distance(best) ? next : best));
  return { cards: sorted.slice(0, count).map(({ card }) => card), by: distance(count) };
}
