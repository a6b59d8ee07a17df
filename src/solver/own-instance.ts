/** The instance of the module that a solver has for itself. WebAssembly memory never shrinks, so after a hard deal a new instance takes its place. */
import type { SolverExports } from './wasm.ts';

export class OwnInstance {
  #wasm: SolverExports;
  readonly #tableBytes: number;
  readonly #another: (() => SolverExports) | undefined;
  /** Bytes of the memory of a new instance. */
  readonly #firstBytes: number;

  /**
   * @param wasm an instance that has started with a table of at most `tableBytes`
   * @param another makes instances to replace one whose memory has grown; without it the memory stays, as in builds of tests
   */
  constructor(wasm: SolverExports, tableBytes: number, another: (() => SolverExports) | undefined) {
    this.#wasm = wasm;
    this.#tableBytes = tableBytes;
    this.#another = another;
    this.#firstBytes = this.memoryBytes;
  }

  get wasm(): SolverExports {
    return this.#wasm;
  }

  get memoryBytes(): number {
    return this.#wasm.memory.buffer.byteLength;
  }

  /** Replaces the instance if its memory has grown; the old one stays if that fails. @returns whether there is a new one */
  replaceGrown(): boolean {
    if (!this.#another || this.memoryBytes <= this.#firstBytes) return false;
    try {
      const wasm = this.#another();
      if (!wasm.start(this.#tableBytes)) return false;
      this.#wasm = wasm;
      return true;
    } catch {
      return false;
    }
  }
}
