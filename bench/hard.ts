/**
 * The hardest of thousands of random deals, as a benchmark of their own: a median says nothing of the deal that
 * somebody waits for.
 * - `npm run bench -- hard find [--deals 2000]` solves that many random deals of each game and writes those with the
 *   most nodes to hard-deals.json.
 * - `npm run bench -- hard` solves these, prints them in rising order of time, and fails if a value is not the one in the
 *   file.
 */
import { parseArgs } from 'node:util';
import { positionOf } from '../src/notation/request/resolve-request.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { parseRequest } from '../src/notation/request/parse-request.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { hardDeals, writeHardDeals } from './hard-deals.ts';
import type { HardDeal } from './hard-deals.ts';
import { report, words } from './report.ts';
import type { Table } from './report.ts';
import { median } from './statistics.ts';
import { solve } from './work.ts';

const VARIANTS = ['schieber', 'kruisjassen'];
/** Not the seed of the rows, so these deals are in no row. */
const SEED = 20261121;
const KEPT = 20;

const solver = await loadSolver();

/** The hardest of so many random deals of a variant, worst last. */
function hardest(variant: string, deals: number): HardDeal[] {
  const { rules } = variantById(variant);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), deals, SEED);
  const solved = starts.map((state, i): HardDeal => {
    if (i % 100 === 0) console.error(`${variant}: ${i} of ${deals} deals`);
    const { contract, leader, deal } = state.setup;
    const { nodes, value } = solve(solver, state);
    return { variant, contract, leader, deal: formatDeal(deal), nodes, value };
  });
  return solved.sort((a, b) => a.nodes - b.nodes).slice(-KEPT);
}

function find(deals: number): void {
  const found = VARIANTS.flatMap((variant) => hardest(variant, deals));
  writeHardDeals(found);
  console.log(`written: the hardest ${KEPT} of ${deals} deals of each of ${VARIANTS.join(', ')}`);
}

/** Solves the deals of the file that are of a variant. Exit status 1 if a value is not the file's. */
function check(variant: string): Table {
  const solved = hardDeals(variant)
    .map(({ nodes: nodesWhenFound, value: expected, ...request }) => {
      const now = solve(solver, positionOf(parseRequest(request)));
      return { ...request, nodesWhenFound, expected, ...now };
    })
    .sort((a, b) => a.ms - b.ms);
  const rows = solved.map(({ contract, deal, nodesWhenFound, expected, ms, nodes, value }) => ({
    contract,
    ms: Math.round(ms),
    nodes,
    'nodes when found': nodesWhenFound,
    value: value === expected ? value : `${value}, WRONG: ${expected}`,
    deal,
  }));
  const ms = solved.map((deal) => deal.ms);
  if (solved.some(({ value, expected }) => value !== expected)) process.exitCode = 1;
  return { caption: `${variant}: median ${Math.round(median(ms))} ms, worst ${Math.round(Math.max(...ms))} ms`, rows };
}

const { values, positionals } = parseArgs({
  args: [...words],
  options: { deals: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
if (positionals[0] === 'find') find(Number(values.deals));
else await report('The hardest deals', VARIANTS.map(check));
