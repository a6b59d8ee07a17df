/**
 * On which side of its mark a figure is written: where it meets the least of the other marks, of the figures before it, and of the playhead.
 * Widths are guesses for the narrowest chart and a wide font, since nothing is measured.
 */

/** A mark on the chart, or a figure. */
interface Placed {
  /** The position after its play. */
  readonly at: number;
  /** Its middle, in percent from the top. */
  readonly top: number;
  /** The figure beside it; empty for none. */
  readonly figure: string;
}

type FigureSide = '' | 'west';

/** A letter of a figure has this share of the width, and a line this part of the height in percent. */
const LETTER = 1 / 34;
const LINE = 24;

/** The side of a position on which the chart has more room: where its scale is written, and the way back to the record. */
export const roomierSide = (ply: number, cardsInDeal: number): FigureSide => (ply > 0.5 * cardsInDeal ? 'west' : '');

/** The width of a mark with its figure beyond the middle of the mark. */
export const reachOf = (figure: string, cardsInDeal: number): number => (figure.length + 1) * LETTER * cardsInDeal;

/**
 * @param ply where the playhead is
 * @param isFigureLeft whether its value, which is above the chart, is to its left
 * @returns the side of each mark's figure: right of it, or `west`
 */
export function sidesOf(
  marks: readonly Placed[],
  cardsInDeal: number,
  ply: number,
  isFigureLeft: boolean,
): FigureSide[] {
  const value = '100';
  const shift = (reachOf(value, cardsInDeal) / 2) * (isFigureLeft ? -1 : 1);
  const written: Placed[] = [{ at: ply + shift, top: -8, figure: value }];
  return marks.map((mark) => {
    const { at, top, figure } = mark;
    if (!figure) return '';
    const reach = reachOf(figure, cardsInDeal);
    /** What a figure on that side would meet: the nearer, the worse, and worst another figure. */
    const met = (way: 1 | -1): number => {
      const end = at + way * reach;
      if (end < 0 || end > cardsInDeal) return Infinity;
      const cost = (other: Placed, width: number): number => {
        const distance = way * (other.at - at);
        return distance > -width && distance < reach + width && Math.abs(other.top - top) < LINE
          ? 1 / Math.max(distance, 0.5)
          : 0;
      };
      return (
        4 * cost({ ...mark, at: ply }, 0) +
        marks.reduce((sum, other) => sum + (other.at === at ? 0 : cost(other, 0)), 0) +
        written.reduce((sum, other) => sum + 8 * cost(other, reachOf(other.figure, cardsInDeal) / 2), 0)
      );
    };
    const side = met(-1) < met(1) ? 'west' : '';
    const middle = ((side ? -1 : 1) * reach) / 2;
    written.push({ ...mark, at: at + middle });
    return side;
  });
}
