/**
 * Requests answered on worker threads of Node, one solver each. Threads start when there is work for them and take one
 * request at a time, so that a thread that dies fails the one request it held; the next request gets a new thread.
 */
import { Worker } from 'node:worker_threads';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';

/** What a worker thread says: that its solver is loaded, then one answer a request. */
export type WorkerMessage = 'ready' | Answer | ErrorAnswer;

/** A request on its way. */
interface Job {
  readonly request: unknown;
  readonly resolve: (answer: Answer | ErrorAnswer) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
}

/** The module that the threads run: TypeScript in a checkout, JavaScript once built, always beside this one. */
const WORKER_MODULE = new URL(
  import.meta.url.endsWith('.ts') ? './node-worker.ts' : './node-worker.js',
  import.meta.url,
);

export class NodePool {
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #failure: Error | undefined;

  /**
   * @param size the most threads to run at once, at least 1
   * @param workerModule the module that each thread runs
   */
  constructor(
    readonly size: number,
    readonly workerModule: URL = WORKER_MODULE,
  ) {}

  /** Why no further request is taken: the pool is closed, or its threads cannot start. Undefined while it works. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /**
   * Answers a request; user mistakes come back as an ErrorAnswer.
   * Rejects when the thread dies over this request, when threads cannot start at all, and when the pool is closed.
   * @param request the request's JSON value
   */
  run(request: unknown): Promise<Answer | ErrorAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#dispatch();
    });
  }

  /** Stops every thread at once. Requests without an answer are rejected. */
  async close(): Promise<void> {
    await this.#end(new Error('the pool is closed'));
  }

  async #end(reason: Error): Promise<void> {
    this.#failure ??= reason;
    const threads = [...this.#threads];
    for (const job of [...threads.map(({ job }) => job), ...this.#waiting.splice(0)]) job?.reject(this.#failure);
    for (const thread of threads) thread.job = undefined;
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives waiting requests to idle threads and starts threads for the rest, up to the size of the pool. */
  #dispatch(): void {
    if (this.#failure) {
      for (const job of this.#waiting.splice(0)) job.reject(this.#failure);
      return;
    }
    for (const thread of this.#threads) {
      while (this.#waiting.length > 0 && thread.ready && !thread.job) this.#give(thread, this.#waiting.shift()!);
    }
    const starting = [...this.#threads].filter(({ ready }) => !ready).length;
    const wanted = Math.min(this.#waiting.length - starting, this.size - this.#threads.size);
    for (let i = 0; i < wanted; i++) this.#start();
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job;
    try {
      thread.worker.postMessage(job.request);
    } catch (error) {
      // The request cannot be copied to a thread: it is no JSON value.
      thread.job = undefined;
      job.reject(error as Error);
    }
  }

  #start(): void {
    const thread: Thread = { worker: startWorker(this.workerModule), ready: false, job: undefined };
    this.#threads.add(thread);
    let failure = new Error('the worker thread ended without an answer');
    thread.worker.on('message', (message: WorkerMessage) => {
      if (message === 'ready') {
        thread.ready = true;
      } else {
        thread.job?.resolve(message);
        thread.job = undefined;
      }
      this.#dispatch();
    });
    thread.worker.on('error', (error) => (failure = error));
    thread.worker.on('exit', () => {
      this.#threads.delete(thread);
      thread.job?.reject(failure);
      if (thread.ready) this.#dispatch();
      // A thread that dies before it is ready would die again: give up instead of starting threads for ever.
      else void this.#end(new Error(`the solver cannot start: ${failure.message}`));
    });
  }
}

/** Runs a module in a thread. TypeScript goes through tsx, whose hooks do not reach from the main thread into others. */
function startWorker(module: URL): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module);
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), module.href].map((url) => JSON.stringify(url));
  return new Worker(`import(${tsx}).then(({ register }) => (register(), import(${source})))`, { eval: true });
}
