/** The part `puzzle`: puzzles found in random endings or in given positions. */
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { CONTRACTS } from '../../game/cards.ts';
import { VARIANTS } from '../../game/variants/index.ts';
import { MAX_SEED } from '../../notation/request/advice-request.ts';
import { PUZZLE_LEVELS } from '../../notation/puzzle.ts';
import type { PuzzleLevel } from '../../notation/puzzle.ts';
import type { PuzzleOptions } from '../run/puzzle.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { withRules } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION, parseWhole, readGame } from './option-values.ts';
import { explain, withValues } from './program.ts';

/** Most cards in each hand of a random ending: the full hand of a game of 36 cards. */
const MOST_TRICKS = 9;
const MOST_TRIES = 10_000_000;
const GAMES = VARIANTS.map(({ id }) => id);

/** The options about random endings. A file has positions of its own. */
const OF_RANDOM = ['variant', 'contract', 'tricks', 'seed'];

export function addPuzzle(program: Command): void {
  const command = program
    .command('puzzle')
    .description('search random endings, or given positions, for puzzles, and write each as a request on one line')
    .addArgument(
      new Argument(
        '[file]',
        'positions in place of random ones: requests as for batch, or deals in any form that import reads; a file, the text itself, or - for standard input',
      ),
    )
    .addOption(
      withValues(
        new Option('--variant <id>', 'the game of random endings, one of `jass-solver variants`').argParser(readGame),
        GAMES,
      ),
    )
    .addOption(withValues(new Option('--contract <contract>', 'the contract (default: any of the game)'), CONTRACTS));
  explain(
    withRules(command)
      .option('--tricks <n>', 'cards in each hand of a random ending: 5, or 4-6 (default: 4-6)', parseTricks, [4, 6])
      .option('--count <n>', 'number of puzzles of each level (default: 4)', parseWhole(1, 1_000_000), 4)
      .option('--level <levels>', 'only these levels: 3, or 1,2', parseLevels)
      .option('--seed <n>', 'seed of the random endings (default: 1)', parseWhole(0, MAX_SEED), 1)
      .option('--tries <n>', 'most positions to try (default: 100000)', parseWhole(1, MOST_TRIES), 100_000)
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .action(async (file: string | undefined, options: PuzzleOptions) => {
        if (file === undefined && options.variant === undefined)
          command.error('error: the game or a file is missing: write --variant <id>, or the name of the file', {
            exitCode: EXIT.wrongUsage,
          });
        const unusable = OF_RANDOM.find((name) => command.getOptionValueSource(name) === 'cli');
        if (file !== undefined && unusable !== undefined)
          command.error(`error: --${unusable} is for random endings, not for the positions of a file; leave it out`, {
            exitCode: EXIT.wrongUsage,
          });
        const { printPuzzles } = await import('../run/puzzle.ts');
        await printPuzzles(file, options);
      }),
    {
      examples: [
        'jass-solver puzzle --variant schieber --seed 7 > puzzles.jsonl',
        'jass-solver puzzle --variant klaverjassen --tricks 5 --level 3 --count 1',
        'jass-solver import record.json | jass-solver puzzle -',
      ],
      isStoppable: true,
      note: 'Ctrl-C stops; the puzzles written by then stay.',
    },
  );
}

function parseTricks(text: string): [number, number] {
  const [, least, most] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const range: [number, number] = [Number(least), Number(most ?? least)];
  if (range[0] >= 2 && range[0] <= range[1] && range[1] <= MOST_TRICKS) return range;
  throw new InvalidArgumentError(`Write a number of cards from 2 to ${MOST_TRICKS}, or two of them, such as 4-6.`);
}

function parseLevels(text: string): PuzzleLevel[] {
  return text.split(',').map((word) => {
    const level = PUZZLE_LEVELS.find((known) => String(known) === word.trim());
    if (level) return level;
    throw new InvalidArgumentError('Write levels from 1 to 3, such as 3, or 1,2.');
  });
}
