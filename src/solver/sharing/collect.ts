/**
 * Gives back the memory of shared tables. An engine of JavaScript collects garbage when the memory that it counts has grown, and it does not count
 * shared memory: a thread that then rests would keep a table until it ends.
 */
import type { SharedTable } from './shared-table.ts';

/** Frees a table soon, once nothing in this thread refers to it: allocates and drops an equal buffer, untouched, to prompt garbage collection. */
export function collectSoon({ memory }: SharedTable): void {
  const { byteLength } = (memory as WebAssembly.Memory).buffer;
  setTimeout(() => {
    try {
      new ArrayBuffer(byteLength);
    } catch {
      // Before it fails, the engine has collected all that it can.
    }
  });
}
