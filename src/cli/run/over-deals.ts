/** What commands over many deals share: threads, a line of progress, and Ctrl-C, which ends them with the exit status of an interruption. */
import type { SolverClient } from '../../engine/client.ts';
import { threadClient } from '../../engine/threads.ts';
import { startDealsProgress } from '../progress/deals-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { stoppable } from '../terminal/interrupt.ts';

interface Tools {
  readonly client: SolverClient;
  /** Null without a terminal. It has to stop before the output. */
  readonly progress: ReturnType<typeof startDealsProgress>;
  /** Aborted by Ctrl-C. An error that the work then ends with is none to report. */
  readonly signal: AbortSignal;
}

/** @param memory bytes for the tables of all threads */
export async function overDeals(
  jobs: number,
  memory: number | undefined,
  work: (tools: Tools) => Promise<void>,
): Promise<void> {
  const client = threadClient(jobs, memory);
  const progress = startDealsProgress(process.stderr);
  await stoppable(async (signal) => {
    try {
      await work({ client, progress, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      progress?.stop();
      client.dispose();
    }
    if (signal.aborted) process.exitCode = EXIT.interrupted;
  });
}
