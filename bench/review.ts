/**
 * `npm run bench -- review [variants … --deals 20 --tables 3]`: the cost of reviewing a whole record, and of the table
 * of a deal, compared with solving the deal once. Records are random legal plays, or best play from a deal's line. Each
 * measurement begins with an empty table. A deal that is solved in a few nodes has a large ratio and takes no time, so
 * the sum of all deals is the best measure.
 */
import { parseArgs } from 'node:util';
import { answer } from '../src/engine/synchronous.ts';
import type { Card } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import type { GameState } from '../src/game/play/play.ts';
import { seeded } from '../src/game/play/random-deal.ts';
import { variantById } from '../src/game/variants/index.ts';
import type { Answer } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomRecord, randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { median } from './statistics.ts';

const SEED = 20261124;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: { deals: { type: 'string', default: '20' }, tables: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const DEALS = Number(options.deals);
/** Fewer, as a table is many deals. */
const TABLES = Number(options.tables);

const solver = await loadSolver();
/** Another deal, which empties the table. */
const [OTHER] = randomStarts(variantById('klaverjassen').rules, ['S'], 1, 1, SEED);

/** The answer to a request about a deal, from an empty table. */
function answered(variant: string, { setup }: GameState, fields: object): Answer {
  const { contract, leader, deal } = setup;
  solver.setPosition(OTHER!);
  return answer({ variant, contract, leader, deal: formatDeal(deal), ...fields }, solver);
}

/** How many times as long, or as many nodes, as the deals alone take: all together, and one by one. */
function ratios(pairs: readonly (readonly [of: Answer, alone: Answer])[], cost: 'ms' | 'nodes'): string {
  const all = pairs.map(([of, alone]) => of[cost] / alone[cost]);
  const sum = (which: 0 | 1): number => pairs.reduce((total, pair) => total + pair[which][cost], 0);
  const [together, one, most] = [sum(0) / sum(1), median(all), Math.max(...all)].map((ratio) => ratio.toFixed(1));
  return `${together} together (median ${one}, at most ${most})`;
}

function rowOf(work: string, variant: string, alone: readonly Answer[], answers: readonly Answer[]): Cells {
  const pairs = answers.map((of, i) => [of, alone[i]!] as const);
  return {
    variant,
    work,
    deals: answers.length,
    'ms, median': median(answers.map(({ ms }) => ms)).toFixed(1),
    'deal alone': median(pairs.map(([, { ms }]) => ms)).toFixed(1),
    'times as long': ratios(pairs, 'ms'),
    'times the nodes': ratios(pairs, 'nodes'),
  };
}

function rowsOf(variant: string): Cells[] {
  const { rules } = variantById(variant);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), DEALS, SEED);
  const random = seeded(SEED);
  const alone = starts.map((state) => answered(variant, state, { want: [] }));
  const review = (record: (state: GameState) => readonly Card[]): Answer[] =>
    starts.map((state) => answered(variant, state, { want: ['review'], plays: record(state) }));
  const bestPlay = (state: GameState): readonly Card[] => answered(variant, state, { want: ['line'] }).line!;
  const tables = starts.slice(0, TABLES).map((state) => answered(variant, state, { want: ['table'] }));
  return [
    rowOf(
      'review, random plays',
      variant,
      alone,
      review((state) => randomRecord(state, random)),
    ),
    rowOf('review, best play', variant, alone, review(bestPlay)),
    ...(TABLES > 0 ? [rowOf('table', variant, alone, tables)] : []),
  ];
}

const variants = positionals.length > 0 ? positionals : ['schieber', 'kruisjassen', 'klaverjassen'];
await report('Reviews and tables', [{ rows: variants.flatMap(rowsOf) }]);
