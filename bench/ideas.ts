/**
 * `npm run bench:ideas [-- words]`: what each idea of the search gives: endings of a fixed seed, once with everything and once without
 * the idea; how many times the nodes and the time it takes without. Endings and not full deals, as without its best ideas the
 * search of those takes for ever.
 */
import type { Solver } from '../src/solver/solver.ts';
import { IDEAS, switchedSolvers } from '../tools/switched.ts';
import { machine } from './machine.ts';
import { isCalled, startsOf } from './rows.ts';
import type { Deals } from './rows.ts';
import { mean } from './statistics.ts';
import { solve } from './work.ts';

const ROWS: readonly Deals[] = [
  { variant: 'schieber', kind: 'trump', cards: 7, deals: 40 },
  { variant: 'schieber', kind: 'no-trump', cards: 7, deals: 40 },
  { variant: 'kruisjassen', kind: 'all', cards: 7, deals: 40 },
  { variant: 'klaverjassen', kind: 'all', cards: 7, deals: 40 },
  { variant: 'krutzjass', kind: 'all', cards: 6, deals: 40 },
];

const switched = await switchedSolvers();
const WITHOUT: readonly (readonly [string, Promise<Solver>])[] = [
  // Not the patience, which only matters to deals that take too long anyway.
  ...Object.entries(IDEAS)
    .filter(([, idea]) => idea !== IDEAS['large probe budget'])
    .map(([name, idea]) => [name, switched(idea)] as const),
  ['learned weights of the order', switched(0, { isTrained: false })],
];

const rows = ROWS.map((row) => ({ ...row, name: `${row.variant} ${row.kind}, ${row.cards} cards` })).filter(
  ({ name }) => isCalled(name, process.argv.slice(2)),
);
const everything = await switched(0);

/** Nodes and milliseconds without an idea as multiples of those with all; deal by deal in turns, as the machine is noisy. */
function ratios(row: Deals, without: Solver): string {
  // A fresh instance starts slowly.
  for (const state of startsOf({ ...row, deals: 5 })) solve(without, state);
  const measured = startsOf(row).map((state) => [solve(everything, state), solve(without, state)] as const);
  const ratio = (of: 'nodes' | 'ms'): string =>
    (mean(measured.map(([, b]) => b[of])) / mean(measured.map(([a]) => a[of]))).toFixed(2);
  return `${ratio('nodes')} (${ratio('ms')})`;
}

console.log(
  `${machine()}; ${ROWS[0]!.deals} deals each: nodes (time) without the idea, as multiples of those with all\n`,
);
console.log(`| without | ${rows.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(rows.length)}`);
for (const [name, solver] of WITHOUT) {
  const without = await solver;
  console.log(`| ${name} | ${rows.map((row) => ratios(row, without)).join(' | ')} |`);
}
