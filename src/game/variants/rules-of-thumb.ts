/**
 * Rules of thumb for naming a contract from one's own hand, from written sources: data, like the variants. They are applied in
 * ../inference/rule-of-thumb.ts.
 */
import type { Rank } from '../cards.ts';
import { chibre } from './chibre.ts';
import { schieber } from './schieber.ts';

/** A suit is good enough for trumps if it has these ranks and at least this many cards in all. */
interface TrumpRule {
  /** Stable name for programs. */
  readonly id: string;
  readonly holds: readonly Rank[];
  readonly cards: number;
  /** The condition in English. */
  readonly words: string;
}

/** A hand is good enough for a no-trump contract if it has this many sure tricks. */
interface SureTricksRule {
  readonly id: string;
  readonly tricks: number;
  /** The fewest suits with a sure trick after the partner's pass. */
  readonly suitsAfterPass: number;
  readonly words: string;
}

export interface RuleOfThumb {
  /** Id of its variant. */
  readonly variant: string;
  /** Its name in English, as the beginning of a sentence. */
  readonly name: string;
  /** As the source of its variant. */
  readonly source?: string;
  readonly trump: readonly TrumpRule[];
  readonly noTrump: SureTricksRule;
}

/** That of the sheet of Schieber. Chibre is the same play with the same cards, so it serves both. */
const NELLYS_MOTHER: Omit<RuleOfThumb, 'variant'> = {
  name: 'Nelly’s mother',
  ...(schieber.source && { source: schieber.source }),
  trump: [
    { id: 'jack-nell', holds: ['J', '9'], cards: 3, words: 'jack, nell and one other' },
    { id: 'jack', holds: ['J'], cards: 4, words: 'jack and three others' },
    { id: 'nell-ace', holds: ['9', 'A'], cards: 5, words: 'nell, ace and three others' },
  ],
  noTrump: { id: 'sure-tricks', tricks: 4, suitsAfterPass: 2, words: 'four sure tricks' },
};

export const RULES_OF_THUMB: readonly RuleOfThumb[] = [schieber, chibre].map(({ id }) => ({
  variant: id,
  ...NELLYS_MOTHER,
}));
