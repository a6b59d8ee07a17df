/** What the views of a deal are drawn from: its state with the actions of the reader, the cards and words, and the places of the focus. */
import type { Roving } from '../kit/roving.ts';
import type { Store } from '../state/store.ts';
import type { Look } from './look.ts';

export interface View extends BoardView {
  readonly store: Store;
}

/** What a board is drawn from: of the store only how the hands are arranged. */
export interface BoardView {
  readonly look: Look;
  readonly store: {
    readonly arrangement: Store['arrangement'];
    /** Shows only this hand, or all hands again; null where the reader may not choose. */
    readonly showSeat: Store['showSeat'] | null;
  };
  /** Where the Tab key stops in each group. */
  readonly stops: Roving['stops'];
}
