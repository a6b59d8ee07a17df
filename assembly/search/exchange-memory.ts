/**
 * The memory in which solvers tell each other proofs and marks (exchange.ts), which the host reads and writes, and the own marks in it.
 * These have a file that imports no search, as every slice begins by forgetting them.
 */
import { MARK_BYTES, MOST_MARKS, MOST_OTHERS_MARKS, MOST_PROOFS, PROOF_BYTES } from '../../src/solver/abi';

/** The proofs, the own marks and those of others, one after the other. */
export const PROOFS = memory.data(PROOF_BYTES * MOST_PROOFS + MARK_BYTES * (MOST_MARKS + MOST_OTHERS_MARKS), 8);
const OWN = PROOFS + PROOF_BYTES * MOST_PROOFS;
export const OTHERS = OWN + MARK_BYTES * MOST_MARKS;

/** The number of own marks. */
export let ownMarks: i32 = 0;

/** Forgets the own marks: a slice begins, or the search leaves the path on which it was stopped. */
// @ts-ignore: decorator
@inline
export function forgetMarks(): void {
  ownMarks = 0;
}

/** Adds an own mark; there must be room for it (`MOST_MARKS`). */
export function addMark(key: u64): void {
  store<u64>(OWN + <usize>(ownMarks * MARK_BYTES), key);
  ownMarks++;
}
