/** The file of answers that a run continues: which requests count as done, and how the file is repaired. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { untranslated } from '../../src/game/reason.ts';
import { errorAnswer, failureAnswer } from '../../src/notation/answer/answer.ts';
import { readEarlierAnswers } from '../../src/cli/batch/answer-file.ts';

const request = (id?: unknown): string => JSON.stringify({ ...(id !== undefined && { id }), deal: 'any' });
const answer = (id?: unknown): string => JSON.stringify({ ...(id !== undefined && { id }), value: {} });

const mistake = (id?: unknown): string =>
  JSON.stringify(errorAnswer(new JassError('bad-deal', untranslated('any')), id));
const failure = (id?: unknown): string => JSON.stringify(failureAnswer('It died', id));

describe('readEarlierAnswers', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    file = join(directory, 'answers.jsonl');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  /** The lines of input considered done, and the warnings, if standard output is another file. */
  async function doneOf(answers: string, input: readonly (string | undefined)[]) {
    writeFileSync(file, answers);
    const warnings: string[] = [];
    const done = await readEarlierAnswers(file, process.stderr.fd, (message) => warnings.push(message));
    const taken: boolean[] = [];
    for (const text of input) taken.push((await done.take({ text, length: text?.length ?? 1e7 })) !== 'none');
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
    ['an id as often as it occurs', [answer(1), answer(1)], [request(1), request(1), request(1)], [true, true, false]],
    ['lines without id by their number', [answer(), answer()], [request(), request(), request()], [true, true, false]],
    [
      'some with and some without',
      [answer(), answer(7), answer()],
      [request(), request(), request(7), request()],
      [true, true, true, false],
    ],
    // An error in the input is an answer; a request on which the solver failed is open.
    [
      'errors but failures of the solver',
      [mistake(1), failure(2), answer(3)],
      [1, 2, 3].map(request),
      [true, false, true],
    ],
    // Their answers have no id.
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
    expect(warnings).toEqual([expect.stringMatching(/^The last line of .* is incomplete; remove it/)]);
    expect(readFileSync(file, 'utf8')).toBe(answers);
  });

  it.each([
    ['after a whole one', `${answer(1)}\n`],
    ['alone', ''],
  ])('cuts a torn line off its own output, %s', async (_, whole) => {
    writeFileSync(file, `${whole}{"id":2,"val`);
    const output = openSync(file, 'a');
    await readEarlierAnswers(file, output, () => expect.fail('no warning'));
    writeFileSync(output, `${answer(2)}\n`);
    closeSync(output);
    expect(readFileSync(file, 'utf8')).toBe(`${whole}${answer(2)}\n`);
  });

  it('has nothing done without a file, and says so', async () => {
    const warnings: string[] = [];
    const none = join(directory, 'none');
    const done = await readEarlierAnswers(none, process.stderr.fd, (message) => warnings.push(message));
    expect(await done.take({ text: request(1), length: 1 })).toBe('none');
    expect(warnings).toEqual([`${none} does not exist, so no line is skipped.`]);
  });

  it.each(['', 'no JSON', '[]', '5'])('refuses a file with the line %j', async (line) => {
    await expect(doneOf(`${answer(1)}\n${line}\n`, [request(1), request(2)])).rejects.toThrow(
      /^Line 2 of .* is not an answer/,
    );
  });

  describe('of its own output', () => {
    const linesIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);

    /** Continues the file as a batch of one thread does, for that many lines of input. */
    async function resume(
      input: readonly string[],
      answerTo: (text: string) => string,
      toTheEnd = true,
    ): Promise<string[]> {
      const output = openSync(file, 'a');
      const asked: string[] = [];
      try {
        const done = await readEarlierAnswers(file, output, () => expect.fail('no warning'));
        for (const text of input) {
          const known = await done.take({ text, length: text.length });
          if (known === 'none') asked.push(text);
          if (known !== 'kept') writeSync(output, `${known === 'none' ? answerTo(text) : known.text}\n`);
        }
        if (toTheEnd) for await (const text of done.rest()) writeSync(output, `${text}\n`);
      } finally {
        closeSync(output);
      }
      return asked;
    }
    const answerTo = (text: string): string => answer((JSON.parse(text) as { id?: unknown }).id);

    it.each<[name: string, ids: (number | undefined)[]]>([
      ['with ids', [1, 2, 3, 4, 5, 6]],
      ['without ids', Array<undefined>(6).fill(undefined)],
      ['with an id here and there', [1, undefined, undefined, 2, undefined, 3]],
    ])('puts the answers to failed requests %s in their place, however often it is ended', async (_, ids) => {
      const input = ids.map(request);
      const old = ids.map((id, i) => JSON.stringify({ ...(id !== undefined && { id }), old: i }));
      const written = old.map((text, i) => ([1, 4].includes(i) ? failure(ids[i]) : text));
      const wanted = old.map((text, i) => ([1, 4].includes(i) ? answer(ids[i]) : text));
      for (const lengths of [[6], [0, 6], [1, 6], [2, 6], [3, 1, 5, 6], [4, 4, 6], [5, 6]]) {
        writeFileSync(file, written.map((line) => `${line}\n`).join(''));
        const asked: number[] = [];
        for (const [run, length] of lengths.entries()) {
          const isLast = run === lengths.length - 1;
          asked.push((await resume(input.slice(0, length), answerTo, isLast)).length);
          if (!isLast) expect(linesIn(file)).toEqual(wanted.slice(0, length));
        }
        expect(linesIn(file), String(lengths)).toEqual(wanted);
        expect(existsSync(`${file}.before`)).toBe(false);
        expect(asked.reduce((sum, count) => sum + count)).toBe(2);
        expect(await resume(input, answerTo)).toEqual([]);
      }
    });

    it('keeps answers that belong to no line of the input, and reports repeated failures of the solver', async () => {
      writeFileSync(file, [answer(9), failure(1), answer(2), failure(8), ''].join('\n'));
      expect(await resume([request(1), request(2)], () => failure(1))).toEqual([request(1)]);
      expect(linesIn(file)).toEqual([failure(1), answer(2), answer(9), failure(8)]);
      expect(await resume([request(1), request(2)], answerTo)).toEqual([request(1)]);
      expect(linesIn(file)).toEqual([answer(1), answer(2), answer(9), failure(8)]);
    });

    it.each([
      ['.before.new', 'written'],
      ['.before', 'read'],
    ])('names the backup file %s if it cannot be %s, and keeps all answers', async (ending, done) => {
      writeFileSync(file, `${answer(1)}\n${failure(2)}\n`);
      mkdirSync(file + ending);
      await expect(resume([1, 2].map(request), answerTo)).rejects.toThrow(
        `${file}${ending} cannot be ${done}: it is a directory, not a file.`,
      );
      expect(linesIn(file)).toEqual([answer(1), failure(2)]);
    });

    it('cuts off an incomplete line first, and keeps a file without failures unchanged', async () => {
      writeFileSync(file, `${failure(1)}\n${answer(2)}\n{"id":3`);
      expect(await resume([1, 2, 3].map(request), answerTo)).toEqual([request(1), request(3)]);
      expect(linesIn(file)).toEqual([1, 2, 3].map(answer));
      expect(await resume([1, 2, 3, 4].map(request), answerTo)).toEqual([request(4)]);
      expect(linesIn(file)).toEqual([1, 2, 3, 4].map(answer));
    });
  });
});
