/// <reference lib="esnext.disposable" preserve="true" />
/** The client of the command, of servers and of the tests: it reads a request and runs it in its workers. Pages have their own (page/). */
import type { Answer } from '../notation/answer/answer.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import { SolverPool } from './pool.ts';
import type { SolveOptions } from './pool.ts';

export class SolverClient extends SolverPool {
  /**
   * Solves a request, given as its JSON value. Rejects with a JassError, at once, if the request is invalid, and as `run` does.
   */
  async solve(request: unknown, options?: SolveOptions): Promise<Answer> {
    return this.run(readRequest(request), options);
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
