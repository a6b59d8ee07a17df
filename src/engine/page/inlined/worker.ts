/**
 * The worker from a script inside the program: an element embedded from another site needs no second file, which browsers would
 * not let it start a worker from. The build for strict policies has ../beside/worker.ts in its place (docs/decisions/0013).
 */
import { WORKER_SCRIPT } from '../../generated/worker.ts';
import { trustedScriptUrl } from '../trusted-script-url.ts';

let address: string | undefined;

/** Starts a worker. @throws DOMException when the browser refuses it, and TypeError when Trusted Types do */
export function createDefaultWorker(): Worker {
  // Kept for further workers.
  address ??= URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: 'text/javascript' }));
  return new Worker(trustedScriptUrl(address), { name: 'jass-solver' });
}

/** Address of its WebAssembly: it has it inside. */
export const defaultWasm = (): string | undefined => undefined;
