/**
 * Sure points hold in every line of play (assembly/search/sure-points.ts), so the bounds of a position that has not been
 * searched hold for whatever is played. Lines in which one side throws its trumps away test them hardest.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf, suitOf } from '../../src/game/cards.ts';
import type { Card, Side } from '../../src/game/cards.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { legalNow, playCard } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import type { Random } from '../../src/game/play/random-deal.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { Solver } from '../../src/solver/solver.ts';
import { randomStarts } from '../../bench/deals.ts';
import { times } from '../times.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await Solver.load({ tableBytes: 2 ** 16 });
});

/** A card of the side to move: of the generous side the dearest trump, half of the time, else any. */
function play(state: GameState, generous: Side, random: Random): Card {
  const cards = legalNow(state);
  const { contract } = state.setup;
  const trumps = cards.filter((card) => suitOf(card) === contract);
  const isGift = sideOf(state.toPlay!) === generous && trumps.length > 0 && random() < 0.5;
  const from = isGift ? trumps : cards;
  return from[Math.floor(random() * from.length)]!;
}

describe.each(['laterWins', 'firstWins'] as const)('%s', (equalCards) => {
  const rules = withOverrides(variantById('krutzjass').rules, { equalCards });

  it('no line of play leaves the bounds of a position', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 4, max: 12 }),
        fc.constantFrom<Side[]>('NS', 'EW'),
        (seed, cards, generous) => {
          const random = seeded(seed);
          let [state] = randomStarts(rules, contractsOf(rules), cards, 1, seed) as [GameState];
          const bounds = [];
          while (state.toPlay !== null) {
            solver.setPosition(state);
            bounds.push(solver.bounds());
            state = playCard(state, play(state, generous, random));
          }
          if (bounds[0]!.low > 0) narrowed++;
          for (const { low, high } of bounds) {
            expect(low).toBeLessThanOrEqual(state.points.NS);
            expect(high).toBeGreaterThanOrEqual(state.points.NS);
          }
        },
      ),
      { numRuns: times(2000) },
    );
    expect(narrowed).toBeGreaterThan(0);
  });
});
