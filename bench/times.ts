/**
 * `npm run bench -- times [words]`: the time of random deals, one thread, WebAssembly in Node, and of what a person waits for (`times wait`), two
 * threads. A row is run if each of the words begins a word of its name (`times schieber trump`, `times cards` for the values of every card).
 * Node counts are the same on every machine; times are not. Every row has a fixed seed, and its check sum (North–South's points of all
 * its deals) shows whether two versions gave the same values.
 *
 * `--before FOLDER` names the `dist/` of another build, copied into the project's `build/`, and compares each row with it in the same run.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { atRoot } from '../tools/paths.ts';
import { compare, solverOf } from './builds.ts';
import { report, words } from './report.ts';
import type { Cells, Table } from './report.ts';
import { isCalled, nameOf, rowsNamed, startsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { ascending, mean, median, quantile } from './statistics.ts';
import { solve, solveCards } from './work.ts';
import type { Measured } from './work.ts';
import { openBuild, waitCells, waitRows } from './waits.ts';

const { values: options, positionals: named } = parseArgs({
  args: [...words],
  options: { before: { type: 'string' } },
  allowPositionals: true,
});

const solver = await loadSolver();
/** For the same deals once more, with nothing known of them. */
const another = await loadSolver();

function figures(row: Row, measured: readonly Measured[]): Cells {
  const ms = ascending(measured.map(({ ms }) => ms));
  const nodes = ascending(measured.map(({ nodes }) => nodes));
  const shown = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
  return {
    row: nameOf(row),
    deals: row.deals,
    'ms median': shown(quantile(ms, 0.5)),
    'ms p95': shown(quantile(ms, 0.95)),
    'ms max': shown(quantile(ms, 1)),
    'nodes median': quantile(nodes, 0.5),
    'nodes mean': Math.round(mean(nodes)),
    'nodes max': quantile(nodes, 1),
    sum: measured.reduce((sum, { value }) => sum + value, 0),
  };
}

function run(row: Row): Cells {
  if (row.work === 'solve') {
    return figures(
      row,
      startsOf(row).map((state) => solve(solver, state)),
    );
  }
  if (row.work !== 'cards') return payoff(row, row.work);
  const measured = startsOf(row).map((state) => solveCards(solver, state));
  const ratio = (of: 'ms' | 'nodes'): string =>
    `${median(measured.map((work) => work[of] / work.position[of])).toFixed(2)} ×`;
  return { ...figures(row, measured), 'ms of one solve': ratio('ms'), 'nodes of one solve': ratio('nodes') };
}

/** A payoff beside card points: the same deals under both in turn, as objects of their own, of which nothing is remembered. */
function payoff(row: Row, kind: Payoff): Cells {
  const again = startsOf(row);
  const measured = startsOf(row).map((state, i) => ({
    points: solve(solver, state),
    payoff: solve(another, again[i]!, undefined, kind),
  }));
  const ratio = (of: 'ms' | 'nodes'): string => {
    const [mine, points] = [measured.map(({ payoff }) => payoff[of]), measured.map(({ points }) => points[of])];
    return `${(median(mine) / median(points)).toFixed(2)} ×`;
  };
  return {
    ...figures(
      row,
      measured.map(({ payoff }) => payoff),
    ),
    'median ms of points': ratio('ms'),
    'ms of points, deal by deal': `${median(measured.map(({ payoff, points }) => payoff.ms / points.ms)).toFixed(2)} ×`,
    'median nodes of points': ratio('nodes'),
  };
}

/** The rows of random deals; with a build before, against it. */
async function dealTable(): Promise<Table> {
  const rows = rowsNamed(named);
  const { before } = options;
  if (before === undefined) {
    return {
      caption: 'One thread, WebAssembly in Node; nodes are the same on every machine.',
      rows: rows.map(run),
    };
  }
  const solvers = await Promise.all(
    [join(before, 'element/external/solver.wasm'), atRoot('build/solver.wasm')].map(solverOf),
  );
  return {
    caption: `One thread, WebAssembly in Node; A is the build before, B today's build.`,
    rows: rows.map((row) => compare(row, solvers as [Solver, Solver])),
  };
}

/** The rows of what a person waits for. */
async function waitTable(): Promise<Table> {
  const wanted = waitRows((name) => isCalled(name, named));
  if (wanted.length === 0) return { rows: [] };
  const now = await openBuild(atRoot('dist'));
  const before = options.before === undefined ? undefined : await openBuild(options.before);
  const rows: Cells[] = [];
  for (const row of wanted) {
    rows.push(await waitCells(row, now, before));
    console.error(`measured: ${row.name}`);
  }
  now.client.dispose();
  before?.client.dispose();
  return {
    caption:
      'Two threads; milliseconds, with the target after “of”: as the clock counts them, then of the processor, by the busiest thread and by all:',
    rows,
  };
}

const deals = await dealTable();
if (deals.rows.length > 0) await report('How long random deals take', [deals], 'deals');
const waits = await waitTable();
if (waits.rows.length > 0) await report('What a person waits for', [waits], 'waits');
const memory = process.memoryUsage();
console.log(
  `WebAssembly memory of the solver: ${(solver.memoryBytes / 2 ** 20).toFixed(1)} MiB; ` +
    `of the process: ${(memory.rss / 2 ** 20).toFixed(0)} MiB`,
);
