/**
 * Reproducible random numbers and random deals: the same for the same seed, on every machine. Deals around a known hand are
 * sampled in ../inference/deals-from-hand.ts.
 */
import type { Card, Deal, Seat } from '../cards.ts';
import { SEATS } from '../cards.ts';
import { checkFunction, checkRulesGiven } from '../given.ts';
import { handSize, packOf } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * A generator of multiples of 2⁻³² in [0, 1): mulberry32, by Tommy Ettinger (public domain).
 * @param seed a whole number, of which the lower 32 bits are used
 * @throws TypeError for anything else
 */
export function seeded(seed: number): Random {
  if (!Number.isInteger(seed)) throw new TypeError(`the seed must be a whole number, not ${typeof seed}`);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same cards in a random order. */
export function shuffled(cards: readonly Card[], random: Random): Card[] {
  const mixed = [...cards];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/**
 * A random deal from the shuffled pack.
 * @param size cards a hand: a full deal unless given; with fewer the other cards are left out, as in an ending
 * @throws RangeError for a size that the pack does not allow; TypeError without rules or random numbers
 */
export function randomDeal(rules: Rules, random: Random, size?: number): Deal {
  checkRulesGiven(rules, 'deck');
  checkFunction(random, 'source of random numbers');
  const full = handSize(rules);
  const cards = size === undefined ? full : size;
  if (!(Number.isInteger(cards) && cards >= 0 && cards <= full)) {
    throw new RangeError(`size is ${cards}; it must be a whole number from 0 to ${full}`);
  }
  const pack = shuffled(packOf(rules), random);
  const hand = (seat: Seat): Card[] => pack.slice(SEATS.indexOf(seat) * cards, (SEATS.indexOf(seat) + 1) * cards);
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}
