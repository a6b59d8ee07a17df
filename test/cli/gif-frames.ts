/** The size of a GIF and the number of its pictures, by its blocks (GIF89a, appendix A). */
export function framesIn(gif: Buffer): { width: number; height: number; frames: number } {
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(gif[10]!);
  let frames = 0;
  const skipBlocks = (): void => {
    while (gif[at] !== 0) at += gif[at]! + 1;
    at += 1;
  };
  for (; gif[at] !== 0x3b; skipBlocks()) {
    if (gif[at] === 0x21) {
      at += 2;
    } else {
      frames += 1;
      at += 11 + tableBytes(gif[at + 9]!);
    }
  }
  return { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8), frames };
}
