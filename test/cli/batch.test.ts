/** `jass-solver batch`: order, errors, interruption, and the continuation of an earlier run. */
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerLines } from '../../src/cli/batch/batch.ts';
import { failureAnswer } from '../../src/notation/answer/answer.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { untranslated } from '../../src/game/reason.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import type { SolverClient } from '../../src/engine/client.ts';
import { isThorough } from '../times.ts';
import { run, start, startOn } from './command.ts';

/** The published deal whose state and play are known. */
const DEAL = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
const ENDING = 'N:AK... .98.. ..T7. ...JQ';
const REQUEST = { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'E', deal: DEAL, want: ['state'] };

const line = (change: object): string => JSON.stringify({ ...REQUEST, ...change });
const errorAt = (id: number | undefined, code: string): object => ({
  ...(id !== undefined && { id }),
  error: { code },
});

/** Lines of input, each with the expected part of its answer. */
const LINES: readonly [line: string, answer: object][] = [
  [
    line({ id: 1, plays: 'S7 SQ SA ST DT' }),
    {
      id: 1,
      variant: 'klaverjassen-rotterdam',
      payoff: 'points',
      toPlay: 'N',
      state: {
        toPlay: 'N',
        // The trump lead must be headed.
        legal: ['D9'],
        tricks: [{ leader: 'E', winner: 'W', points: 24, roem: 0 }],
        points: { NS: 0, EW: 24 },
      },
    },
  ],
  ['not JSON', errorAt(undefined, 'bad-json')],
  ['', errorAt(undefined, 'bad-json')],
  ['   ', errorAt(undefined, 'bad-json')],
  ['null', errorAt(undefined, 'bad-request')],
  ['[]', errorAt(undefined, 'bad-request')],
  [line({ id: 2, leader: 5 }), errorAt(2, 'bad-request')],
  [line({ id: 3, wants: [] }), errorAt(3, 'bad-request')],
  [line({ id: 4, variant: 'whist' }), errorAt(4, 'unknown-variant')],
  [line({ id: 5, variant: '__proto__' }), errorAt(5, 'unknown-variant')],
  [line({ id: 6, contract: 'obenabe' }), errorAt(6, 'bad-contract')],
  [line({ id: 7, deal: 'N:A' }), errorAt(7, 'bad-deal')],
  [line({ id: 8, plays: ['S7', 'S7'] }), { id: 8, error: { code: 'illegal-play', play: 1 } }],
  [line({ id: 9, plays: ['S7', 'SX'] }), { id: 9, error: { code: 'illegal-play', play: 1 } }],
  [line({ id: 10, rules: { lastTrick: -1 } }), errorAt(10, 'bad-rules')],
  [line({ id: 11, rules: 5 }), errorAt(11, 'bad-rules')],
  [line({ id: 12, want: ['tables'] }), errorAt(12, 'bad-request')],
  [line({ id: 13, payoff: 'totals' }), errorAt(13, 'bad-request')],
  // A line of more than a million characters; nesting that would exhaust the stack.
  [line({ id: 14, deal: 'A'.repeat(1_100_000) }), errorAt(undefined, 'bad-request')],
  [`{"id": 15, "rules": ${'['.repeat(400_000)}${']'.repeat(400_000)}}`, errorAt(15, 'bad-request')],
  [`{"id": ${'['.repeat(400_000)}${']'.repeat(400_000)}}`, errorAt(undefined, 'bad-request')],
  [line({ id: { any: [null, 'Ünïcödé 🂡'] } }), { id: { any: [null, 'Ünïcödé 🂡'] }, state: { tricks: [] } }],
  [
    line({ id: 16, variant: 'kruisjassen-roem', contract: 'S', leader: 'N', want: ['melds'] }),
    {
      id: 16,
      melds: {
        N: [],
        S: [{ type: 'run', cards: ['HQ', 'HJ', 'HT'], points: 20 }],
        scored: { NS: 20, EW: 0 },
        marriage: { NS: 20, EW: 0 },
      },
    },
  ],
  [
    line({ id: 17, variant: 'schieber', contract: 'H', leader: 'N', deal: ENDING, want: [] }),
    { id: 17, value: { NS: 0, EW: 49 } },
  ],
];

const answersOf = (stdout: string): unknown[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((answer) => JSON.parse(answer) as unknown);

describe('jass-solver batch', () => {
  it.each(['1', '3'])('answers every line in order with --jobs %s', async (jobs) => {
    const { status, stdout, stderr } = await run(['batch', '--jobs', jobs], LINES.map(([input]) => input).join('\n'));
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const answers = answersOf(stdout);
    expect(answers).toHaveLength(LINES.length);
    LINES.forEach(([, answer], index) => expect(answers[index]).toMatchObject(answer));
  });

  it('keeps the order when easy requests follow hard ones, and ends with 0 without an error', async () => {
    const input = Array.from({ length: 200 }, (_, id) =>
      id % 10 === 0 ? line({ id, plays: 'S7 SQ SA ST', want: ['cards'] }) : line({ id }),
    );
    const { status, stdout } = await run(['batch', '--jobs', '2'], `${input.join('\r\n')}\r\n`);
    expect(status).toBe(0);
    expect(answersOf(stdout).map((answer) => (answer as { id: number }).id)).toEqual([...input.keys()]);
  });

  it('prints nothing without input', async () => {
    expect(await run(['batch'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('answers each line before the next one arrives', async () => {
    const child = start(['batch']);
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      child.stdin.write(`${line({ id })}\n`);
      const answer = (await answers.next()) as IteratorResult<string, undefined>;
      expect(JSON.parse(answer.value ?? 'null')).toMatchObject({ id });
    }
    child.stdin.end();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  });

  it('ends quietly when its output is closed', async () => {
    const child = start(['batch']);
    const stderr = text(child.stderr);
    child.stdin.write(`${line({ id: 1 })}\n`.repeat(20_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await once(child, 'close');
    expect({ status: child.exitCode, stderr: await stderr }).toEqual({ status: 1, stderr: '' });
  });

  it('ends between two lines when interrupted', async () => {
    const child = start(['batch', '--jobs', '2']);
    const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
    // The input stays open: nothing but the signal ends the command.
    child.stdin.write(`${line({ id: 1 })}\n`.repeat(100));
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    await once(child, 'close');
    expect({ status: child.exitCode, stderr: await stderr }).toEqual({ status: 130, stderr: '' });
    expect(await stdout).toMatch(/\}\n$/);
  });

  it('continues after a kill as if there had been none', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    try {
      const [input, output] = [join(directory, 'requests.jsonl'), join(directory, 'answers.jsonl')];
      const requests = Array.from({ length: isThorough ? 3_000 : 1_000 }, (_, id) => line(id % 3 === 0 ? {} : { id }));
      writeFileSync(input, requests.map((text) => `${text}\n`).join(''));
      writeFileSync(output, '');
      const begin = () => {
        const files = { input: openSync(input, 'r'), output: openSync(output, 'a') };
        const child = startOn(['batch', '--jobs', '2', '--skip-done', output], files.input, files.output);
        closeSync(files.input);
        closeSync(files.output);
        return child;
      };
      for (const enough of [1, 500]) {
        const child = begin();
        const closed = once(child, 'close');
        while (readFileSync(output).length < enough) await new Promise((resolve) => setTimeout(resolve, 20));
        child.kill('SIGKILL');
        await closed;
        // A kill may also fall into the middle of a line.
        truncateSync(output, readFileSync(output).length - 7);
      }
      const child = begin();
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
      const ids = answersOf(readFileSync(output, 'utf8')).map((answer) => (answer as { id?: number }).id);
      expect(ids).toEqual(requests.map((_, id) => (id % 3 === 0 ? undefined : id)));
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('refuses a second run on its own output until the first has ended, however it ends', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    try {
      const output = join(directory, 'answers.jsonl');
      const begin = () => {
        const fd = openSync(output, 'a');
        const child = startOn(['batch', '--jobs', '1', '--skip-done', output], 'pipe', fd, 'pipe');
        closeSync(fd);
        return child;
      };
      const first = begin();
      first.stdin!.write(`${line({})}\n`);
      while (readFileSync(output).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      const second = begin();
      second.stdin!.on('error', () => {}).end(`${line({})}\n`.repeat(2));
      const [stderr] = await Promise.all([text(second.stderr!), once(second, 'close')]);
      expect({ status: second.exitCode, stderr }).toEqual({
        status: 1,
        stderr: `jass-solver: Another run still writes to ${output}; wait until it has ended, or end it.\n`,
      });
      first.kill('SIGKILL');
      await once(first, 'close');
      const third = begin();
      third.stdin!.end(`${line({})}\n`.repeat(2));
      await once(third, 'close');
      expect(third.exitCode).toBe(0);
      expect(answersOf(readFileSync(output, 'utf8'))).toHaveLength(2);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('solves again the requests on which the solver failed in an earlier run, and puts the answers in their places', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    try {
      const [input, output] = [join(directory, 'requests.jsonl'), join(directory, 'answers.jsonl')];
      writeFileSync(input, [line({}), line({ id: 1 }), line({}), 'no JSON', line({})].join('\n'));
      const old = [
        { old: 0 },
        failureAnswer('It died', 1),
        failureAnswer('It died', undefined),
        { error: { code: 'bad-json' } },
      ];
      writeFileSync(output, old.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
      const files = [openSync(input, 'r'), openSync(output, 'a')] as const;
      const child = startOn(['batch', '--skip-done', output], ...files);
      files.forEach(closeSync);
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
      expect(answersOf(readFileSync(output, 'utf8'))).toMatchObject([
        old[0],
        { id: 1, state: {} },
        { state: {} },
        old[3],
        { state: {} },
      ]);
      expect(readdirSync(directory).sort()).toEqual(['answers.jsonl', 'requests.jsonl']);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('distinguishes a failure of the solver from an invalid request, and continues', async () => {
    const solve = (request: unknown): Promise<Answer> =>
      (request as { id: number }).id === 2
        ? Promise.reject(new SolverUnavailable(untranslated('It died.'), false))
        : Promise.resolve({ id: 1 } as unknown as Answer);
    const output = new PassThrough();
    const errors = await answerLines({ solve } as SolverClient, {
      name: 'Standard input',
      input: Readable.from([Buffer.from(`${line({ id: 1 })}\n${line({ id: 2 })}\nno JSON\n`)]),
      output,
      progress: { answered: () => undefined, passedOver: () => undefined, stop: () => undefined },
      jobs: 1,
      signal: new AbortController().signal,
    });
    expect(errors).toBe(2);
    const [fine, failure, mistake] = answersOf(await text(output.end()));
    expect(fine).toEqual({ id: 1 });
    expect(failure).toMatchObject({
      id: 2,
      error: { internal: true, message: expect.stringMatching(/It died\.$/) as string },
    });
    expect(mistake).not.toHaveProperty('error.internal');
  });

  it('reports the line of the file that is not an answer', async () => {
    const { status, stdout, stderr } = await run(['batch', '--skip-done', fileURLToPath(import.meta.url)], line({}));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^jass-solver: Line 1 of .* is not an answer of a batch; .*\n$/);
  });

  it('refuses the file of requests in place of the file of answers, which would answer nothing', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    try {
      const file = join(directory, 'requests.jsonl');
      writeFileSync(file, `${line({ id: 1 })}\n`);
      const { status, stdout, stderr } = await run(['batch', file, '--skip-done', file]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toBe(
        `jass-solver: Line 1 of ${file} is a request, not an answer; --skip-done needs the output of an earlier run.\n`,
      );
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
