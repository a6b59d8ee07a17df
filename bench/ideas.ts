/**
 * `npm run bench -- ideas [words]`: the effect of each idea of the search on random full deals of a fixed seed, solved with
 * all ideas and without one of them. The figures are ratios of nodes, which are the same on every machine. It takes some
 * twelve minutes: full deals of Krutzjass take too long without some ideas and are replaced by endings.
 */
import type { Solver } from '../src/solver/solver.ts';
import { IDEAS, switchedSolvers } from '../tools/switched.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { isCalled, startsOf } from './rows.ts';
import type { Deals } from './rows.ts';
import { mean } from './statistics.ts';
import { solve } from './work.ts';

const ROWS: readonly Deals[] = [
  { variant: 'schieber', kind: 'trump', deals: 12 },
  { variant: 'schieber', kind: 'no-trump', deals: 20 },
  { variant: 'kruisjassen', kind: 'all', deals: 12 },
  { variant: 'klaverjassen', kind: 'all', deals: 200 },
  { variant: 'krutzjass', kind: 'all', cards: 7, deals: 20 },
];

const switched = await switchedSolvers();
const WITHOUT: readonly (readonly [string, Promise<Solver>])[] = [
  // The large budget of a probe only matters to deals that take too long anyway.
  ...Object.entries(IDEAS)
    .filter(([, idea]) => idea !== IDEAS['large probe budget'])
    .map(([name, idea]) => [name, switched(idea)] as const),
  ['learned weights of the order', switched(0, { isTrained: false })],
];

const rows = ROWS.map((row) => {
  const deals = `${row.deals} deals${row.cards === undefined ? '' : ` of ${row.cards} cards`}`;
  return { ...row, name: `${row.variant}${row.kind === 'all' ? '' : ` ${row.kind}`}, ${deals}` };
}).filter(({ name }) => isCalled(name, words));

/** Mean nodes of the deals of a row. */
const nodesOf = (row: Deals, solver: Solver): number => mean(startsOf(row).map((state) => solve(solver, state).nodes));

const everything = await switched(0);
const withAll = rows.map((row) => nodesOf(row, everything));
const table: Cells[] = [];
for (const [name, solver] of WITHOUT) {
  const without = await solver;
  const ratios = rows.map((row, i) => [row.name, (nodesOf(row, without) / withAll[i]!).toFixed(2)] as const);
  table.push({ without: name, ...Object.fromEntries(ratios) });
  console.error(`measured without ${name}`);
}
await report('The gain of each idea of the search', [
  { caption: 'Nodes without the idea, as multiples of the nodes with all ideas:', rows: table },
]);
