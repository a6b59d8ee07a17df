/** Runs `solve` and `review`: prints the answer for one deal. */
import { refused, review, solve } from '../commands/solve.ts';
import { isNotation } from '../commands/is-notation.ts';
import { writtenDeal } from '../commands/written-deal.ts';
import type { DealOptions, VerdictOptions } from '../commands/solve.ts';
import { startSolveProgress } from '../progress/solve-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { readGiven } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type OneDealOptions = DealOptions & {
  readonly json?: boolean;
  readonly preset?: string[];
  /** The code of the language of the report, and of the text. */
  readonly language?: string;
  /** A file, `-`, or a deal itself, in any form that `import` reads. */
  readonly text?: string;
};

export const printSolved = printed(solve);

export const printReviewed = printed(review);

/** Prints a review with verdicts, which Ctrl-C stops. The exact review before them ends at once. */
export async function printJudged(options: OneDealOptions, judging: Omit<VerdictOptions, 'begin'>): Promise<void> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const begin = (): AbortSignal => {
    process.once('SIGINT', interrupt);
    return stop.signal;
  };
  await printed((...given) => review(...given, { ...judging, begin }))(options);
  process.off('SIGINT', interrupt);
  if (stop.signal.aborted) process.exitCode = EXIT.interrupted;
}

/** Runs a command about one deal and prints its output. */
function printed(command: typeof solve) {
  return async ({ json = false, preset, language, text, ...options }: OneDealOptions): Promise<void> => {
    const stated = { ...options, ...(preset && { presets: preset }) };
    try {
      const manner = { asJson: json, language: readerLanguage(language) };
      const fields = await withWritten(stated, text, language);
      print(await command(fields, { ...manner, progress: startSolveProgress(process.stderr) }), json);
    } catch (error) {
      print(refused(error, json), json);
    }
  };
}

/** The options, and what a written deal has besides. Notes about it go to the standard error. */
async function withWritten(
  options: DealOptions,
  text: string | undefined,
  language: string | undefined,
): Promise<DealOptions> {
  const { deal, ...others } = options;
  const given = text ?? (deal !== undefined && !isNotation(deal) ? deal : undefined);
  if (given === undefined) return options;
  const { fields, notes } = writtenDeal(await readGiven(given), {
    ...options,
    ...(language !== undefined && { language }),
  });
  for (const note of notes) sayNote(`note: ${note}`);
  const merged: { -readonly [Field in keyof DealOptions]: DealOptions[Field] } = {
    ...fields,
    ...others,
    ...(deal !== undefined && given !== deal && { deal }),
  };
  // Of the text's leader and contract none holds beside a dealer or a turned card that an option states.
  if (options.dealer !== undefined && options.leader === undefined) delete merged.leader;
  if (options.turned !== undefined && options.contract === undefined) delete merged.contract;
  return merged;
}
