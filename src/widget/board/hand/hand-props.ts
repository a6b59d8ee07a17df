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
  /** Said only of a declarer who does not lead. */
  readonly declares: boolean;
  readonly toPlay: boolean;
  /** Legal cards if this hand is to play and seen, else none. */
  readonly legal: ReadonlySet<Card>;
  readonly worths: ReadonlyMap<Card, CardWorth>;
  /** Whether the worths are card points; else they are differences. */
  readonly inPoints: boolean;
  /** The card that forward plays, if it is this hand's. */
  readonly next: Card | undefined;
  /** Number of the legal card, as shown, that the Tab key stops at. */
  readonly tabStop: number;
  /** Whether the Tab key stops at the name of the seat. */
  readonly isSeatStop: boolean;
  readonly onPlay: (card: Card) => void;
  /** Shows only this hand, or all again. */
  readonly onSeat: (seat: Seat) => void;
}
