/** What a card costs that the author of a question does not name: the page's solver compares it with the best one. */
import { sideOf } from '../../../game/cards.ts';
import type { Card, Seat } from '../../../game/cards.ts';
import type { Solves } from '../../../engine/client.ts';
import { figureOf, isProven } from '../../../notation/answer/answer.ts';
import type { DealFields } from '../../../notation/request/deal-fields.ts';
import { dealAfter } from './boards.ts';

/** @returns the points that the card loses for its side, in the payoff of the deal; null if the solver has failed */
export async function costOf(
  client: Solves,
  deal: DealFields,
  plays: readonly Card[],
  by: Seat,
  card: Card,
): Promise<number | null> {
  const answer = await client.solve({ ...dealAfter(deal, plays), want: ['cards'] }).catch(() => null);
  const values = (answer?.cards ?? []).filter(isProven);
  const of = values.find((value) => value.card === card);
  if (!of) return null;
  const figures = values.map((value) => figureOf<number>(value));
  return sideOf(by) === 'NS'
    ? Math.max(...figures) - figureOf<number>(of)
    : figureOf<number>(of) - Math.min(...figures);
}
