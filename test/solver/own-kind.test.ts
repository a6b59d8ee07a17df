/**
 * “An option counts each trick by its own kind (the sum then depends on the play)”: Slalom and Guschti with `cardPointsBy: 'ownKind'` against the
 * naive oracle, in Coiffeur, where only the declarers score, and with random rules, orders and values, where both sides may. Endings and late
 * positions of full deals, from trick starts and from the middle of a trick; the position, every legal card, and the best card.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isByTrick } from '../../src/game/contracts.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyPosition, anySpecialRules, SPECIAL_CONTRACTS } from '../game/arbitraries.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { oneIn, times } from '../times.ts';
import { compareScored, loadSolvers } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';

let solvers: Solvers;
beforeAll(async () => {
  solvers = await loadSolvers();
});

const BY_TRICK = SPECIAL_CONTRACTS.filter(isByTrick);
const PAYOFFS = ['total', 'score'] as const;

const coiffeur = variantById('coiffeur').rules;

/** Random orders, values, packs and sweeps; half of them score only for the declarers. */
const anyOwnKindRules = (): fc.Arbitrary<Rules> =>
  fc
    .record({
      rules: anySpecialRules(),
      contract: fc.constantFrom(...BY_TRICK),
      scores: fc.constantFrom('both', 'declarers'),
      bonus: fc.option(fc.nat(300)),
      times: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ rules, contract, scores, bonus, times }) =>
      withOverrides(rules, {
        contracts: [contract],
        cardPointsBy: 'ownKind',
        sweep: bonus === null ? null : { bonus, by: 'tricks', mode: 'add' },
        scoring: { deal: 'points', scores, multipliers: { [contract]: times } },
      }),
    );

describe('“an option counts each trick by its own kind (the sum then depends on the play)”', () => {
  it.each(oneIn(3, BY_TRICK))('Coiffeur, %s: endings and late positions', (contract) => {
    const rules = fc.constant(withOverrides(coiffeur, { contracts: [contract], cardPointsBy: 'ownKind' }));
    for (const payoff of PAYOFFS) {
      fc.assert(
        fc.property(anyPosition({ rules, minCards: 2, maxCards: 3 }), ({ state }) =>
          compareScored(solvers, state, payoff),
        ),
        { numRuns: times(1000) },
      );
      fc.assert(
        fc.property(anyScoredPosition({ rules, maxTricks: 3 }), ({ state }) => compareScored(solvers, state, payoff)),
        { numRuns: times(1000) },
      );
      fc.assert(
        fc.property(anyPosition({ rules, minCards: 4, maxCards: 5 }), ({ state }) =>
          compareScored(solvers, state, payoff),
        ),
        { numRuns: times(40) },
      );
    }
  });

  it.each(PAYOFFS)('random rules, %s: endings and late positions of up to 3 cards', (payoff) => {
    fc.assert(
      fc.property(anyScoredPosition({ rules: anyOwnKindRules(), maxTricks: 3 }), ({ state }) =>
        compareScored(solvers, state, payoff),
      ),
      { numRuns: times(4000) },
    );
  });

  it.each(PAYOFFS)('random rules, %s: endings of 4 and 5 cards', (payoff) => {
    fc.assert(
      fc.property(anyPosition({ rules: anyOwnKindRules(), minCards: 4, maxCards: 5 }), ({ state }) =>
        compareScored(solvers, state, payoff),
      ),
      { numRuns: times(200) },
    );
  });

  it('card points have no fixed sum to share', () => {
    const rules = fc.constant(withOverrides(coiffeur, { contracts: BY_TRICK, cardPointsBy: 'ownKind' }));
    fc.assert(
      fc.property(anyPosition({ rules }), ({ state }) => {
        expect(() => solvers.solver.setPosition(state, 'points')).toThrow(
          /do not share a fixed sum; ask for the payoff "total" or "score"/,
        );
      }),
      { numRuns: times(20) },
    );
  });
});
