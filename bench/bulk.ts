/**
 * `npm run bench -- bulk [--share 0.1] [games]`: what a million random deals of each game cost, from some hundred of them by the built
 * command, `jass-solver batch`: core hours, memory, and the size of the answers. Processor time counts the whole process, so
 * other work of the machine hardly matters.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import type { Answer } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { atRoot } from '../tools/paths.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { isCalled } from './rows.ts';
import { mean, spread } from './statistics.ts';

/** Deals of a game, and what is asked of each. */
interface Ask {
  readonly variant: string;
  readonly cards?: number;
  readonly deals: number;
  readonly asked: string;
  readonly request: object;
}

const SEED = 20261126;
const MILLION = 1e6;
/** Cores of a host. */
const CORES = 8;
/** The process starts once for so many requests, as in the recipes of docs/bulk.md. */
const PART = 1000;

const VALUE = { asked: 'value', request: { want: [] } };
const CARDS = { asked: 'every card and a line', request: { want: ['cards', 'line'] } };

/** As many deals of each game as take about half a minute of a core. */
const ASKS: readonly Ask[] = [
  ...[
    { variant: 'klaverjassen', deals: 2000 },
    { variant: 'belote', deals: 2000 },
    { variant: 'kruisjassen', deals: 600 },
    { variant: 'schieber', deals: 250 },
    { variant: 'kreuzjass', deals: 200 },
    { variant: 'krutzjass', cards: 8, deals: 120 },
  ].flatMap((game) => [
    { ...game, ...VALUE },
    { ...game, ...CARDS, deals: game.deals / 2 },
  ]),
  // Solving one takes hours.
  { variant: 'krutzjass', deals: 200, asked: 'estimate', request: { want: [], limitMs: 0 } },
];

/** Writes the cost of the process to a fourth stream at its end; its threads load this too. */
const COST_AT_END = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`)}`;

interface Run {
  readonly answers: Buffer;
  readonly cost: NodeJS.ResourceUsage;
}

/** Runs the command over lines, in one thread. */
async function batch(lines: readonly string[]): Promise<Run> {
  const command = ['--import', COST_AT_END, atRoot('dist/cli/main.js'), 'batch', '--jobs', '1'];
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit', 'pipe'] });
  child.stdin!.end(lines.join(''));
  const [answers, cost] = await Promise.all([
    buffer(child.stdout!),
    text(child.stdio[3] as Readable),
    once(child, 'close'),
  ]);
  if (child.exitCode !== 0) throw new Error(`the batch ends with ${child.exitCode}`);
  return { answers, cost: JSON.parse(cost) as NodeJS.ResourceUsage };
}

const seconds = ({ userCPUTime, systemCPUTime }: NodeJS.ResourceUsage): number => (userCPUTime + systemCPUTime) / 1e6;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: { share: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** Only the start of the process and its thread: the last trick of a deal. */
const start = seconds((await batch(requests({ variant: 'klaverjassen', cards: 1 }, 1, VALUE.request))).cost);

/** Lines of requests for random deals, in each contract in turn. */
function requests({ variant, cards }: Pick<Ask, 'variant' | 'cards'>, count: number, request: object): string[] {
  const { rules } = variantById(variant);
  return randomStarts(rules, contractsOf(rules), cards ?? handSize(rules), count, SEED).map(
    ({ setup: { contract, leader, deal } }, id) =>
      `${JSON.stringify({ id, variant, contract, leader, deal: formatDeal(deal), ...request })}\n`,
  );
}

async function cells({ variant, cards, deals, asked, request }: Ask): Promise<Cells> {
  const count = Math.ceil(deals * Number(options.share));
  const { answers, cost } = await batch(requests({ variant, cards }, count, request));
  const nodes = answers
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as Answer).nodes);
  const hours = (((seconds(cost) - start) / count + start / PART) * MILLION) / 3600;
  const gigabytes = (bytes: number): string => ((bytes / count) * (MILLION / 1e9)).toFixed(2);
  const name = variantById(variant).name;
  const row = {
    game: cards === undefined ? name : `${name}, ${cards} cards a hand`,
    asked,
    measured: count,
    'core hours': `${shown(hours)} ± ${shown((hours * spread(nodes)) / mean(nodes))}`,
    [`hosts of ${CORES} cores for a day`]: Math.max(hours / (24 * CORES), 0.01).toFixed(2),
    'MB a process': Math.round((cost.maxRSS * 1024) / 1e6),
    'GB of answers': gigabytes(answers.length),
    'GB gzipped': gigabytes(gzipSync(answers).length),
  };
  console.error(Object.values(row).join(', '));
  return row;
}

const shown = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

const rows: Cells[] = [];
for (const ask of ASKS.filter(({ variant }) => isCalled(variant, positionals))) rows.push(await cells(ask));
await report('What a million deals cost', [
  {
    caption: `A million random deals, from those measured, with one thread a process and ${PART} requests a part; ± is half of a 95% interval, by nodes:`,
    rows,
  },
]);
