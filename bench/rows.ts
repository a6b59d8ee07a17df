/** The rows of the benchmarks: which random deals are solved, the same ones each time. */
import type { Contract } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import type { GameState } from '../src/game/play/play.ts';
import { variantById } from '../src/game/variants/index.ts';
import { randomStarts } from './deals.ts';

/** The contracts of a variant that a row takes in turn. */
type Kind = 'all' | 'trump' | 'no-trump';

/** Random deals of a variant. */
export interface Deals {
  readonly variant: string;
  readonly kind: Kind;
  readonly deals: number;
  /** Cards a hand; the full hand unless given. */
  readonly cards?: number;
}

export interface Row extends Deals {
  /** The work on each deal: its value, the value of every card of the leader, or its value under another payoff. */
  readonly work: 'solve' | 'cards' | 'total' | 'score';
}

const SEED = 20261120;

/** Enough for a meaningful slowest twentieth. */
const DEALS = 200;
/** Fewer where a row compares two measurements of the same deal. */
const CARD_DEALS = 60;
/**
 * More for rows that compare medians of deals of a millisecond or two: these vary by a tenth between sets of 200 deals.
 */
const SMALL_DEALS = 1000;

const solved = (variant: string, kind: Kind = 'all', cards?: number): Row => ({
  variant,
  kind,
  deals: DEALS,
  work: 'solve',
  ...(cards !== undefined && { cards }),
});

const everyCard = (variant: string): Row => ({ variant, kind: 'all', deals: CARD_DEALS, work: 'cards' });

/** The variants with roem in tricks. */
export const KLAVERJASSEN = ['klaverjassen', 'klaverjassen-rotterdam', 'klaverjassen-amsterdam'];

const played = (variant: string, work: 'total' | 'score'): Row => ({
  ...solved(variant),
  work,
  ...([...KLAVERJASSEN, 'belote'].includes(variant) && { deals: SMALL_DEALS }),
});

/** The variants in which all points, or the score, differ from card points. */
const payoffs: readonly Row[] = [
  ...[...KLAVERJASSEN, 'belote', 'kreuzjass'].map((variant) => played(variant, 'total')),
  ...[...KLAVERJASSEN, 'kruisjassen', 'kruisjassen-tik', 'kruisjassen-roem'].map((variant) => played(variant, 'score')),
];

export const ROWS: readonly Row[] = [
  solved('klaverjassen'),
  solved('klaverjassen-rotterdam'),
  solved('klaverjassen-amsterdam'),
  solved('belote'),
  solved('schieber', 'no-trump'),
  solved('kruisjassen'),
  solved('schieber'),
  solved('schieber', 'trump'),
  solved('kreuzjass'),
  ...['schieber', 'kreuzjass', 'kruisjassen', 'klaverjassen', 'belote'].map((variant) => solved(variant, 'all', 6)),
  solved('krutzjass', 'all', 8),
  solved('krutzjass', 'all', 9),
  ...['schieber', 'kruisjassen', 'klaverjassen'].map(everyCard),
  ...payoffs,
];

function belongs(contract: Contract, kind: Kind): boolean {
  return kind === 'all' || contract.length > 1 === (kind === 'no-trump');
}

/** The name of a row, which the words of a command select. */
export function nameOf({ variant, kind, cards, work }: Row): string {
  return `${variant} ${kind} ${cards ?? 'full'} ${work}`;
}

/** Whether each of the words begins a word of the name: `klaverjassen` is in all three of them, `trump` not in `no-trump`. */
export function isCalled(name: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${name}`.includes(` ${word}`));
}

/** The rows whose name holds all of the words. */
export function rowsNamed(words: readonly string[]): Row[] {
  return ROWS.filter((row) => isCalled(nameOf(row), words));
}

/** The deals of a row, North on lead, the contracts in turn. */
export function startsOf({ variant, kind, deals, cards }: Deals): GameState[] {
  const { rules } = variantById(variant);
  const contracts = contractsOf(rules).filter((contract) => belongs(contract, kind));
  return randomStarts(rules, contracts, cards ?? handSize(rules), deals, SEED);
}
