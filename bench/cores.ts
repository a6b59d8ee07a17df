/**
 * `npm run bench -- cores [deals [word]]`: the gain of more workers, in Node's threads. The same hard deals are
 * solved with one worker, with two and, on a machine with four cores, with four, deal by deal in turns, so that other work affects all equally. The rows are
 * Schieber deals with a trump suit (the value alone, with every card and a line, and the table of every contract and
 * leader) and the proven interval of full Krutzjass deals after some seconds. Beside the times are ratios in
 * nodes, for two, four and eight solvers whose slices alternate without threads: they need no idle cores, and leave out the cost of
 * threads.
 */
import { availableParallelism } from 'node:os';
import { answer } from '../src/engine/synchronous.ts';
import { figureOf } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { SolverClient } from '../src/engine/client.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { startThread, threadClient } from '../src/engine/threads.ts';
import { solveTogether } from '../test/analysis/side-by-side.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { startsOf } from './rows.ts';
import type { Deals } from './rows.ts';
import { median } from './statistics.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';

/** Deals that one worker solves in less time are not hard, in milliseconds. */
const HARD_FROM_MS = 400;
/** Time for an interval, in milliseconds. */
const INTERVAL_MS = 10_000;
const SCHIEBER: Deals = { variant: 'schieber', kind: 'trump', deals: 100 };
/** Tables that are compared: each is 24 deals. */
const TABLES = 4;
const KRUTZJASS: Deals = { variant: 'krutzjass', kind: 'all', deals: 4 };

/** Nodes after which a client starts a second worker, at some million a second. */
const COMES_AFTER = 150_000;

/** Numbers of solvers that are compared in nodes. */
const TEAMS = [2, 4, 8] as const;
const solvers = await Promise.all(Array.from({ length: 8 }, () => loadSolver()));
const [OTHER_DEAL] = startsOf({ variant: 'klaverjassen', kind: 'trump', deals: 1 });
const [one, two] = [1, 2].map(
  (workers) => new SolverClient({ createWorker: () => startThread(), workers, shiftMs: Infinity }),
) as [SolverClient, SolverClient];
/** Undefined where it would say nothing. */
const four = availableParallelism() < 4 ? undefined : threadClient(4);

/** Requests for the deals of a row. */
const requestsOf = (row: Deals, rest: Partial<SolveRequest>): SolveRequest[] =>
  startsOf(row).map(({ setup: { contract, leader, deal } }) => ({
    variant: row.variant,
    contract,
    leader,
    deal: formatDeal(deal),
    ...rest,
  }));

/** The time of the answer, and its text. */
async function timeOf(client: SolverClient, request: SolveRequest): Promise<{ ms: number; says: string }> {
  const start = performance.now();
  const { value, table } = await client.solve(request);
  return { ms: performance.now() - start, says: JSON.stringify(value ?? table) };
}

/** Nodes of the solver that answers, with the help of the others of a team of that many. */
function nodesOf(request: SolveRequest, team: number): number {
  const [leader, ...helpers] = solvers.slice(0, team) as [Solver, ...Solver[]];
  // Whoever has searched the deal before forgets it.
  for (const solver of [leader, ...helpers]) solver.setPosition(OTHER_DEAL!, 'points');
  return team === 1
    ? answer(request, leader).nodes
    : solveTogether(request, leader, helpers, { comesAfter: COMES_AFTER }).nodes;
}

/** Times of the first hard deals: with one worker, with two and with four, and their ratios. */
async function compareTimes(name: string, deals: number, rest: Partial<SolveRequest>): Promise<Cells> {
  const times: { a: number; b: number; c: number }[] = [];
  const nodes = new Map<number, number>();
  for (const request of requestsOf(SCHIEBER, rest)) {
    if (times.length === deals) break;
    const [a, b] = [await timeOf(one, request), await timeOf(two, request)];
    const c = four ? await timeOf(four, request) : b;
    if (a.says !== b.says || a.says !== c.says)
      throw new Error(`one worker says ${a.says}, two say ${b.says}, four ${c.says}: ${JSON.stringify(request)}`);
    if (a.ms < HARD_FROM_MS) continue;
    times.push({ a: a.ms, b: b.ms, c: c.ms });
    for (const team of [1, ...TEAMS]) nodes.set(team, (nodes.get(team) ?? 0) + nodesOf(request, team));
  }
  const sum = (pick: (time: (typeof times)[number]) => number): number =>
    times.reduce((total, time) => total + pick(time), 0);
  return {
    request: name,
    deals: times.length,
    one: `${(sum(({ a }) => a) / 1000).toFixed(1)} s`,
    two: `${(sum(({ b }) => b) / 1000).toFixed(1)} s`,
    'one : two': (sum(({ a }) => a) / sum(({ b }) => b)).toFixed(2),
    'median one : two': median(times.map(({ a, b }) => a / b)).toFixed(2),
    ...Object.fromEntries(TEAMS.map((team) => [`one : ${team}, nodes`, (nodes.get(1)! / nodes.get(team)!).toFixed(2)])),
    ...(four && {
      four: `${(sum(({ c }) => c) / 1000).toFixed(1)} s`,
      'median two : four': median(times.map(({ b, c }) => b / c)).toFixed(2),
    }),
  };
}

/** Widths of the proven intervals after some seconds. */
async function compareIntervals(name: string, deals: number, rest: Partial<SolveRequest>): Promise<Cells> {
  const widths = { one: 0, two: 0, four: 0 };
  const requests = requestsOf(KRUTZJASS, { limitMs: INTERVAL_MS, ...rest }).slice(0, deals);
  for (const request of requests) {
    for (const [key, client] of Object.entries({ one, two, ...(four && { four }) })) {
      const { bounds } = await client.solve(request);
      widths[key as keyof typeof widths] += bounds ? figureOf(bounds)[1] - figureOf(bounds)[0] : 0;
    }
  }
  return {
    request: name,
    deals: requests.length,
    one: `${Math.round(widths.one / requests.length)} points`,
    two: `${Math.round(widths.two / requests.length)} points`,
    'one : two': (widths.one / widths.two).toFixed(2),
    ...(four && { four: `${Math.round(widths.four / requests.length)} points` }),
  };
}

const deals = Number(words[0] ?? 12);
/** Selects rows; default: all. */
const word = words[1] ?? '';
const rows: readonly (readonly [string, (name: string) => Promise<Cells>])[] = [
  ['value alone', (name) => compareTimes(name, deals, { want: [] })],
  ['value and cards', (name) => compareTimes(name, deals, { want: ['cards'] })],
  ['value, cards and line', (name) => compareTimes(name, deals, { want: ['cards', 'line'] })],
  ['table of a deal', (name) => compareTimes(name, Math.min(deals, TABLES), { want: ['table'] })],
  ['interval of a deal', (name) => compareIntervals(name, Math.min(deals, KRUTZJASS.deals), { want: [] })],
  ['interval, cards wanted', (name) => compareIntervals(name, Math.min(deals, KRUTZJASS.deals), { want: ['cards'] })],
];
const measured: Cells[] = [];
for (const [name, row] of rows) {
  if (!name.includes(word)) continue;
  measured.push(await row(name));
  console.error(`measured: ${name}`);
}
await report('The gain of more workers', [{ rows: measured }]);
one.dispose();
two.dispose();
four?.dispose();
