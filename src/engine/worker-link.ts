/**
 * The page's end of one worker, from its start to its end. Comlink alone never rejects a call to a worker that does not
 * start, has died or is silent; here every call ends, with a `SolverUnavailable` that says why.
 */
import { transfer, wrap } from 'comlink';
import type { Endpoint, Remote } from 'comlink';
import type { Progress } from '../analysis/answer.ts';
import type { ResolvedRequest } from '../notation/request/resolve-request.ts';
import type { OrderingFamily } from '../solver/ordering/family.ts';
import { loadOrdering } from '../solver/ordering/load.ts';
import type { Outcome, SolverService } from './service.ts';
import { SolverUnavailable } from './solver-unavailable.ts';

/** What a link needs of a worker: a `Worker`, or in tests something that behaves like one. */
export type WorkerLike = Endpoint & Pick<Worker, 'terminate'>;

/** How long a worker may take to load and to compile the solver, in milliseconds. */
export const START_TIMEOUT_MS = 15_000;
/**
 * A worker at work reports after each slice; one that is silent for two beats of this many milliseconds is taken for dead. Long, as a busy
 * machine may leave a worker without time for many seconds, and waiting costs less than an answer.
 */
export const HEARTBEAT_MS = 15_000;

export class WorkerLink {
  /** Resolves once the solver is loaded; rejects with SolverUnavailable when that fails. */
  readonly ready: Promise<void>;
  readonly #worker: WorkerLike;
  readonly #service: Remote<SolverService>;
  /** Resolves when the worker's life ends. */
  readonly ended: Promise<void>;
  /** Rejects then. */
  readonly #end: Promise<never>;
  #onEnd!: (reason: SolverUnavailable) => void;
  /** Rejects the calls under way when the worker's life ends. */
  readonly #underWay = new Set<(reason: unknown) => void>();
  readonly #taught = new Set<OrderingFamily>();
  #isReady = false;
  #isAlive = true;

  /**
   * Starts a worker. @throws SolverUnavailable when the browser refuses it
   * @param wasm address of the WebAssembly; where the worker has it unless given
   * @param tableBytes the most for its transposition table; what is usual unless given
   */
  constructor(createWorker: () => WorkerLike, wasm?: string, tableBytes?: number) {
    try {
      this.#worker = createWorker();
    } catch (error) {
      throw new SolverUnavailable(`The solver cannot start: the browser refuses the worker: ${messageOf(error)}`, true);
    }
    this.#end = new Promise((_, reject) => (this.#onEnd = reject));
    this.ended = this.#end.catch((reason: unknown) => this.#underWay.forEach((reject) => reject(reason)));
    this.#worker.addEventListener('error', (event) => this.terminate(this.#reasonOf(event as ErrorEvent)));
    this.#worker.addEventListener('messageerror', () => {
      this.terminate('The solver has stopped: its worker sent a message that cannot be read.');
    });
    this.#service = wrap<SolverService>(this.#worker);
    this.ready = this.#shakeHands(wasm, tableBytes);
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Has a request worked on; one at a time, once `ready`. Rejects with SolverUnavailable when the worker dies over it, and
   * with a DataCloneError when its id is no plain data.
   */
  async solve(request: ResolvedRequest, onProgress: (progress: Progress) => void): Promise<Outcome> {
    let silentBeats = 0;
    // Beats of a timer and not the time passed: when the whole machine has slept, the worker gets its chance to report.
    const heartbeat = setInterval(() => {
      if (++silentBeats === 2) this.terminate('The solver has stopped: its worker does not answer any more.');
    }, HEARTBEAT_MS);
    // Not a callback of Comlink's: its port would stay open, and Node with it, when the worker ends before it has heard of the call.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      silentBeats = 0;
      onProgress(data);
    };
    try {
      const outcome = this.#service.solve(request, transfer(port2, [port2])) as Promise<Outcome>;
      return await this.#whileAlive(outcome, 'The solver has failed');
    } finally {
      clearInterval(heartbeat);
      // Else the worker closes it, after its last report.
      if (!this.#isAlive) port1.close();
    }
  }

  /**
   * Gives the worker the move order of a family, once; to be called when no work is under way. Where its file is not to be
   * had, the worker does without: slower, with the same values.
   */
  async teach(family: OrderingFamily): Promise<void> {
    if (this.#taught.has(family)) return;
    this.#taught.add(family);
    const weights = await loadOrdering(family).catch(() => undefined);
    if (weights) await this.#whileAlive(this.#service.learn(family, weights), 'The solver has failed');
  }

  /** Joins the work under way to that of another worker, at the other end of the port. */
  pair(port: MessagePort): void {
    // A worker that cannot be helped goes on alone.
    this.#service.pair(transfer(port, [port])).catch(() => undefined);
  }

  /** Has the worker help the one at the other end of the port; resolves when it is free again. Rejects as `solve` does. */
  assist(request: ResolvedRequest, port: MessagePort): Promise<void> {
    return this.#whileAlive(this.#service.assist(request, transfer(port, [port])), 'The solver has failed');
  }

  /** Ends the work under way: `solve` then resolves to `cancelled`, unless the outcome was already on its way. */
  cancel(): void {
    void this.#service.cancel();
  }

  /** Ends the worker at once. @param reason a sentence for whoever waits for it */
  terminate(reason: string): void {
    this.#isAlive = false;
    this.#worker.terminate();
    this.#onEnd(new SolverUnavailable(reason, !this.#isReady));
  }

  async #shakeHands(...from: Parameters<SolverService['ready']>): Promise<void> {
    const timer = setTimeout(() => {
      this.terminate(`The solver cannot start: its worker has not answered for ${START_TIMEOUT_MS / 1000} seconds.`);
    }, START_TIMEOUT_MS);
    try {
      await this.#whileAlive(this.#service.ready(...from), 'The solver cannot start');
      this.#isReady = true;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The result of a call, unless the worker ends before. After a call that failed nothing is sure of the solver: it ends.
   * No `Promise.race` with the end of the worker: it would keep what every call has brought for as long as the worker lives.
   */
  #whileAlive<Result>(call: Promise<Result>, failure: string): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (!this.#isAlive) this.#end.catch(reject);
      this.#underWay.add(reject);
      call.then(resolve, (error: unknown) => {
        if (error instanceof DOMException && error.name === 'DataCloneError') reject(error);
        else {
          this.terminate(`${failure}: ${messageOf(error)}`);
          this.#end.catch(reject);
        }
      });
      void call.catch(() => undefined).finally(() => this.#underWay.delete(reject));
    });
  }

  /** An error event has a message when a script threw, and none when no script could be loaded. */
  #reasonOf({ message }: ErrorEvent): string {
    if (this.#isReady) return `The solver has stopped: ${message || 'its worker has failed.'}`;
    return `The solver cannot start: ${
      message ||
      "the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src)."
    }`;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
