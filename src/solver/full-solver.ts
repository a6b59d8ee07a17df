/**
 * A solver with everything it can have: under Node, where the move orders are files on the disk, nobody waits for them.
 * Pages load them one by one (client.ts).
 */
import { loadAllOrderings } from './ordering/load.ts';
import { Solver } from './solver.ts';
import type { SolverOptions } from './solver.ts';

/** A solver that knows the move order of every family. Rejects as `Solver.load` does. */
export async function loadSolver(options?: SolverOptions): Promise<Solver> {
  const [solver, orderings] = await Promise.all([Solver.load(options), loadAllOrderings()]);
  for (const [family, weights] of orderings) solver.setOrdering(family, weights);
  return solver;
}
