/** The workers of a pool, from start to end: they start on demand, cancel their work, and end when they have been idle for a while. */
import { untranslated } from '../../game/reason.ts';
import type { CrewOptions } from './pool-options.ts';
import { WorkerLink } from './worker-link.ts';

/** How long a worker may take to cancel its work, in milliseconds, before it is terminated. The next request starts another. */
export const CANCEL_TIMEOUT_MS = 500;

/** Why the pool itself terminates a worker. Nobody waits for its work then. */
const ENDED = untranslated('The solver was ended.');

export class Crew {
  readonly #options: CrewOptions;
  readonly #onChange: () => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #loaded = new Set<WorkerLink>();
  /** Workers still loading. */
  readonly #starting = new Set<WorkerLink>();
  /** Maximum number of workers, reduced if another one failed to start. */
  #room: number;
  /** Whether a worker has failed to start while no other was loaded. That may be chance, so there is one more start before a request fails. */
  #hasFailed = false;
  /** Workers that have been asked to cancel their work, each with the timer that terminates it if it does not. */
  readonly #cancelling = new Map<WorkerLink, ReturnType<typeof setTimeout>>();
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param onChange called when a worker has loaded, has not started, or has ended
   * @param onFailure called with the error if two workers in a row do not start and no other is loaded
   */
  constructor(options: CrewOptions, onChange: () => void, onFailure: (error: unknown) => void) {
    this.#options = options;
    this.#onChange = onChange;
    this.#onFailure = onFailure;
    this.#room = options.workers;
  }

  /** Number of loaded workers. */
  get loaded(): number {
    return this.#loaded.size;
  }

  /** Number of workers, also those that are still loading. */
  get started(): number {
    return this.#loaded.size + this.#starting.size;
  }

  /** A loaded worker that is not busy. */
  idle(busy: ReadonlySet<WorkerLink>): WorkerLink | undefined {
    return [...this.#loaded].find((link) => link.isAlive && !busy.has(link));
  }

  /** Starts workers until `wanted` are loading, as far as there is room. */
  start(wanted: number): void {
    // The first worker starts alone: if none can start, its error gives the reason.
    const most = this.started === 0 ? 1 : this.#room - this.started;
    const missing = Math.min(wanted - this.#starting.size, most);
    for (let i = 0; i < missing; i++) void this.#startOne();
  }

  async #startOne(): Promise<void> {
    const { createWorker, wasm, tableBytes } = this.#options;
    let link: WorkerLink | undefined;
    try {
      link = new WorkerLink(createWorker, wasm, tableBytes);
      this.#starting.add(link);
      await link.ready;
      this.#loaded.add(link);
      this.#hasFailed = false;
      void link.ended.then(() => this.#forget(link!));
    } catch (error) {
      // The client was disposed of in the meantime: no job is waiting for this worker.
      if (link && !this.#starting.has(link)) return;
      if (this.#loaded.size > 0) this.#room = this.#loaded.size;
      else {
        if (this.#hasFailed) this.#onFailure(error);
        this.#hasFailed = !this.#hasFailed;
      }
    }
    if (link) this.#starting.delete(link);
    this.#onChange();
  }

  /** A worker has ended: another may replace it. */
  #forget(link: WorkerLink): void {
    this.#loaded.delete(link);
    this.#onChange();
  }

  /** Cancels a worker's work, and terminates the worker if it does not stop in time. */
  cancel(link: WorkerLink): void {
    if (this.#cancelling.has(link)) return;
    link.cancel();
    const end = (): void => link.terminate(ENDED);
    this.#cancelling.set(link, setTimeout(end, CANCEL_TIMEOUT_MS));
  }

  isCancelling(link: WorkerLink): boolean {
    return this.#cancelling.has(link);
  }

  /** A worker's work is over, cancelled or not. */
  release(link: WorkerLink): void {
    clearTimeout(this.#cancelling.get(link));
    this.#cancelling.delete(link);
  }

  /** Terminates the workers, and so frees their memory, once they have been idle for a while. @param isBusy whether they have work now */
  endWhenIdle(isBusy: boolean): void {
    const { idleMs = Infinity } = this.#options;
    if (isBusy || this.#loaded.size === 0) {
      clearTimeout(this.#idleTimer);
      this.#idleTimer = undefined;
    } else if (idleMs < Infinity) {
      this.#idleTimer ??= setTimeout(() => this.#terminate(), idleMs);
    }
  }

  /** Terminates all workers; as many as at first may start again. Resolves when they have ended. */
  async end(): Promise<void> {
    const ends = this.#terminate();
    this.#room = this.#options.workers;
    await Promise.all(ends);
  }

  /** Terminates all workers. @returns their ends */
  #terminate(): Promise<unknown>[] {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    const links = [...this.#loaded, ...this.#starting];
    this.#loaded.clear();
    this.#starting.clear();
    for (const link of links) link.terminate(ENDED);
    return links.map(({ gone }) => gone);
  }
}
