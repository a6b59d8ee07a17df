/**
 * The link of a deal in a PNG file of it, as a text chunk, which programs that draw the picture pass over. A program that encodes the picture
 * again, as the clipboard does, may drop the chunk.
 *
 *     signature (8)   chunks: [ length (4) | type (4) | data (length) | CRC-32 of type and data (4) ] …   the last is IEND
 *     a tEXt chunk has as its data: keyword, 0, text in Latin-1 (PNG specification, 11.3.3.2)
 */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEYWORD = 'jass-solver';
/** The length of a chunk without data, as the last one is. */
const FRAME = 12;

/** Whether bytes begin a PNG file. */
export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** The PNG file with a link before its last chunk. @param link in ASCII, as links are */
export function withLink(png: Uint8Array, link: string): Uint8Array<ArrayBuffer> {
  const data = latin1(`tEXt${KEYWORD}\0${link}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(4 + data.length, crc32(data));
  const end = png.length - FRAME;
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, end));
  whole.set(chunk, end);
  whole.set(png.subarray(end), end + chunk.length);
  return whole;
}

/** The link that a drawing carries, as SVG files of deals have it; undefined if it has none. */
export const linkInSvg = (svg: string): string | undefined =>
  /<metadata>(.*)<\/metadata>/.exec(svg)?.[1]?.replaceAll('&amp;', '&');

/** The link in a PNG file; undefined if it has none. */
export function linkInPng(png: Uint8Array): string | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const start = `tEXt${KEYWORD}\0`;
  for (let at = SIGNATURE.length; at + FRAME <= png.length; at += FRAME + view.getUint32(at)) {
    const chunk = String.fromCharCode(...png.subarray(at + 4, Math.min(at + 8 + view.getUint32(at), at + MOST)));
    if (chunk.startsWith(start)) return chunk.slice(start.length);
  }
  return undefined;
}

/** No link with its keyword is longer, in bytes. */
const MOST = 20_000;

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The checksum of PNG and zlib, bit by bit: a link is short. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
