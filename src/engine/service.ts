/**
 * What runs in the worker: one analysis at a time, in slices, with a look at the messages between two slices so that a
 * cancellation arrives while it works. It knows neither the solver nor the worker it runs in; worker.ts brings them together. What
 * it is sent has been read by the client, so that a worker has no notation in it.
 */
import type { Progress } from '../analysis/answer.ts';
import { SharedBounds } from '../analysis/shared-bounds.ts';
import type { BoundsUpdate } from '../analysis/shared-bounds.ts';
import type { ResolvedRequest } from '../notation/request/resolve-request.ts';
import { JassError } from '../game/errors.ts';
import type { Answer } from '../notation/answer/answer.ts';
import type { OrderingFamily } from '../solver/ordering/family.ts';
import type { OrderingWeights } from '../solver/ordering/load.ts';

/** How a piece of work ended. Mistakes of the user cross as plain data: an exception would lose its fields on the way. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | ({ readonly kind: 'mistake' } & Pick<JassError, 'code' | 'reason' | 'place'>)
  | { readonly kind: 'cancelled' };

/** What the service works with, once it is loaded. */
export interface Engine {
  /** The work on one request, in slices. @throws JassError for what cannot be answered */
  readonly work: (request: ResolvedRequest, sharedBounds: SharedBounds) => Generator<Progress, Answer>;
  /** Helps another solver with its request, in slices. */
  readonly help: (request: ResolvedRequest, sharedBounds: SharedBounds) => Generator<unknown, void>;
  /** Takes the move order of a family. */
  readonly learn: (family: OrderingFamily, weights: OrderingWeights) => void;
}

/** Where the progress of a piece of work goes: the port of a channel that is made for it, and closed at its end. */
export type ProgressPort = Pick<MessagePort, 'postMessage' | 'close'>;

type Load = (wasm?: string, tableBytes?: number) => Promise<Engine>;

export class SolverService {
  readonly #load: Load;
  #loading: Promise<Engine> | undefined;
  #cancelled = false;
  /** What is proven so far of the request under way. */
  #sharedBounds: SharedBounds | undefined;
  /** The port to the service that works on the same request. */
  #port: MessagePort | undefined;

  /** @param load loads the solver, from the address of its WebAssembly where one is given */
  constructor(load: Load) {
    this.#load = load;
  }

  /**
   * Resolves once the solver is loaded: the handshake. Rejects when WebAssembly does not start.
   * @param wasm address of the WebAssembly, where the page has it in a place of its own
   * @param tableBytes the most for the transposition table, where the page says
   */
  async ready(wasm?: string, tableBytes?: number): Promise<void> {
    await this.#engine(wasm, tableBytes);
  }

  /** Works on a request to its end or until `cancel`. Rejects only for faults of the program itself. */
  async solve(request: ResolvedRequest, progress: ProgressPort): Promise<Outcome> {
    try {
      const answer = await this.#run(
        ({ work }, sharedBounds) => work(request, sharedBounds),
        (step) => progress.postMessage(step),
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

  /** Joins the work under way to that of another service, at the other end of the port, which helps with it. */
  pair(port: MessagePort): void {
    if (this.#sharedBounds) this.#share(this.#sharedBounds, port);
    else port.close();
  }

  /** Helps the service at the other end of the port with its request until nothing is left to do or until `cancel`. */
  async assist(request: ResolvedRequest, port: MessagePort): Promise<void> {
    await this.#run(
      ({ help }, sharedBounds) => {
        this.#share(sharedBounds, port);
        return help(request, sharedBounds);
      },
      () => undefined,
    );
  }

  /** Runs work in slices; undefined when it was cancelled. */
  async #run<Step, Result>(
    begin: (engine: Engine, sharedBounds: SharedBounds) => Generator<Step, Result>,
    onStep: (step: Step) => void,
  ): Promise<Result | undefined> {
    this.#cancelled = false;
    const engine = await this.#engine();
    const sharedBounds = new SharedBounds();
    this.#sharedBounds = sharedBounds;
    try {
      const steps = begin(engine, sharedBounds);
      let step = steps.next();
      while (!step.done) {
        onStep(step.value);
        await delivered();
        if (this.#cancelled) return undefined;
        step = steps.next();
      }
      return step.value;
    } finally {
      this.#port?.close();
      this.#port = undefined;
      this.#sharedBounds = undefined;
    }
  }

  #engine(...from: Parameters<Load>): Promise<Engine> {
    return (this.#loading ??= this.#load(...from));
  }

  #share(sharedBounds: SharedBounds, port: MessagePort): void {
    this.#port?.close();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<BoundsUpdate>) => sharedBounds.receive(data);
    sharedBounds.connect((update) => port.postMessage(update));
  }

  /** Takes the move order of a family, which makes later work on its games faster. */
  async learn(family: OrderingFamily, weights: OrderingWeights): Promise<void> {
    (await this.#engine()).learn(family, weights);
  }

  /** Ends the work under way after its present slice. */
  cancel(): void {
    this.#cancelled = true;
  }
}

/**
 * Resolves when the messages that have come until now are delivered; a timer would wait 4 ms each time. Over a channel of
 * its own each time: Node takes up to a thousand messages from one port before it looks at the others.
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
