/** Runs `review-game`: prints the report of a game. */
import type { Payoff } from '../../game/scoring/payoff.ts';
import { isReviewed } from '../../notation/answer/game-review.ts';
import type { GameFormat } from '../commands/formats.ts';
import type { ImportCommandOptions } from '../commands/import.ts';
import { gameReportOf } from '../commands/review-game.ts';
import type { NamedText } from '../commands/review-game.ts';
import { inputName, readGiven } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { printReport } from '../terminal/print.ts';
import { overDeals } from './over-deals.ts';

/** The options as typed. */
export interface GameOptions extends ImportCommandOptions {
  readonly format: GameFormat;
  readonly payoff?: Payoff;
  readonly verdict?: boolean;
  readonly ignoreContract?: boolean;
  readonly limit?: number;
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

/** Ctrl-C stops it without a report, since its sums would lack deals; once all deals are solved, with the verdicts so far. */
export async function printGameReport(
  files: readonly string[],
  { jobs, memory, limit, format, ...options }: GameOptions,
): Promise<void> {
  const records: NamedText[] = [];
  for (const name of files) records.push({ name: inputName(name), text: await readGiven(name) });
  let solvedAt = performance.now();
  await overDeals(jobs, memory, async ({ client, progress, signal }) => {
    const report = await gameReportOf(client, records, {
      ...options,
      format,
      ...(limit !== undefined && { limitMs: 1000 * limit }),
      signal,
      onNote: (note) => sayNote(`note: ${note}`),
      onProgress: ({ deals }, done, judged) => {
        if (judged === 0) {
          solvedAt = performance.now();
          return progress?.show(done, deals.length);
        }
        const plays = deals.filter(isReviewed).flatMap(({ review }) => review).length;
        progress?.showJudging(judged, plays, ((performance.now() - solvedAt) / judged) * (plays - judged));
      },
    });
    progress?.stop();
    if (format === 'text') printReport(report.replace(/\n$/, ''));
    else process.stdout.write(report.endsWith('\n') ? report : `${report}\n`);
  });
}
