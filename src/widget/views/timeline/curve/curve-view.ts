/** The data from which the curve of the timeline and its marks are drawn. */
import type { Side } from '../../../../game/cards.ts';
import type { Payoff } from '../../../../game/scoring/payoff.ts';
import type { Interval } from '../../../state/knowledge.ts';
import type { LineAnnotations } from '../../../state/review/annotations.ts';
import type { Look } from '../../look.ts';

export interface CurveView {
  readonly look: Look;
  readonly payoff: Payoff;
  /** The side for which the values are. */
  readonly side: Side;
  readonly annotations: LineAnnotations;
  readonly ply: number;
  readonly cardsInDeal: number;
  /** The lowest and the highest value of the deal. */
  readonly limits: Interval;
  /** The value that is level: both sides have the same. */
  readonly level: number;
  /** The position that the pointer is over; null for none. */
  readonly pointed: number | null;
  /** The mark of a play has been clicked. */
  readonly onMark: (play: number) => void;
}
