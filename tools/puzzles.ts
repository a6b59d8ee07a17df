/**
 * `npm run puzzles`: writes the collection of the package, puzzles.json, with the command. It searches a number of positions of each game, and chooses
 * from the puzzles found. Beside the chosen ones are the command lines that found them; each finds the same again.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { atRoot } from './paths.ts';
import { Choice } from './puzzle-choice.ts';
import type { Puzzle } from './puzzle-choice.ts';

/** The games of the collection, in its order, with a seed for each (games of one pack would share their deals) and the positions to search. */
const GAMES = [
  ['schieber', 61, 2000],
  ['kreuzjass', 62, 1500],
  ['krutzjass', 63, 2000],
  ['kruisjassen', 64, 1500],
  ['klaverjassen', 65, 1500],
] as const;
const FILE = atRoot('puzzles.json');
/** More than there are among the positions. */
const ALL = ['--count', '1000'];
/** Longer than any output, in bytes. */
const MOST_OUTPUT = 100_000_000;

const made = GAMES.map(([game, seed, tries]) => ({
  args: ['puzzle', '--variant', game, '--seed', `${seed}`, '--tries', `${tries}`, ...ALL],
  game,
}));
const choice = new Choice();
const puzzles: Puzzle[] = [];
for (const { args, game } of made) {
  const { stdout } = await promisify(execFile)(process.execPath, [atRoot('dist/cli/main.js'), ...args], {
    maxBuffer: MOST_OUTPUT,
  });
  const found = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle);
  const chosen = choice.of(found);
  puzzles.push(...chosen.map((puzzle, index) => ({ id: `${game}-${index + 1}`, ...puzzle })));
  console.log(`${game}: ${chosen.length} of ${found.length} puzzles`);
}
const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
const commands = JSON.stringify(made.map(({ args }) => `jass-solver ${args.join(' ')}`));
writeFileSync(FILE, `{"made": ${commands},\n"puzzles": [\n${lines}\n]}\n`);
