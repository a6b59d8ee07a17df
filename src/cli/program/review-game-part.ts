/** The part `review-game`: a game of several deals. */
import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import { GAME_FORMATS } from '../commands/formats.ts';
import type { GameOptions } from '../run/review-game.ts';
import { ignoreContractOption, withRecord } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION, oneOf, parseLimit } from './option-values.ts';
import { explain, withValues } from './program.ts';

export function addReviewGame(program: Command): void {
  const command = program
    .command('review-game')
    .description(
      'review the records of files, one deal or a game of several: what the deals were worth, what calls and plays cost, and the costliest plays',
    )
    .addArgument(new Argument('<file...>', 'the records, in the order of the game; - reads standard input'))
    .addOption(
      new Option('--format <format>', 'the form of the report: text (the default), json, csv or html')
        .choices(GAME_FORMATS)
        .default('text'),
    )
    .addOption(
      withValues(
        new Option('--payoff <payoff>', `${oneOf(PAYOFFS)} (default: the one that the players of the game count)`),
        PAYOFFS,
      ),
    );
  explain(
    withRecord(command, 'report')
      .option(
        '--verdict',
        'also judge each play by what its player could know: error, bad luck, lucky or sound; twelve deals take about half a minute',
      )
      .addOption(ignoreContractOption())
      .option(
        '--limit <seconds>',
        'time limit for each deal; no sum counts a deal that takes longer; verdicts have as long again',
        parseLimit,
      )
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .action(async (files: readonly string[], options: GameOptions) => {
        const { printGameReport } = await import('../run/review-game.ts');
        await printGameReport(files, options);
      }),
    {
      examples: [
        'jass-solver review-game session.json',
        'jass-solver review-game session.json --verdict --format html > session.html',
        'jass-solver review-game first.txt second.txt --language nl --format html > session.html',
      ],
      isStoppable: true,
      note: 'With --verdict, Ctrl-C stops the verdicts once all deals are solved, and prints the report with those so far.',
    },
  );
}
