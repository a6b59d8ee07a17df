/** The points, roem and tricks that the sides had taken before an ending began. */
import type { Side } from '../cards.ts';

/** The part of one side. */
export interface TakenBySide {
  /** Card points in its tricks, also in a misère, where they count for the other side. */
  readonly points: number;
  /** Points for combinations in its tricks; in a game that counts melds towards its score, its melds and marriages. */
  readonly roem: number;
  /** Absent if it is not known and no sweep depends on it. */
  readonly tricks?: number;
}

/** The parts of both sides. */
export type Taken = Readonly<Record<Side, TakenBySide>>;

/** Whether a side had a trick before the ending. */
export const hadTrick = ({ tricks, points }: TakenBySide): boolean => (tricks ?? points) > 0;
