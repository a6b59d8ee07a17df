/**
 * `npm run puzzles`: writes the collection of the package, puzzles.json, with the command. Beside the puzzles are the command lines that
 * found them; each finds the same again.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { MeasuredPuzzle } from '../src/notation/puzzle.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';
import { atRoot } from './paths.ts';

/** The games of the collection, in its order, with a seed for each: games of one pack would share their deals. */
const GAMES = [
  ['schieber', 61],
  ['kreuzjass', 62],
  ['krutzjass', 63],
  ['kruisjassen', 64],
  ['klaverjassen', 65],
] as const;
const FILE = atRoot('puzzles.json');

type Puzzle = SolveRequest & { readonly puzzle: MeasuredPuzzle };

const made = GAMES.map(([game, seed]) => ({ args: ['puzzle', '--variant', game, '--seed', `${seed}`], game }));
const puzzles: Puzzle[] = [];
for (const { args, game } of made) {
  const { stdout } = await promisify(execFile)(process.execPath, [atRoot('dist/cli/main.js'), ...args]);
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle)
    .sort((a, b) => a.puzzle.level - b.puzzle.level);
  puzzles.push(...found.map((puzzle, index) => ({ id: `${game}-${index + 1}`, ...puzzle })));
  console.log(`${game}: ${found.length} puzzles`);
}
const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
const commands = JSON.stringify(made.map(({ args }) => `jass-solver ${args.join(' ')}`));
writeFileSync(FILE, `{"made": ${commands},\n"puzzles": [\n${lines}\n]}\n`);
