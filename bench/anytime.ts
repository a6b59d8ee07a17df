/**
 * `npm run bench -- anytime [seconds … --deals 20]`: answers with a time limit to deals that take longer.
 * - Full deals of Krutzjass, twelve tricks: the width of the proven interval after so many seconds (default: 1, 10 and
 *   60), the estimate, and how many deals are exact by then.
 * - Deals that can be solved, three times as many: the error of the estimate of a short answer.
 *
 * `npm run bench -- anytime --nodes 1000000 4000000 12000000 [--deals 20]`: the widths after so many nodes instead, which are the same on
 * every machine.
 */
import { parseArgs } from 'node:util';
import { answer } from '../src/engine/synchronous.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import type { GameState } from '../src/game/play/play.ts';
import { variantById } from '../src/game/variants/index.ts';
import { figureOf } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Table } from './report.ts';
import { mean, median } from './statistics.ts';
import { solve } from './work.ts';

const SEED = 20261122;
/** In milliseconds, so short that hardly a deal is exact by then. */
const SHORT_MS = 5;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: { deals: { type: 'string', default: '20' }, nodes: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const DEALS = Number(options.deals);
const LIMITS = positionals.length > 0 ? positionals.map(Number) : [1, 10, 60];

const solver = await loadSolver();

/** Knowledge of a value, in card points of North–South: proven bounds, and an estimate while they differ. */
interface Known {
  readonly low: number;
  readonly high: number;
  readonly estimate: number | undefined;
}

/** The answer to a request with a time limit. */
function answered(variant: string, { setup: { contract, leader, deal } }: GameState, limitMs: number): Known {
  const result = answer({ variant, contract, leader, deal: formatDeal(deal), want: [], limitMs }, solver);
  const { value, bounds, estimate } = result;
  const [low, high] = value ? [figureOf(value), figureOf(value)] : figureOf(bounds!);
  return { low, high, estimate: estimate && figureOf(estimate) };
}

function starts(variant: string, cards: number | undefined, deals: number): GameState[] {
  const { rules } = variantById(variant);
  return randomStarts(rules, contractsOf(rules), cards ?? handSize(rules), deals, SEED);
}

function intervals(): Table[] {
  const deals = starts('krutzjass', undefined, DEALS);
  const rows = deals.map(({ setup }): Record<string, string | number> => ({ deal: formatDeal(setup.deal) }));
  // All deals at one limit, then at the next: so a deal finds nothing of its shorter answer in the table.
  const summary = LIMITS.map((seconds) => {
    const known = deals.map((state, i) => {
      const result = answered('krutzjass', state, 1000 * seconds);
      const { low, high, estimate } = result;
      rows[i]![`${seconds} s`] = estimate === undefined ? `${low}` : `about ${estimate}, ${low} to ${high}`;
      return result;
    });
    return { seconds, ...summaryOf(known.map(({ low, high }) => high - low)) };
  });
  return [
    { caption: 'Krutzjass, full deals: the value of North–South', rows },
    { caption: 'Width of the proven interval, in card points', rows: summary },
  ];
}

const summaryOf = (widths: readonly number[]): Record<string, string | number> => ({
  'width median': median(widths),
  'width mean': mean(widths).toFixed(1),
  'width max': Math.max(...widths),
  exact: `${widths.filter((width) => width === 0).length} of ${widths.length}`,
});

/** The widths after so many nodes, each search going on from the one before. */
function widthsAfter(limits: readonly number[]): Table {
  const widths = starts('krutzjass', undefined, DEALS).map((state) => {
    solver.setPosition(state);
    return limits.map((limit) => {
      solver.search(Math.max(0, limit - solver.nodes));
      const [low, high] = solver.bounds();
      return high - low;
    });
  });
  const rows = limits.map((nodes, i) => ({ nodes, ...summaryOf(widths.map((ofDeal) => ofDeal[i]!)) }));
  return { caption: 'Krutzjass, full deals: width of the proven interval, in card points', rows };
}

function errorsOf(variant: string, cards?: number): Record<string, string | number> {
  const deals = starts(variant, cards, 3 * DEALS);
  const errors = deals.flatMap((state) => {
    const { estimate } = answered(variant, state, SHORT_MS);
    return estimate === undefined ? [] : [Math.abs(estimate - solve(solver, state).value)];
  });
  return {
    deals: `${variant}, ${cards === undefined ? 'full' : `${cards} cards a hand`}`,
    estimates: `${errors.length} of ${deals.length}`,
    'error mean': mean(errors).toFixed(1),
    'error median': median(errors),
    'error max': Math.max(...errors),
  };
}

if (options.nodes) await report('Intervals after a number of nodes', [widthsAfter(LIMITS)]);
else {
  await report('Answers with a time limit', [
    ...intervals(),
    {
      caption: `Error of the estimate after ${SHORT_MS} ms, in card points, where the deal is not exact by then`,
      rows: [errorsOf('krutzjass', 9), errorsOf('schieber'), errorsOf('kruisjassen')],
    },
  ]);
}
