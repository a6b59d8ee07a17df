/** `jass-solver review-game`: a record of several deals as one report: for people, as JSON, as CSV, or as an HTML file. */
import type { SolverClient } from '../../engine/client.ts';
import { judgeGame, readGame, reviewRead } from '../../engine/game-review.ts';
import type { GameReviewOptions } from '../../engine/game-review.ts';
import { located } from '../../game/located.ts';
import { str } from '../../game/reason.ts';
import { gameNameIn, variantById } from '../../game/variants/index.ts';
import { gameCsv } from '../../notation/game-report/csv.ts';
import { gameHtml } from '../../notation/game-report/html.ts';
import { gameReport } from '../../notation/game-report/report.ts';
import type { GameReport } from '../../notation/game-report/report.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { withColon } from '../../notation/signs.ts';
import { sayer } from '../../notation/words/say.ts';
import type { GameFormat } from './formats.ts';
import { importRequests } from './import.ts';
import type { ImportCommandOptions, ImportedRequest } from './import.ts';
import { indent, joined, table } from '../reports/layout.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import type { Reports } from '../../languages/en/reports.ts';
import { REPORTS } from '../../languages/registry/reports.ts';

interface ReviewGameOptions extends ImportCommandOptions, GameReviewOptions {
  readonly ignoreContract?: boolean;
  readonly format: GameFormat;
  /** Called with the assumptions of each record. */
  readonly onNote: (note: string) => void;
}

/** The text of a record, with the name of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * The report of a game.
 * @param records the game's records in order, each with one deal or several
 * @throws JassError if a record cannot be read or its deals cannot be reviewed together
 */
export async function gameReportOf(
  client: SolverClient,
  records: readonly NamedText[],
  { format, onNote, language, variant, contract, leader, ...options }: ReviewGameOptions,
): Promise<string> {
  const stated = {
    ...(language !== undefined && { language }),
    ...(variant !== undefined && { variant }),
    ...(contract !== undefined && { contract }),
    ...(leader !== undefined && { leader }),
  };
  const deals = records.flatMap(({ name, text }) => {
    const read = (): ImportedRequest[] => importRequests(text, stated);
    // With several files each error names its file and counts the deals and lines of that file.
    return records.length > 1 ? located((reason) => str`${name}: ${reason}`, read) : read();
  });
  deals.flatMap(({ notes }) => notes).forEach(onNote);
  const game = readGame(
    deals.map(({ request }) => ({ ...request, ...(options.ignoreContract && { ignoreContract: true as const }) })),
    options.payoff,
  );
  const exact = await reviewRead(client, game, options);
  const review = options.verdict ? await judgeGame(client, game, exact, options) : exact;
  if (format === 'json') return JSON.stringify(review);
  if (format === 'csv') return gameCsv(review);
  const written = readerLanguage(language);
  const name = gameNameIn(review.variant, written) ?? variantById(review.variant).name;
  const report = gameReport(review, review.name ?? name, written, sayer<Reports['report']>(REPORTS[written].report));
  if (format === 'text') return textOf(report, written);
  const lasts = game.deals.map(({ last }) => last);
  return gameHtml(report, lasts, name, written);
}

function textOf(report: GameReport, language: Language): string {
  const { title, summary, notes, deals, players, verdicts, costliest, judged, noMistakes } = report;
  return joined([
    [title],
    summary,
    notes,
    ...[deals, players, verdicts, costliest, judged]
      .filter((of) => of !== null)
      .map(({ caption, head, rows }) => [withColon(caption, language), ...indent(table([head, ...rows]))]),
    noMistakes === null ? [] : [noMistakes],
  ]);
}
