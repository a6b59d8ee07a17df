/** `jass-solver import`: records as requests that `batch` reads, with a note for each assumption. */
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './command.ts';

const CODES = 'Noord: s11 h14\nOost: h10 h9\nZuid: r8 r7\nWest: k13 k12\nTroef: harten\nUitkomst: Noord\n';
const REQUEST = { variant: 'klaverjassen', contract: 'H', leader: 'N', deal: 'N:J.A.. .T9.. ..87. ...KQ', plays: [] };

describe('jass-solver import', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('tells what it takes for what a text leaves out, and what it has not read', async () => {
    const text = 'Hello Ann,\nNorth: ♠A\nEast: ♠K\nSouth: ♠Q\nWest: ♠J\n';
    const { status, stdout, stderr } = await run(['import', '-', '--variant', 'schieber'], text);
    expect({ status, ...(JSON.parse(stdout) as object) }).toMatchObject({ status: 0, contract: 'S', leader: 'N' });
    expect(stderr).toContain('note: No trump named: spades taken; --contract names another.\n');
    expect(stderr).toContain('note: Nobody named as leader: North taken; --leader names another.\n');
    expect(stderr).toContain('note: Not read: “Hello Ann,”\n');
  });

  it('makes a line that batch answers', async () => {
    const { status, stdout, stderr } = await run(['import', '-', '--variant', 'klaverjassen'], CODES);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(REQUEST);
    const answered = await run(['batch'], stdout);
    expect(answered.status).toBe(0);
    expect(JSON.parse(answered.stdout)).toHaveProperty('value');
  });

  it('reads requests with a title and a source, a list of them and one alone, and says once that no request has these', async () => {
    const record = { title: 'Ending', source: 'a book', ...REQUEST, asPrinted: { points: { NS: 1 } } };
    for (const form of [record, [record, record]]) {
      const { status, stdout, stderr } = await run(['import', '-'], JSON.stringify(form, null, 1));
      expect({ status, stderr }).toEqual({
        status: 0,
        stderr: 'jass-solver: note: Left out title, source, asPrinted: no request has such a field.\n',
      });
      for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).toEqual(REQUEST);
    }
  });

  it('keeps the id, the wants, the time limit and the whole puzzle of a request', async () => {
    const puzzle = { side: 'NS', target: 41, level: 2, measure: { choices: 2 } };
    const request = { id: { row: 7 }, ...REQUEST, want: [], limitMs: 500, puzzle };
    const { status, stdout, stderr } = await run(['import'], `${JSON.stringify(request)}\r\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(request);
  });

  it.each<[fields: string, puzzle: object | undefined, note: string]>([
    ['mode=puzzle&side=NS&target=41', { side: 'NS', target: 41 }, ''],
    ['mode=puzzle', undefined, 'Left out the puzzle: the link does not name both its side and its target.'],
  ])('turns the puzzle of a link with %s into the puzzle of a request', async (fields, puzzle, note) => {
    const link = `jass=1&variant=klaverjassen&contract=H&leader=N&${fields}&deal=N:J.A.._.T9.._..87._...KQ`;
    const { status, stdout, stderr } = await run(['import'], link);
    expect({ status, stderr }).toEqual({ status: 0, stderr: note && `jass-solver: note: ${note}\n` });
    expect(JSON.parse(stdout)).toEqual({ ...REQUEST, ...(puzzle && { puzzle }) });
  });

  it('reads links of the page, one on a line', async () => {
    const link =
      'https://example.org/play#jass=1&variant=klaverjassen&contract=H&leader=N&deal=N:J.A.._.T9.._..87._...KQ';
    const { status, stdout, stderr } = await run(['import', '-'], `${link}\n${link}\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const line = JSON.stringify(REQUEST);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((text) => JSON.stringify(JSON.parse(text))),
    ).toEqual([line, line]);
  });

  it('says what it took a record for that names no game, and the option chooses another one', async () => {
    const { status, stdout, stderr } = await run(['import', '-'], CODES);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr:
        'jass-solver: note: Taken for Dutch codes: klaverjassen-amsterdam, contract H, leader N. The game is a guess; --variant chooses another one.\n',
    });
    expect(JSON.parse(stdout)).toEqual({ ...REQUEST, variant: 'klaverjassen-amsterdam' });
    const forced = await run(['import', '-', '--variant', 'kruisjassen'], CODES);
    expect(forced).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(forced.stdout)).toEqual({ ...REQUEST, variant: 'kruisjassen' });
  });

  it('refuses a file that no text can hold', async () => {
    const file = join(directory, 'huge.json');
    const fd = openSync(file, 'w');
    // No byte of it is written.
    ftruncateSync(fd, 3 * 2 ** 30);
    closeSync(fd);
    expect(await run(['import', file])).toEqual({
      status: 1,
      stdout: '',
      stderr: `jass-solver: ${file} is larger than 256 MiB; divide it.\n`,
    });
  });

  it('reads a file, and prints its assumptions on standard error', async () => {
    const file = join(directory, 'record.txt');
    writeFileSync(file, 'N: ♠V\nE: ♠7\nS: ♠8\nW: ♠9\n');
    const options = ['--variant', 'belote', '--contract', 'S', '--leader', 'E', '--language', 'fr'];
    const { status, stdout, stderr } = await run(['import', file, ...options]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'jass-solver: note: Read as French.\n' });
    expect(JSON.parse(stdout)).toEqual({
      variant: 'belote',
      contract: 'S',
      leader: 'E',
      deal: 'N:J... 7... 8... 9...',
      plays: [],
    });
  });

  it.each<[args: string[], input: string, message: RegExp]>([
    [
      ['-'],
      `${CODES.replace('Troef: harten\n', '')}\nSlag 1: h11`,
      /^jass-solver: Read as Dutch codes: the record does not name the contract; add --contract\.\n$/,
    ],
    [
      ['-', '--variant', 'belote'],
      'N: ♠V\nE: ♠7\nS: ♠8\nW: ♠9',
      /ambiguous: its card 1 is SQ in Dutch and SJ in French/,
    ],
    [
      ['-', '--variant', 'belote'],
      `${JSON.stringify(REQUEST)}\n${JSON.stringify(REQUEST)}`,
      /^jass-solver: Deal 1: Read as a request: its variant is klaverjassen, but --variant says belote; leave out --variant, or correct it\.\n$/,
    ],
    [
      ['-', '--contract', 'clubs'],
      'jass=1&variant=klaverjassen&contract=H&leader=N&deal=N:J.A.._.T9.._..87._...KQ',
      /^jass-solver: Read as a link: its contract is H, but --contract says C;/,
    ],
    [['-', '--variant', 'Belotte'], CODES, /"Belotte" is not a variant; did you mean belote\?/],
    [['-', '--language', 'it'], CODES, /"it" is unknown; write one of en, de, nl, fr/],
    [['no-such-file'], '', /no-such-file/],
  ])('%j ends with 1 and says why', async (args, input, message) => {
    const { status, stdout, stderr } = await run(['import', ...args], input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
