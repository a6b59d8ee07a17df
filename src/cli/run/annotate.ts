/** Runs `annotate`: prints records as a study. */
import { annotate } from '../commands/annotate.ts';
import type { AnnotateOptions } from '../commands/annotate.ts';
import { readGiven } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { overDeals } from './over-deals.ts';

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
  await overDeals(jobs, memory, async ({ client, progress, signal }) => {
    const study = await annotate(client, text, options, {
      signal,
      onNote: (note) => sayNote(`note: ${note}`),
      onReviewed: (done, of) => progress?.show(done, of),
    });
    progress?.stop();
    process.stdout.write(study);
  });
}
