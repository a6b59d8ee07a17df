/** The packed form of learned weights. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WEIGHTS_BYTES, pack, unpack } from '../../src/solver/ordering/packing.ts';

it('packed weights unpack to the same weights', () => {
  const entry = fc.tuple(fc.nat(WEIGHTS_BYTES - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const weights = new Uint8Array(WEIGHTS_BYTES);
      for (const [place, weight] of entries) weights[place] = weight;
      const packed = pack(weights);
      expect(packed.values).toHaveLength(weights.filter(Boolean).length);
      expect(Buffer.compare(unpack(packed), weights)).toBe(0);
    }),
    { numRuns: 20 },
  );
});
