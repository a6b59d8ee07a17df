/**
 * What solvers of one deal, each with a table of its own, tell each other (assembly/search/exchange.ts has the records), and where it is in the
 * memory of the module.
 */
import type { SolverExports } from '../wasm.ts';

export const RECORD_BYTES = 32;
/** The bytes of proofs, own marks and marks of others for which the module has room, one after the other. */
export const LARGEST_FINDINGS = 2048 * RECORD_BYTES;
const OWN_MARKS_BYTES = 16 * 8;
const LARGEST_MARKS = 128 * 8;

/** The findings of a slice: plain data, for a message. */
export interface Findings {
  /** Identifies the deal and everything that values depend on. */
  readonly dealKey: string;
  readonly proofs: Uint8Array;
  /** Marks of the moves that the solver is searching. */
  readonly marks: Uint8Array;
}

/** Takes the proofs since the last call, and the marks of the moment. */
export function takeFindings(wasm: SolverExports): Omit<Findings, 'dealKey'> {
  const bytesAt = (address: number, bytes: number): Uint8Array<ArrayBuffer> =>
    new Uint8Array(wasm.memory.buffer, address, bytes).slice();
  return {
    proofs: bytesAt(wasm.proofs(), wasm.takeProofs()),
    marks: bytesAt(wasm.proofs() + LARGEST_FINDINGS, wasm.marksBytes()),
  };
}

/** Stores the proofs of another solver of the same deal. @returns false if they are not whole records, or too many */
export function adoptProofs(wasm: SolverExports, proofs: Uint8Array): boolean {
  if (proofs.length % RECORD_BYTES !== 0 || proofs.length > LARGEST_FINDINGS) return false;
  new Uint8Array(wasm.memory.buffer).set(proofs, wasm.proofs());
  wasm.adoptProofs(proofs.length);
  return true;
}

/** Tells the module which moves other solvers are searching: as many as it has room for. */
export function avoidMarks(wasm: SolverExports, marks: readonly Uint8Array[]): void {
  const start = wasm.proofs() + LARGEST_FINDINGS + OWN_MARKS_BYTES;
  const all = new Uint8Array(wasm.memory.buffer, start, LARGEST_MARKS);
  let bytes = 0;
  for (const of of marks) {
    if (bytes + of.length > LARGEST_MARKS) break;
    all.set(of, bytes);
    bytes += of.length;
  }
  wasm.avoid(bytes);
}
