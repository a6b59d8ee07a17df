/**
 * The page's side of one worker, from its start to its end. With Comlink alone, a call to a worker that does not start, has died or
 * does not respond never settles. Here every such call rejects with a `SolverUnavailable` that gives the reason.
 */
import { transfer, wrap } from 'comlink';
import type { Endpoint, Remote } from 'comlink';
import { asError } from '../../game/errors.ts';
import type { Progress } from '../../analysis/progress.ts';
import type { SolverNumber } from '../../analysis/search/order-of-work.ts';
import { msg, str } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import type { OrderingFamily } from '../../solver/ordering/family.ts';
import { loadOrdering } from '../../solver/ordering/load.ts';
import { FINGERPRINT } from '../generated/fingerprint.ts';
import type { SolveResult, SolverService } from '../service/service.ts';
import { SolverUnavailable } from './solver-unavailable.ts';
import type { WorkerLike } from './worker-like.ts';

/** How long a worker may take to load and compile the solver, in milliseconds. */
export const START_TIMEOUT_MS = 15_000;
/**
 * A busy worker reports after each slice. One that is silent for two beats of this many milliseconds is considered dead. The time is
 * long because a busy machine may stall a worker for many seconds, and waiting costs less than losing an answer.
 */
export const HEARTBEAT_MS = 15_000;

/** A cached or half-uploaded worker may read requests in another way and give wrong values, so it is not used. */
const OTHER_VERSION = msg(
  'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.',
);

/** The failure of a call, with what the browser or the worker says. */
type Failure = (why: string) => Reason;
const cannotStart: Failure = (why) => msg(str`The solver cannot start: ${why}`);
const hasFailed: Failure = (why) => msg(str`The solver has failed: ${why}`);
const hasStopped: Failure = (why) => msg(str`The solver has stopped: ${why}`);

export class WorkerLink {
  /** Resolves once the solver is loaded; rejects with SolverUnavailable if that fails. */
  readonly ready: Promise<void>;
  /** Resolves when a terminated worker is gone, as far as it can be known. */
  gone: Promise<unknown> = Promise.resolve();
  readonly #worker: Endpoint & WorkerLike;
  readonly #service: Remote<SolverService>;
  /** Resolves when the worker ends. */
  readonly ended: Promise<void>;
  /** Rejects when the worker ends. */
  readonly #end: Promise<never>;
  #onEnd!: (reason: SolverUnavailable) => void;
  /** Rejects the pending calls when the worker ends. */
  readonly #underWay = new Set<(reason: unknown) => void>();
  readonly #taught = new Set<OrderingFamily>();
  #isReady = false;
  #isAlive = true;

  /**
   * Starts a worker. @throws SolverUnavailable if the browser refuses it
   * @param wasm address of the WebAssembly; default: the worker's own
   * @param tableBytes maximum size of its transposition table; default: the solver's
   */
  constructor(createWorker: () => WorkerLike, wasm?: string, tableBytes?: number) {
    try {
      this.#worker = createWorker();
    } catch (error) {
      const why = asError(error).message;
      throw new SolverUnavailable(msg(str`The solver cannot start: the browser refuses the worker: ${why}`), true);
    }
    this.#end = new Promise((_, reject) => (this.#onEnd = reject));
    this.ended = this.#end.catch((reason: unknown) => this.#underWay.forEach((reject) => reject(reason)));
    this.#worker.addEventListener('error', (event) => this.terminate(this.#reasonOf(event as ErrorEvent)));
    this.#worker.addEventListener('messageerror', () => {
      this.terminate(msg('The solver has stopped: its worker sent a message that cannot be read.'));
    });
    this.#service = wrap<SolverService>(this.#worker);
    this.ready = this.#shakeHands(wasm, tableBytes);
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Solves a request; one at a time, once `ready`. Rejects with SolverUnavailable if the worker dies in the meantime, and
   * with a DataCloneError if the request's id is not plain data.
   */
  async solve(request: ResolvedRequest, onProgress: (progress: Progress) => void): Promise<SolveResult> {
    const watch = this.#watch();
    // Not a Comlink callback: if the worker ended before it received the call, the port would stay open and keep Node running.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      watch.heard();
      onProgress(data);
    };
    try {
      const result = this.#service.solve(request, transfer(port2, [port2])) as Promise<SolveResult>;
      return await this.#whileAlive(result, hasFailed);
    } catch (error) {
      // The worker closes it after its last report, but it has ended, or the request could not be sent to it.
      port1.close();
      throw error;
    } finally {
      watch.end();
    }
  }

  /**
   * Sends the worker the move order of a family, once. Call it only while the worker is idle. If the file cannot be loaded,
   * the worker searches without it: slower, with the same values.
   */
  async sendOrdering(family: OrderingFamily): Promise<void> {
    if (this.#taught.has(family)) return;
    this.#taught.add(family);
    const weights = await loadOrdering(family).catch(() => undefined);
    if (!weights) return;
    const watch = this.#watch();
    try {
      await this.#whileAlive(this.#service.setOrdering(family, weights), hasFailed);
    } finally {
      watch.end();
    }
  }

  /** Ends the worker after two beats in which nothing was `heard`. */
  #watch(): { readonly heard: () => void; readonly end: () => void } {
    let silentBeats = 0;
    // Counts timer beats, not elapsed time: after the whole machine has slept, the worker still has time to report.
    const heartbeat = setInterval(() => {
      if (++silentBeats === 2) this.terminate(msg('The solver has stopped: its worker does not answer any more.'));
    }, HEARTBEAT_MS);
    return { heard: () => (silentBeats = 0), end: () => clearInterval(heartbeat) };
  }

  /** Lets the current request go on with a table that other workers may share. Resolves to whether it does; rejects as `solve` does. */
  share(table: SharedTable): Promise<boolean> {
    return this.#whileAlive(this.#service.share(table), hasFailed);
  }

  /** Shares the current request with another worker, at the other end of the port. */
  pair(port: MessagePort): void {
    // A worker that cannot be helped continues alone.
    this.#service.pair(transfer(port, [port])).catch(() => undefined);
  }

  /** Lets the worker help the one at the other end of the port, with its table if they share one. Resolves when it is free again. Rejects as `solve` does. */
  assist(
    request: ResolvedRequest,
    port: MessagePort,
    number: SolverNumber,
    table: SharedTable | undefined,
  ): Promise<void> {
    return this.#whileAlive(this.#service.assist(request, transfer(port, [port]), number, table), hasFailed);
  }

  /** Cancels the current request: `solve` then resolves to `cancelled`, unless the result had already been sent. */
  cancel(): void {
    void this.#service.cancel();
  }

  /** Terminates the worker at once. @param reason a sentence for the calls that are waiting for it */
  terminate(reason: Reason): void {
    this.#isAlive = false;
    this.gone = Promise.resolve(this.#worker.terminate());
    this.#onEnd(new SolverUnavailable(reason, !this.#isReady));
  }

  async #shakeHands(...from: Parameters<SolverService['ready']>): Promise<void> {
    const timer = setTimeout(() => {
      const seconds = START_TIMEOUT_MS / 1000;
      this.terminate(msg(str`The solver cannot start: its worker has not answered for ${seconds} seconds.`));
    }, START_TIMEOUT_MS);
    try {
      const fingerprint = await this.#whileAlive(this.#service.ready(...from), cannotStart);
      if (fingerprint === FINGERPRINT) this.#isReady = true;
      else {
        this.terminate(OTHER_VERSION);
        await this.#end;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The result of a call, unless the worker ends before. After a failed call the state of the solver is unknown, so the worker ends.
   * No `Promise.race` with the end of the worker: it would keep the result of every call for as long as the worker lives.
   */
  #whileAlive<Result>(call: Promise<Result>, failure: Failure): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (!this.#isAlive) this.#end.catch(reject);
      this.#underWay.add(reject);
      call.then(resolve, (error: unknown) => {
        if (error instanceof DOMException && error.name === 'DataCloneError') reject(error);
        else {
          this.terminate(failure(asError(error).message));
          this.#end.catch(reject);
        }
      });
      void call.catch(() => undefined).finally(() => this.#underWay.delete(reject));
    });
  }

  /** An error event has a message if a script threw, and none if no script could be loaded. */
  #reasonOf({ message }: ErrorEvent): Reason {
    if (this.#isReady) return message ? hasStopped(message) : msg('The solver has stopped: its worker has failed.');
    return message
      ? cannotStart(message)
      : msg(
          "The solver cannot start: the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src).",
        );
  }
}
