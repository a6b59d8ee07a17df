/**
 * The variants of test/game/relatives.ts, contract by contract and payoff by payoff, against the oracles: random endings and late positions of
 * full deals, from trick starts and from the middle of a trick; the position, every legal card, and the best card. Few cases of each here;
 * `npm run test:long -- each-contract` tries two thousand.
 */
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyPosition } from '../game/arbitraries.ts';
import { RELATIVES } from '../game/relatives.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { minimax } from '../oracle/minimax.ts';
import { times } from '../times.ts';
import { comparePoints, compareScored, loadSolvers } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';

let solvers: Solvers;
beforeAll(async () => {
  solvers = await loadSolvers();
});

const RUNS = { numRuns: times(20) };

const KRAAK = {
  id: 'klaverjassen-leiden+superkraak',
  rules: rulesWith(variantById('klaverjassen-leiden'), ['superkraak']),
};

describe.each([...RELATIVES, KRAAK])('$id', ({ rules }) => {
  it.each(rules.contracts)('%s', (contract) => {
    const alone = fc.constant(withOverrides(rules, { contracts: [contract] }));
    fc.assert(
      fc.property(anyPosition({ rules: alone, minCards: 2, maxCards: 3 }), ({ state }) =>
        comparePoints(solvers, state, minimax),
      ),
      RUNS,
    );
    for (const payoff of ['total', 'score'] as const) {
      fc.assert(
        fc.property(anyScoredPosition({ rules: alone, maxTricks: 2 }), ({ state }) =>
          compareScored(solvers, state, payoff),
        ),
        RUNS,
      );
    }
  });
});
