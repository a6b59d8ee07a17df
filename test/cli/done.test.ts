import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doneAnswers } from '../../src/cli/done.ts';

const request = (id?: unknown): string => JSON.stringify({ ...(id !== undefined && { id }), deal: 'any' });
const answer = (id?: unknown): string => JSON.stringify({ ...(id !== undefined && { id }), value: {} });

describe('doneAnswers', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    file = join(directory, 'answers.jsonl');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  /** Which lines of input are taken for done, and what was warned of, where standard output is another file. */
  async function doneOf(answers: string, input: readonly (string | undefined)[]) {
    writeFileSync(file, answers);
    const warnings: string[] = [];
    const done = await doneAnswers(file, process.stderr.fd, (message) => warnings.push(message));
    const taken: boolean[] = [];
    for (const text of input) taken.push(await done.take({ text, length: text?.length ?? 1e7 }));
    return { taken, warnings };
  }

  it.each<[name: string, answers: string[], input: (string | undefined)[], taken: boolean[]]>([
    ['nothing', [], [request(1), request(2)], [false, false]],
    ['the first ones', [answer(1), answer(2)], [request(1), request(2), request(3)], [true, true, false]],
    ['ids in another order', [answer(3), answer(1)], [1, 2, 3].map(request), [true, false, true]],
    [
      'ids of any kind',
      [answer({ a: [1] }), answer('1'), answer(null)],
      [request(1), request('1'), request({ a: [1] }), request(null)],
      [false, true, true, true],
    ],
    [
      'an id as often as it stands there',
      [answer(1), answer(1)],
      [request(1), request(1), request(1)],
      [true, true, false],
    ],
    ['lines without id by their number', [answer(), answer()], [request(), request(), request()], [true, true, false]],
    [
      'some with and some without',
      [answer(), answer(7), answer()],
      [request(), request(), request(7), request()],
      [true, true, true, false],
    ],
    // Their answers have no id either.
    [
      'lines that are no request',
      [answer(), answer(), answer()],
      ['no JSON', '', undefined, '[]'],
      [true, true, true, false],
    ],
  ])('knows %s', async (_, answers, input, taken) => {
    expect(await doneOf(answers.map((line) => `${line}\n`).join(''), input)).toEqual({ taken, warnings: [] });
  });

  it.each([
    ['torn', `${answer(1)}\n{"id":2,"val`],
    ['without its line feed', `${answer(1)}\n${answer(2)}`],
    ['long', `${answer(1)}\n{"id":2,"${'x'.repeat(200_000)}`],
  ])('does not count a last line that is %s', async (_, answers) => {
    const { taken, warnings } = await doneOf(answers, [request(1), request(2)]);
    expect(taken).toEqual([true, false]);
    expect(warnings).toEqual([expect.stringMatching(/^The last line of .* is torn; remove it/)]);
    expect(readFileSync(file, 'utf8')).toBe(answers);
  });

  it.each([
    ['after a whole one', `${answer(1)}\n`],
    ['alone', ''],
  ])('cuts a torn line off its own output, %s', async (_, whole) => {
    writeFileSync(file, `${whole}{"id":2,"val`);
    const output = openSync(file, 'a');
    await doneAnswers(file, output, () => expect.fail('no warning'));
    writeFileSync(output, `${answer(2)}\n`);
    closeSync(output);
    expect(readFileSync(file, 'utf8')).toBe(`${whole}${answer(2)}\n`);
  });

  it('has nothing done where there is no file yet', async () => {
    const done = await doneAnswers(join(directory, 'none'), process.stderr.fd, () => {});
    expect(await done.take({ text: request(1), length: 1 })).toBe(false);
  });

  it.each(['', 'no JSON', '[]', '5'])('refuses a file with the line %j', async (line) => {
    await expect(doneOf(`${answer(1)}\n${line}\n`, [request(1), request(2)])).rejects.toThrow(
      /^line 2 of .* is not an answer/,
    );
  });
});
