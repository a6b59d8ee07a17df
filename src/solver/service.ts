/**
 * What runs in the worker: one analysis at a time, in slices, with a look at the messages between two slices so that a
 * cancellation arrives while it works. It knows neither the solver nor the worker it runs in; worker.ts brings them together.
 */
import { releaseProxy } from 'comlink';
import type { ProxyMethods } from 'comlink';
import type { Progress } from '../analysis/answer.ts';
import { JassError } from '../game/errors.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import type { OrderingFamily } from './ordering/family.ts';
import type { OrderingWeights } from './ordering/load.ts';

/** How a piece of work ended. Mistakes of the user cross as plain data: an exception would lose its fields on the way. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'mistake'; readonly error: ErrorAnswer['error'] }
  | { readonly kind: 'cancelled' };

/** The work on one request, in slices. @throws JassError for what is wrong with the request */
export type Work = (request: unknown) => Generator<Progress, Answer>;

/** What the service works with, once it is loaded. */
export interface Engine {
  readonly work: Work;
  /** Takes the move order of a family. */
  readonly learn: (family: OrderingFamily, weights: OrderingWeights) => void;
}

/** A callback that Comlink has carried over from the page. */
type ProgressCallback = ((progress: Progress) => void) & Partial<ProxyMethods>;

export class SolverService {
  readonly #loading: Promise<Engine>;
  #cancelled = false;

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
    this.#cancelled = false;
    const messages = new MessageChannel();
    try {
      const steps = (await this.#loading).work(request);
      let step = steps.next();
      while (!step.done) {
        onProgress(step.value);
        await delivered(messages);
        if (this.#cancelled) return { kind: 'cancelled' };
        step = steps.next();
      }
      return { kind: 'answer', answer: step.value };
    } catch (error) {
      if (error instanceof JassError) return { kind: 'mistake', error: error.toJSON() };
      throw error;
    } finally {
      messages.port1.close();
      onProgress[releaseProxy]?.();
    }
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

/** Resolves when the messages that have come until now are delivered; a timer would wait 4 ms each time. */
function delivered({ port1, port2 }: MessageChannel): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
