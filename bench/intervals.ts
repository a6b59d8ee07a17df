/**
 * `npm run bench -- intervals [--deals 20 --limits 1,10,60 --before FOLDER]`: full deals of Krutzjass by two threads, as the command
 * solves them: the width of the proven interval after so many seconds of one search, and how many deals are exact. `--before` names the
 * `dist/` of another build, copied into the project's `build/`; it solves each deal in turn with today's build.
 */
import { parseArgs } from 'node:util';
import type { ProvenBounds } from '../src/notation/answer/answer.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';
import { figureOf } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { atRoot } from '../tools/paths.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { mean, median } from './statistics.ts';
import { openBuild } from './waits.ts';
import type { Build } from './waits.ts';

/** That of `npm run bench -- anytime`. */
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
const LAST = Math.max(...LIMITS);
const { rules } = variantById('krutzjass');
const STARTS = randomStarts(rules, contractsOf(rules), handSize(rules), Number(options.deals), SEED);

/** What is known of a deal after a limit. */
interface Known {
  readonly width: number;
  /** Of the value of North–South, if it is not exact. */
  readonly estimate?: number | undefined;
}

/** A build, and for each deal what is known after each limit, and the value if it is exact in the end. */
interface Measured {
  readonly name: string;
  readonly build: Build;
  readonly deals: { readonly known: readonly Known[]; readonly value: number | undefined }[];
}

/** One search of a deal. */
async function search({ client }: Build, request: SolveRequest): Promise<Measured['deals'][number]> {
  const known = LIMITS.map((): Known => ({ width: Infinity }));
  const start = performance.now();
  const note = (now: Known): void => {
    const seconds = (performance.now() - start) / 1000;
    LIMITS.forEach((limit, i) => {
      if (seconds <= limit) known[i] = now;
    });
  };
  const { value, bounds } = await client.solve(
    { ...request, limitMs: 1000 * LAST },
    {
      onProgress: ({ bounds, estimate }) => note({ width: widthOf(bounds), estimate: estimate && figureOf(estimate) }),
    },
  );
  if (value) note({ width: 0 });
  else known[LIMITS.indexOf(LAST)] = { width: widthOf(bounds!) };
  return { known, value: value && figureOf(value) };
}

function widthOf(bounds: ProvenBounds): number {
  const [low, high] = figureOf(bounds);
  return high - low;
}

const measured: Measured[] = [{ name: 'now', build: await openBuild(atRoot('dist')), deals: [] }];
if (options.before !== undefined) {
  measured.push({ name: 'before', build: await openBuild(options.before), deals: [] });
}
for (const [i, { setup }] of STARTS.entries()) {
  const { contract, leader, deal } = setup;
  const request: SolveRequest = { variant: 'krutzjass', contract, leader, deal: formatDeal(deal), want: [] };
  for (const { build, deals } of i % 2 === 0 ? measured : measured.toReversed()) {
    deals.push(await search(build, request));
  }
  const widths = measured.map(({ name, deals }) => `${name} ${deals[i]!.known.map(({ width }) => width).join(' ')}`);
  console.error(`deal ${i + 1}: ${widths.join(', ')}`);
}
for (const { build } of measured) build.client.dispose();

/** The rows of the intervals. */
const intervals = LIMITS.map((seconds, i): Cells => {
  const cells = measured.map(({ name, deals }): [median: number, cells: Cells] => {
    const widths = deals.map(({ known }) => known[i]!.width);
    return [
      median(widths),
      {
        [`${name}: median`]: median(widths),
        [`${name}: mean`]: mean(widths).toFixed(1),
        [`${name}: exact`]: `${widths.filter((width) => width === 0).length} of ${widths.length}`,
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

/** The rows of the estimates of today's build, where the value is known in the end. */
const estimates = LIMITS.map((seconds, i): Cells => {
  const values = STARTS.map((_, deal) => measured.map(({ deals }) => deals[deal]!.value).find((v) => v !== undefined));
  const errors = measured[0]!.deals.flatMap(({ known }, deal) => {
    const [{ estimate }, value] = [known[i]!, values[deal]];
    return estimate === undefined || value === undefined ? [] : [Math.abs(estimate - value)];
  });
  return { seconds, 'deals open by then': errors.length, errors: errors.join(', ') };
});

await report('Krutzjass, full deals in two threads', [
  { caption: 'Width of the proven interval, in card points:', rows: intervals },
  {
    caption: 'Error of the estimate, in card points, of the deals that are exact in the end by one of the builds:',
    rows: estimates,
  },
]);
