/**
 * What players go by when they name a contract from their own hand, as a written source has it: data, as the variants are.
 * How a hand is measured by it is said once, in ../rule-of-thumb.ts.
 */
import type { Rank } from '../cards.ts';
import { schieber } from './schieber.ts';

/** A suit is good enough as trump when it has these ranks and at least so many cards, these among them. */
export interface TrumpRule {
  /** Its name for machines. */
  readonly id: string;
  readonly holds: readonly Rank[];
  readonly cards: number;
  /** What it asks for, in English. */
  readonly words: string;
}

/** A hand is good enough for a contract without trump when it has so many sure tricks. */
export interface SureTricksRule {
  readonly id: string;
  readonly tricks: number;
  /** In at least so many suits, where the partner has passed. */
  readonly suitsAfterPass: number;
  readonly words: string;
}

export interface RuleOfThumb {
  /** Id of the variant that it is for. */
  readonly variant: string;
  /** Whose it is, in English, as the beginning of a sentence. */
  readonly name: string;
  readonly source: string;
  readonly trump: readonly TrumpRule[];
  readonly noTrump: SureTricksRule;
}

export const RULES_OF_THUMB: readonly RuleOfThumb[] = [
  {
    variant: schieber.id,
    name: 'Nelly’s mother',
    source: schieber.source,
    trump: [
      { id: 'jack-nell', holds: ['J', '9'], cards: 3, words: 'jack, nell and one other' },
      { id: 'jack', holds: ['J'], cards: 4, words: 'jack and three others' },
      { id: 'nell-ace', holds: ['9', 'A'], cards: 5, words: 'nell, ace and three others' },
    ],
    noTrump: { id: 'sure-tricks', tricks: 4, suitsAfterPass: 2, words: 'four sure tricks' },
  },
];
