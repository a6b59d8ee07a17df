/** Runs `suggest`: prints the suggestion, after Ctrl-C that from the deals so far. */
import { suggest } from '../commands/suggest.ts';
import type { SuggestCommandOptions } from '../commands/suggest.ts';
import { oneLine } from '../progress/one-line.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type SuggestOptions = SuggestCommandOptions & { readonly preset?: string[]; readonly json?: boolean };

export async function printSuggestion({ json = false, preset, ...options }: SuggestOptions): Promise<void> {
  const progress = oneLine(process.stderr);
  await stoppable(async (signal) => {
    const given = { ...options, ...(preset && { presets: preset }) };
    const output = await suggest(given, { asJson: json, progress, signal });
    print(output, json);
    if (!output.isError && signal.aborted) process.exitCode = EXIT.interrupted;
  });
}
