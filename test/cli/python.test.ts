/** The program of docs/bulk.md in Python, run where Python is installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { pythonRecipe } from '../recipes.ts';
import { MAIN } from './command.ts';

const isInstalled = spawnSync('python3', ['--version']).status === 0;
if (!isInstalled) console.warn('Python is not installed: its program is not tested.');

it.skipIf(!isInstalled)('prints the value of each request', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const command = join(directory, 'jass-solver');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`);
  chmodSync(command, 0o755);
  const { stdout, stderr } = spawnSync('python3', ['-c', pythonRecipe()], {
    env: { ...process.env, PATH: `${directory}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  const [, deal] = /deal = "(.*)"/.exec(pythonRecipe())!;
  const solver = await loadSolver();
  const lines = ['N', 'E', 'S', 'W'].map((leader) => {
    const { NS, EW } = answer({ variant: 'klaverjassen', contract: 'D', leader, deal: deal!, want: [] }, solver)
      .value as {
      NS: number;
      EW: number;
    };
    return `${leader} {'NS': ${NS}, 'EW': ${EW}}`;
  });
  expect(stdout.trimEnd().split('\n'), stderr).toEqual(lines);
});
