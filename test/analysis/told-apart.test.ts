/** Which cards lead by their estimates, and by how much. */
import { expect, it } from 'vitest';
import { farthestApart } from '../../src/analysis/search/told-apart.ts';
import type { Card, Side } from '../../src/game/cards.ts';

it.each<[values: Partial<Record<Card, number>>, side: Side, cards: readonly Card[], by: number]>([
  [{ SA: 90, SK: 70, SQ: 65 }, 'NS', ['SA'], 20],
  [{ SA: 90, SK: 88, SQ: 65 }, 'NS', ['SA', 'SK'], 23],
  // A small value is good for East–West.
  [{ SA: 90, SK: 88, SQ: 65 }, 'EW', ['SQ'], 23],
  // Of equal distances the first.
  [{ SA: 90, SK: 80, SQ: 70 }, 'NS', ['SA'], 10],
  [{ SA: 90, SK: 90 }, 'NS', ['SA'], 0],
  // More than four cards do not lead together.
  [{ SA: 90, SK: 89, SQ: 88, SJ: 87, ST: 86, S9: 10 }, 'NS', ['SA'], 1],
])('of %j for %s: %j', (values, side, cards, by) => {
  expect(farthestApart(new Map(Object.entries(values) as [Card, number][]), side)).toEqual({ cards, by });
});
