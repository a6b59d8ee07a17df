/**
 * Values against the oracle: random endings of every variant and of random overrides, from trick starts and from the
 * middle of a trick; the position, every legal card, and the best card.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NoTrumpContract } from '../../src/game/cards.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { anyBeloteRules, anyPosition, anySpecialRules, SPECIAL_CONTRACTS } from '../game/arbitraries.ts';
import { POINTED } from '../game/pointed.ts';
import { minimax, rememberingMinimax } from '../oracle/minimax.ts';
import { times } from '../times.ts';
import { comparePoints, loadSolvers } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';

let solvers: Solvers;
beforeAll(async () => {
  solvers = await loadSolvers();
});

const compare = (state: GameState, oracle: (state: GameState) => number): void => comparePoints(solvers, state, oracle);

const remembering = (): ((state: GameState) => number) => {
  const known = new Map<string, number>();
  return (state) => rememberingMinimax(state, known);
};

describe('the two oracles agree', () => {
  it('on endings of up to three cards a hand', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 3 }), ({ state }) => {
        expect(rememberingMinimax(state)).toBe(minimax(state));
      }),
      { numRuns: times(300) },
    );
  });
});

describe('every variant as it ships', () => {
  it.each(POINTED)('$id: endings of 2 and 3 cards', ({ rules }) => {
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 2, maxCards: 3 }), ({ state }) =>
        compare(state, minimax),
      ),
      { numRuns: times(1200) },
    );
  });

  it.each(POINTED)('$id: endings of 4 and 5 cards', ({ rules }) => {
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 4, maxCards: 5 }), ({ state }) =>
        compare(state, remembering()),
      ),
      { numRuns: times(40) },
    );
  });
});

describe('contracts by trick and misères', () => {
  const { rules } = variantById('schieber');
  const rulesOf = (contract: NoTrumpContract): fc.Arbitrary<Rules> =>
    fc.constantFrom(4, 5).map((guschti) => withOverrides(rules, { contracts: [contract], guschti }));

  it.each(SPECIAL_CONTRACTS)('%s: endings of 2 and 3 cards', (contract) => {
    fc.assert(
      fc.property(anyPosition({ rules: rulesOf(contract), minCards: 2, maxCards: 3 }), ({ state }) =>
        compare(state, minimax),
      ),
      { numRuns: times(2000) },
    );
  });

  it.each(SPECIAL_CONTRACTS)('%s: endings of 4 and 5 cards', (contract) => {
    fc.assert(
      fc.property(anyPosition({ rules: rulesOf(contract), minCards: 4, maxCards: 5 }), ({ state }) =>
        compare(state, remembering()),
      ),
      { numRuns: times(60) },
    );
  });

  it('random overrides of any variant: endings of up to 3 cards', () => {
    fc.assert(
      fc.property(anyPosition({ rules: anySpecialRules(), maxCards: 3 }), ({ state }) => compare(state, minimax)),
      { numRuns: times(4000) },
    );
  });

  it('random overrides of any variant: endings of 4 and 5 cards', () => {
    const position = anyPosition({ rules: anySpecialRules(), minCards: 4, maxCards: 5 });
    fc.assert(
      fc.property(position, ({ state }) => compare(state, remembering())),
      { numRuns: times(200) },
    );
  });
});

describe('all trumps and no trumps', () => {
  const rulesOf = (contract: NoTrumpContract): fc.Arbitrary<Rules> =>
    fc
      .constantFrom('belote', 'klaverjassen-amsterdam', 'klaverjassen', 'schieber')
      .map((id) => withOverrides(variantById(id).rules, { contracts: [contract], trickRoem: null }));

  it.each(['alltrumps', 'notrumps'] as const)('%s: endings of 2 and 3 cards', (contract) => {
    fc.assert(
      fc.property(anyPosition({ rules: rulesOf(contract), minCards: 2, maxCards: 3 }), ({ state }) =>
        compare(state, minimax),
      ),
      { numRuns: times(2500) },
    );
  });

  it.each(['alltrumps', 'notrumps'] as const)('%s: endings of 4 and 5 cards', (contract) => {
    fc.assert(
      fc.property(anyPosition({ rules: rulesOf(contract), minCards: 4, maxCards: 5 }), ({ state }) =>
        compare(state, remembering()),
      ),
      { numRuns: times(100) },
    );
  });

  it('random overrides of any variant: endings of up to 3 cards', () => {
    fc.assert(
      fc.property(anyPosition({ rules: anyBeloteRules(), maxCards: 3 }), ({ state }) => compare(state, minimax)),
      { numRuns: times(4000) },
    );
  });

  it('random overrides of any variant: endings of 4 and 5 cards', () => {
    const position = anyPosition({ rules: anyBeloteRules(), minCards: 4, maxCards: 5 });
    fc.assert(
      fc.property(position, ({ state }) => compare(state, remembering())),
      { numRuns: times(200) },
    );
  });
});

describe('random overrides of any variant, packs of one and of two copies', () => {
  it('endings of up to 3 cards', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 3 }), ({ state }) => compare(state, minimax)),
      { numRuns: times(6000) },
    );
  });

  it('endings of 4 and 5 cards', () => {
    fc.assert(
      fc.property(anyPosition({ minCards: 4, maxCards: 5 }), ({ state }) => compare(state, remembering())),
      { numRuns: times(300) },
    );
  });
});
