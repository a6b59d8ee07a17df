/** The pinned node counts (bench/signature.ts): a refactoring of the search must not change them. */
import { expect, it } from 'vitest';
import { SIGNATURE_ROWS, nodesOf, pinnedSignature } from '../../bench/signature.ts';
import { isThorough } from '../times.ts';

const pinned = pinnedSignature();

/** Rows that find little beyond others: the Kruisjassen variants have the same rules under points, and packs of two copies take long. */
const isLeftOut = (name: string): boolean => /^kruisjassen-\w+ points$|^kreuzjass (total|score)$/.test(name);

it.each(SIGNATURE_ROWS.filter(({ name }) => isThorough || !isLeftOut(name)))('$name', async (row) => {
  expect(await nodesOf(row)).toBe(pinned[row.name]);
});

it('pins only rows that exist', () => {
  expect(Object.keys(pinned)).toEqual(SIGNATURE_ROWS.map(({ name }) => name));
});
