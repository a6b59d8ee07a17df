/** What the element says of a value: exact, proven between two figures, or estimated, and never one for the other. */
import { describe, expect, it } from 'vitest';
import { computing, readInput } from '../../src/widget/state.ts';
import type { Engine, Knowledge } from '../../src/widget/state.ts';
import { headline } from '../../src/widget/views/headline.ts';
import { narration } from '../../src/widget/views/narration.ts';

const { table } = readInput({ variant: 'schieber', contract: 'S', leader: 'N', deal: 'N:J.A.. 9.K.. 7.T.. 6.6..' });
const knowing = (value: Knowledge): Engine => ({ ...computing(table!), value }) as Engine;

describe.each<[what: string, value: Knowledge, headline: string, narration: string]>([
  [
    'a value',
    { proven: [50, 50], estimate: null },
    'North–South make 50 of 64 with spades trump, East–West 14',
    'North to play.',
  ],
  [
    'a proven interval',
    { proven: [20, 60], estimate: null },
    'North–South make between 20 and 60 of 64 with spades trump',
    'North to play.',
  ],
  [
    'an estimate',
    { proven: [20, 60], estimate: 45 },
    'North–South make about 45 of 64 with spades trump, proven between 20 and 60',
    'North to play. North–South make about 45 of 64. The exact value is being computed.',
  ],
])('%s', (_, value, inHeadline, narrated) => {
  it('in the headline', () => {
    expect(headline(table!, knowing(value))).toBe(inHeadline);
  });

  it('for a screen reader', () => {
    expect(narration(table!, knowing(value))).toBe(narrated);
  });
});
