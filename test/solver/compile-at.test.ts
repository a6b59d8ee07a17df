/** WebAssembly from an address: only the build that belongs to the program is taken. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileAt } from '../../src/solver/compile-at.ts';
import { instantiate } from '../../src/solver/wasm.ts';

const addressOf = (bytes: Uint8Array): string =>
  `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;

it('takes solver.wasm of this version', async () => {
  const solver = await instantiate(await compileAt(addressOf(readFileSync('build/solver.wasm'))));
  expect(solver.start(65_536)).toBe(1);
});

it('refuses a module of another version', async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  await expect(compileAt(addressOf(empty))).rejects.toThrow(
    'is of another version than the worker. Reload the page, or install both files anew.',
  );
});
