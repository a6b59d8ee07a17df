/**
 * `npm run bench -- compare A.wasm B.wasm [words]`: two builds of the solver on the same deals in one run, deal by deal
 * in turns, so that a busy machine affects both equally. Prints nodes and the median of the ratio of times, B to A.
 * Each build has positions of its own and goes first every other time: data left in caches makes the second one a
 * hundredth faster.
 */
import { compare, solverOf } from './builds.ts';
import { report, words } from './report.ts';
import { rowsNamed } from './rows.ts';

const [fileA, fileB, ...named] = words;
if (fileA === undefined || fileB === undefined) {
  console.error('Name two builds of the solver: npm run bench -- compare A.wasm B.wasm [words of a row]');
  process.exitCode = 2;
} else {
  const solvers = [await solverOf(fileA), await solverOf(fileB)] as const;
  await report('Two builds of the solver', [{ rows: rowsNamed(named).map((row) => compare(row, solvers)) }]);
}
