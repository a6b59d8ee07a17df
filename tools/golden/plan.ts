/**
 * Which positions the golden table asks for: seeded, so that the same plan comes out on every machine. A position's
 * seed is its title, `variant/kind/number`.
 */
import { pick, randomFrom, randomHands } from './deals.ts';
import type { Position } from './deals.ts';
import { contractsOf, sheetOf } from './games.ts';
import type { Sheet } from './games.ts';
import { afterCard, legalCards, stateOf } from './minimax.ts';

export interface Planned {
  title: string;
  sheet: Sheet;
  position: Position;
}

interface Kind {
  name: string;
  /** Cards a hand; absent for a full hand. */
  size?: number;
  count: number;
  /** Cards already played, by number of the position; absent for none. */
  plays?: (number: number) => number;
}

const ENDINGS: readonly Kind[] = [
  { name: 'ending-6', size: 6, count: 3 },
  { name: 'ending-5', size: 5, count: 3, plays: (number) => number },
];

const FULL: readonly Kind[] = [
  { name: 'full', count: 8 },
  { name: 'full-played', count: 4, plays: (number) => 4 * number + 2 + (number % 2) },
  ...ENDINGS,
];

/** A full deal of 48 cards is beyond this search: endings of seven and eight cards stand in for it. */
const KRUTZJASS: readonly Kind[] = [
  { name: 'ending-8', size: 8, count: 5 },
  { name: 'ending-8-played', size: 8, count: 2, plays: (number) => 4 * number + 2 },
  { name: 'ending-7', size: 7, count: 6, plays: (number) => (number % 3 ? number : 0) },
  { name: 'full-played', count: 3, plays: (number) => 20 + 5 * number },
  ...ENDINGS,
];

/** Many of its full deals are beyond the node budget, so more of them are asked for. */
const KREUZJASS: readonly Kind[] = [...FULL, { name: 'full-more', count: 12 }];

/** Every contract in turn, fourteen of them. */
const COIFFEUR: readonly Kind[] = [
  { name: 'full', count: 14 },
  { name: 'full-played', count: 14, plays: (number) => 5 + (number % 9) },
  { name: 'ending-6', size: 6, count: 14 },
  { name: 'ending-5', size: 5, count: 14, plays: (number) => number % 4 },
];

/** Every contract in turn, six of them. */
const BELOT: readonly Kind[] = [
  { name: 'full', count: 12 },
  { name: 'full-played', count: 6, plays: (number) => 4 * number + 2 + (number % 2) },
  { name: 'ending-6', size: 6, count: 6 },
  { name: 'ending-5', size: 5, count: 6, plays: (number) => number % 4 },
];

function kindsOf(variant: string): readonly Kind[] {
  if (variant === 'krutzjass') return KRUTZJASS;
  if (variant === 'coiffeur') return COIFFEUR;
  if (variant === 'belot-bulgarian' || variant === 'contree') return BELOT;
  return variant === 'kreuzjass' ? KREUZJASS : FULL;
}

/** The planned positions of a variant; contracts and leaders take turns. */
export function planOf(variant: string): Planned[] {
  const contracts = contractsOf(variant);
  let turn = 0;
  return kindsOf(variant).flatMap(({ name, size, count, plays }) =>
    Array.from({ length: count }, (_, number) => {
      const title = `${variant}/${name}/${number}`;
      const random = randomFrom(title);
      const contract = contracts[(turn + 1) % contracts.length]!;
      const leader = (turn + Math.trunc(turn / 4)) % 4;
      turn++;
      const sheet = sheetOf(variant, contract);
      const hands = randomHands(sheet, random, size ?? sheet.fullHand);
      return {
        title,
        sheet,
        position: { hands, leader, plays: randomPlays(sheet, hands, leader, plays?.(number) ?? 0, random) },
      };
    }),
  );
}

function randomPlays(sheet: Sheet, hands: number[][], leader: number, count: number, random: () => number): number[] {
  let state = stateOf(hands, leader);
  return Array.from({ length: count }, () => {
    const card = pick(random, legalCards(sheet, state));
    state = afterCard(sheet, state, card);
    return card;
  });
}
