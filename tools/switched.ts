/** Solvers without some of the search's optimisations (assembly/development/switches.ts), for tests and benchmarks. */
import { loadAllOrderings } from '../src/solver/ordering/load.ts';
import { solverOver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES } from '../src/solver/table-bytes.ts';
import { instantiate } from '../src/solver/wasm.ts';
import type { SolverExports } from '../src/solver/wasm.ts';
import { compiled } from './compile.ts';

/** The optimisations, numbered as in assembly/development/switches.ts. A set of them is the sum of their numbers. */
export const IDEAS = {
  table: 1,
  'corrected entries': 2,
  'equivalent cards': 4,
  'look-ahead at the last card': 8,
  'two last tricks': 16,
  'order of moves': 32,
  estimate: 64,
  'large probe budget': 128,
  'eager growth of the table': 256,
  'sure points': 512,
} as const;

interface SwitchedExports extends SolverExports {
  switchOff(ideas: number): void;
}

interface SwitchedOptions {
  readonly tableBytes?: number;
  /** Whether the solver uses the learned move order; true by default. */
  readonly isTrained?: boolean;
}

/** Makes a solver without the optimisations of a set. */
export type SwitchedSolver = (ideas: number, options?: SwitchedOptions) => Promise<Solver>;

/** Compiles the build with switches. */
export async function switchedSolvers(): Promise<SwitchedSolver> {
  const module = await WebAssembly.compile(await compiled('switched.ts', ['SWITCHES']));
  const orderings = await loadAllOrderings();
  return async (ideas, { tableBytes = DEFAULT_TABLE_BYTES, isTrained = true } = {}) => {
    const wasm = (await instantiate(module)) as SwitchedExports;
    wasm.switchOff(ideas);
    const solver = solverOver(wasm, tableBytes);
    if (isTrained) for (const [family, weights] of orderings) solver.setOrdering(family, weights);
    return solver;
  };
}
