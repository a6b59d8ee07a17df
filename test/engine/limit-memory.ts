/** A WebAssembly module whose memory cannot grow beyond a number of pages: `memory.grow` fails in it, as on a machine without more memory. */

/** The section of a module that declares its memory. */
const MEMORY_SECTION = 5;

/** @param spare pages of 64 KiB by which the memory may grow */
export function withLimitedMemory(wasm: Uint8Array, spare: number): Uint8Array<ArrayBuffer> {
  // After magic and version, each section is its number, its length and its bytes.
  for (let at = 8; at < wasm.length;) {
    const [length, content] = numberAt(wasm, at + 1);
    if (wasm[at] !== MEMORY_SECTION) {
      at = content + length;
      continue;
    }
    // One memory, whose limits begin with 0 for the least pages alone.
    if (wasm[content] !== 1 || wasm[content + 1] !== 0) throw new Error('the memory is declared in another way');
    const [least] = numberAt(wasm, content + 2);
    const limits = [1, 1, ...bytesOf(least), ...bytesOf(least + spare)];
    return Uint8Array.from([
      ...wasm.subarray(0, at),
      MEMORY_SECTION,
      ...bytesOf(limits.length),
      ...limits,
      ...wasm.subarray(content + length),
    ]);
  }
  throw new Error('the module has no memory of its own');
}

/** A number in LEB128, and where it ends. */
function numberAt(bytes: Uint8Array, start: number): [number: number, end: number] {
  let number = 0;
  for (let at = start; ; at++) {
    number += (bytes[at]! & 0x7f) * 2 ** (7 * (at - start));
    if (bytes[at]! < 0x80) return [number, at + 1];
  }
}

function bytesOf(number: number): number[] {
  return number < 0x80 ? [number] : [(number % 0x80) + 0x80, ...bytesOf(Math.floor(number / 0x80))];
}
