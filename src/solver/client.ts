/**
 * The solver as pages use it: requests go to one web worker, which starts on first use and which all elements of a page
 * share. One request is worked on at a time, in turns: when others wait, a request that has had its turn is set aside
 * and begun again later with twice the time. So a deal that takes minutes does not keep the rest of the page waiting, the
 * memory of one solver is enough, and beginning again costs at most as much as the work itself.
 */
import { positionOf } from '../analysis/answer.ts';
import type { Progress } from '../analysis/answer.ts';
import { JassError } from '../game/errors.ts';
import type { Answer } from '../notation/answer.ts';
import { createInlineWorker } from './inline-worker.ts';
import { parseRequest } from '../notation/request.ts';
import { Job } from './job.ts';
import { familyOf } from './ordering/family.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { Outcome } from './service.ts';
import { SolverUnavailable, WorkerLink } from './worker-link.ts';
import type { WorkerLike } from './worker-link.ts';

export { SolverUnavailable };
export type { WorkerLike };

/** A request's first turn, in milliseconds; each later turn is twice as long as the one before. */
export const FIRST_TURN_MS = 1_000;
/** How long the worker may take to leave off, in milliseconds, before it is ended; the next request starts another. */
export const CANCEL_TIMEOUT_MS = 500;

export interface SolveOptions {
  /** Cancels the request. */
  readonly signal?: AbortSignal;
  /** Told what is proven so far, a few times a second; the bounds only ever narrow. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface SolverClientOptions {
  /** Starts a worker that runs worker.ts; unless told otherwise the one inside the bundle. */
  readonly createWorker?: () => WorkerLike;
}

/** A job in the worker's hands. */
interface Turn {
  readonly job: Job;
  readonly link: WorkerLink;
  /** Whether it has had its time; it may go on while nobody waits. */
  isOver: boolean;
  /** Set when the worker has been told to leave off: the worker is ended when this fires. */
  patience: ReturnType<typeof setTimeout> | undefined;
}

export class SolverClient {
  readonly #createWorker: () => WorkerLike;
  /** Jobs in the order of their turns; the first one is being worked on. */
  readonly #queue: Job[] = [];
  #turn: Turn | undefined;
  #link: WorkerLink | undefined;
  #isWorking = false;

  constructor({ createWorker = createInlineWorker }: SolverClientOptions = {}) {
    this.#createWorker = createWorker;
  }

  /**
   * Answers a request, the JSON value of one; a time limit in it counts from the beginning of each turn. Rejects with
   *  - JassError for what is wrong with the request;
   *  - SolverUnavailable when the worker or WebAssembly does not start, or the worker dies over this request;
   *  - an AbortError, at once, when the signal is aborted or the client is disposed.
   */
  solve(request: unknown, { signal, onProgress }: SolveOptions = {}): Promise<Answer> {
    const job = new Job(request, FIRST_TURN_MS, onProgress);
    this.#queue.push(job);
    const onAbort = (): void => this.#cancel((other) => other === job);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    void this.#work();
    return job.answer.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Cancels every request and ends the worker. A later request starts a new one. */
  dispose(): void {
    this.#cancel(() => true);
    this.#link?.terminate('The solver has been disposed of.');
  }

  #cancel(which: (job: Job) => boolean): void {
    for (const job of this.#queue.filter((job) => !job.isSettled && which(job))) {
      job.reject(new DOMException('The request was cancelled.', 'AbortError'));
    }
    this.#stopIfDue();
  }

  /** Gives turns until the queue is empty. */
  async #work(): Promise<void> {
    if (this.#isWorking) {
      this.#stopIfDue();
      return;
    }
    this.#isWorking = true;
    while (this.#queue.length > 0) {
      const job = this.#queue[0]!;
      if (!job.isSettled) await this.#giveTurn(job);
      this.#queue.shift();
      if (job.isSettled) continue;
      job.setAside();
      this.#queue.push(job);
    }
    this.#isWorking = false;
  }

  /** Works on a job until it is settled or its turn is over. */
  async #giveTurn(job: Job): Promise<void> {
    const link = await this.#readyLink();
    if (!link || job.isSettled) return;
    const turn: Turn = { job, link, isOver: false, patience: undefined };
    const timer = setTimeout(() => {
      turn.isOver = true;
      this.#stopIfDue();
    }, job.turnMs);
    this.#turn = turn;
    try {
      const family = familyAsked(job.request);
      if (family) await link.teach(family);
      if (job.isSettled) return;
      conclude(job, await link.solve(job.request, (progress) => job.report(progress)));
    } catch (error) {
      // A worker that had to be ended because it would not leave off is not this job's failure.
      if (turn.patience === undefined) job.reject(rejection(error));
    } finally {
      clearTimeout(timer);
      clearTimeout(turn.patience);
      this.#turn = undefined;
    }
  }

  /** The worker, started if there is none; undefined when it does not start: then nobody who waits can be answered. */
  async #readyLink(): Promise<WorkerLink | undefined> {
    try {
      if (!this.#link?.isAlive) this.#link = new WorkerLink(this.#createWorker);
      await this.#link.ready;
      return this.#link;
    } catch (error) {
      for (const job of this.#queue) job.reject(error as SolverUnavailable);
      return undefined;
    }
  }

  /** Has the worker leave off when its job is settled, or has had its turn while others wait. */
  #stopIfDue(): void {
    const turn = this.#turn;
    if (!turn || turn.patience !== undefined) return;
    const othersWait = this.#queue.some((job) => job !== turn.job && !job.isSettled);
    if (!turn.job.isSettled && !(turn.isOver && othersWait)) return;
    turn.link.cancel();
    turn.patience = setTimeout(() => {
      turn.link.terminate('The solver was ended: its worker did not leave off when told to.');
    }, CANCEL_TIMEOUT_MS);
  }
}

/** Whose move order a request needs; undefined where it is wrong: the worker says why. */
function familyAsked(request: unknown): OrderingFamily | undefined {
  try {
    const { rules, contract } = positionOf(parseRequest(request)).setup;
    return familyOf(rules, contract);
  } catch {
    return undefined;
  }
}

/** Settles a job with what the worker says of it. */
function conclude(job: Job, outcome: Outcome): void {
  if (job.isSettled || outcome.kind === 'cancelled') return;
  if (outcome.kind === 'answer') job.resolve(outcome.answer);
  else {
    const { code, message, ...place } = outcome.error;
    job.reject(new JassError(code, message, place));
  }
}

function rejection(error: unknown): Error {
  if (!(error instanceof DOMException)) return error as SolverUnavailable;
  return new JassError('bad-request', 'a request must be plain JSON data: strings, numbers, lists and objects');
}

let shared: SolverClient | undefined;

/** The client that all elements of the page share. */
export function sharedClient(): SolverClient {
  shared ??= new SolverClient();
  return shared;
}
