/** Deals drawn from what a player knows, and the values of that player's cards in them. */
import { forSide } from '../../game/cards.ts';
import type { Card, Side } from '../../game/cards.ts';
import type { DealsFromPlays, WeighedDeal } from '../../game/inference/deals-from-plays.ts';
import { seeded } from '../../game/play/random-deal.ts';
import type { Answer } from '../../notation/answer/answer.ts';

/** Endless deals, the same ones for the same seed, each as likely as it is drawn often. */
export function* drawn(seen: DealsFromPlays, seed: number): Generator<WeighedDeal, never> {
  const random = seeded(seed);
  for (;;) yield { deal: seen.draw(random), weight: 1 };
}

/**
 * The values of the legal cards for a side, or their estimates.
 * @param sum of both sides' values (`sumOfSides`)
 */
export function valuesFor({ cards }: Pick<Answer, 'cards'>, legal: readonly Card[], side: Side, sum: number): number[] {
  const byCard = new Map(
    cards!.map((of) => {
      const { NS, difference } = 'estimate' in of ? of.estimate : of;
      if (difference !== undefined) return [of.card, forSide(side, difference)];
      return [of.card, side === 'NS' ? NS : sum - NS];
    }),
  );
  return legal.map((card) => byCard.get(card)!);
}
