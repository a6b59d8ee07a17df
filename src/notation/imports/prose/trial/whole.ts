/** Whether cards given to seats are a deal: a whole pack in four hands, three hands and the rest of it, or an ending of four hands. */
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { handSize, packOf } from '../../../../game/rules/pack.ts';
import { VARIANTS } from '../../../../game/variants/index.ts';

interface Pack {
  readonly copies: ReadonlyMap<Card, number>;
  readonly size: number;
  readonly hand: number;
}

const countOf = (cards: readonly Card[]): ReadonlyMap<Card, number> => {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** The packs of all games, each once. */
const PACKS: readonly Pack[] = [
  ...new Map(
    VARIANTS.map(({ rules }) => {
      const cards: readonly Card[] = packOf(rules);
      return [cards.join(), { copies: countOf(cards), size: cards.length, hand: handSize(rules) }] as const;
    }),
  ).values(),
];

/** The most copies of a card in any pack. */
export const MOST_COPIES = Math.max(...PACKS.flatMap(({ copies }) => [...copies.values()]));

export type Hands = Readonly<Record<Seat, readonly Card[]>>;
/** What four hands are; `rest` if one of them is empty and has all other cards of a pack. */
export type Completeness = 'whole' | 'rest' | 'ending';

/** @returns undefined for cards that are no deal */
export function completenessOf(hands: Hands): Completeness | undefined {
  const cards = SEATS.flatMap((seat) => hands[seat]);
  const sizes = SEATS.map((seat) => hands[seat].length);
  const held = sizes.filter((size) => size > 0);
  const size = held[0] ?? 0;
  if (held.length < 3 || held.some((other) => other !== size)) return undefined;
  const counts = countOf(cards);
  const fits = ({ copies }: Pack): boolean => [...counts].every(([card, count]) => count <= (copies.get(card) ?? 0));
  const packs = PACKS.filter((known) => known.hand === size && fits(known));
  if (held.length === 3) return packs.length > 0 ? 'rest' : undefined;
  if (packs.some((known) => known.size === cards.length)) return 'whole';
  const isEnding = size > 1 && PACKS.some((known) => size < known.hand && counts.size === cards.length && fits(known));
  return isEnding ? 'ending' : undefined;
}
