/**
 * `npm run sizes`: what a page that shows a deal loads, file by file and compressed as servers compress it, against the budget. After
 * `npm run build:element`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ORDERING_FAMILIES } from '../src/solver/ordering/family.ts';
import { atRoot } from './paths.ts';

export interface Row {
  readonly what: string;
  /** kB (1000 bytes), each file compressed alone (gzip, level 9). */
  readonly kilobytes: number;
  /** The most that it is to be; undefined where nothing is said. */
  readonly budget?: number;
}

/** To paint a deal, in one language and with one deck. */
const PAINT_BUDGET = 50;
/** All that is loaded until the solution stands there: what comes after the first paint, worker, WebAssembly, the move order of one family. */
const SOLVE_BUDGET = 130;
const DECKS = ['french', 'swiss'];

const FOLDER = 'dist/element';

/** Names of chunks by what they were made from. */
const nameOf = (file: string): string => basename(file).replace(/-[\w-]{8}\.js$/, '');

function sizeOf(file: string): number {
  return gzipSync(readFileSync(atRoot(`${FOLDER}/${file}`)), { level: 9 }).length / 1000;
}

/** The files that a file imports at once, itself among them. */
function withImports(file: string): string[] {
  const code = readFileSync(atRoot(`${FOLDER}/${file}`), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, path]) => path!);
  const folder = file.includes('/') ? 'assets/' : '';
  return [file, ...imported.flatMap((path) => withImports(folder + path))];
}

/** What the built element costs. */
export function sizes(): Row[] {
  const files = readdirSync(atRoot(`${FOLDER}/assets`)).map((name) => `assets/${name}`);
  const fileOf = (name: string): string => {
    const file = files.find((path) => nameOf(path) === name);
    if (!file) throw new Error(`${FOLDER}/assets has no file ${name}-….js`);
    return file;
  };
  const sum = (...paths: string[]): number =>
    [...new Set(paths.flatMap(withImports))].reduce((total, path) => total + sizeOf(path), 0);

  const decks = DECKS.map((deck) => ({ what: `deck ${deck}`, kilobytes: sum(fileOf(deck)) }));
  const largestDeck = DECKS.map(fileOf).reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));
  const paints = ['jass-solver.js', largestDeck];
  const afterPaint = fileOf('after-paint');
  const solves = [...paints, afterPaint, fileOf('start-client')];
  return [
    { what: 'the element', kilobytes: sum('jass-solver.js') },
    ...decks,
    { what: 'after the first paint', kilobytes: sum(...paints, afterPaint) - sum(...paints) },
    { what: 'client, worker and WebAssembly', kilobytes: sizeOf(fileOf('start-client')) },
    ...ORDERING_FAMILIES.map((family) => ({ what: `move order ${family}`, kilobytes: sum(fileOf(family)) })),
    { what: 'to paint a deal', kilobytes: sum(...paints), budget: PAINT_BUDGET },
    ...ORDERING_FAMILIES.map((family) => ({
      what: `to solve one, ${family}`,
      kilobytes: sum(...solves, fileOf(family)),
      budget: SOLVE_BUDGET,
    })),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, kilobytes, budget } of sizes()) {
    const limit = budget === undefined ? '' : `  of ${budget} kB${kilobytes > budget ? ': TOO MUCH' : ''}`;
    console.log(`${what.padEnd(34)}${kilobytes.toFixed(1).padStart(7)} kB${limit}`);
  }
}
