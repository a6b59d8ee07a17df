/** The rows of the benchmarks: which random deals are solved, the same ones each time. */
import type { Contract } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/pack.ts';
import type { GameState } from '../src/game/play.ts';
import { variantById } from '../src/game/variants/index.ts';
import { randomStarts } from './deals.ts';

/** Which contracts of a variant a row takes in turn. */
type Kind = 'all' | 'trump' | 'no-trump';

export interface Row {
  readonly variant: string;
  readonly kind: Kind;
  readonly deals: number;
  /** Cards a hand; the full hand unless given. */
  readonly cards?: number;
}

const SEED = 20261120;

export const ROWS: readonly Row[] = [
  { variant: 'klaverjassen', kind: 'all', deals: 200 },
  { variant: 'klaverjassen-rotterdam', kind: 'all', deals: 200 },
  { variant: 'klaverjassen-amsterdam', kind: 'all', deals: 200 },
  { variant: 'belote', kind: 'all', deals: 200 },
  { variant: 'schieber', kind: 'no-trump', deals: 200 },
  { variant: 'kruisjassen', kind: 'all', deals: 200 },
  { variant: 'schieber', kind: 'trump', deals: 100 },
  { variant: 'kreuzjass', kind: 'all', deals: 100 },
  ...['schieber', 'kreuzjass', 'kruisjassen', 'klaverjassen', 'belote'].map((variant): Row => ({
    variant,
    kind: 'all',
    deals: 200,
    cards: 6,
  })),
  { variant: 'krutzjass', kind: 'all', deals: 50, cards: 8 },
];

function belongs(contract: Contract, kind: Kind): boolean {
  return kind === 'all' || contract.length > 1 === (kind === 'no-trump');
}

/** The value below which that share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** What a row is called; the words of a command are looked for in it. */
export function nameOf({ variant, kind, cards }: Row): string {
  return `${variant} ${kind} ${cards ?? 'full'}`;
}

/** The rows whose name holds all of the words. */
export function rowsNamed(words: readonly string[]): Row[] {
  return ROWS.filter((row) => words.every((word) => nameOf(row).includes(word)));
}

/** The deals of a row, North on lead, the contracts in turn. */
export function startsOf({ variant, kind, deals, cards }: Row): GameState[] {
  const { rules } = variantById(variant);
  const contracts = contractsOf(rules).filter((contract) => belongs(contract, kind));
  return randomStarts(rules, contracts, cards ?? handSize(rules), deals, SEED);
}
