/**
 * The text of input bytes, which is UTF-8. A text in another encoding would give one strange error for each word, or a wrong name, so it is refused
 * as a whole. Under Windows it is often UTF-16.
 */

/** The two bytes with which a text in UTF-16 begins, in either order. */
const UTF16_MARKS: readonly (readonly [number, number])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const isUtf16 = (bytes: Uint8Array): boolean => UTF16_MARKS.some(([a, b]) => bytes[0] === a && bytes[1] === b);

const inUtf16 = (name: string): Error =>
  new Error(`${name} is in UTF-16, as Windows PowerShell writes files; save it in UTF-8.`);

/** @param name the name of the input for the message. @throws Error in words, if the bytes are not UTF-8 */
export function utf8Text(name: string, bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw inUtf16(name);
  // No text has a zero byte, but UTF-16 without its mark has one beside every Latin letter, and passes as UTF-8.
  if (bytes.includes(0)) throw new Error(`${name} has zero bytes: it is no text, or not in UTF-8; save it in UTF-8.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${name} is not in UTF-8; save it in UTF-8.`);
  }
}

/**
 * The same piece by piece, for lines: a byte that is not UTF-8 concerns one line only, and becomes the replacement character.
 * @throws Error in words, if the first piece begins as UTF-16 does
 */
export async function* utf8Pieces(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && isUtf16(piece)) throw inUtf16(name);
    isFirst = false;
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}
