/** The lines of a stream, however it is cut into pieces, and lines that are too long. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/cli/batch/lines.ts';

async function split(chunks: string[], limit = 10): Promise<(string | number)[]> {
  const lines: (string | number)[] = [];
  // oxlint-disable-next-line typescript/require-await
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const { text, length } of linesOf(stream, limit)) lines.push(text ?? length);
  return lines;
}

describe('linesOf', () => {
  it.each<[chunks: string[], lines: (string | number)[]]>([
    [[], []],
    [[''], []],
    [['a\nb\n'], ['a', 'b']],
    [['a\nb'], ['a', 'b']],
    [
      ['a', 'b\nc', '', 'd', '\n', 'e'],
      ['ab', 'cd', 'e'],
    ],
    // Empty lines count; a final line feed starts no further line.
    [['\n\na\n\n'], ['', '', 'a', '']],
    [['a\r\n'], ['a\r']],
    // Of a line longer than 10 characters, only the length is kept.
    [['0123456789\n'], ['0123456789']],
    [['0123456789a\nb\n'], [11, 'b']],
    [
      ['01234', '56789', 'abcde', 'f\nb'],
      [16, 'b'],
    ],
    [['01234', '567890'], [11]],
  ])('splits %j into %j', async (chunks, lines) => {
    expect(await split(chunks)).toEqual(lines);
  });
});
