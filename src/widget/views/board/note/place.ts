/** Where a note lies: on the middle of the table, at the edge towards its hand, so that it covers no card of a hand. */
import type { ScreenSide } from '../../../state/seating.ts';

/** A part of the board, in CSS pixels from the board's corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the upper or lower edge of the middle to the note, in pixels. */
const GAP = 6;
/** From the corner of the note to its tip at least, in pixels. */
const CORNER = 14;
/** At least so much of a card is seen in a fan, in pixels; the tip points at it. */
const SEEN = 36;

/**
 * @param side of the hand
 * @param size of the note
 * @returns the corner of the note, and how far along its edge towards the hand its tip is
 */
export function placeOf(
  side: ScreenSide,
  card: Box,
  middle: Box,
  size: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number; readonly tip: number } {
  const x = card.left + Math.min(card.width, SEEN) / 2;
  const y = card.top + card.height / 2;
  const wanted = { top: x - size.width / 2, bottom: x - size.width / 2, left: middle.left, right: Infinity }[side];
  const free = middle.width - size.width;
  // A note wider than the middle has the same centre.
  const left = free < 0 ? middle.left + free / 2 : between(wanted, middle.left, middle.left + free);
  const [first, last] = [middle.top + GAP, middle.top + middle.height - size.height - GAP];
  const beside = between(y - size.height / 2, first, last);
  const top = { top: first, bottom: last, left: beside, right: beside }[side];
  const isAcross = side === 'top' || side === 'bottom';
  const along = isAcross
    ? between(x - left, CORNER, size.width - CORNER)
    : between(y - top, CORNER, size.height - CORNER);
  return { left, top, tip: Math.round(along) };
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
