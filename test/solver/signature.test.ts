/** The pinned node counts (bench/signature.ts): a refactoring of the search must not change them. */
import { expect, it } from 'vitest';
import { SIGNATURE_ROWS, nodesOf, pinnedSignature } from '../../bench/signature.ts';

const pinned = pinnedSignature();

it.each(SIGNATURE_ROWS)('$name', async (row) => {
  expect(await nodesOf(row)).toBe(pinned[row.name]);
});

it('pins no row that is gone', () => {
  expect(Object.keys(pinned)).toEqual(SIGNATURE_ROWS.map(({ name }) => name));
});
