/**
 * What a person waits for, with the time that it may take: rows of `npm run bench -- times`, each answered by the built library in two threads.
 * Other work of the machine lengthens the time, so beside it are the processor time of all threads, and on Linux the processor time of the busiest thread:
 * the time on two idle cores, where the threads do not wait for each other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { SolverClient } from '../src/engine/client.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { usualPayoff } from '../src/game/scoring/payoffs/targets.ts';
import { variantById } from '../src/game/variants/index.ts';
import type { Answer } from '../src/notation/answer/answer.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';
import { formatDeal, formatHand } from '../src/notation/hands.ts';
import { randomRecord, randomStarts } from './deals.ts';
import { hardDeals } from './hard-deals.ts';
import type { Cells } from './report.ts';
import { ascending, median, quantile } from './statistics.ts';

type Library = Pick<typeof import('../src/node.ts'), 'startThreads' | 'adviseWith'>;

/** A build of the library, with threads that answer its requests. */
export interface Build {
  readonly library: Library;
  readonly client: SolverClient;
}

/** An answer: what it says, '' if builds may differ in it, and the nodes of its search. */
interface Said {
  readonly says: string;
  readonly nodes?: number;
}

/** Waits for one answer. */
type Wait = (build: Build) => Promise<Said>;

interface Row {
  readonly name: string;
  readonly waits: readonly Wait[];
  /** The time that it may take, in milliseconds. */
  readonly target: { readonly median?: number; readonly worst?: number };
}

const THREADS = 2;
const SEED = 20261125;
const TABLES = 20;
const RECORDS = 100;
const HANDS = 10;
/** So many estimated deals order the contracts of most hands as ten times as many do (`npm run bench -- adviser`). */
const ADVICE_DEALS = 100;

const variant = variantById('schieber');
const { rules } = variant;

function randomRequests(count: number): SolveRequest[] {
  return randomStarts(rules, contractsOf(rules), handSize(rules), count, SEED).map(
    ({ setup: { contract, leader, deal } }) => ({ variant: variant.id, contract, leader, deal: formatDeal(deal) }),
  );
}

const solved =
  (request: SolveRequest, says: (answer: Answer) => unknown): Wait =>
  async ({ client }) => {
    const answer = await client.solve(request);
    return { says: JSON.stringify(says(answer)), nodes: answer.nodes };
  };

function tables(limit: Pick<SolveRequest, 'limitMs'>): Wait[] {
  const isExact = limit.limitMs === undefined;
  return randomRequests(TABLES).map((request) =>
    solved({ ...request, ...limit, want: ['table'] }, ({ table }) => (isExact ? table : '')),
  );
}

function reviews(): Wait[] {
  const random = seeded(SEED);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), RECORDS, SEED);
  return randomRequests(RECORDS).map((request, i) =>
    solved({ ...request, plays: randomRecord(starts[i]!, random), want: ['review'] }, ({ review }) => review),
  );
}

function advice(): Wait[] {
  const random = seeded(SEED);
  return Array.from({ length: HANDS }, () => {
    const hand = formatHand(randomDeal(rules, random).N);
    const payoff = usualPayoff(variant);
    return async ({ library, client }) => {
      const request = { variant: variant.id, hand, payoff, seed: 1, deals: ADVICE_DEALS, estimates: 'only' };
      const { contracts } = await library.adviseWith(client, request);
      return { says: JSON.stringify(contracts.map(({ contract }) => contract)) };
    };
  });
}

const ROWS: readonly (Omit<Row, 'waits'> & { readonly waits: () => Wait[] })[] = [
  { name: 'schieber table of 24 entries', target: { median: 1000 }, waits: () => tables({}) },
  // As the element first asks for them.
  { name: 'schieber table, first estimates', target: { median: 100 }, waits: () => tables({ limitMs: 0 }) },
  { name: 'schieber review of 36 random plays', target: { median: 1000, worst: 4000 }, waits: reviews },
  {
    name: 'schieber hardest of 2000 deals',
    target: { worst: 1500 },
    waits: () =>
      hardDeals('schieber').map(({ contract, leader, deal }) =>
        solved({ variant: variant.id, contract, leader, deal, want: [] }, ({ value }) => value),
      ),
  },
  { name: `schieber advice, ${ADVICE_DEALS} deals estimated`, target: { median: 2000 }, waits: advice },
];

/** The rows that `isWanted`, by their names. */
export const waitRows = (isWanted: (name: string) => boolean): Row[] =>
  ROWS.filter(({ name }) => isWanted(`${name} wait`)).map((row) => ({ ...row, waits: row.waits() }));

/** Opens a build. @param folder of its modules, as `dist/` */
export async function openBuild(folder: string): Promise<Build> {
  const library = (await import(pathToFileURL(resolve(folder, 'node.js')).href)) as Library;
  const client = library.startThreads(THREADS);
  // Both threads start, and their code is compiled.
  await Promise.all(randomRequests(THREADS * 10).map((request) => client.solve(request)));
  return { library, client };
}

interface Measured extends Said {
  readonly ms: number;
  /** Milliseconds of the processor: of all threads, and of the one with most. */
  readonly busy: number;
  readonly busiest: number | undefined;
}

const TASKS = '/proc/self/task';

/** Milliseconds of the processor by thread, as Linux counts them; undefined elsewhere. */
function threadTimes(): Map<string, number> | undefined {
  try {
    const ms = (thread: string): number =>
      Number(readFileSync(`${TASKS}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    return new Map(readdirSync(TASKS).map((thread) => [thread, ms(thread)]));
  } catch {
    return undefined;
  }
}

async function measured(build: Build, wait: Wait): Promise<Measured> {
  const [threads, all, start] = [threadTimes(), process.cpuUsage(), performance.now()];
  const said = await wait(build);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(all);
  const spent = [...(threadTimes() ?? [])].map(([thread, ms]) => ms - (threads?.get(thread) ?? 0));
  return { ms, busy: (user + system) / 1000, busiest: spent.length > 0 ? Math.max(...spent) : undefined, ...said };
}

/** Median and worst, each with the target. */
function cellsOf(name: string, times: readonly number[], target: Row['target'] = {}): Cells {
  const sorted = ascending(times);
  const shown = (share: number, limit?: number): string =>
    `${Math.round(quantile(sorted, share))}${limit === undefined ? '' : ` of ${limit}`}`;
  return { [`${name} median`]: shown(0.5, target.median), [`${name} worst`]: shown(1, target.worst) };
}

/** Measures a row; with a build before, wait by wait in turns, each build first every other time. */
export async function waitCells({ name, waits, target }: Row, now: Build, before?: Build): Promise<Cells> {
  const found: Measured[] = [];
  const earlier: Measured[] = [];
  for (const [i, wait] of waits.entries()) {
    if (i % 2 === 0 && before) earlier.push(await measured(before, wait));
    found.push(await measured(now, wait));
    if (i % 2 === 1 && before) earlier.push(await measured(before, wait));
  }
  const ratio = (of: 'ms' | 'busy'): string => median(earlier.map((one, i) => found[i]![of] / one[of])).toFixed(2);
  const nodes = found.flatMap((one) => one.nodes ?? []);
  const busiest = found.flatMap((one) => one.busiest ?? []);
  return {
    row: name,
    times: waits.length,
    ...cellsOf(
      'ms',
      found.map(({ ms }) => ms),
      target,
    ),
    ...(busiest.length > 0 && cellsOf('busiest thread', busiest, target)),
    ...cellsOf(
      'all threads',
      found.map(({ busy }) => busy),
    ),
    ...(nodes.length > 0 && cellsOf('nodes', nodes)),
    ...(before && {
      ...cellsOf(
        'before: all threads',
        earlier.map(({ busy }) => busy),
      ),
      'ms now/before': ratio('ms'),
      'all threads now/before': ratio('busy'),
      answers: earlier.every(({ says }, i) => says === found[i]!.says) ? 'the same' : 'DIFFERENT',
    }),
  };
}
