/** What solvers of one deal, each with a table of its own, tell each other (assembly/search/exchange.ts has the records). */

export const RECORD_BYTES = 32;
/** The bytes of proofs, own marks and marks of others for which the module has room, one after the other. */
export const LARGEST_FINDINGS = 2048 * RECORD_BYTES;
export const OWN_MARKS_BYTES = 16 * 8;
export const LARGEST_MARKS = 128 * 8;

/** The findings of a slice: plain data, for a message. */
export interface Findings {
  /** Identifies the deal and everything that values depend on. */
  readonly dealKey: string;
  readonly proofs: Uint8Array;
  /** Marks of the moves that the solver is searching. */
  readonly marks: Uint8Array;
}
