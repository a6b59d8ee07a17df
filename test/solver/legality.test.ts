/**
 * The solver's legal cards against the reference's, move by move through whole deals of every variant and of
 * random overrides.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { RANKS, SUITS, rankOf, suitOf } from '../../src/game/cards.ts';
import { afterPlay, legalNow, startOf } from '../../src/game/play/play.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyBeloteRules, anyRules, anySetup } from '../game/arbitraries.ts';
import type { SetupOptions } from '../game/arbitraries.ts';
import { times } from '../times.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const place = (card: Card): number => SUITS.indexOf(suitOf(card)) * RANKS.length + RANKS.indexOf(rankOf(card));
const sorted = (cards: readonly Card[]): Card[] => [...new Set(cards)].sort((a, b) => place(a) - place(b));

/** A whole deal with random plays: at each turn the solver must allow exactly the cards that the reference allows. */
function followsTheReference(options: SetupOptions, numRuns: number): void {
  fc.assert(
    fc.property(anySetup(options), fc.array(fc.nat(999), { minLength: 48, maxLength: 48 }), (setup, choices) => {
      let state = startOf(setup);
      for (const choice of choices) {
        if (state.toPlay === null) break;
        const legal = legalNow(state);
        solver.setPosition(state);
        expect(sorted(solver.legal())).toEqual(legal);
        state = afterPlay(state, legal[choice % legal.length]!);
      }
      expect(state.toPlay).toBeNull();
    }),
    { numRuns: times(numRuns) },
  );
}

it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('$id: full deals', ({ rules }) => {
  followsTheReference({ rules: fc.constant(rules), minCards: 12, maxCards: 12 }, 150);
});

it('random overrides: deals of any size', () => {
  followsTheReference({ rules: anyRules(), minCards: 1, maxCards: 12 }, 2000);
});

it('random overrides with all trumps or no trumps: deals of any size', () => {
  followsTheReference({ rules: anyBeloteRules(), minCards: 1, maxCards: 12 }, 2000);
});
