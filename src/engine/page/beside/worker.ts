/**
 * The worker from a file beside the program, for pages whose policy allows no worker from a blob. Bundlers recognise
 * `new URL('./file', import.meta.url)` and copy the file under another name, so the worker receives the address of the
 * WebAssembly. (They also recognise `new Worker(new URL(…))`, but that leaves no place for Trusted Types.)
 */
import { trustedScriptUrl } from '../trusted-script-url.ts';

/**
 * Starts a worker.
 * @throws DOMException if the browser refuses it, for example for a file of another origin, and TypeError if Trusted Types do
 */
export function createDefaultWorker(): Worker {
  const { href } = new URL('./worker.js', import.meta.url);
  return new Worker(trustedScriptUrl(href), { type: 'module', name: 'jass-solver' });
}

/** Address of its WebAssembly. */
export const defaultWasm = (): string | undefined => new URL('./solver.wasm', import.meta.url).href;
