/** Makes tables that threads share. A page loads this file, with the two modules, when its first deal is hard. */
import { SHARED_SOLVER_DEFLATED, SHARED_TABLE_DEFLATED } from '../generated/shared-wasm.ts';
import { inflated } from '../inflate.ts';
import { kept } from '../kept.ts';
import { SMALLEST_TABLE_BYTES } from '../table-bytes.ts';
import { sharedMemory } from './shared-table.ts';
import type { SharedTable } from './shared-table.ts';

const compile = async (deflated: string): Promise<WebAssembly.Module> => WebAssembly.compile(await inflated(deflated));

const compiled = kept(() => Promise.all([compile(SHARED_SOLVER_DEFLATED), compile(SHARED_TABLE_DEFLATED)]));

/** A new table of that many bytes, rounded down to a power of two, but as large as the smallest. Rejects if the memory is unavailable. */
export async function newSharedTable(tableBytes: number): Promise<SharedTable> {
  const [solver, table] = await compiled();
  const bytes = 2 ** Math.floor(Math.log2(Math.max(tableBytes, SMALLEST_TABLE_BYTES)));
  return { solver, table, memory: sharedMemory(bytes) };
}
