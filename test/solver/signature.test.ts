/** The pinned node counts (bench/signature.ts): a refactoring of the search must not change them. */
import { expect, it } from 'vitest';
import { SIGNATURE_ROWS, nodesOf, pinnedSignature } from '../../bench/signature.ts';
import type { SignatureRow } from '../../bench/signature.ts';
import { isThorough } from '../times.ts';

const pinned = pinnedSignature();

/** More nodes take a second, as the packs of two copies do. */
const MOST_NODES = 1_000_000;
const counts = Object.values(pinned);

/** A quick run leaves out long searches, and those with the count of an earlier row: games that differ only in what no search sees. */
const isTried = ({ name }: SignatureRow, index: number): boolean =>
  isThorough || (pinned[name]! <= MOST_NODES && counts.indexOf(pinned[name]!) === index);

it.each(SIGNATURE_ROWS.filter(isTried))('$name', async (row) => {
  expect(await nodesOf(row)).toBe(pinned[row.name]);
});

it('pins only rows that exist', () => {
  expect(Object.keys(pinned)).toEqual(SIGNATURE_ROWS.map(({ name }) => name));
});
