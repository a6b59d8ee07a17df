/** The part `review-game`: a game of several deals. */
import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { SolverClient } from '../../engine/client.ts';
import { startThread } from '../../engine/threads.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { ImportCommandOptions } from '../commands/import.ts';
import { GAME_FORMATS, gameReportOf } from '../commands/review-game.ts';
import type { GameFormat } from '../commands/review-game.ts';
import { startDealsProgress } from '../reports/deals-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { readInput } from '../terminal/input.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { sayNote } from '../terminal/messages.ts';
import { printReport } from '../terminal/print.ts';
import { withRecord } from './deal-options.ts';
import { MAX_JOBS, parseLimit, parseWhole } from './option-values.ts';
import { explain, withValues } from './program.ts';

interface TypedOptions extends ImportCommandOptions {
  readonly format: GameFormat;
  readonly payoff?: Payoff;
  readonly limit?: number;
  readonly jobs?: number;
}

export function addReviewGame(program: Command): void {
  const command = program
    .command('review-game')
    .description(
      'review a game of several deals: what the cards gave, what calls and plays cost, and the costliest plays',
    )
    .addArgument(new Argument('<file...>', 'the records, in the order of the game; - reads standard input'))
    .addOption(
      new Option('--format <format>', 'the form of the report: text (the default), json, csv or html')
        .choices(GAME_FORMATS)
        .default('text'),
    )
    .addOption(
      withValues(
        new Option('--payoff <payoff>', 'points, total or score (default: the one that the players of the game count)'),
        PAYOFFS,
      ),
    );
  explain(
    withRecord(command)
      .option('--limit <seconds>', 'time limit for each deal; no sum counts a deal that takes longer', parseLimit)
      .option('--jobs <n>', 'number of threads (default: one per core)', parseWhole(1, MAX_JOBS))
      .action(printGameReport),
    {
      examples: [
        'jass-solver review-game evening.json',
        'jass-solver review-game first.txt second.txt --language nl --format html > evening.html',
      ],
      isStoppable: true,
    },
  );
}

/** Prints the report of a game. Ctrl-C stops it without one, since its sums would lack deals. */
async function printGameReport(
  files: readonly string[],
  { jobs = Math.min(availableParallelism(), MAX_JOBS), limit, format, ...options }: TypedOptions,
): Promise<void> {
  const records: string[] = [];
  for (const file of files) records.push(await readInput(file));
  const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
  const progress = startDealsProgress(process.stderr);
  await stoppable(async (signal) => {
    try {
      const report = await gameReportOf(client, records, {
        ...options,
        format,
        ...(limit !== undefined && { limitMs: 1000 * limit }),
        signal,
        onNote: (note) => sayNote(`note: ${note}`),
        onProgress: ({ deals }, done) => progress?.show(done, deals.length),
      });
      progress?.stop();
      if (format === 'text') printReport(report.replace(/\n$/, ''));
      else process.stdout.write(report.endsWith('\n') ? report : `${report}\n`);
    } catch (error) {
      progress?.stop();
      if (!signal.aborted) throw error;
      process.exitCode = EXIT.interrupted;
    } finally {
      client.dispose();
    }
  });
}
