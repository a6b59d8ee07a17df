/** A deal that cannot be played, compared with the pack: the cards held too often, the cards missing, and the one repair that is certain. */
import { SEATS } from '../../../game/cards.ts';
import type { Card, Deal, Seat } from '../../../game/cards.ts';
import { packOf } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';

export interface FaultyDeal {
  /** Each card that is held more often than the pack has it, with its holders, one for each time. */
  readonly extra: readonly { readonly card: Card; readonly holders: readonly Seat[] }[];
  /** The cards of the pack that nobody holds; none if the deal is an ending, whose missing cards are played. */
  readonly missing: readonly Card[];
}

export function faultyDeal(rules: Rules, deal: Deal): FaultyDeal {
  const pack = packOf(rules);
  const holders = new Map<Card, Seat[]>();
  for (const seat of SEATS) for (const card of deal[seat]) holders.set(card, [...(holders.get(card) ?? []), seat]);
  const heldOften = [...holders].filter(
    ([card, seats]) => seats.length > pack.filter((other) => other === card).length,
  );
  const left = [...pack];
  for (const seat of SEATS) for (const card of deal[seat]) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  const isFull = SEATS.reduce((sum, seat) => sum + deal[seat].length, 0) >= pack.length;
  return { extra: heldOften.map(([card, seats]) => ({ card, holders: seats })), missing: isFull ? left : [] };
}

interface Repair {
  readonly seat: Seat;
  /** The card that the hand is to get in place of the one held too often. */
  readonly card: Card;
  readonly deal: Deal;
}

/** If one card is held once too often and one is missing: the deal in which its last holder has that one instead. */
export function repairOf(deal: Deal, { extra, missing }: FaultyDeal): Repair | null {
  const [only] = extra;
  const [card] = missing;
  if (!only || !card || extra.length > 1 || missing.length > 1) return null;
  const seat = only.holders.at(-1)!;
  const at = deal[seat].lastIndexOf(only.card);
  return { seat, card, deal: { ...deal, [seat]: deal[seat].map((other, i) => (i === at ? card : other)) } };
}
