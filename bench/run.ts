/**
 * `npm run bench [-- words]`: how long random deals take, one thread, WebAssembly in Node. A row is run when its name
 * holds all of the words. Node counts do not drift from machine to machine; times do. Every row uses a fixed seed, and the
 * check sum (North–South's points of all its deals) tells whether two versions answered alike.
 */
import { cpus } from 'node:os';
import type { Contract } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { randomStarts } from './deals.ts';

/** Which contracts of a variant a row takes in turn. */
type Kind = 'all' | 'trump' | 'no-trump';

interface Row {
  readonly variant: string;
  readonly kind: Kind;
  readonly deals: number;
  /** Cards a hand; the full hand unless given. */
  readonly cards?: number;
}

const SEED = 20261120;

const ROWS: readonly Row[] = [
  { variant: 'klaverjassen', kind: 'all', deals: 200 },
  { variant: 'klaverjassen-rotterdam', kind: 'all', deals: 200 },
  { variant: 'klaverjassen-amsterdam', kind: 'all', deals: 200 },
  { variant: 'belote', kind: 'all', deals: 200 },
  { variant: 'schieber', kind: 'no-trump', deals: 200 },
  { variant: 'kruisjassen', kind: 'all', deals: 200 },
  { variant: 'schieber', kind: 'trump', deals: 100 },
  { variant: 'kreuzjass', kind: 'all', deals: 100 },
  ...['schieber', 'kreuzjass', 'kruisjassen', 'klaverjassen', 'belote'].map((variant): Row => ({
    variant,
    kind: 'all',
    deals: 200,
    cards: 6,
  })),
  { variant: 'krutzjass', kind: 'all', deals: 50, cards: 8 },
];

function belongs(contract: Contract, kind: Kind): boolean {
  return kind === 'all' || contract.length > 1 === (kind === 'no-trump');
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function run({ variant, kind, deals, cards }: Row, solver: Solver): Record<string, string | number> {
  const { rules } = variantById(variant);
  const contracts = contractsOf(rules).filter((contract) => belongs(contract, kind));
  const ms: number[] = [];
  const nodes: number[] = [];
  let sum = 0;
  for (const state of randomStarts(rules, contracts, cards ?? handSize(rules), deals, SEED)) {
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
    variant: variant + (kind === 'all' ? '' : `, ${kind}`),
    cards: cards ?? handSize(rules),
    deals,
    'ms median': shown(quantile(ms, 0.5)),
    'ms p95': shown(quantile(ms, 0.95)),
    'ms max': shown(quantile(ms, 1)),
    'nodes median': quantile(nodes, 0.5),
    'nodes mean': Math.round(nodes.reduce((total, count) => total + count, 0) / nodes.length),
    'nodes max': quantile(nodes, 1),
    sum,
  };
}

const words = process.argv.slice(2);
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}`,
);
const solver = await loadSolver();
const rows = ROWS.filter((row) =>
  words.every((word) => `${row.variant} ${row.kind} ${row.cards ?? 'full'}`.includes(word)),
);
console.table(rows.map((row) => run(row, solver)));
const memory = process.memoryUsage();
console.log(
  `WebAssembly memory of the solver: ${(solver.memoryBytes / 2 ** 20).toFixed(1)} MiB; of the process: ${(memory.rss / 2 ** 20).toFixed(0)} MiB`,
);
