/**
 * Many questions about drawn deals, asked of a client's workers: each is a request like any other, and as many are under way as there
 * are workers. So others who ask the same client wait for one turn at most.
 */
import type { Answer } from '../notation/answer/answer.ts';
import type { Request } from '../notation/request/request.ts';
import type { SolverClient } from './client.ts';

/** A client of which many questions can be asked: that of a page, or any other. */
export type AskedClient = Pick<SolverClient, 'solve' | 'workers'>;

/** Gives out questions and takes their answers, in whatever order they come. */
export interface RequestSource<Question extends { readonly request: Request }> {
  /** The next question; undefined when there are no more. */
  next(): Question | undefined;
  /** @returns whether there is more to tell now */
  take(question: Question, answer: Answer): boolean;
}

/**
 * Asks until there are no more questions, or `end` is aborted: then what is under way is given up. Rejects, and aborts `end`, with
 * what a source throws and as `SolverClient.solve` does.
 * @param onNews called when there is more to tell
 */
export async function solveAll<Question extends { readonly request: Request }>(
  client: AskedClient,
  source: RequestSource<Question>,
  end: AbortController,
  onNews: () => void,
): Promise<void> {
  const work = async (): Promise<void> => {
    if (end.signal.aborted) return;
    for (let question = source.next(); question && !end.signal.aborted; question = source.next()) {
      const answer = await client.solve(question.request, { signal: end.signal });
      if (source.take(question, answer)) onNews();
    }
  };
  const workUntilStopped = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Those that work beside this one need not go on; what ended it is the first error, and the others' is that they were ended.
      const isFault = !end.signal.aborted;
      end.abort();
      if (isFault) throw error;
    }
  };
  await Promise.all(Array.from({ length: client.workers }, workUntilStopped));
}
