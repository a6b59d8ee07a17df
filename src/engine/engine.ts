/** What a worker offers, in pages and under Node: the analysis over one solver. */
import { helperSteps, solveSteps } from '../analysis/answer.ts';
import { compileAt } from '../solver/compile-at.ts';
import type { Engine } from './service.ts';
import { DEFAULT_TABLE_BYTES, Solver } from '../solver/solver.ts';
import { instantiate } from '../solver/wasm.ts';

/**
 * An engine over a solver of its own. Rejects when WebAssembly does not start.
 * @param wasm address of the WebAssembly; where the program has it unless given
 * @param tableBytes the most for the transposition table, which is smaller where the memory is not to be had
 */
export async function engineFrom(wasm?: string, tableBytes = DEFAULT_TABLE_BYTES): Promise<Engine> {
  const instance = await instantiate(wasm === undefined ? undefined : await compileAt(wasm));
  const solver = Solver.within(instance, tableBytes);
  return {
    work: (request, sharedBounds) => solveSteps(request, solver, sharedBounds),
    help: (request, sharedBounds) => helperSteps(request, solver, sharedBounds),
    learn: (family, weights) => solver.setOrdering(family, weights),
  };
}
