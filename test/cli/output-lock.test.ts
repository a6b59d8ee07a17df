/** The lock on a file of answers, where the system keeps it as a file. Under Linux and Windows `batch.test.ts` tries it whole. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from '../../src/cli/batch/output-lock.ts';

let directory: string;
let address: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
  address = join(directory, 'lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A process that listens at the address. */
async function holder() {
  const child = spawn(process.execPath, [
    '-e',
    'require("net").createServer().listen(process.argv[1], () => console.log())',
    address,
  ]);
  await once(child.stdout, 'data');
  return child;
}

it.skipIf(process.platform === 'win32')('is had by one process, until it ends', async () => {
  const child = await holder();
  expect(await takeLock(address)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(existsSync(address)).toBe(true);
  expect(await takeLock(address)).toBe(true);
  expect(await takeLock(address)).toBe(false);
});

it('does not stop a run where it cannot be had at all', async () => {
  expect(await takeLock(join(directory, 'x'.repeat(200)))).toBe(true);
});
