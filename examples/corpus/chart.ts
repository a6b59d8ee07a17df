/** The study as one SVG, without scripts; its colours follow the reader's light or dark scheme. */
import { BIN } from './study.ts';
import type { Spread, Study, Worth } from './study.ts';

const WIDTH = 640;
const MARGIN = 24;
/** The left edge of the bars; labels are left of it. */
const LEFT = 130;
const RIGHT = 90;
const ROW = 22;
const HISTOGRAM = 110;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .title { font-size: 16px; font-weight: 600; }
  .head { font-weight: 600; }
  .quiet { fill: #59636e; }
  .end { text-anchor: end; }
  .middle { text-anchor: middle; }
  .ground { fill: #ffffff; }
  .bar { fill: #2f6f9f; }
  .less { fill: #b4552d; }
  .axis { stroke: #8c959f; }
  .range { stroke: #1f2328; stroke-width: 1.5; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .quiet { fill: #9198a1; }
    .ground { fill: #0d1117; }
    .bar { fill: #58a6d6; }
    .less { fill: #e08a5b; }
    .axis { stroke: #656c76; }
    .range { stroke: #e6edf3; }
  }`;

const KIND_NAMES: Readonly<Record<string, string>> = { trump: 'a trump suit', obenabe: 'Obenabe', unenufe: 'Unenufe' };
const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  obenabe: 'Obenabe',
  unenufe: 'Unenufe',
};
const RANK_NAMES = { J: 'jack', 9: 'nine' } as const;

/** Parts of a chart, one below the other. */
interface Part {
  readonly height: number;
  /** Its elements, drawn from y = 0 on. */
  readonly svg: string;
}

export function chartOf(title: string, { spreads, worths, best }: Study): string {
  const isAsymmetric = best.some(([contract]) => contract.length > 1);
  const parts: Part[] = [
    text(title, 'title', 34),
    text("Card points of the leader's side with best play", 'head', 26),
    ...spreads.map((spread) => histogram(spread, Math.max(...spreads.flatMap(({ bins }) => bins)))),
    text('What a trump is worth to it, by who holds it, against the mean of all deals', 'head', 30),
    ...worths.map((worth) => worthRows(worth, worths)),
    ...(isAsymmetric ? [text("How often a contract is the leader's best", 'head', 30), bestRows(best)] : []),
  ];
  let y = MARGIN;
  const body = parts.map(({ height, svg }) => {
    const group = `<g transform="translate(0 ${y})">${svg}</g>`;
    y += height;
    return group;
  });
  const height = y + MARGIN / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${title}</title>
<style>${STYLE}
</style>
<rect class="ground" width="${WIDTH}" height="${height}"/>
${body.join('\n')}
</svg>
`;
}

const at = (x: number, y: number, words: string, classes = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${classes && ` class="${classes}"`}>${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, name: string): string =>
  `<path class="${name}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;
const bar = (x: number, y: number, width: number, height: number, name = 'bar'): string =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const text = (words: string, name: string, height: number): Part => ({
  height,
  svg: at(MARGIN, height - 14, words, name),
});

/** Bars of points, all of them to one scale. @param most the largest share */
function histogram({ kind, all, deviation, bins }: Spread, most: number): Part {
  const width = WIDTH - MARGIN - LEFT;
  const step = width / bins.length;
  const base = HISTOGRAM - 28;
  const bars = bins.map((share, index) =>
    bar(LEFT + index * step + 1, base - (share / most) * (base - 6), step - 2, (share / most) * (base - 6)),
  );
  const ticks = bins.flatMap((_, index) =>
    (index * BIN) % 50 === 0 ? [at(LEFT + index * step, base + 16, `${index * BIN}`, 'quiet middle')] : [],
  );
  const words = [
    at(MARGIN, 20, KIND_NAMES[kind] ?? kind),
    at(MARGIN, 38, `mean ${all.mean.toFixed(1)}`, 'quiet'),
    at(MARGIN, 56, `spread ${deviation.toFixed(1)}`, 'quiet'),
  ];
  return {
    height: HISTOGRAM,
    svg: [...words, ...bars, line(LEFT, base, WIDTH - MARGIN, base, 'axis'), ...ticks].join(''),
  };
}

function worthRows({ rank, by, difference }: Worth, all: readonly Worth[]): Part {
  const most = Math.max(...all.flatMap((worth) => worth.by.map(({ mean, error }) => Math.abs(mean) + 2 * error)));
  const half = (WIDTH - LEFT - RIGHT) / 2;
  const zero = LEFT + half;
  const x = (points: number): number => zero + (points / most) * half;
  const rows = by.map(({ holder, mean, error }, index) => {
    const y = (index + 1) * ROW;
    const [low, high] = [mean - 1.96 * error, mean + 1.96 * error];
    return [
      at(LEFT - 10, y + 15, holder, 'quiet end'),
      bar(Math.min(zero, x(mean)), y + 4, Math.abs(x(mean) - zero), ROW - 8, mean < 0 ? 'less' : 'bar'),
      line(x(low), y + ROW / 2, x(high), y + ROW / 2, 'range'),
      at(WIDTH - MARGIN, y + 15, `${mean > 0 ? '+' : ''}${mean.toFixed(1)}`, 'end'),
    ].join('');
  });
  const head = at(
    MARGIN,
    15,
    `The ${RANK_NAMES[rank]}: ${difference.mean.toFixed(1)} more with it on the leader's side than without`,
  );
  const height = (by.length + 1) * ROW + 14;
  return { height, svg: [head, ...rows, line(zero, ROW, zero, height - 14, 'axis')].join('') };
}

function bestRows(best: Study['best']): Part {
  const most = Math.max(...best.map(([, share]) => share));
  const rows = best.map(([contract, share], index) => {
    const y = index * ROW;
    return [
      at(LEFT - 10, y + 15, CONTRACT_NAMES[contract] ?? contract, 'quiet end'),
      bar(LEFT, y + 4, (share / most) * (WIDTH - LEFT - RIGHT), ROW - 8),
      at(WIDTH - MARGIN, y + 15, `${(100 * share).toFixed(1)}%`, 'end'),
    ].join('');
  });
  return { height: best.length * ROW + 10, svg: rows.join('') };
}
