/** The properties of a hand, whether its cards are drawn as faces or as rows of ranks. */
import type { Card, Seat } from '../../../game/cards.ts';
import type { Look } from '../../decks/look.ts';
import type { CardWorth } from '../../model/engine.ts';
import type { ScreenSide } from '../../model/seating.ts';
import type { SuitRow } from '../../model/table.ts';
import type { Arrangement } from '../arrangement.ts';

export interface HandProps {
  readonly look: Look;
  readonly arrangement: Arrangement;
  readonly seat: Seat;
  readonly side: ScreenSide;
  readonly rows: readonly SuitRow[];
  readonly leads: boolean;
  /** Shown only for a declarer who does not lead. */
  readonly declares: boolean;
  readonly toPlay: boolean;
  /** The legal cards if this hand is to play and visible; otherwise none. */
  readonly legal: ReadonlySet<Card>;
  readonly worths: ReadonlyMap<Card, CardWorth>;
  /** Whether the values are card points; otherwise they are differences. */
  readonly inPoints: boolean;
  /** The next card of the line, if it is in this hand. */
  readonly next: Card | undefined;
  /** Number of the legal card, in the order shown, at which the Tab key stops. */
  readonly tabStop: number;
  /** Whether the Tab key stops at the name of the seat. */
  readonly isSeatStop: boolean;
  readonly onPlay: (card: Card) => void;
  /** Shows only this hand, or all hands again. */
  readonly onSeat: (seat: Seat) => void;
}
