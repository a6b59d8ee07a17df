/**
 * The WebAssembly module: loaded once per thread, one instance per solver (an instance owns the memory of its table).
 * The exports are plain integers and one shared buffer; assembly/index.ts describes them.
 */
import { compileDefault } from './inlined/wasm.ts';
import { kept } from './kept.ts';

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
  estimate(nodeBudget: number, beams: number): number;
  beams(): number;
  lowerBound(): number;
  upperBound(): number;
  best(): number;
  nodes(): number;
  weights(): number;
  weightsBytes(): number;
  /** What solvers tell each other (assembly/search/exchange.ts): an address, and numbers of bytes. */
  proofs(): number;
  takeProofs(): number;
  adoptProofs(bytes: number): void;
  marksBytes(): number;
  avoid(bytes: number): void;
  /** The table: its address, its bytes in use and the number of the deal in its entries. */
  tableStart(): number;
  tableInUse(): number;
  tableDeal(): number;
}

const compiled = kept(() => compileDefault());

/** What every build of the module imports. */
export const IMPORTS = {
  env: {
    abort: () => {
      throw new Error('the solver stopped at a broken precondition');
    },
  },
};

/** An instance of the module, and a maker of further ones. */
interface Instances {
  readonly first: SolverExports;
  /** Another instance, at once. Throws if its memory is unavailable. */
  readonly another: () => SolverExports;
}

/** Instances of the module, or of another build of it. Rejects if WebAssembly is unavailable. */
export async function instances(module?: CompiledModule): Promise<Instances> {
  const source = (module ?? (await compiled())) as WebAssembly.Module;
  const { exports } = await WebAssembly.instantiate(source, IMPORTS);
  return {
    first: exports as unknown as SolverExports,
    another: () => new WebAssembly.Instance(source, IMPORTS).exports as unknown as SolverExports,
  };
}

/** One instance of the module, or of another build of it. Rejects if WebAssembly is unavailable. */
export const instantiate = async (module?: CompiledModule): Promise<SolverExports> => (await instances(module)).first;
