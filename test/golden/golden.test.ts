/** The golden deals: values that a slow, separately written check has found (README.md beside this file). */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

interface Golden {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  readonly plays: readonly string[];
  readonly value: { readonly NS: number; readonly EW: number };
  readonly cards?: readonly { readonly card: string; readonly NS: number; readonly EW: number }[];
}

const golden = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8')) as readonly Golden[];

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

it.each(golden)('$variant $contract, $leader leads: $deal $plays', (deal) => {
  const { value, cards, ...request } = deal;
  const result = answer({ ...request, want: cards ? ['cards'] : [] }, solver);
  expect(result).toMatchObject({ value });
  if (cards) {
    const byName = (list: Golden['cards']) => [...list!].sort((a, b) => (a.card < b.card ? -1 : 1));
    expect('cards' in result && byName(result.cards as Golden['cards'])).toEqual(byName(cards));
  }
});
