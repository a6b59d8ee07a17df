/**
 * The service in a worker: it runs one analysis at a time, in slices. Between slices it handles messages, so that a
 * cancellation arrives during the work. It knows neither the solver nor the worker around it; worker.ts joins them. The
 * client has parsed the requests, so a worker contains no notation.
 */
import type { Progress } from '../../analysis/progress.ts';
import type { SolverNumber } from '../../analysis/search/order-of-work.ts';
import { SharedBounds } from '../../analysis/search/shared-bounds.ts';
import type { BoundsUpdate } from '../../analysis/search/shared-bounds.ts';
import { FINGERPRINT } from '../generated/fingerprint.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { JassError } from '../../game/errors.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { OrderingFamily } from '../../solver/ordering/family.ts';
import type { OrderingWeights } from '../../solver/ordering/load.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';

/** How a request ended. Errors in a request are sent as plain data, because an exception would lose its fields. */
export type SolveResult =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | ({ readonly kind: 'mistake' } & Pick<JassError, 'code' | 'reason' | 'place'>)
  | { readonly kind: 'cancelled' };

/** The operations of the loaded solver. */
export interface Engine {
  /** Solves one request, in slices. @throws JassError if it cannot be answered */
  readonly work: (request: ResolvedRequest, sharedBounds: SharedBounds) => Generator<Progress, Answer>;
  /** Helps another solver with its request, in slices. @param number of this helper, from 1 */
  readonly help: (
    request: ResolvedRequest,
    sharedBounds: SharedBounds,
    number: SolverNumber,
  ) => Generator<unknown, void>;
  /** Sets the move order of a family. */
  readonly setOrdering: (family: OrderingFamily, weights: OrderingWeights) => void;
  /** Searches the deal of a request in a table that other solvers share, until `unshare`. @returns whether the request can use it */
  readonly share: (table: SharedTable, request: ResolvedRequest) => boolean;
  readonly unshare: () => void;
  /** Gives back memory that only hard deals need. The next request may come at any time. */
  readonly rest: () => void;
}

/** Receives the progress of one request. The port belongs to a channel of its own, which is closed at the end. */
export type ProgressPort = Pick<MessagePort, 'postMessage' | 'close'>;

/** Least time between two reports of progress, in milliseconds: solvers that exchange proofs have shorter slices. */
export const REPORT_MS = 25;

/** How long after a request the memory of a hard deal is kept, in milliseconds: the next one is often about the same deal. */
export const REST_MS = 10_000;

type Load = (wasm?: string, tableBytes?: number) => Promise<Engine>;

export class SolverService {
  readonly #load: Load;
  #loading: Promise<Engine> | undefined;
  #cancelled = false;
  /** The current request, with the bounds proven so far. */
  #current:
    | { readonly request: ResolvedRequest; readonly engine: Engine; readonly sharedBounds: SharedBounds }
    | undefined;
  /** Gives back memory after the last request. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The ports to the services that solve the same request. */
  #ports: MessagePort[] = [];

  /** @param load loads the solver, from the address of its WebAssembly if one is given */
  constructor(load: Load) {
    this.#load = load;
  }

  /**
   * The handshake: resolves to the fingerprint of the worker once the solver is loaded. Rejects if WebAssembly does not start.
   * @param wasm address of the WebAssembly, if the page has its own
   * @param tableBytes maximum size of the transposition table, if the page sets one
   */
  async ready(wasm?: string, tableBytes?: number): Promise<string> {
    await this.#engine(wasm, tableBytes);
    return FINGERPRINT;
  }

  /** Solves a request, to its end or until `cancel`. Rejects only for bugs in the program itself. */
  async solve(request: ResolvedRequest, progress: ProgressPort): Promise<SolveResult> {
    try {
      let reportedAt = -Infinity;
      const sharedBounds = new SharedBounds();
      const answer = await this.#run(
        request,
        sharedBounds,
        ({ work }) => work(request, sharedBounds),
        (step) => {
          if (performance.now() - reportedAt < REPORT_MS) return;
          reportedAt = performance.now();
          progress.postMessage(step);
        },
      );
      return answer ? { kind: 'answer', answer } : { kind: 'cancelled' };
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      const { code, reason, place } = error;
      return { kind: 'mistake', code, reason, place };
    } finally {
      progress.close();
    }
  }

  /** Goes on with the current request in a table that other services may share. @returns whether it does */
  share(table: SharedTable): boolean {
    try {
      return this.#current !== undefined && this.#current.engine.share(table, this.#current.request);
    } catch {
      // Without memory for it the solver goes on with its own table.
      return false;
    }
  }

  /** Shares the bounds of the current request with the service at the other end of the port, which helps with it. */
  pair(port: MessagePort): void {
    if (this.#current) this.#connect(port, this.#current.sharedBounds);
    else port.close();
  }

  /**
   * Helps the service at the other end of the port with its request until no work remains or until `cancel`.
   * @param number of this helper, from 1
   * @param table the table that it shares, if there is one
   */
  async assist(request: ResolvedRequest, port: MessagePort, number: SolverNumber, table?: SharedTable): Promise<void> {
    const sharedBounds = new SharedBounds();
    await this.#run(request, sharedBounds, ({ help }) => {
      if (table) this.share(table);
      this.#connect(port, sharedBounds);
      return help(request, sharedBounds, number);
    });
  }

  /** Runs work in slices. @returns undefined if it was cancelled */
  async #run<Step, Result>(
    request: ResolvedRequest,
    sharedBounds: SharedBounds,
    begin: (engine: Engine) => Generator<Step, Result>,
    onStep?: (step: Step) => void,
  ): Promise<Result | undefined> {
    this.#cancelled = false;
    clearTimeout(this.#resting);
    const engine = await this.#engine();
    this.#current = { request, engine, sharedBounds };
    try {
      const steps = begin(engine);
      let step = steps.next();
      while (!step.done) {
        onStep?.(step.value);
        await delivered();
        if (this.#cancelled) return undefined;
        step = steps.next();
      }
      return step.value;
    } finally {
      for (const port of this.#ports.splice(0)) port.close();
      this.#current = undefined;
      engine.unshare();
      this.#resting = setTimeout(engine.rest, REST_MS);
      // Under Node a timer must not keep the program running; in a page it is a number.
      (this.#resting as { unref?: () => void }).unref?.();
    }
  }

  #engine(...from: Parameters<Load>): Promise<Engine> {
    return (this.#loading ??= this.#load(...from));
  }

  #connect(port: MessagePort, sharedBounds: SharedBounds): void {
    this.#ports.push(port);
    const receive = sharedBounds.connect((update) => port.postMessage(update));
    port.onmessage = ({ data }: MessageEvent<BoundsUpdate>) => receive(data);
  }

  /** Sets the move order of a family, which makes later requests for its games faster. */
  async setOrdering(family: OrderingFamily, weights: OrderingWeights): Promise<void> {
    (await this.#engine()).setOrdering(family, weights);
  }

  /** Cancels the current request after its present slice. */
  cancel(): void {
    this.#cancelled = true;
  }
}

/**
 * Resolves when the messages that have arrived so far are delivered. A timer would wait 4 ms each time. Each call uses a
 * new channel: Node handles up to a thousand messages of one port before it turns to another.
 */
function delivered(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
