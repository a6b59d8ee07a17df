/** What npm makes of the repository itself (`npm install git+https://…`): it installs what a build needs, runs `prepare`, and packs. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { atRoot } from '../../tools/paths.ts';
import { closedAfter } from './closed.ts';

const execute = promisify(execFile);

/** A copy of the files that git knows or would add, with the packages of this checkout. @returns its folder */
async function clone(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jass-git-'));
  closedAfter({ close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) });
  const { stdout } = await execute('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: atRoot('.'),
    maxBuffer: 2 ** 26,
  });
  for (const path of stdout.split('\0').filter((name) => /^(src|assembly|tools|demo|[^/]+$)/.test(name))) {
    cpSync(atRoot(path), join(folder, path), { recursive: true });
  }
  symlinkSync(atRoot('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** The files that package.json names. */
function named(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
}

it('has every file that the package names', async () => {
  const cwd = await clone();
  await execute('npm', ['run', 'prepare'], { cwd });
  const { stdout } = await execute('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd,
    maxBuffer: 2 ** 26,
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  const { main, module, types, exports, bin, customElements, unpkg, jsdelivr } = manifest;
  const wanted = named([main, module, types, exports, bin, customElements, unpkg, jsdelivr, manifest['web-types']]);
  const others = ['dist/jass-solver.global.js', 'dist/element/embed.html', 'dist/element/embed.js'];
  expect([...wanted, ...others].filter((path) => !packed.has(path))).toEqual([]);
});
