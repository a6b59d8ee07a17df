/** Random deals that anyone can draw again: the seed says it all. Not for cryptography, nor for statistics. */
import { SEATS } from '../src/game/cards.ts';
import type { Card, Deal } from '../src/game/cards.ts';
import { handSize, packOf } from '../src/game/pack.ts';
import type { Rules } from '../src/game/rules.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Four hands of `cardsEach` cards from the shuffled pack; the rest of the pack stays away, as in an ending. */
export function randomDeal(rules: Rules, seed: number, cardsEach = handSize(rules)): Deal {
  const random = randomNumbers(seed);
  const pack = packOf(rules);
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const hands = SEATS.map((seat, i): [string, Card[]] => [seat, pack.slice(i * cardsEach, (i + 1) * cardsEach)]);
  return Object.fromEntries(hands) as Record<(typeof SEATS)[number], Card[]>;
}
