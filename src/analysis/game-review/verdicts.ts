/** The verdicts on the plays of a game: beside each play and each of the costliest, and added up by player and by side. */
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import type { ReviewEntry, VerdictSums } from '../../notation/answer/answer.ts';
import { isReviewed } from '../../notation/answer/game-review.ts';
import type { GameReview } from '../../notation/answer/game-review.ts';
import { verdictSums } from '../review/review-summary.ts';

/** @param reviews of the deals with exact values, by the number of the deal, as far as they are judged */
export function withVerdicts(review: GameReview, reviews: ReadonlyMap<number, readonly ReviewEntry[]>): GameReview {
  const entries = [...reviews.values()].flat();
  const table = <Key extends string>(keys: readonly Key[], isOf: (seat: Seat, key: Key) => boolean) =>
    Object.fromEntries(keys.map((key) => [key, verdictSums(entries.filter(({ by }) => isOf(by, key)))])) as Record<
      Key,
      VerdictSums
    >;
  return {
    ...review,
    deals: review.deals.map((deal) => (isReviewed(deal) ? { ...deal, review: reviews.get(deal.number)! } : deal)),
    verdicts: {
      seats: table(SEATS, (seat, key) => seat === key),
      sides: table(SIDES, (seat, key) => sideOf(seat) === key),
    },
    costliest: review.costliest.map((play) => {
      const { verdict, known } = reviews.get(play.deal)![play.index]!;
      return { ...play, ...(verdict && { verdict }), ...(known && { known }) };
    }),
  };
}
