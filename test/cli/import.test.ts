/** `jass-solver import`: records as requests that `batch` reads, with a note for each assumption. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './command.ts';

const CODES = 'Noord: s11 h14\nOost: h10 h9\nZuid: r8 r7\nWest: k13 k12\nTroef: harten\nUitkomst: Noord\n';
const REQUEST = { variant: 'klaverjassen', contract: 'H', leader: 'N', deal: 'N:J.A.. .T9.. ..87. ...KQ', plays: [] };

describe('jass-solver import', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('makes a line that batch answers', async () => {
    const { status, stdout, stderr } = await run(['import', '-', '--variant', 'klaverjassen'], CODES);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(REQUEST);
    const answered = await run(['batch'], stdout);
    expect(answered.status).toBe(0);
    expect(JSON.parse(answered.stdout)).toHaveProperty('value');
  });

  it('reads requests with a title and a source, a list of them and one alone', async () => {
    const record = { title: 'Ending', source: 'a book', ...REQUEST, asPrinted: { points: { NS: 1 } } };
    for (const form of [record, [record]]) {
      const { status, stdout, stderr } = await run(['import', '-'], JSON.stringify(form, null, 1));
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(stdout)).toEqual(REQUEST);
    }
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
      CODES.replace('Troef: harten\n', ''),
      /^jass-solver: Read as Dutch codes: the record does not name the contract; add --contract\.\n$/,
    ],
    [
      ['-', '--variant', 'belote'],
      'N: ♠V\nE: ♠7\nS: ♠8\nW: ♠9',
      /ambiguous: its card 1 is SQ in Dutch and SJ in French/,
    ],
    [['-', '--language', 'it'], CODES, /"it" is unknown; write one of en, de, nl, fr/],
    [['no-such-file'], '', /no-such-file/],
  ])('%j ends with 1 and says why', async (args, input, message) => {
    const { status, stdout, stderr } = await run(['import', ...args], input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
