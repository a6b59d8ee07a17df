/** Makes tables that threads share. A page loads this file, with the two modules, when its first deal is hard. */
import { SHARED_SOLVER_DEFLATED, SHARED_TABLE_DEFLATED } from '../generated/shared-wasm.ts';
import { inflated } from '../inflate.ts';
import { SMALLEST_TABLE_BYTES } from '../table-bytes.ts';
import { sharedMemory } from './shared-table.ts';
import type { SharedTable } from './shared-table.ts';

let compiled: Promise<readonly [solver: WebAssembly.Module, table: WebAssembly.Module]> | undefined;

const compile = async (deflated: string): Promise<WebAssembly.Module> => WebAssembly.compile(await inflated(deflated));

/** Not kept if it fails: there may be memory for it the next time. */
async function compileBoth(): Promise<readonly [WebAssembly.Module, WebAssembly.Module]> {
  try {
    return await Promise.all([compile(SHARED_SOLVER_DEFLATED), compile(SHARED_TABLE_DEFLATED)]);
  } catch (error) {
    compiled = undefined;
    throw error;
  }
}

/** A new table of that many bytes, rounded down to a power of two, but as large as the smallest. Rejects if the memory is unavailable. */
export async function newSharedTable(tableBytes: number): Promise<SharedTable> {
  const [solver, table] = await (compiled ??= compileBoth());
  const bytes = 2 ** Math.floor(Math.log2(Math.max(tableBytes, SMALLEST_TABLE_BYTES)));
  return { solver, table, memory: sharedMemory(bytes) };
}
