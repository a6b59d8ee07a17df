/** Two clones of the same sources make the same package, wherever they are: anyone can check that a release was built from its commit. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { packed } from './project.ts';

/** What a clone does not have: what was installed and built, and the history. */
const NOT_CLONED =
  /^(?:node_modules|dist|build|\.git|test|test-results|site|src\/(?:solver|engine)\/generated)(?:\/|$)/;

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

it('is the same from two clones', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'another-clone-of-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  cpSync(atRoot(''), clone, {
    recursive: true,
    filter: (path) => !NOT_CLONED.test(relative(atRoot(''), path).replaceAll('\\', '/')),
  });
  symlinkSync(atRoot('node_modules'), join(clone, 'node_modules'), 'dir');
  await promisify(execFile)('npm', ['run', 'build:package'], { cwd: clone, shell: process.platform === 'win32' });

  const files = readdirSync(packed(), { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(packed(), path)).isFile(),
  );
  const differing = files.filter((path) => hashOf(join(packed(), path)) !== hashOf(join(clone, path)));
  expect(differing).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
