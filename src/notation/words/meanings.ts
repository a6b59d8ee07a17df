/** The meanings of a word in a vocabulary: the suits, the rank, the contracts that it can stand for. */
import { CONTRACTS, RANKS, SUITS } from '../../game/cards.ts';
import type { Contract, Rank, Suit } from '../../game/cards.ts';
import { fold, ownValue, SIGN_SUITS } from './vocabularies.ts';
import type { Vocabulary } from './vocabularies.ts';
import { BASICS } from '../../languages/registry/languages.ts';

/** Names of Obenabe and Unenufe as `fold` returns them, without spaces and hyphens. */
const KIND_WORDS: Readonly<Record<string, Contract>> = {
  obenabe: 'obenabe',
  obeabe: 'obenabe',
  unenufe: 'unenufe',
  uneufe: 'unenufe',
  undeufe: 'unenufe',
  undenufe: 'unenufe',
  undenuff: 'unenufe',
  unenuff: 'unenufe',
  toutdehaut: 'obenabe',
  toutdebas: 'unenufe',
};

/** The same of every contract without trumps that has one name. A word for trumps at its end is gone (`TRUMP_WORDS`). */
const NO_TRUMP_WORDS: Readonly<Record<string, Contract>> = {
  ...KIND_WORDS,
  alltrumps: 'alltrumps',
  alltrump: 'alltrumps',
  alles: 'alltrumps',
  toutatout: 'alltrumps',
  toutatouts: 'alltrumps',
  notrumps: 'notrumps',
  notrump: 'notrumps',
  sansatout: 'notrumps',
  sansatouts: 'notrumps',
  ohne: 'notrumps',
  zonder: 'notrumps',
};

/** Words and signs between the parts of such a name: `Slalom, zuerst Obenabe`. */
const BETWEEN = /[\s,:()-]|zuerst|first|d['’]abord|eerst/g;

/** Contracts by trick and misères: Swiss names, and the names in the JassWiki (Zickzack, Mary). */
const BY_TRICK = /^(misere)?(slalom|zickzack|guschti|gusti|mary)?(.*)$/;

/**
 * The contracts without trumps of that name, `words` as `fold` returns them. Two where the name leaves the first kind open: a Slalom, a
 * misère.
 */
function noTrumpsOf(words: string): Contract[] {
  const letters = words.replace(BETWEEN, '');
  const plain = ownValue(NO_TRUMP_WORDS, letters);
  if (plain) return [plain];
  const [, misere, family, rest] = BY_TRICK.exec(letters)!;
  if (!misere && !family) return [];
  const first = ownValue({ ...KIND_WORDS, oben: 'obenabe', obe: 'obenabe', unten: 'unenufe', unde: 'unenufe' }, rest!);
  if (rest && !first) return [];
  const isSlalom = family === 'slalom' || family === 'zickzack';
  const usual = family && !isSlalom ? (family === 'mary' ? 'unenufe' : 'obenabe') : undefined;
  const kinds = first ? [first] : usual ? [usual] : ['obenabe', 'unenufe'];
  const game = isSlalom ? 'slalom' : family && 'guschti';
  return kinds.flatMap((kind) => {
    const name = [misere, game, kind].filter(Boolean).join('-');
    return CONTRACTS.filter((contract) => contract === name);
  });
}

/** Whether a name of a contract without a trump suit can begin with the word, as `fold` returns it: a quick test for long texts. */
export const mayNameNoTrumps = (word: string): boolean =>
  /^(?:obe|une|unde|tout|all|no|sans|ohne|zonder|misere|slalom|zickzack|gus|mary)/.test(word);

/** The words for trumps around the name of a suit: `Herz Trumpf`, `atout cœur`, `hearts as trumps`. */
const TRUMP_WORDS = /^atout | (?:trumpf|troef|as trumps)$/;

/** The name of a contract as the tables have it, without a word for trumps around it. */
const contractName = (words: string): string => fold(words.trim()).replace(/\s+/g, ' ').replace(TRUMP_WORDS, '');

/** The suits that a word or its beginning can mean; empty for other words. */
export function suitsOf(vocabulary: Vocabulary, word: string): Suit[] {
  const sign = SIGN_SUITS[word];
  if (sign) return vocabulary.hasSigns ? [sign] : [];
  const letters = fold(word);
  const byConvention = ownValue(vocabulary.suitLetters, letters);
  if (byConvention) return [byConvention];
  if (letters === '') return [];
  const isName = (name: string): boolean => (vocabulary.wholeWords ? name === letters : name.startsWith(letters));
  return SUITS.filter((suit) => vocabulary.suits[suit].some(isName));
}

/** Whether a word is unambiguously a suit: its sign or its full name. */
export const namesSuit = (vocabulary: Vocabulary, word: string): boolean =>
  Object.hasOwn(SIGN_SUITS, word)
    ? vocabulary.hasSigns
    : SUITS.some((suit) => vocabulary.suits[suit].includes(fold(word)));

/** The rank that a word, a letter or a number means. */
export function rankOfWord(vocabulary: Vocabulary, word: string): Rank | undefined {
  const letters = fold(word);
  if (letters === '10') return 'T';
  if (/^[6-9]$/.test(letters)) return letters as Rank;
  return ownValue(vocabulary.rankLetters, letters) ?? RANKS.find((rank) => vocabulary.ranks[rank]?.includes(letters));
}

/** The contracts that some words can mean: a suit, or one without trumps. */
export function contractsOfWords(vocabulary: Vocabulary, words: string): Contract[] {
  const plain = contractName(words);
  const noTrumps = noTrumpsOf(plain);
  return noTrumps.length > 0
    ? noTrumps
    : CONTRACTS.filter((contract) => suitsOf(vocabulary, plain).includes(contract as Suit));
}

/** As `contractsOfWords`, but a suit is read only by its sign or its full name. */
export function contractNamed(vocabulary: Vocabulary, words: string): Contract[] {
  const plain = contractName(words);
  const noTrumps = noTrumpsOf(plain);
  if (noTrumps.length > 0 || !namesSuit(vocabulary, plain)) return noTrumps;
  return suitsOf(vocabulary, plain);
}

/** The name of a suit in a vocabulary, for messages. */
export const suitName = ({ language, hasSigns }: Vocabulary, suit: Suit): string =>
  BASICS[language].suits[hasSigns ? 'french' : 'swiss'][suit];
