/** The properties of a hand, however its cards are drawn. */
import type { Card, Seat } from '../../../../game/cards.ts';
import type { Look } from '../../look.ts';
import type { CardValue } from '../../../state/engine.ts';
import type { Interval } from '../../../state/knowledge.ts';
import type { ScreenSide } from '../../../state/seating.ts';
import type { SuitRow } from '../../../state/table.ts';
import type { Arrangement } from '../../../state/arrangement.ts';

export interface HandProps {
  readonly look: Look;
  readonly arrangement: Arrangement;
  readonly seat: Seat;
  readonly side: ScreenSide;
  readonly rows: readonly SuitRow[];
  /** Whether it leads the trick on the table. */
  readonly leads: boolean;
  /** The word for the declarer; null for the others. */
  readonly declares: string | null;
  readonly toPlay: boolean;
  /** Whether the next card is the first of a trick. */
  readonly toLead: boolean;
  /** The legal cards if this hand is to play and visible; otherwise none. */
  readonly legal: ReadonlySet<Card>;
  readonly cardValues: ReadonlyMap<Card, CardValue>;
  /** Whether the values are card points; otherwise they are differences. */
  readonly inPoints: boolean;
  /** The range of values of the deal. */
  readonly scale: Interval;
  /** The next card of the line, if it is in this hand. */
  readonly next: Card | undefined;
  /** The card that the reader asks about, if its account is open at this position; it may be in another hand. */
  readonly asked: Card | null | undefined;
  /** Number of the card left in the hand, in the order shown, at which the Tab key stops; null for the first legal one. */
  readonly tabStop: number | null;
  /** Whether the Tab key stops at the name of the seat. */
  readonly isSeatStop: boolean;
  readonly onPlay: (card: Card) => void;
  /** Shows only this hand, or all hands again; null where the reader may not choose. */
  readonly onSeat: ((seat: Seat) => void) | null;
}
