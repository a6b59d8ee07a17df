/**
 * The WebAssembly module: loaded once per thread, one instance per solver (an instance owns the memory of its table).
 * The exports are plain integers and one shared buffer; assembly/index.ts describes them.
 */
import { compileDefault } from './inlined/wasm.ts';

/** A compiled module (`WebAssembly.Module`, a name that only the types of a page have). */
export type CompiledModule = object;

/** Exports of assembly/index.ts. */
export interface SolverExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  buffer(): number;
  start(tableBytes: number): number;
  setRules(): void;
  roem(): number;
  roemSets(): number;
  setPayoff(): void;
  setDeal(): void;
  setPosition(): void;
  legal(): void;
  search(nodeBudget: number, guess: number, from: number): number;
  probe(nodeBudget: number, need: number): number;
  decide(nodeBudget: number, need: number, tag: number, isCallOpen: number): number;
  assume(low: number, high: number, card: number): void;
  estimate(nodeBudget: number): number;
  lowerBound(): number;
  upperBound(): number;
  best(): number;
  nodes(): number;
  weights(): number;
  weightsBytes(): number;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** A new instance of the module, or of another build of it. Rejects if WebAssembly is unavailable. */
export async function instantiate(module?: CompiledModule): Promise<SolverExports> {
  const instance = await WebAssembly.instantiate(module ?? (await (compiled ??= compileDefault())), {
    env: {
      abort: () => {
        throw new Error('the solver stopped at a broken precondition');
      },
    },
  });
  return instance.exports as unknown as SolverExports;
}
