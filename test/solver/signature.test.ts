/** The pinned node counts (bench/signature.ts): a refactoring of the search must not change them. */
import { expect, it } from 'vitest';
import { SIGNATURE_ROWS, nodesOf, pinnedSignature } from '../../bench/signature.ts';
import type { SignatureRow } from '../../bench/signature.ts';
import { isPointed } from '../game/pointed.ts';
import { isThorough } from '../times.ts';

const pinned = pinnedSignature();

/** Rows that find little beyond others: Kruisjassen has one total, but for the bonus of the tournament, and packs of two copies take long. */
const isLeftOut = (name: string): boolean =>
  /^kruisjassen-(fixed|tik|roem) total$|^kreuzjass (total|score)$/.test(name);

const isTried = ({ name }: SignatureRow): boolean =>
  isThorough || !(isLeftOut(name) || (name.endsWith(' points') && !isPointed(name)));

it.each(SIGNATURE_ROWS.filter(isTried))('$name', async (row) => {
  expect(await nodesOf(row)).toBe(pinned[row.name]);
});

it('pins only rows that exist', () => {
  expect(Object.keys(pinned)).toEqual(SIGNATURE_ROWS.map(({ name }) => name));
});
