/**
 * What a file of this folder says of a game: its rules, and everything else that belongs to one game alone. No code elsewhere asks which game
 * it is; `index.ts` lists the games.
 */
import type { Rank } from '../cards.ts';
import type { RulesOverride, Variant } from '../rules/rules.ts';

/** A game as data. @template Id its id, of which `VariantId` is made */
export interface Game<Id extends string = string> extends Variant<Id> {
  /** Its name in other languages, by language code, where it differs. */
  readonly names?: Readonly<Record<string, string>>;
  /** Further names that records have for it (src/notation/imports/variant-names.ts); those above need no mention. */
  readonly importNames?: readonly string[];
  readonly words?: GameWords;
  /** Common ways to play it otherwise. Their translations are in the languages, by the id of the preset. */
  readonly presets?: readonly GamePreset[];
  readonly ruleOfThumb?: RuleOfThumb;
}

/** A named override of a game's rules for a common way to play it. */
export interface GamePreset {
  /** Stable name for programs, unique within the variant. */
  readonly id: string;
  readonly name: string;
  /** One sentence without a full stop. */
  readonly description: string;
  /** The override (`withOverrides`). */
  readonly rules: RulesOverride;
  /** The override for a deal with Swiss cards, if it differs. */
  readonly swiss?: RulesOverride;
}

/** Terms that players of a game use. They belong to the game and are not translated. If a term is missing, the messages paraphrase it. */
export interface GameWords {
  /** The bonus for winning all tricks or taking all points. */
  readonly sweep?: 'match' | 'much' | 'pit' | 'capot' | 'štiglja';
  /** Declarers who do not get more than the opponents. */
  readonly wet?: 'nat' | 'dedans' | 'vatre';
  /** A tie, after which the declarers' share waits for the next deal. */
  readonly tie?: 'litige';
  /** King and queen of trumps in one hand. */
  readonly marriage?: 'belote';
  readonly tap?: 'tik';
  /** The words with which a side claims. */
  readonly claim?: 'ik dek';
}

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

/** A rule of thumb for naming a contract from one's own hand, from a written source; `../inference/rule-of-thumb.ts` applies it. */
export interface RuleOfThumb {
  /** Its name in English, as the beginning of a sentence. */
  readonly name: string;
  /** As the source of its variant. */
  readonly source?: string;
  readonly trump: readonly TrumpRule[];
  readonly noTrump: SureTricksRule;
}
