/**
 * Lines of a stream, one at a time, in memory bounded by the length limit however long a line is: of a line that is too
 * long only the length is kept.
 */
export interface Line {
  /** The line without its line feed; undefined when it is longer than the limit. */
  readonly text: string | undefined;
  /** Its length in characters (UTF-16 code units). */
  readonly length: number;
}

/** Splits at line feeds. A last line needs none; the end of the stream after a line feed is no further line. */
export async function* linesOf(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<Line> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const pieces = chunk.split('\n');
    for (const [index, piece] of pieces.entries()) {
      length += piece.length;
      if (length <= limit) parts.push(piece);
      else parts = [];
      if (index === pieces.length - 1) break;
      yield { text: length <= limit ? parts.join('') : undefined, length };
      parts = [];
      length = 0;
    }
  }
  if (length > 0) yield { text: length <= limit ? parts.join('') : undefined, length };
}
