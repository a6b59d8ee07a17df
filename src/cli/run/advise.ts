/** Runs `advise`: prints the advice, after Ctrl-C that from the deals solved so far. */
import { advise } from '../commands/advise.ts';
import type { AdviseCommandOptions } from '../commands/advise.ts';
import { startAdviceProgress } from '../progress/advice-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { sayNote } from '../terminal/messages.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type AdviseOptions = Omit<AdviseCommandOptions, 'presets' | 'with' | 'without'> & {
  readonly with?: string[];
  readonly without?: string[];
  readonly preset?: string[];
  readonly json?: boolean;
};

export async function printAdvice({
  json = false,
  preset = [],
  with: held = [],
  without = [],
  ...options
}: AdviseOptions): Promise<void> {
  const progress = startAdviceProgress(process.stderr, options.limit);
  await stoppable(async (signal) => {
    const given = { ...options, presets: preset, with: held, without };
    const output = await advise(given, { asJson: json, progress, signal, note: sayNote });
    print(output, json);
    if (!output.isError && signal.aborted) process.exitCode = EXIT.interrupted;
  });
}
