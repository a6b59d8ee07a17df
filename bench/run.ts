/**
 * `npm run bench [-- words]`: how long random deals take, one thread, WebAssembly in Node. A row is run when its name
 * holds all of the words. Node counts do not drift from machine to machine; times do. Every row uses a fixed seed, and the
 * check sum (North–South's points of all its deals) tells whether two versions answered alike.
 */
import { cpus } from 'node:os';
import { loadSolver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { nameOf, quantile, rowsNamed, startsOf } from './rows.ts';
import type { Row } from './rows.ts';

function run(row: Row, solver: Solver): Record<string, string | number> {
  const ms: number[] = [];
  const nodes: number[] = [];
  let sum = 0;
  for (const state of startsOf(row)) {
    const start = performance.now();
    solver.setPosition(state);
    solver.search(2 ** 32 - 1);
    ms.push(performance.now() - start);
    nodes.push(solver.nodes);
    sum += solver.bounds().low;
  }
  ms.sort((a, b) => a - b);
  nodes.sort((a, b) => a - b);
  const shown = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
  return {
    row: nameOf(row),
    deals: row.deals,
    'ms median': shown(quantile(ms, 0.5)),
    'ms p95': shown(quantile(ms, 0.95)),
    'ms max': shown(quantile(ms, 1)),
    'nodes median': quantile(nodes, 0.5),
    'nodes mean': Math.round(nodes.reduce((total, count) => total + count, 0) / nodes.length),
    'nodes max': quantile(nodes, 1),
    sum,
  };
}

const solver = await loadSolver();
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}`,
);
console.table(rowsNamed(process.argv.slice(2)).map((row) => run(row, solver)));
const memory = process.memoryUsage();
console.log(
  `WebAssembly memory of the solver: ${(solver.memoryBytes / 2 ** 20).toFixed(1)} MiB; ` +
    `of the process: ${(memory.rss / 2 ** 20).toFixed(0)} MiB`,
);
