/**
 * Every point at which a batch may fail, once: its n-th operation on files fails, for every n, alone or as if the process had been killed there.
 * Then the same command runs to its end, and the file has every answer once, as after a run that nothing has interrupted.
 */
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it, vi } from 'vitest';
import { readEarlierAnswers } from '../../src/cli/batch/answer-file.ts';
import { answerLines } from '../../src/cli/batch/batch.ts';
import type { BatchProgress } from '../../src/cli/progress/batch-progress.ts';
import type { SolverClient } from '../../src/engine/client.ts';
import { failureAnswer } from '../../src/notation/answer/answer.ts';
import { failAt, faults, faultyFs } from './faulty-fs.ts';

vi.mock('node:fs', async () => {
  const { faultyFs } = await import('./faulty-fs.ts');
  return { ...faultyFs, default: faultyFs };
});
vi.mock('node:fs/promises', async () => {
  const { faultyPromises } = await import('./faulty-fs.ts');
  return { ...faultyPromises, default: faultyPromises };
});

const { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } =
  process.getBuiltinModule('node:fs');

const IDS = [1, 2, undefined, 3, undefined, 4];
const request = (id?: number): string => JSON.stringify({ ...(id !== undefined && { id }), deal: 'any' });
const answer = (id?: number): string => JSON.stringify({ ...(id !== undefined && { id }), value: 1 });

const client = {
  solve: (given: { readonly id?: number }) => Promise.resolve(JSON.parse(answer(given.id)) as object),
} as unknown as SolverClient;
const nothing = (): void => undefined;
const progress = { passedOver: nothing, answered: nothing, stop: nothing } as unknown as BatchProgress;

/** A run of `batch --skip-done FILE >> FILE`. @throws the error with which it ends */
async function run(file: string): Promise<void> {
  const fd = openSync(file, 'a');
  const output = faultyFs.createWriteStream('', { fd, flags: 'a' });
  output.on('error', nothing);
  try {
    const done = await readEarlierAnswers(file, fd, nothing);
    const input = Readable.from([Buffer.from(IDS.map((id) => `${request(id)}\n`).join(''))]);
    const { signal } = new AbortController();
    await answerLines(client, { name: 'input', input, output, progress, done, jobs: 2, signal });
    output.end();
    await finished(output);
  } finally {
    if (!output.closed) await once(output.destroy(), 'close');
  }
}

/** An answer of an earlier run: it has another value, so that one that is lost and computed again is noticed. */
const earlier = (id?: number): string => JSON.stringify({ ...(id !== undefined && { id }), value: 0 });
const failure = (id: number): string => JSON.stringify(failureAnswer('It died', id));

/** The file of answers before the run, and the ids of those that stay. */
const BEFORE: readonly (readonly [what: string, text: string, kept: readonly (number | undefined)[]])[] = [
  ['nothing', '', []],
  ['whole lines', `${earlier(1)}\n${earlier(2)}\n`, [1, 2]],
  ['a torn line', `${earlier(1)}\n${earlier(2).slice(0, 7)}`, [1]],
  ['a failure of the solver', `${earlier(1)}\n${failure(2)}\n${earlier()}\n`, [1, undefined]],
  ['a failure and a torn line', `${failure(1)}\n${earlier(2)}\n${earlier().slice(0, 5)}`, [2]],
];

it.each(
  BEFORE.flatMap(([what, text, kept]) =>
    [false, true].map((isKilled) => [what, isKilled ? 'killed' : 'failed', text, kept, isKilled] as const),
  ),
)('with %s, %s at each operation: every answer is there once in the end', async (_, __, text, kept, isKilled) => {
  const folder = mkdtempSync(join(tmpdir(), 'jass-faults-'));
  const file = join(folder, 'answers.jsonl');
  const points: string[] = [];
  const rest = [...IDS];
  for (const id of kept) rest.splice(rest.indexOf(id), 1);
  const all = [...kept.map(earlier), ...rest.map(answer)].sort();
  for (let at = 1; ; at++) {
    writeFileSync(file, text);
    failAt(at, isKilled);
    const error = await run(file).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const { failed } = faults;
    failAt(Infinity, false);
    if (failed === '') {
      expect(error).toBeUndefined();
      break;
    }
    points.push(failed);
    await run(file);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.pop(), `${at}: ${failed}`).toBe('');
    expect(lines.sort(), `${at}: ${failed}`).toEqual(all);
    expect(existsSync(`${file}.before`), `${at}: ${failed}`).toBe(false);
    rmSync(`${file}.before.new`, { force: true });
  }
  expect(readdirSync(folder)).toEqual(['answers.jsonl']);
  expect(points.length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
