/** Two builds of the solver on the same deals: nodes, and the median of the ratio of times. */
import { readFileSync } from 'node:fs';
import type { GameState } from '../src/game/play/play.ts';
import { loadAllOrderings } from '../src/solver/ordering/load.ts';
import { solverOver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES } from '../src/solver/table-bytes.ts';
import { instantiate } from '../src/solver/wasm.ts';
import type { Cells } from './report.ts';
import { nameOf, startsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { median } from './statistics.ts';
import { solve, solveCards } from './work.ts';

/** The solver of a WebAssembly file, with the move orders of this checkout. */
export async function solverOf(file: string): Promise<Solver> {
  const module = await WebAssembly.compile(readFileSync(file));
  const solver = solverOver(await instantiate(module), DEFAULT_TABLE_BYTES);
  for (const [family, weights] of await loadAllOrderings()) solver.setOrdering(family, weights);
  return solver;
}

interface Tally {
  readonly solver: Solver;
  readonly starts: readonly GameState[];
  readonly ms: number[];
  nodes: number;
  sum: number;
}

/** The deals of a row by two builds, A and B, deal by deal in turns; each goes first every other time. */
export function compare(row: Row, solvers: readonly [Solver, Solver]): Cells {
  const [a, b] = solvers.map((solver): Tally => ({ solver, starts: startsOf(row), ms: [], nodes: 0, sum: 0 })) as [
    Tally,
    Tally,
  ];
  const { work } = row;
  for (let i = 0; i < row.deals; i++) {
    for (const tally of i % 2 === 0 ? [a, b] : [b, a]) {
      const state = tally.starts[i]!;
      const { ms, nodes, value } =
        work === 'cards'
          ? solveCards(tally.solver, state)
          : solve(tally.solver, state, undefined, work === 'solve' ? 'points' : work);
      tally.ms.push(ms);
      tally.nodes += nodes;
      tally.sum += value;
    }
  }
  const ratios = a.ms.map((ms, i) => b.ms[i]! / ms);
  return {
    row: nameOf(row),
    'nodes A': Math.round(a.nodes / row.deals),
    'nodes B': Math.round(b.nodes / row.deals),
    'nodes B/A': (b.nodes / a.nodes).toFixed(3),
    'ms B/A, median': median(ratios).toFixed(3),
    values: a.sum === b.sum ? 'same sum' : 'DIFFERENT',
  };
}
