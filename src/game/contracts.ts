/**
 * Contracts without a trump suit. The order in which cards win may change from trick to trick, and in a misère the points of a trick go to
 * the side that does not win it. The table below says this for each of them; a trump suit is the same in all tricks. All trumps and no
 * trumps are as in the belote family.
 *
 * Sources: Swisslos, Coiffeur (Slalom; Guschti with five tricks of the first kind); JassWiki of the Jassverband Schweiz (Quer, Guschti,
 * Mary: four tricks, counted by the kind with which the deal begins; Misère: the tricks of the other side are credited).
 */
import { CONTRACTS, otherSide } from './cards.ts';
import type { Contract, NoTrumpContract, Side, Suit } from './cards.ts';

/**
 * The order of winning in one trick: a trump suit; high cards (Obenabe) or low cards (Unenufe); the order of trumps in every suit, none of
 * which beats another (all trumps); the plain order (no trumps).
 */
export type Kind = Suit | 'obenabe' | 'unenufe' | 'alltrumps' | 'notrumps';

interface NoTrumpRules {
  /** The kind of the first trick. Card points and melds count by it for the whole deal. */
  readonly first: Exclude<Kind, Suit>;
  /** When the other kind takes its place, if it does; `once`: after `rules.guschti` tricks. */
  readonly change?: 'eachTrick' | 'once';
  /** Whether each side scores the points that the other takes. */
  readonly isMisere?: true;
}

const NO_TRUMP_RULES: Readonly<Record<NoTrumpContract, NoTrumpRules>> = {
  obenabe: { first: 'obenabe' },
  unenufe: { first: 'unenufe' },
  'slalom-obenabe': { first: 'obenabe', change: 'eachTrick' },
  'slalom-unenufe': { first: 'unenufe', change: 'eachTrick' },
  'guschti-obenabe': { first: 'obenabe', change: 'once' },
  'guschti-unenufe': { first: 'unenufe', change: 'once' },
  'misere-obenabe': { first: 'obenabe', isMisere: true },
  'misere-unenufe': { first: 'unenufe', isMisere: true },
  'misere-slalom-obenabe': { first: 'obenabe', change: 'eachTrick', isMisere: true },
  'misere-slalom-unenufe': { first: 'unenufe', change: 'eachTrick', isMisere: true },
  alltrumps: { first: 'alltrumps' },
  notrumps: { first: 'notrumps' },
};

const noTrumpRules = (contract: Contract): NoTrumpRules | undefined =>
  (NO_TRUMP_RULES as Readonly<Partial<Record<Contract, NoTrumpRules>>>)[contract];

/** Tricks of the first kind in a Guschti, unless the rules say otherwise. */
export const GUSCHTI = 5;

/** The kind of a contract's first trick. */
export function firstKindOf(contract: Contract): Kind {
  return noTrumpRules(contract)?.first ?? (contract as Suit);
}

/** The kind of the trick number `index` (from 0) of a full deal. */
export function kindOfTrick({ guschti = GUSCHTI }: { guschti?: number }, contract: Contract, index: number): Kind {
  const rules = noTrumpRules(contract);
  if (!rules) return contract as Suit;
  const { first, change } = rules;
  const isChanged = change === 'eachTrick' ? index % 2 === 1 : change === 'once' && index >= guschti;
  if (!isChanged) return first;
  return first === 'obenabe' ? 'unenufe' : 'obenabe';
}

/** When the kind changes during the deal. */
export const kindChangeOf = (contract: Contract): 'never' | 'eachTrick' | 'once' =>
  noTrumpRules(contract)?.change ?? 'never';

/** Whether the order of winning changes during the deal. */
export const isByTrick = (contract: Contract): boolean => kindChangeOf(contract) !== 'never';

/** Whether each side scores the points that the other takes. */
export function isMisere(contract: Contract): boolean {
  return noTrumpRules(contract)?.isMisere ?? false;
}

/** The misère of a contract; undefined if there is none. */
export const misereOf = (contract: Contract): Contract | undefined =>
  isMisere(contract) ? contract : CONTRACTS.find((known) => known === `misere-${contract}`);

/** The side that scores a trick that the side `winner` takes. */
export function scorerOf(contract: Contract, winner: Side): Side {
  return isMisere(contract) ? otherSide(winner) : winner;
}
