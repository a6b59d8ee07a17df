/**
 * `npm run sizes`: the compressed sizes of the files that a page with a deal loads, against their budgets. It reads the output of
 * `npm run build:element`. Tools such as size-limit measure a fixed list of files; this one follows the imports of the built files, so
 * a new shared chunk counts at once.
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
  /** The limit in kB, if there is one. */
  readonly budget?: number;
}

/** In kB: to paint a deal in one language with one deck. */
const PAINT_BUDGET = 125;
/** In kB: everything until the solution is shown. That includes worker, WebAssembly and one learned move order. */
const SOLVE_BUDGET = 196;
const DECKS = ['french', 'swiss'];

const FOLDER = 'dist/element';

/** The name of a chunk without its hash. */
const nameOf = (file: string): string => basename(file).replace(/-[\w-]{8}\.js$/, '');

function sizeOf(file: string): number {
  return gzipSync(readFileSync(atRoot(`${FOLDER}/${file}`)), { level: 9 }).length / 1000;
}

/** A file and its static imports. */
function withImports(file: string): string[] {
  const code = readFileSync(atRoot(`${FOLDER}/${file}`), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, path]) => path!);
  const folder = file.includes('/') ? 'assets/' : '';
  return [file, ...imported.flatMap((path) => withImports(folder + path))];
}

/** The sizes of the built element. */
export function sizes(): Row[] {
  const files = readdirSync(atRoot(`${FOLDER}/assets`)).map((name) => `assets/${name}`);
  const fileOf = (name: string): string => {
    const file = files.find((path) => nameOf(path) === name);
    if (!file) throw new Error(`${FOLDER}/assets has no file ${name}-….js`);
    return file;
  };
  const sum = (...paths: string[]): number =>
    [...new Set(paths.flatMap(withImports))].reduce((total, path) => total + sizeOf(path), 0);

  // The script for pages imports the file that paints.
  const element = ['jass-solver.js', fileOf('index')];
  const decks = DECKS.map((deck) => ({ what: `deck ${deck}`, kilobytes: sum(fileOf(deck)) }));
  const largestDeck = DECKS.map(fileOf).reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));
  const paints = [...element, largestDeck];
  const solver = ['start-client', 'worker'].map(fileOf);
  const solves = [...paints, ...solver];
  return [
    { what: 'the element', kilobytes: sum(...element) },
    ...decks,
    { what: 'client, worker and WebAssembly', kilobytes: solver.reduce((total, file) => total + sizeOf(file), 0) },
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
