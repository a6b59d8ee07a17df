/**
 * The figures of a game's report: leads, shares of a bar, the parts of the result, and the costs of plays by their signs. They are all of
 * North–South, the side that stands at the left everywhere.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import { isProven } from '../../../notation/answer/answer.ts';
import type { Amounts, GameReview, OpenDeal, ReviewedDeal } from '../../../notation/answer/game-review.ts';
import { COUNTED, signOf } from '../../views/verdict/sign.ts';
import type { Counted } from '../../views/verdict/sign.ts';

/** A play with a sign. */
export interface SignedPlay {
  readonly sign: Counted;
  /** The number of the play in its deal, from 0. */
  readonly index: number;
  readonly play: Card;
  readonly by: Seat;
  /** 0 or more. */
  readonly lost: number;
  readonly best: readonly Card[];
  /** What it cost on what its player knew; absent until it is judged, and if the player had no choice. */
  readonly known?: KnownLoss;
}

/** The plays of a deal that have a sign, in the order of the deal. */
export const signedPlays = ({ review }: ReviewedDeal): SignedPlay[] =>
  review.flatMap((entry, index) => {
    const sign = signOf(entry);
    return sign && isProven(entry) ? [{ ...entry, sign, index }] : [];
  });

/** How many plays have a sign, and what they cost together: with all hands known, and on what their players knew. */
export interface Cost {
  readonly count: number;
  readonly lost: number;
  readonly known: number;
}

/** @param counts whether a play counts */
export const costsOf = (plays: readonly SignedPlay[], counts: (play: SignedPlay) => boolean): Record<Counted, Cost> =>
  Object.fromEntries(
    COUNTED.map((sign) => {
      const all = plays.filter((play) => play.sign === sign && counts(play));
      const sum = (costOf: (play: SignedPlay) => number): number =>
        all.reduce((total, play) => total + costOf(play), 0);
      return [sign, { count: all.length, lost: sum(({ lost }) => lost), known: sum(({ known }) => known?.loss ?? 0) }];
    }),
  ) as Record<Counted, Cost>;

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
