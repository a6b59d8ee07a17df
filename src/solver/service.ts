/**
 * What runs in the worker: one analysis at a time, in slices, with a look at the messages between two slices so that a
 * cancellation arrives while it works. It knows neither the solver nor the worker it runs in; worker.ts brings them together.
 */
import { releaseProxy } from 'comlink';
import type { ProxyMethods } from 'comlink';
import type { Progress } from '../analysis/answer.ts';
import { Findings } from '../analysis/findings.ts';
import type { News } from '../analysis/findings.ts';
import { JassError } from '../game/errors.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { OrderingWeights } from './ordering/load.ts';

/** How a piece of work ended. Mistakes of the user cross as plain data: an exception would lose its fields on the way. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'mistake'; readonly error: ErrorAnswer['error'] }
  | { readonly kind: 'cancelled' };

/** What the service works with, once it is loaded. */
export interface Engine {
  /** The work on one request, in slices. @throws JassError for what is wrong with the request */
  readonly work: (request: unknown, findings: Findings) => Generator<Progress, Answer>;
  /** Helps another solver with the request that it works on, in slices. */
  readonly help: (request: unknown, findings: Findings) => Generator<unknown, void>;
  /** Takes the move order of a family. */
  readonly learn: (family: OrderingFamily, weights: OrderingWeights) => void;
}

/** A callback that Comlink has carried over from the page. */
type ProgressCallback = ((progress: Progress) => void) & Partial<ProxyMethods>;

export class SolverService {
  readonly #loading: Promise<Engine>;
  #cancelled = false;
  /** What is proven of the request under way. */
  #findings: Findings | undefined;
  /** The way to the service that works on the same request. */
  #port: MessagePort | undefined;

  /** @param loading loads the solver; its failure is what `ready` rejects with */
  constructor(loading: Promise<Engine>) {
    this.#loading = loading;
    // Reported by `ready`, for which the page may not have asked yet.
    loading.catch(() => undefined);
  }

  /** Resolves once the solver is loaded: the handshake. Rejects when WebAssembly does not start. */
  async ready(): Promise<void> {
    await this.#loading;
  }

  /** Works on a request to its end or until `cancel`. Rejects only for faults of the program itself. */
  async solve(request: unknown, onProgress: ProgressCallback): Promise<Outcome> {
    try {
      const answer = await this.#run(({ work }, findings) => work(request, findings), onProgress);
      return answer ? { kind: 'answer', answer } : { kind: 'cancelled' };
    } catch (error) {
      if (error instanceof JassError) return { kind: 'mistake', error: error.toJSON() };
      throw error;
    } finally {
      onProgress[releaseProxy]?.();
    }
  }

  /** Joins the work under way to that of another service, at the other end of the port, which helps with it. */
  pair(port: MessagePort): void {
    if (this.#findings) this.#share(this.#findings, port);
    else port.close();
  }

  /** Helps the service at the other end of the port with its request until nothing is left to do or until `cancel`. */
  async assist(request: unknown, port: MessagePort): Promise<void> {
    await this.#run(
      ({ help }, findings) => {
        this.#share(findings, port);
        return help(request, findings);
      },
      () => undefined,
    );
  }

  /** Runs work in slices; undefined when it was cancelled. */
  async #run<Step, Result>(
    begin: (engine: Engine, findings: Findings) => Generator<Step, Result>,
    onStep: (step: Step) => void,
  ): Promise<Result | undefined> {
    this.#cancelled = false;
    const engine = await this.#loading;
    const findings = new Findings();
    this.#findings = findings;
    try {
      const steps = begin(engine, findings);
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
      this.#findings = undefined;
    }
  }

  #share(findings: Findings, port: MessagePort): void {
    this.#port?.close();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<News>) => findings.hear(data);
    findings.share((news) => port.postMessage(news));
  }

  /** Takes the move order of a family, which makes later work on its games faster. */
  async learn(family: OrderingFamily, weights: OrderingWeights): Promise<void> {
    (await this.#loading).learn(family, weights);
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
