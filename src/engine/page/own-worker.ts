/** The worker of a build of the element, which each build has in another place, and how a page starts it. */
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Where a build has its worker: the module `inlined/worker.ts` or `beside/worker.ts`. */
export interface OwnWorker {
  /** Address of the script. */
  readonly script: () => string;
  readonly type: WorkerType;
  /** Address of the WebAssembly, or undefined if the script contains it. */
  readonly wasm: () => string | undefined;
}

/**
 * Starts a worker.
 * @throws DOMException if the browser refuses it, for example for a file of another origin, and TypeError if Trusted Types do
 */
export const startWorker = ({ script, type }: OwnWorker): Worker =>
  // Bundlers recognise `new Worker(new URL(…))`, but that leaves no place for Trusted Types.
  new Worker(trustedScriptUrl(script()), { type, name: 'jass-solver' });
