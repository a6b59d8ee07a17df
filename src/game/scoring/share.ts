/**
 * A share of the card points as totals of the sides: the form in which searches and tables of all results go through the possible ends of a
 * deal. A sweep is a share beyond all points, or below none.
 */
import type { PerSide, Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import { pointsOfDeal } from './payoff.ts';

/** The totals of the sides at the end of a deal, without roem and melds. */
export interface Share {
  readonly points: PerSide;
  /** The side that made the sweep. */
  readonly swept: Side | null;
}

/** The same with roem. */
export interface Totals extends Share {
  readonly roem: PerSide;
}

/** The totals of the sides when North–South have a share of the card points. @param share above all points or below 0 for a sweep */
export function shareOf(setup: GameSetup, share: number): Share {
  const all = pointsOfDeal(setup);
  const NS = Math.floor(Math.min(Math.max(share, 0), all));
  return { points: { NS, EW: all - NS }, swept: share > all ? 'NS' : share < 0 ? 'EW' : null };
}

/** Every share, from the lowest for North–South: a sweep of East–West, each number of points, their own sweep. */
export const allShares = (setup: GameSetup): Share[] =>
  Array.from({ length: pointsOfDeal(setup) + 3 }, (_, index) => shareOf(setup, index - 1));
