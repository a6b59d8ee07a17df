/**
 * The side of the screen at which each seat is. The table rotates as a whole. The seats are always clockwise on the
 * screen; games played counterclockwise differ only in the order of play.
 */
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';

/** The sides of the screen, clockwise from the reader's own. */
const CLOCKWISE = ['bottom', 'left', 'top', 'right'] as const;
export type ScreenSide = (typeof CLOCKWISE)[number];

/** The sides in reading order. */
export const AROUND: readonly ScreenSide[] = ['top', 'left', 'right', 'bottom'];

/** The side of a seat, given the seat at the bottom. */
export function screenSideOf(seat: Seat, bottom: Seat): ScreenSide {
  return CLOCKWISE[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4]!;
}

/** The seat at a side. */
export function seatAt(side: ScreenSide, bottom: Seat): Seat {
  return SEATS[(SEATS.indexOf(bottom) + CLOCKWISE.indexOf(side)) % 4]!;
}
