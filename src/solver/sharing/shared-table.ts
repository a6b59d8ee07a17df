/**
 * A transposition table that solvers in several threads share (assembly/shared): the parts that one thread sends the others, and instances of
 * the module over it. new-shared-table.ts makes it.
 */
import { SHARED_IN_USE, SHARED_TABLE } from '../abi.ts';
import { IMPORTS } from '../wasm.ts';
import type { CompiledModule, SolverExports } from '../wasm.ts';

/** Exports of assembly/shared/table-memory.ts that the host calls. */
interface TableExports extends WebAssembly.ModuleImports {
  adopt(bytes: number, deal: number): void;
}

const PAGE_BYTES = 2 ** 16;

/** All of it can be sent to other threads. */
export interface SharedTable {
  /** The build of the solver whose table is elsewhere. */
  readonly solver: CompiledModule;
  /** The module of the table. */
  readonly table: CompiledModule;
  /** The memory of the table, shared by all threads (`WebAssembly.Memory`). It serves one deal under one payoff. */
  readonly memory: object;
}

/** The memory of a table of so many bytes. Throws if it is unavailable. */
export function sharedMemory(tableBytes: number): SharedTable['memory'] {
  const pages = (SHARED_TABLE + tableBytes) / PAGE_BYTES;
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

/**
 * An instance that has started with the table. Throws if its memory is unavailable.
 * @param source an instance with the same deal, of which the shared table takes over the entries, unless another solver uses it already
 */
export function instanceOver({ solver, table, memory }: SharedTable, source?: SolverExports): SolverExports {
  const env = { ...IMPORTS.env, memory: memory as WebAssembly.Memory };
  const { exports } = new WebAssembly.Instance(table, { env });
  const tableBytes = env.memory.buffer.byteLength - SHARED_TABLE;
  const instance = new WebAssembly.Instance(solver, { ...IMPORTS, table: exports });
  const wasm = instance.exports as unknown as SolverExports;
  wasm.start(tableBytes);
  const isFirst = Atomics.exchange(new Int32Array(env.memory.buffer), SHARED_IN_USE / 4, 1) === 0;
  if (isFirst && source && source.tableInUse() <= tableBytes) {
    const entries = new Uint8Array(source.memory.buffer, source.tableStart(), source.tableInUse());
    new Uint8Array(env.memory.buffer).set(entries, SHARED_TABLE);
    (exports as TableExports).adopt(source.tableInUse(), source.tableDeal());
  }
  return wasm;
}
