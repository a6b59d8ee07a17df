/**
 * What solvers of one deal, each with a table of its own, tell each other (assembly/search/exchange.ts has the records), and where it is in the
 * memory of the module.
 */
import { MARK_BYTES, MOST_MARKS, MOST_OTHERS_MARKS, MOST_PROOFS, PROOF_BYTES } from '../abi.ts';
import type { SolverExports } from '../wasm.ts';

/** Bytes of the room for each, which follow each other. */
export const PROOFS_ROOM = MOST_PROOFS * PROOF_BYTES;
const MARKS_ROOM = MOST_MARKS * MARK_BYTES;
const OTHERS_MARKS_ROOM = MOST_OTHERS_MARKS * MARK_BYTES;

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
    marks: bytesAt(wasm.proofs() + PROOFS_ROOM, wasm.marksBytes()),
  };
}

/** Stores the proofs of another solver of the same deal. @returns false if they are not whole records, or too many */
export function adoptProofs(wasm: SolverExports, proofs: Uint8Array): boolean {
  if (proofs.length % PROOF_BYTES !== 0 || proofs.length > PROOFS_ROOM) return false;
  new Uint8Array(wasm.memory.buffer).set(proofs, wasm.proofs());
  wasm.adoptProofs(proofs.length);
  return true;
}

/** Tells the module which moves other solvers are searching: up to its capacity. */
export function avoidMarks(wasm: SolverExports, marks: readonly Uint8Array[]): void {
  const start = wasm.proofs() + PROOFS_ROOM + MARKS_ROOM;
  const all = new Uint8Array(wasm.memory.buffer, start, OTHERS_MARKS_ROOM);
  let bytes = 0;
  for (const of of marks) {
    if (bytes + of.length > OTHERS_MARKS_ROOM) break;
    all.set(of, bytes);
    bytes += of.length;
  }
  wasm.avoid(bytes);
}
