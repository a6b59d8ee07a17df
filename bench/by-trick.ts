/**
 * `npm run bench -- by-trick [deals]`: contracts by trick and misères beside Obenabe and Unenufe on the same full deals of 36 cards, in one run and
 * deal by deal in turns, so that a busy machine affects all equally. Prints the nodes and times as multiples of the nodes and times of the
 * contract with whose kind they begin: of all deals together, and the median of the deals.
 */
import { NO_TRUMP_CONTRACTS } from '../src/game/cards.ts';
import type { NoTrumpContract } from '../src/game/cards.ts';
import { firstKindOf } from '../src/game/contracts.ts';
import { startOf } from '../src/game/play/play.ts';
import { withOverrides } from '../src/game/rules/override.ts';
import { handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import { mean, median } from './statistics.ts';
import { solve } from './work.ts';
import type { Measured } from './work.ts';

const SEED = 20261124;
const DEALS = Number(words[0] ?? 200);
const CONTRACTS = NO_TRUMP_CONTRACTS.filter((contract) => !contract.endsWith('trumps'));

/** The measurements of each contract, deal by deal. */
async function measured(): Promise<ReadonlyMap<NoTrumpContract, readonly Measured[]>> {
  const rules = withOverrides(variantById('schieber').rules, { contracts: CONTRACTS });
  const starts = randomStarts(rules, ['obenabe'], handSize(rules), DEALS, SEED);
  const found = new Map(CONTRACTS.map((contract): [NoTrumpContract, Measured[]] => [contract, []]));
  const solver = await loadSolver();
  for (const { setup } of starts) {
    for (const [contract, results] of found) results.push(solve(solver, startOf({ ...setup, contract })));
  }
  return found;
}

const found = await measured();
const sumOf = (results: readonly Measured[], field: 'nodes' | 'ms'): number =>
  results.reduce((sum, result) => sum + result[field], 0);

await report('Contracts by trick', [
  {
    caption: `The same ${DEALS} full deals in each contract; North leads.`,
    rows: [...found].map(([contract, results]) => {
      const plain = found.get(firstKindOf(contract) as NoTrumpContract)!;
      return {
        contract,
        nodes: Math.round(mean(results.map(({ nodes }) => nodes))),
        'nodes, median': Math.round(median(results.map(({ nodes }) => nodes))),
        'nodes, times plain': (sumOf(results, 'nodes') / sumOf(plain, 'nodes')).toFixed(2),
        'nodes, median of deals': median(results.map(({ nodes }, deal) => nodes / plain[deal]!.nodes)).toFixed(2),
        'ms, times plain': (sumOf(results, 'ms') / sumOf(plain, 'ms')).toFixed(2),
        'ms, median of deals': median(results.map(({ ms }, deal) => ms / plain[deal]!.ms)).toFixed(2),
      };
    }),
  },
]);
