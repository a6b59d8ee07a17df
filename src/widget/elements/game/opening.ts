/** What a reader has opened in the report, and how they open more. */

/** What the board shows: a deal, or a deal at one of its plays. */
export interface Place {
  /** From 1. */
  readonly deal: number;
  /** From 0; null for the deal as a whole. */
  readonly play: number | null;
}

export interface Opening {
  /** The deal whose row is open, from 1. */
  readonly row: number | null;
  readonly board: Place | null;
  readonly onRow: (deal: number) => void;
  /** @param event of the button, to which the focus goes back */
  readonly onBoard: (place: Place, event: Event) => void;
}
