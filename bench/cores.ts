/**
 * `npm run bench:cores [-- deals]`: what a second worker is worth, in Node's threads. The same hard deals are solved with
 * one worker and with two, deal by deal in turns, so that a noisy machine disturbs both alike: Schieber deals with a trump
 * suit, the value alone and with every card and a line, and the proven interval of full Krutzjass deals after some seconds.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { formatDeal } from '../src/notation/deal.ts';
import { SolverClient } from '../src/solver/client.ts';
import { startThread } from '../src/solver/threads.ts';
import { quantile, startsOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Deals that one worker solves faster are no hard ones, in milliseconds. */
const HARD_FROM_MS = 400;
/** Time for an interval, in milliseconds. */
const INTERVAL_MS = 5_000;
const SCHIEBER: Row = { variant: 'schieber', kind: 'trump', deals: 100 };
const KRUTZJASS: Row = { variant: 'krutzjass', kind: 'all', deals: 8 };

const [one, two] = [1, 2].map(
  (workers) => new SolverClient({ createWorker: () => startThread(), workers, turnMs: Infinity }),
) as [SolverClient, SolverClient];

/** Requests for the deals of a row. */
const requestsOf = (row: Row, rest: object): object[] =>
  startsOf(row).map(({ setup: { contract, leader, deal } }) => ({
    variant: row.variant,
    contract,
    leader,
    deal: formatDeal(deal),
    ...rest,
  }));

async function timeOf(client: SolverClient, request: object): Promise<{ ms: number; value: number | undefined }> {
  const start = performance.now();
  const { value } = await client.solve(request);
  return { ms: performance.now() - start, value: value?.NS };
}

/** Times of the first so many hard deals: one worker, two, and how many times faster two are. */
async function compareTimes(name: string, deals: number, rest: object): Promise<Record<string, string | number>> {
  const times: { a: number; b: number }[] = [];
  for (const request of requestsOf(SCHIEBER, rest)) {
    if (times.length === deals) break;
    const [a, b] = [await timeOf(one, request), await timeOf(two, request)];
    if (a.value !== b.value)
      throw new Error(`one worker says ${a.value}, two say ${b.value}: ${JSON.stringify(request)}`);
    if (a.ms >= HARD_FROM_MS) times.push({ a: a.ms, b: b.ms });
  }
  const sum = (pick: (time: { a: number; b: number }) => number): number =>
    times.reduce((total, time) => total + pick(time), 0);
  const ratios = times.map(({ a, b }) => a / b).sort((x, y) => x - y);
  return {
    what: name,
    deals: times.length,
    one: `${(sum(({ a }) => a) / 1000).toFixed(1)} s`,
    two: `${(sum(({ b }) => b) / 1000).toFixed(1)} s`,
    'one : two': (sum(({ a }) => a) / sum(({ b }) => b)).toFixed(2),
    'median one : two': quantile(ratios, 0.5).toFixed(2),
  };
}

/** Widths of the proven intervals after some seconds. */
async function compareIntervals(name: string, deals: number, rest: object): Promise<Record<string, string | number>> {
  const widths = { one: 0, two: 0 };
  const requests = requestsOf(KRUTZJASS, { limitMs: INTERVAL_MS, ...rest }).slice(0, deals);
  for (const request of requests) {
    for (const [key, client] of [['one', one] as const, ['two', two] as const]) {
      const { bounds } = await client.solve(request);
      widths[key] += bounds ? bounds.NS[1] - bounds.NS[0] : 0;
    }
  }
  return {
    what: name,
    deals: requests.length,
    one: `${Math.round(widths.one / requests.length)} points`,
    two: `${Math.round(widths.two / requests.length)} points`,
    'one : two': (widths.one / widths.two).toFixed(2),
  };
}

const deals = Number(process.argv[2] ?? 12);
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ` +
    `load ${loadavg()[0]!.toFixed(1)} before, ${new Date().toISOString().slice(0, 10)}`,
);
console.table([
  await compareTimes('value alone', deals, { want: [] }),
  await compareTimes('value and cards', deals, { want: ['cards'] }),
  await compareTimes('value, cards and line', deals, { want: ['cards', 'line'] }),
  await compareIntervals('interval of a deal', Math.min(deals, KRUTZJASS.deals), { want: [] }),
  await compareIntervals('interval, cards wanted', Math.min(deals, KRUTZJASS.deals), { want: ['cards'] }),
]);
one.dispose();
two.dispose();
