/** The WebAssembly module from a file that lies beside the program: for pages whose policy wants every byte to come from an address. */
import { compileAt } from '../compile-at.ts';

/** The solver, compiled. Rejects when the file or WebAssembly is not to be had. */
export const compileDefault = (): Promise<WebAssembly.Module> => compileAt(new URL('./solver.wasm', import.meta.url));
