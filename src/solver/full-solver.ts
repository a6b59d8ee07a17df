/**
 * A solver with everything it can have: under Node, where the move orders are files on the disk, nobody waits for them.
 * Pages load them one by one, and build their solvers without the checks of this module (src/engine/service/engine.ts).
 */
import { checkOptions } from '../game/given.ts';
import { loadAllOrderings } from './ordering/load.ts';
import { Solver } from './solver.ts';
import type { SolverOptions } from './solver.ts';
import { DEFAULT_TABLE_BYTES, LARGEST_TABLE_BYTES, SMALLEST_TABLE_BYTES } from './table-bytes.ts';
import { instances } from './wasm.ts';
import type { SolverExports } from './wasm.ts';

/** A solver that knows the move order of every family. Rejects as `plainSolver` does. */
export async function loadSolver(options?: SolverOptions): Promise<Solver> {
  const [solver, orderings] = await Promise.all([plainSolver(options), loadAllOrderings()]);
  for (const [family, weights] of orderings) solver.setOrdering(family, weights);
  return solver;
}

/**
 * A solver with its own table and no move order. Rejects when WebAssembly cannot start or the memory is unavailable.
 * @throws RangeError for a table size out of range; TypeError for options that are not an object
 */
export async function plainSolver(options: SolverOptions = {}): Promise<Solver> {
  checkOptions(options, { tableBytes: true, module: true });
  const { tableBytes = DEFAULT_TABLE_BYTES, module } = options;
  const [smallest, largest] = [SMALLEST_TABLE_BYTES, LARGEST_TABLE_BYTES];
  if (!Number.isInteger(tableBytes) || tableBytes < smallest || tableBytes > largest) {
    throw new RangeError(`tableBytes is ${tableBytes}; it must be a whole number from ${smallest} to ${largest}`);
  }
  const { first, another } = await instances(module);
  return solverOver(first, tableBytes, another);
}

/**
 * A solver over an instance of the module (or of a development build: tools/compile.ts), with a table of at most the given size.
 * @param another makes instances to replace one whose memory has grown; without it the memory stays
 */
export function solverOver(wasm: SolverExports, tableBytes: number, another?: () => SolverExports): Solver {
  if (!wasm.start(tableBytes)) throw new Error(`no memory for a transposition table of ${tableBytes} bytes`);
  return new Solver(wasm, tableBytes, another);
}
