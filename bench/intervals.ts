/**
 * `npm run bench:intervals [-- --deals 20 --limits 1,10,60 --before FOLDER]`: full deals of Krutzjass by two threads, as the command
 * solves them: the width of the proven interval after so many seconds of one search, and how many deals are exact. `--before` names the
 * `dist/` of another build, copied into the project's `build/`; it solves each deal in turn with that of today.
 */
import { parseArgs } from 'node:util';
import type { ProvenBounds } from '../src/notation/answer/answer.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';
import { figureOf } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/deal.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { atRoot } from '../tools/paths.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { mean, median } from './statistics.ts';
import { openBuild } from './waits.ts';
import type { Build } from './waits.ts';

/** That of `npm run bench:anytime`. */
const SEED = 20261122;

const { values: options } = parseArgs({
  args: [...words],
  options: {
    deals: { type: 'string', default: '20' },
    limits: { type: 'string', default: '1,10,60' },
    before: { type: 'string' },
  },
});
const LIMITS = options.limits.split(',').map(Number);
const { rules } = variantById('krutzjass');
const STARTS = randomStarts(rules, contractsOf(rules), handSize(rules), Number(options.deals), SEED);

/** A build, and the widths of each deal's interval after each limit. */
interface Measured {
  readonly name: string;
  readonly build: Build;
  readonly widths: number[][];
}

/** The widths after each limit of one search. */
async function widthsOf({ client }: Build, request: SolveRequest): Promise<number[]> {
  const widths = LIMITS.map(() => Infinity);
  const start = performance.now();
  const note = (width: number): void => {
    const seconds = (performance.now() - start) / 1000;
    LIMITS.forEach((limit, i) => {
      if (seconds <= limit) widths[i] = width;
    });
  };
  const { value, bounds } = await client.solve(
    { ...request, limitMs: 1000 * Math.max(...LIMITS) },
    { onProgress: (progress) => note(widthOf(progress.bounds)) },
  );
  if (value) note(0);
  else widths[LIMITS.indexOf(Math.max(...LIMITS))] = widthOf(bounds!);
  return widths;
}

function widthOf(bounds: ProvenBounds): number {
  const [low, high] = figureOf(bounds);
  return high - low;
}

const measured: Measured[] = [{ name: 'now', build: await openBuild(atRoot('dist')), widths: [] }];
if (options.before !== undefined) {
  measured.push({ name: 'before', build: await openBuild(options.before), widths: [] });
}
for (const [i, { setup }] of STARTS.entries()) {
  const { contract, leader, deal } = setup;
  const request: SolveRequest = { variant: 'krutzjass', contract, leader, deal: formatDeal(deal), want: [] };
  for (const { build, widths } of i % 2 === 0 ? measured : measured.toReversed()) {
    widths.push(await widthsOf(build, request));
  }
  console.error(
    `deal ${i + 1}: ${measured.map(({ name, widths }) => `${name} ${widths.at(-1)?.join(' ')}`).join(', ')}`,
  );
}
for (const { build } of measured) build.client.dispose();

const rows = LIMITS.map((seconds, i): Cells => {
  const cells = measured.map(({ name, widths }): [median: number, cells: Cells] => {
    const after = widths.map((ofDeal) => ofDeal[i]!);
    return [
      median(after),
      {
        [`${name}: median`]: median(after),
        [`${name}: mean`]: mean(after).toFixed(1),
        [`${name}: exact`]: `${after.filter((width) => width === 0).length} of ${after.length}`,
      },
    ];
  });
  const [now, before] = cells.map(([value]) => value);
  return Object.assign(
    { seconds },
    ...cells.map(([, ofBuild]) => ofBuild),
    before !== undefined && { 'median now/before': (now! / before).toFixed(2) },
  ) as Cells;
});
await report('Krutzjass, full deals in two threads', [
  { caption: 'Width of the proven interval, in card points:', rows },
]);
