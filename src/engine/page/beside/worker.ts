/**
 * The worker from a file that lies beside the program: for pages whose policy allows no worker from a blob. Bundlers know
 * `new URL('./file', import.meta.url)`, and bring the file along as it is, by another name: so the worker is told where the
 * WebAssembly is. (`new Worker(new URL(…))`, which they know too, has no room for Trusted Types.)
 */
import { trustedScriptUrl } from '../trusted-script-url.ts';

/**
 * Starts a worker.
 * @throws DOMException when the browser refuses it, as it does for a file of another origin, and TypeError when Trusted Types do
 */
export function createDefaultWorker(): Worker {
  const { href } = new URL('./worker.js', import.meta.url);
  return new Worker(trustedScriptUrl(href), { type: 'module', name: 'jass-solver' });
}

/** Address of its WebAssembly. */
export const defaultWasm = (): string | undefined => new URL('./solver.wasm', import.meta.url).href;
