/** The WebAssembly module from a file next to the program: for pages whose policy requires an address for every byte. */
import { compileAt } from '../compile-at.ts';

/** The compiled solver. Rejects if the file or WebAssembly is unavailable. */
export const compileDefault = (): Promise<WebAssembly.Module> => compileAt(new URL('./solver.wasm', import.meta.url));
