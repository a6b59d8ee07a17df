/** The operations of a worker, in pages and under Node: the analysis over one solver. */
import { helperSteps, solveSteps } from '../../analysis/answer.ts';
import { isOnePosition } from '../../analysis/wants.ts';
import { compileAt } from '../../solver/compile-at.ts';
import type { Engine } from './service.ts';
import { Solver } from '../../solver/solver.ts';
import { DEFAULT_TABLE_BYTES } from '../../solver/table-bytes.ts';
import { instances } from '../../solver/wasm.ts';

/**
 * An engine with its own solver. Rejects if WebAssembly does not start.
 * @param wasm address of the WebAssembly; default: the program's own
 * @param tableBytes maximum size of the transposition table, or less, if memory is unavailable
 */
export async function engineFrom(wasm?: string, tableBytes = DEFAULT_TABLE_BYTES): Promise<Engine> {
  const { first, another } = await instances(wasm === undefined ? undefined : await compileAt(wasm));
  const solver = Solver.within(first, tableBytes, another);
  return {
    work: (request, sharedBounds) => solveSteps(request, solver, sharedBounds),
    help: (request, sharedBounds, number) => helperSteps(request, solver, sharedBounds, number),
    setOrdering: (family, weights) => solver.setOrdering(family, weights),
    share: (table, request) => isOnePosition(request) && solver.share(table, request.state, request.payoff),
    unshare: () => solver.unshare(),
    rest: () => solver.giveBack(),
  };
}
