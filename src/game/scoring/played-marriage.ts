/**
 * Marriages that depend on the play: in some games a king and queen in one hand score only once the first of the two is led, follows
 * suit or trumps, and not if it is discarded. A trump is never discarded, so in a trump suit such marriages are a constant of the deal,
 * as elsewhere (melds.ts). In all trumps, where nothing trumps, they belong to the tricks.
 */
import { cardOf, rankOf, sideOf, suitOf } from '../cards.ts';
import type { Card, Contract, Seat } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';

/** A marriage that counted in a trick, for the side of its holder. */
export interface PlayedMarriage {
  readonly seat: Seat;
  readonly points: number;
}

/** Whether the marriages of a contract depend on the play. */
export const marriagesByPlay = ({ melds }: Rules, contract: Contract): boolean =>
  contract === 'alltrumps' &&
  melds?.marriageIfDiscarded === false &&
  melds.marriage > 0 &&
  melds.marriageInAllTrumps !== false;

/** The card that makes a marriage with a card; undefined for one that is neither a king nor a queen. */
function partnerOf(card: Card): Card | undefined {
  const rank = rankOf(card);
  return rank === 'K' ? cardOf(suitOf(card), 'Q') : rank === 'Q' ? cardOf(suitOf(card), 'K') : undefined;
}

/**
 * The marriage that counts in a trick; null if none does, or if marriages do not depend on the play. Only a king or queen of the suit led
 * counts, so there is at most one. It is the first of its two cards if the other is still in the hand.
 * @param handAt the seat and the hand after its play of each card, by its place in the trick
 */
export function marriageInTrick(
  rules: Rules,
  contract: Contract,
  cards: readonly Card[],
  handAt: (place: number) => { readonly seat: Seat; readonly hand: readonly Card[] },
): PlayedMarriage | null {
  if (!marriagesByPlay(rules, contract)) return null;
  const led = suitOf(cards[0]!);
  for (const [place, card] of cards.entries()) {
    const partner = suitOf(card) === led ? partnerOf(card) : undefined;
    if (partner === undefined) continue;
    const { seat, hand } = handAt(place);
    if (hand.includes(partner)) return { seat, points: rules.melds!.marriage };
  }
  return null;
}

/** The marriages that may still count, as the seats that hold both cards. */
export function marriagesToCome(
  rules: Rules,
  contract: Contract,
  hands: Readonly<Record<Seat, readonly Card[]>>,
): { readonly seat: Seat; readonly cards: readonly [Card, Card] }[] {
  if (!marriagesByPlay(rules, contract)) return [];
  return (Object.keys(hands) as Seat[]).flatMap((seat) =>
    hands[seat].flatMap((card) => {
      const queen = rankOf(card) === 'K' ? partnerOf(card) : undefined;
      return queen && hands[seat].includes(queen) ? [{ seat, cards: [card, queen] as const }] : [];
    }),
  );
}

/** The points of a trick's marriage for a side, less those for the other one. */
export const marriageFor = (side: ReturnType<typeof sideOf>, marriage: PlayedMarriage | null): number =>
  marriage ? (sideOf(marriage.seat) === side ? marriage.points : -marriage.points) : 0;
