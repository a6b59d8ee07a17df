/**
 * The WebAssembly module from bytes inside the program: nothing to fetch, no address to get wrong. The build for strict
 * policies has ../beside/wasm.ts in its place (docs/decisions/0013).
 */
import { WASM_DEFLATED } from '../generated/wasm.ts';
import { inflated } from '../inflate.ts';

/** The compiled solver. Rejects if WebAssembly is unavailable. */
export const compileDefault = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await inflated(WASM_DEFLATED));
