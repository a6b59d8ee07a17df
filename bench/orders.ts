/**
 * `npm run bench -- orders FOLDER [family …]`: the learned move orders of the repository and of a folder
 * (src/solver/ordering/weights of another checkout) on the same deals: the bytes of both as written, and the nodes with the repository's
 * as multiples of those with the folder's. Nodes are the same on every machine. It takes some minutes.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { ORDERING_FAMILIES } from '../src/solver/ordering/family.ts';
import type { OrderingFamily } from '../src/solver/ordering/family.ts';
import { weightsIn } from '../src/solver/ordering/load.ts';
import type { WeightsFile } from '../src/solver/ordering/load.ts';
import { plainSolver } from '../src/solver/full-solver.ts';
import { Solver } from '../src/solver/solver.ts';
import { atRoot } from '../tools/paths.ts';
import { report, words } from './report.ts';
import type { Table } from './report.ts';
import { KLAVERJASSEN, startsOf } from './rows.ts';
import type { Deals } from './rows.ts';
import { mean } from './statistics.ts';
import { solve } from './work.ts';

const ROWS: Readonly<Record<OrderingFamily, readonly Deals[]>> = {
  ruffing: [
    { variant: 'schieber', kind: 'trump', cards: 8, deals: 150 },
    { variant: 'kruisjassen', kind: 'trump', deals: 150 },
    { variant: 'kreuzjass', kind: 'trump', cards: 8, deals: 50 },
    { variant: 'schieber', kind: 'trump', deals: 30 },
  ],
  'ruffing-double': [
    { variant: 'krutzjass', kind: 'trump', cards: 8, deals: 100 },
    { variant: 'krutzjass', kind: 'trump', cards: 9, deals: 20 },
  ],
  following: [...KLAVERJASSEN, 'belote'].map((variant) => ({ variant, kind: 'trump', deals: 400 }) as const),
  'following-roem': KLAVERJASSEN.map((variant) => ({ variant, kind: 'trump', deals: 400 }) as const),
  'no-trump': [
    { variant: 'schieber', kind: 'no-trump', cards: 8, deals: 400 },
    { variant: 'schieber', kind: 'no-trump', deals: 300 },
  ],
};

/** All points where a family is for roem in tricks. */
const payoffOf = (family: OrderingFamily): Payoff => (family === 'following-roem' ? 'total' : 'points');

interface Order {
  readonly solver: Solver;
  readonly bytes: number;
}

async function orderOf(family: OrderingFamily, folder: string): Promise<Order> {
  const written = (await import(pathToFileURL(resolve(folder, `${family}.ts`)).href)) as WeightsFile;
  const solver = await plainSolver();
  solver.setOrdering(family, await weightsIn(written));
  return { solver, bytes: written.MASK.length + written.VALUES.length };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Nodes with the one order as multiples of the nodes with the other, deal by deal. */
function ratios(nodes: readonly (readonly [here: number, there: number])[]): Record<string, string | number> {
  const logarithms = nodes.map(([here, there]) => Math.log(here / there));
  const middle = mean(logarithms);
  const variance = mean(logarithms.map((logarithm) => (logarithm - middle) ** 2));
  return {
    deals: nodes.length,
    'all deals': (sum(nodes.map(([here]) => here)) / sum(nodes.map(([, there]) => there))).toFixed(3),
    'geometric mean': Math.exp(middle).toFixed(3),
    'its standard error': Math.sqrt(variance / nodes.length).toFixed(3),
  };
}

const [folder, ...asked] = words;
const unknown = asked.find((word) => !(ORDERING_FAMILIES as readonly string[]).includes(word));
if (folder === undefined || unknown !== undefined) {
  if (unknown !== undefined)
    console.error(`There is no family "${unknown}"; there are: ${ORDERING_FAMILIES.join(', ')}.`);
  console.error('Name the folder of other weights: npm run bench -- orders FOLDER [family …]');
  process.exitCode = 2;
} else {
  const tables: Table[] = [];
  for (const family of ORDERING_FAMILIES.filter((name) => asked.length === 0 || asked.includes(name))) {
    const here = await orderOf(family, atRoot('src/solver/ordering/weights'));
    const there = await orderOf(family, folder);
    const rows = ROWS[family].map((row) => ({
      name: `${row.variant}, ${row.cards ?? 'all'} cards`,
      // At least one: a search may end before it has counted any.
      nodes: startsOf(row).map((state) => {
        const [a, b] = [here, there].map(({ solver }) =>
          Math.max(1, solve(solver, state, undefined, payoffOf(family)).nodes),
        );
        return [a!, b!] as const;
      }),
    }));
    tables.push({
      caption: `${family}: ${here.bytes} characters here, ${there.bytes} there; nodes here / there`,
      rows: [
        ...rows.map(({ name, nodes }) => ({ row: name, ...ratios(nodes) })),
        { row: 'all rows', ...ratios(rows.flatMap(({ nodes }) => nodes)) },
      ],
    });
    console.error(`measured: ${family}`);
  }
  await report('Two sets of learned move orders', tables);
}
