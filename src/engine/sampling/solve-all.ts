/**
 * Many sampled deals, solved by a client's workers: each is an ordinary request, and as many are under way as there are workers. So
 * other requests to the same client wait for one shift at most.
 */
import { checkThere } from '../../game/given.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { fieldsOf } from '../../notation/request/request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { Solves } from '../client.ts';

/** A client with workers: the page's, or any other. */
export interface AskedClient extends Solves {
  /** How many requests it works on at the same time. */
  readonly workers: number;
}

/** Without workers nothing would be solved, and the result would rest on no sample. @throws TypeError without a client */
export const checkClient = (client: Partial<AskedClient> | undefined): void =>
  checkThere((client?.workers ?? 0) > 0, 'the client is', 'what `startThreads()` returns');

/** Gives out sampled deals and takes their answers, in any order. */
interface SampleSource<Sample> {
  /** The next sample; undefined if there are no more. */
  next(): Sample | undefined;
  /** @returns whether the result has changed */
  take(sample: Sample, answer: Answer): boolean;
}

/** A timer of more milliseconds, some 25 days, would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What ends the work early. */
export interface Ends {
  /** The samples under way are cancelled too. */
  readonly signal?: AbortSignal;
  /** The time in milliseconds; as long as it takes if left out. */
  readonly limitMs?: number;
}

/**
 * Solves samples until there are no more, or until an end comes early, which is no error. Rejects if the source throws, and as
 * `SolverClient.solve` does; with TypeError without a client, which a program without types may forget.
 * @param requestFor the request that solves a sample
 * @param onNews called when the result has changed
 */
export async function solveAll<Sample>(
  client: AskedClient,
  source: SampleSource<Sample>,
  requestFor: (sample: Sample) => ResolvedRequest,
  onNews: () => void,
  { signal, limitMs }: Ends,
): Promise<void> {
  checkClient(client);
  const end = new AbortController();
  const stop = (): void => end.abort();
  const work = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const sample = source.next();
      if (sample === undefined) return;
      const answer = await client.solve(fieldsOf(requestFor(sample)), { signal: end.signal });
      if (source.take(sample, answer)) onNews();
    }
  };
  const workUntilStopped = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // The first error ends the other loops too; theirs is only that they were ended.
      const isFault = !end.signal.aborted;
      stop();
      if (isFault) throw error;
    }
  };
  const timer = limitMs === undefined ? undefined : setTimeout(stop, Math.min(limitMs, LONGEST_TIMER_MS));
  signal?.addEventListener('abort', stop);
  if (signal?.aborted || limitMs === 0) stop();
  try {
    await Promise.all(Array.from({ length: client.workers }, workUntilStopped));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
