/**
 * The recipes of docs/bulk.md, run with GNU parallel where it is installed. For several hosts a script stands in for ssh: it
 * notes the host and runs the command here (test/consumers/hosts.test.ts has hosts that die).
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasParallel, recipe } from '../recipes.ts';
import { MAIN } from './command.ts';

const isInstalled = hasParallel();
if (!isInstalled) console.warn('GNU parallel is not installed (Debian package parallel): its recipes are not tested.');

describe.skipIf(!isInstalled)('GNU parallel', () => {
  const COUNT = 300;
  const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
  const requests = Array.from({ length: COUNT }, (_, id) =>
    JSON.stringify({
      id,
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:AK... .98.. ..T7. ...JQ',
      want: [],
    }),
  );

  beforeAll(() => {
    const script = (name: string, text: string): void => {
      writeFileSync(join(directory, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(directory, name), 0o755);
    };
    script('jass-solver', `exec '${process.execPath}' '${MAIN}' "$@"`);
    script('fake-ssh', `echo "$1" >> '${join(directory, 'hosts')}'; shift\n[ "$1" = -- ] && shift\nexec sh -c "$*"`);
    writeFileSync(join(directory, 'requests.jsonl'), requests.map((request) => `${request}\n`).join(''));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Runs a recipe, with smaller parts than a user would take. */
  function runs(commands: string): void {
    const PATH = `${directory}${delimiter}${process.env.PATH}`;
    const text = commands.replace(/-N \d+/, '-N 100').replace(/split -l \d+/, 'split -l 100');
    const { status, stderr } = spawnSync('sh', ['-ec', text], {
      cwd: directory,
      // The shell that GNU parallel would else guess decides how it quotes for a remote one.
      env: { ...process.env, PATH, SHELL: '/bin/bash', PARALLEL_SHELL: '/bin/bash' },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  }
  const ids = (): unknown[] =>
    readFileSync(join(directory, 'answers.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id);

  it('answers in order on one machine', () => {
    runs(recipe('--jobs 100%'));
    expect(ids()).toEqual([...requests.keys()]);
  });

  it('answers in order on several hosts', () => {
    runs(recipe('-S ').replace(/-S \S+/, "-S '1/fake-ssh one,1/fake-ssh two'"));
    runs(recipe('cat $(ls'));
    expect(ids()).toEqual([...requests.keys()]);
    expect(new Set(readFileSync(join(directory, 'hosts'), 'utf8').trim().split('\n'))).toEqual(new Set(['one', 'two']));
  });

  it('goes on where parts were left', () => {
    const commands = recipe('split -l');
    runs(commands);
    const whole = readFileSync(join(directory, 'answers.jsonl'), 'utf8');
    // As a kill leaves them: one part torn, one not begun.
    const first = join(directory, 'parts/aa.answers');
    writeFileSync(first, readFileSync(first, 'utf8').slice(0, 1000));
    rmSync(join(directory, 'parts/ac.answers'));
    runs(commands.replace(/.*split -l.*\n/, ''));
    const values = (text: string) => text.replaceAll(/,"nodes":.*/g, '');
    expect(values(readFileSync(join(directory, 'answers.jsonl'), 'utf8'))).toBe(values(whole));
  });
});
