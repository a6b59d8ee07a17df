/** What the views of a deal are drawn from: its state with the actions of the reader, the cards and words, and the places of the focus. */
import type { Roving } from '../kit/roving.ts';
import type { Store } from '../state/store.ts';
import type { Look } from './look.ts';

export interface View {
  readonly look: Look;
  readonly store: Store;
  /** Where the Tab key stops in each group. */
  readonly stops: Roving['stops'];
}
