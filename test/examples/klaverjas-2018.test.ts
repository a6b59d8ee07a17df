/** The classes of deals that the example goes through, and their deals. */
import { expect, it } from 'vitest';
import { formatDeal, parseDeal } from '../../src/core.ts';
import { CLASSES, classes, dealOf } from '../../examples/klaverjas-2018/classes.ts';

it('there are as many classes as in the paper, each once', () => {
  let count = 0;
  let last = '';
  let isInOrder = true;
  for (const counts of classes()) {
    count++;
    const text = counts.flat().join('');
    isInOrder &&= text > last;
    last = text;
  }
  expect(count).toBe(CLASSES);
  expect(isInOrder).toBe(true);
});

it('a deal has the counts of its class, and all cards', () => {
  let index = 0;
  for (const counts of classes()) {
    index++;
    if (index % 50_000 !== 1) continue;
    const deal = dealOf(counts, index);
    expect(new Set(Object.values(deal).flat()).size).toBe(32);
    expect(
      ['N', 'E', 'S', 'W'].map((seat) =>
        ['S', 'H', 'D', 'C'].map((suit) => deal[seat as 'N'].filter((card) => card.startsWith(suit)).length),
      ),
    ).toEqual(counts);
    expect(formatDeal(parseDeal(formatDeal(deal)))).toBe(formatDeal(deal));
    expect(dealOf(counts, index)).toEqual(deal);
  }
});
