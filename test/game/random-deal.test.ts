/** Random deals. */
import { expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import { randomDeal, seeded, VARIANTS } from '../../src/core.ts';
import { packOf } from '../../src/game/rules/pack.ts';

it.each(VARIANTS)('a deal of $id without a size is the whole pack', ({ rules }) => {
  const deal = randomDeal(rules, seeded(1));
  expect(SEATS.flatMap((seat) => deal[seat]).sort()).toEqual(packOf(rules).sort());
  expect(new Set(SEATS.map((seat) => deal[seat].length)).size).toBe(1);
});
