/**
 * The figures of a game's report: leads, shares of a bar, the parts of the result, and the costs of plays by verdict. They are all of
 * North–South, the side that stands at the left everywhere.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { Amounts, GameReview, OpenDeal, ReviewedDeal } from '../../../notation/answer/game-review.ts';
import { VERDICTS, verdictOf } from '../../views/verdict/sign.ts';
import type { Verdict } from '../../views/verdict/sign.ts';

/** A play with a verdict. */
export interface JudgedPlay {
  readonly verdict: Verdict;
  /** The number of the play in its deal, from 0. */
  readonly index: number;
  readonly play: Card;
  readonly by: Seat;
  /** 0 or more. */
  readonly lost: number;
  readonly best: readonly Card[];
}

/** The plays of a deal that have a verdict, in the order of the deal. */
export const judgedPlays = ({ review }: ReviewedDeal): JudgedPlay[] =>
  review.flatMap((entry, index) => {
    const verdict = verdictOf(entry);
    const { play, by, best, lost } = entry;
    return verdict ? [{ verdict, index, play, by, best, lost: lost as number }] : [];
  });

/** How many plays have a verdict, and what they cost together. */
export interface Cost {
  readonly count: number;
  readonly lost: number;
}

/** @param counts whether a play counts */
export const costsOf = (plays: readonly JudgedPlay[], counts: (play: JudgedPlay) => boolean): Record<Verdict, Cost> =>
  Object.fromEntries(
    VERDICTS.map((verdict) => {
      const all = plays.filter((play) => play.verdict === verdict && counts(play));
      return [verdict, { count: all.length, lost: all.reduce((sum, { lost }) => sum + lost, 0) }];
    }),
  ) as Record<Verdict, Cost>;

/** How far North–South are ahead. */
export const leadOf = (payoff: Payoff, { NS, EW }: Amounts): number => (payoff === 'points' ? NS - EW : NS);

/** A deal with the leads after it. */
interface Lead {
  /** From 1. */
  readonly deal: number;
  readonly played: number;
  readonly best: number;
}

export const leadsOf = ({ payoff, deals }: GameReview): Lead[] =>
  deals.filter(isReviewed).map(({ number, running }) => ({
    deal: number,
    played: leadOf(payoff, running.result),
    best: leadOf(payoff, running.value),
  }));

/** What the cards, the calls and the play added to the lead. They sum to it. */
export interface Parts {
  readonly cards: number;
  readonly calls: number;
  readonly play: number;
}

export function partsOf({ payoff, deals }: GameReview): Parts {
  const sum = (amountsOf: (deal: ReviewedDeal) => Amounts): number =>
    deals.filter(isReviewed).reduce((total, deal) => total + leadOf(payoff, amountsOf(deal)), 0);
  const [cards, value, result] = [sum((deal) => deal.cards), sum((deal) => deal.value), sum((deal) => deal.result)];
  return { cards, calls: value - cards, play: result - value };
}

/** The share of North–South in a bar, in percent. @param most the largest difference that the bar can show */
export function shareOf(payoff: Payoff, { NS, EW }: Amounts, most: number): number {
  const share = payoff === 'points' ? NS / (NS + EW) : (1 + NS / most) / 2;
  // Neither side may have anything.
  return Number.isFinite(share) ? 100 * share : 50;
}

/** The largest difference of a deal, for bars that can be compared; 0 under `points`, where all bars are of the points of the deal. */
export function mostOf(payoff: Payoff, deals: readonly (ReviewedDeal | OpenDeal)[]): number {
  if (payoff === 'points') return 0;
  return Math.max(
    0,
    ...deals.filter(isReviewed).flatMap(({ value, result }) => [Math.abs(value.NS), Math.abs(result.NS)]),
  );
}
