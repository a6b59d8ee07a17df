/**
 * Lines of a stream, one at a time. The length limit bounds the memory: of a longer line, only the length is kept.
 */
export interface Line {
  /** The line without its line feed; undefined if it is longer than the limit. */
  readonly text: string | undefined;
  /** Its length in characters (UTF-16 code units). */
  readonly length: number;
}

/** Splits at line feeds. The last line does not need one, and a final line feed starts no further line. */
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
