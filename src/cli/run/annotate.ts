/** Runs `annotate`: prints records as a study. */
import { threadClient } from '../../engine/threads.ts';
import { annotate } from '../commands/annotate.ts';
import type { AnnotateOptions } from '../commands/annotate.ts';
import { startDealsProgress } from '../progress/deals-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { readGiven } from '../terminal/input.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { sayNote } from '../terminal/messages.ts';

/** The options as typed. */
export interface AnnotateCommandOptions extends AnnotateOptions {
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

/** Ctrl-C stops it without a study. */
export async function printAnnotated(
  file: string,
  { jobs, memory, ...options }: AnnotateCommandOptions,
): Promise<void> {
  const text = await readGiven(file);
  const client = threadClient(jobs, memory);
  const progress = startDealsProgress(process.stderr);
  await stoppable(async (signal) => {
    try {
      const study = await annotate(client, text, options, {
        signal,
        onNote: (note) => sayNote(`note: ${note}`),
        onReviewed: (done, of) => progress?.show(done, of),
      });
      progress?.stop();
      process.stdout.write(study);
    } catch (error) {
      progress?.stop();
      if (!signal.aborted) throw error;
      process.exitCode = EXIT.interrupted;
    } finally {
      client.dispose();
    }
  });
}
