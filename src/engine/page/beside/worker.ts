/**
 * The worker from a file, for pages whose policy allows no worker from a blob. Bundlers recognise `new URL('file', import.meta.url)` and
 * copy the file under another name, so the worker receives the address of the WebAssembly. The addresses count from the folder `assets` of the
 * build, which has this module (tools/build-element.ts).
 */

/** Address of the script. */
export const script = (): string => new URL('../external/worker.js', import.meta.url).href;

export const type = 'module';

/** Address of the WebAssembly. */
export const wasm = (): string => new URL('../external/solver.wasm', import.meta.url).href;
