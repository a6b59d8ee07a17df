/** Names of ranks and contracts in English, for reports and pages of rules. The element has its own in every language. */
import { trumpOf } from '../../game/cards.ts';
import type { CardSuits, Contract, NoTrumpContract, Rank, Suit } from '../../game/cards.ts';
import { VOCABULARIES } from './vocabularies.ts';
import { BASICS } from '../../languages/registry/languages.ts';

const { ranks: RANK_WORDS } = VOCABULARIES.find(({ language }) => language === 'en')!;

/** `jack`, `ten`. */
export const englishRank = (rank: Rank): string => (rank === 'T' ? 'ten' : RANK_WORDS[rank]![0]!);

/** `hearts`, or `roses` with Swiss cards. */
export const englishSuit = (suit: Suit, cards: CardSuits = 'french'): string => BASICS.en.suits[cards][suit];

const NO_TRUMP_NAMES: Readonly<Record<NoTrumpContract, string>> = {
  obenabe: 'Obenabe',
  unenufe: 'Unenufe',
  'slalom-obenabe': 'Slalom, first Obenabe',
  'slalom-unenufe': 'Slalom, first Unenufe',
  'guschti-obenabe': 'Guschti, first Obenabe',
  'guschti-unenufe': 'Guschti, first Unenufe',
  'misere-obenabe': 'Misère, Obenabe',
  'misere-unenufe': 'Misère, Unenufe',
  'misere-slalom-obenabe': 'Misère, Slalom, first Obenabe',
  'misere-slalom-unenufe': 'Misère, Slalom, first Unenufe',
  alltrumps: 'all trumps',
  notrumps: 'no trumps',
};

/** `hearts as trumps`, `Obenabe`. */
export function englishContract(contract: Contract): string {
  const trump = trumpOf(contract);
  return trump ? `${englishSuit(trump)} as trumps` : NO_TRUMP_NAMES[contract as NoTrumpContract];
}
