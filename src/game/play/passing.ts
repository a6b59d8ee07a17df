/** Passing the choice of the trump suit to the partner. */
import { SUITS, suitOf } from '../cards.ts';
import type { Card } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';

/** Whether the first to choose may pass the choice with that hand. Where the rules say nothing of it, it is not forbidden. */
export function mayPass({ trumpChoice }: Rules, hand: readonly Card[]): boolean {
  if (trumpChoice === 'turned' || trumpChoice === 'mustName') return false;
  if (trumpChoice !== 'mayPassWithAllSuits') return true;
  return SUITS.every((suit) => hand.some((card) => suitOf(card) === suit));
}
