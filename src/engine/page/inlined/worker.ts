/**
 * The worker from a script inside the program. Browsers do not start a worker from a file of another site, so an element embedded from
 * another site cannot use a second file. The build for strict policies uses ../beside/worker.ts instead (docs/decisions/0013).
 */
import { WORKER_SCRIPT } from '../../generated/worker.ts';
import { trustedScriptUrl } from '../trusted-script-url.ts';

let address: string | undefined;

/** Starts a worker. @throws DOMException if the browser refuses it, and TypeError if Trusted Types do */
export function createDefaultWorker(): Worker {
  // Kept for further workers.
  address ??= URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: 'text/javascript' }));
  return new Worker(trustedScriptUrl(address), { name: 'jass-solver' });
}

/** Address of its WebAssembly: none, because the worker contains it. */
export const defaultWasm = (): string | undefined => undefined;
