/**
 * `npm run signature`: the nodes that the solver searches for a fixed set of deals, by variant and payoff, each deal
 * with a fresh solver. The counts are the same on every machine: a refactoring that changes none of them has not
 * changed the search. They are pinned in bench/signature.json; `npm run signature -- --update` replaces them after an
 * intended change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { PAYOFFS } from '../src/game/scoring/payoff.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import type { GameState } from '../src/game/play/play.ts';
import { VARIANTS } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { solve } from './work.ts';

/** Nodes by variant and payoff: `"schieber points": 123456`. */
export type Signature = Readonly<Record<string, number>>;

const FILE = new URL('./signature.json', import.meta.url);
const SEED = 20261123;
const DEALS = 4;
/** Full deals of a pack with two copies take too long: these are endings. */
const DOUBLE_DECK_CARDS = 7;

/** The counts that are pinned. */
export const pinnedSignature = (): Signature => JSON.parse(readFileSync(FILE, 'utf8')) as Signature;

/** One count: a variant under a payoff that can be searched. */
export interface SignatureRow {
  readonly name: string;
  readonly payoff: Payoff;
  /** The deals, every second contract of the variant in turn, and all trumps: more would take longer and say little more. */
  readonly starts: readonly GameState[];
}

export const SIGNATURE_ROWS: readonly SignatureRow[] = VARIANTS.flatMap(({ id, rules }) => {
  const cards = rules.deck.copies === 2 ? DOUBLE_DECK_CARDS : handSize(rules);
  const contracts = contractsOf(rules).filter((contract, i) => i % 2 === 1 || contract === 'alltrumps');
  const starts = randomStarts(rules, contracts, cards, DEALS, SEED);
  return PAYOFFS.map((payoff) => ({ name: `${id} ${payoff}`, payoff, starts }));
});

/** The nodes that the deals of a row take together, each with a solver of its own. */
export async function nodesOf({ starts, payoff }: SignatureRow): Promise<number> {
  let nodes = 0;
  for (const start of starts) nodes += solve(await loadSolver(), start, undefined, payoff).nodes;
  return nodes;
}

/** Prints the counts beside the pinned ones; exit status 1 where one differs. */
async function main(update: boolean): Promise<void> {
  const pinned = update ? {} : pinnedSignature();
  const counted: Record<string, number> = {};
  for (const row of SIGNATURE_ROWS) {
    const nodes = (counted[row.name] = await nodesOf(row));
    const isSame = update || nodes === pinned[row.name];
    console.log(
      `${row.name.padEnd(32)}${nodes.toString().padStart(10)}${isSame ? '' : `  pinned: ${pinned[row.name]}`}`,
    );
    if (!isSame) process.exitCode = 1;
  }
  if (update) writeFileSync(FILE, `${JSON.stringify(counted, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.includes('--update'));
