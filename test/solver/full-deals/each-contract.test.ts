/**
 * The variants of test/game/relatives.ts, in each contract and under each payoff. Only in thorough runs, with few deals; fifty of each with
 * `TIMES=50 npm run test:long -- full-deals/each-contract`.
 */
import { describe } from 'vitest';
import { isByTrick } from '../../../src/game/contracts.ts';
import { SPECIAL_CONTRACTS } from '../../game/arbitraries.ts';
import { RELATIVES } from '../../game/relatives.ts';
import { isThorough } from '../../times.ts';
import { twoTablesAgree } from './two-tables.ts';

describe.runIf(isThorough)('each contract', () => {
  for (const { id, rules } of RELATIVES) {
    for (const kind of rules.contracts) {
      const contract = kind === 'trump' ? 'H' : kind;
      for (const payoff of ['points', 'total', 'score'] as const) twoTablesAgree([id], payoff, 1, contract);
    }
  }
  for (const contract of SPECIAL_CONTRACTS.filter(isByTrick)) {
    for (const payoff of ['total', 'score'] as const) twoTablesAgree(['coiffeur+own-kind'], payoff, 1, contract);
  }
});
