/** Runs `suggest`: prints the suggestion, after Ctrl-C that from the deals so far. */
import { suggest } from '../commands/suggest.ts';
import type { SuggestCommandOptions } from '../commands/suggest.ts';
import { oneLine } from '../progress/one-line.ts';
import { EXIT } from '../terminal/exit-status.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { refused } from '../commands/solve.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type SuggestOptions = SuggestCommandOptions & {
  readonly preset?: string[];
  readonly json?: boolean;
  /** The code of the language of the report. */
  readonly language?: string;
};

export async function printSuggestion({
  json = false,
  preset,
  language: code,
  ...options
}: SuggestOptions): Promise<void> {
  let language: Language;
  try {
    language = readerLanguage(code);
  } catch (error) {
    print(refused(error, json), json);
    return;
  }
  const progress = oneLine(process.stderr);
  await stoppable(async (signal) => {
    const given = { ...options, ...(preset && { presets: preset }) };
    const output = await suggest(given, { asJson: json, language, progress, signal });
    print(output, json);
    if (!output.isError && signal.aborted) process.exitCode = EXIT.interrupted;
  });
}
