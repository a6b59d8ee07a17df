/** Two clones of the same sources make the same package, wherever they are: anyone can check that a release was built from its commit. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { atRoot } from '../../tools/paths.ts';

/** What a clone does not have: what was installed and built, and the history. */
const NOT_CLONED =
  /^(?:node_modules|dist|build|\.git|test|test-results|site|src\/(?:solver|engine)\/generated)(?:\/|$)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

it('is the same from two clones', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'another-clone-of-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  cpSync(atRoot(''), clone, {
    recursive: true,
    filter: (path) => !NOT_CLONED.test(relative(atRoot(''), path).replaceAll('\\', '/')),
  });
  symlinkSync(atRoot('node_modules'), join(clone, 'node_modules'), 'dir');
  for (const cwd of [atRoot(''), clone]) {
    await promisify(execFile)('npm', ['run', 'build:package'], { cwd, shell: process.platform === 'win32' });
  }
  const files = filesIn(atRoot('dist'));
  expect(filesIn(join(clone, 'dist'))).toEqual(files);
  expect(files.filter((path) => hashOf(atRoot(`dist/${path}`)) !== hashOf(join(clone, 'dist', path)))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  // Two whole builds on a busy machine.
}, 1_800_000);
