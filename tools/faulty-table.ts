/** A table for tests, as threads share it, with faults of its own making (assembly/development/faulty-table.ts). */
import { sharedMemory } from '../src/solver/sharing/shared-table.ts';
import type { SharedTable } from '../src/solver/sharing/shared-table.ts';
import { compiled } from './compile.ts';
import { SHARED_MEMORY } from './shared-memory.ts';

export interface FaultyTable extends SharedTable {
  /** Empties it, for another deal or payoff. */
  empty(): void;
}

/** A table of that many bytes, a power of two. Its solver leaves moves to others wherever there are entries. */
export async function faultyTable(bytes: number): Promise<FaultyTable> {
  const [solver, table] = await Promise.all([
    compiled('switched.ts', ['SHARED', 'SWITCHES']).then((bytes) => WebAssembly.compile(bytes)),
    compiled('faulty-table.ts', [], SHARED_MEMORY).then((bytes) => WebAssembly.compile(bytes)),
  ]);
  const memory = sharedMemory(bytes) as WebAssembly.Memory;
  return { solver, table, memory, empty: () => void new Uint8Array(memory.buffer).fill(0) };
}
