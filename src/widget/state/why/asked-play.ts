/** The play that the reader asks about. */
import type { Card } from '../../../game/cards.ts';

/** A play of the record, of the reader's own line, or one that has not been made. */
export interface AskedPlay {
  /** The plays up to it, itself last. */
  readonly plays: readonly Card[];
  /** Whether it is in the record or in the reader's line. */
  readonly isMade: boolean;
  /** The deal of the question. Under another payoff it stays the same. */
  readonly deal: string;
}
