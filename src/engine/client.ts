/// <reference lib="esnext.disposable" preserve="true" />
/** The client of pages, the command and servers: it reads a request and runs it in its workers. */
import type { Payoff } from '../game/scoring/payoff.ts';
import type { Answer } from '../notation/answer/answer.ts';
import type { AnswerTo } from '../notation/answer/answer-to.ts';
import type { Want } from '../notation/request/request.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import type { SolveRequest, Word } from '../notation/request/solve-request.ts';
import { SolverPool } from './pool/pool.ts';
import type { SolveOptions } from './pool/pool.ts';
import { checkRunOptions } from './run-options.ts';

/** A solver of requests: a client of a page or of threads, or one that a page makes itself. */
export interface Solves {
  readonly solve: (request: SolveRequest, options?: SolveOptions) => Promise<Answer>;
}

/** Solves requests in its workers. `startThreads` of `jass-solver/node` makes one. */
export class SolverClient extends SolverPool {
  /**
   * Solves a request. Rejects with a JassError, at once, if the request is invalid, and as `run` does. For a request of unknown form,
   * such as JSON from elsewhere, the type is only the caller's claim: the value is checked all the same. So are the options, with a TypeError.
   */
  async solve<
    const Wanted extends Want = 'cards' | 'line',
    Limit extends number | undefined = undefined,
    const Counts extends Word<Payoff> = 'points',
  >(request: SolveRequest<Wanted, Limit, Counts>, options?: SolveOptions): Promise<AnswerTo<Wanted, Limit, Counts>> {
    checkRunOptions(options, {});
    return (await this.run(readRequest(request), options)) as AnswerTo<Wanted, Limit, Counts>;
  }

  /** `using client = …`: as `dispose`. The reference above declares these symbols for a caller whose TypeScript library lacks them. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** `await using client = …`: as `dispose`, and waits until the threads have ended. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }
}
