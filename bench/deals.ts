/** Random deals for benchmarks: the same ones for the same seed, on every machine. */
import type { Card, Contract, Deal, Seat } from '../src/game/cards.ts';
import { SEATS } from '../src/game/cards.ts';
import { packOf } from '../src/game/pack.ts';
import { startOf } from '../src/game/play.ts';
import type { GameState } from '../src/game/play.ts';
import type { Rules } from '../src/game/rules.ts';

/** A generator of numbers in [0, 1): mulberry32, by Tommy Ettinger (public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random deal of `size` cards a hand. */
export function randomDeal(rules: Rules, size: number, random: () => number): Deal {
  const pack: Card[] = packOf(rules);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  const hand = (seat: Seat): Card[] => pack.slice(SEATS.indexOf(seat) * size, (SEATS.indexOf(seat) + 1) * size);
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}

/** `count` random starts, the contracts in turn, North on lead. */
export function randomStarts(
  rules: Rules,
  contracts: readonly Contract[],
  size: number,
  count: number,
  seed: number,
): GameState[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) =>
    startOf({
      rules,
      contract: contracts[i % contracts.length]!,
      leader: 'N',
      declarer: 'N',
      deal: randomDeal(rules, size, random),
    }),
  );
}
