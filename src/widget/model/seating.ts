/**
 * Where each seat is on the screen. The table turns as a whole: the seats stand clockwise whoever is at the bottom, and
 * games that play the other way round differ in the order of play alone.
 */
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';

/** The places of the table as seen, clockwise from the reader's own. */
const CLOCKWISE = ['bottom', 'left', 'top', 'right'] as const;
export type ScreenSide = (typeof CLOCKWISE)[number];

/** Where a seat is when another, or itself, is at the bottom. */
export function screenSideOf(seat: Seat, bottom: Seat): ScreenSide {
  return CLOCKWISE[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4]!;
}

/** Who sits at a side. */
export function seatAt(side: ScreenSide, bottom: Seat): Seat {
  return SEATS[(SEATS.indexOf(bottom) + CLOCKWISE.indexOf(side)) % 4]!;
}
