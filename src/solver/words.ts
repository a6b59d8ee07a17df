/** Writes words of 32 bits where the module reads them (abi.ts). */

/** @param words by their places in the buffer */
export function writeWords(view: DataView, words: Readonly<Partial<Record<number, number>>>): void {
  for (const [place, word] of Object.entries(words)) view.setInt32(4 * Number(place), word ?? 0, true);
}
