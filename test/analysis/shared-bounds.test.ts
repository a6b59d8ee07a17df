/** What a solver tells those that join a request later. */
import { expect, it } from 'vitest';
import { SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import type { BoundsUpdate } from '../../src/analysis/search/shared-bounds.ts';

const MIB = 2 ** 20;
const findings = (by: number, bytes: number) => ({
  by,
  dealKey: '',
  marks: new Uint8Array(1),
  proofs: new Uint8Array(bytes),
});

/** The numbers of the solvers whose findings another one gets at once when it joins, after these were told. */
function heardBy(bounds: SharedBounds, told: readonly ReturnType<typeof findings>[]): (number | undefined)[] {
  bounds.connect(() => {});
  for (const of of told) bounds.tell(of);
  const heard: BoundsUpdate[] = [];
  bounds.connect((update) => heard.push(update));
  return heard.flatMap((update) => (update.findings ? [update.findings.by] : []));
}

it.each<[kept: string, told: ReturnType<typeof findings>[], heard: number[]]>([
  ['proofs', [findings(1, 10), findings(2, 10)], [1, 2]],
  ['no marks alone, which are out of date', [findings(1, 0), findings(2, 10)], [2]],
  ['the latest of more than 1 MiB', [findings(1, MIB), findings(2, 10)], [2]],
])('the solver that answers keeps %s for those that join later', (_, told, heard) => {
  expect(heardBy(new SharedBounds(true), told)).toEqual(heard);
});

it('a helper, which nobody joins, keeps nothing', () => {
  expect(heardBy(new SharedBounds(), [findings(1, 10)])).toEqual([]);
});
