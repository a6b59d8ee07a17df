/**
 * The worker from a script inside the program. Browsers do not start a worker from a file of another site, so an element embedded from
 * another site cannot use a second file. The build for strict policies uses ../beside/worker.ts instead (docs/decisions/0013).
 */
import { WORKER_SCRIPT } from '../../generated/worker.ts';

let address: string | undefined;

/** Address of the script, kept for further workers. */
export const script = (): string =>
  (address ??= URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: 'text/javascript' })));

export const type = 'classic';

/** No address of the WebAssembly, because the script contains it. */
export const wasm = (): undefined => undefined;
