/**
 * Cards in the words and letters of one vocabulary: "Schellen Under", "Schilten: As, König, 9", "Valet de pique", "SB HA K7",
 * "♠AKB9". A word with two meanings in this vocabulary is reported as a doubt.
 */
import { cardOf, SUITS } from '../../../game/cards.ts';
import type { Card, Rank, Suit } from '../../../game/cards.ts';
import { quote } from '../../../game/errors.ts';
import { msg, str } from '../../../game/reason.ts';
import type { Part, Reason } from '../../../game/reason.ts';
import { badRecord } from '../record.ts';
import { namesSuit, rankOfWord, suitName, suitsOf } from '../../words/meanings.ts';
import { FILLERS, VOIDS } from '../../words/fillers.ts';
import { fold, ownValue, SIGN_SUITS } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import { BASICS } from '../../../languages/registry/languages.ts';

/** A word with more than one meaning in one vocabulary; with one meaning, a letter that settles the meaning of others of its kind. */
export interface Doubt {
  readonly word: string;
  readonly position: number;
  /** Its possible meanings, such as `["Schilten", "Schellen"]`. */
  readonly meanings: readonly Part[];
}

interface CardsRead {
  readonly cards: readonly Card[];
  readonly doubts: readonly Doubt[];
}

/** Reads the cards in a part of the record. @param start position of the part in the record */
export type CardReader = (vocabulary: Vocabulary, text: string, start: number) => CardsRead;

interface Token {
  readonly word: string;
  readonly position: number;
  /** Whether a colon or an equals sign follows: then the beginning of a suit's name is enough. */
  readonly isHead: boolean;
}

const SIGNS = Object.keys(SIGN_SUITS).join('');
const TOKEN = new RegExp(
  `([\\u{1F0A0}-\\u{1F0DF}]|[${SIGNS}]|[\\p{L}\\p{M}\\p{N}]+|[^\\s,;.:=/|'’()[\\]{}·•⋅★☆→>\\-–—\\uFE0F])\\uFE0F?(\\s*[:=])?`,
  'gu',
);

/** @throws JassError `bad-request` at the word that cannot be read */
export const readWordCards: CardReader = (vocabulary, text, start) => {
  const joined = joinedSuits(vocabulary, text);
  if (joined) return { cards: joined, doubts: [] };
  const tokens = withHeads(vocabulary, tokensOf(text, start)).filter(({ word }) => !isFiller(word));
  const [first] = tokens;
  const isRankFirst =
    first &&
    !isSuitToken(vocabulary, first) &&
    ranksOf(vocabulary, first.word) &&
    tokens.some((token) => isSuitToken(vocabulary, token));
  return isRankFirst ? ranksFirst(vocabulary, tokens) : suitsFirst(vocabulary, tokens);
};

/** Four groups of ranks alone, as in “AK10 / D9 / - / 876”: the suits in their usual order. Undefined for other texts. */
export function readGroups(vocabulary: Vocabulary, text: string): Card[] | undefined {
  const groups = text.replace(/[.\s]+$/, '').split(/[/|;]/);
  if (groups.length !== SUITS.length) return undefined;
  const ranks = groups.map((group) =>
    (group.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !isFiller(word)).map((word) => ranksOf(vocabulary, word)),
  );
  if (!ranks.flat().every((found) => found !== undefined)) return undefined;
  return ranks.flatMap((found, index) => found.flatMap((some) => some!.map((rank) => cardOf(SUITS[index]!, rank))));
}

/** The cards of a word such as “KD1087”: the letter of a suit with its ranks. Undefined for other words. */
export function joinedSuit(vocabulary: Vocabulary, word: string): Card[] | undefined {
  const suit = vocabulary.hasSigns ? SUITS[BASICS[vocabulary.language].suitOrder.indexOf(word.charAt(0))] : undefined;
  if (!suit || !/^[A-Z][A-Z\d]+$/.test(word)) return undefined;
  const ranks = (word.slice(1).match(/10|./g) ?? []).map((letter) => rankOfWord(vocabulary, letter));
  return ranks.every((rank) => rank !== undefined) ? ranks.map((rank) => cardOf(suit, rank)) : undefined;
}

/** A hand of such words, each suit once and in the order of the language, so that no letter is in doubt: “PR CAD KD1087 T10”. */
function joinedSuits(vocabulary: Vocabulary, text: string): Card[] | undefined {
  const words = text.split(/[\s,;.|/]+/).filter((word) => word !== '');
  if (words.length > SUITS.length || words.every((word) => word.replace('10', 'T').length < 3)) return undefined;
  const places = words.map((word) => BASICS[vocabulary.language].suitOrder.indexOf(word.charAt(0)));
  const isRising = places.every((place, index) => index === 0 || place > places[index - 1]!);
  const suits = words.map((word) => joinedSuit(vocabulary, word));
  return isRising && suits.every((cards) => cards !== undefined) ? suits.flat() : undefined;
}

const isFiller = (word: string): boolean => word === 'à' || FILLERS.has(fold(word)) || VOIDS.has(fold(word));

/** Cards such as "Valet de pique", "ace, king and 9 of hearts", "AK9♥": ranks come first, then their suit. */
function ranksFirst(vocabulary: Vocabulary, tokens: readonly Token[]): CardsRead {
  const doubts: Doubt[] = [];
  const cards: Card[] = [];
  let waiting: { readonly token: Token; readonly ranks: readonly Rank[] }[] = [];
  for (const token of tokens) {
    if (isSuitToken(vocabulary, token)) {
      const suit = suitOrDoubt(vocabulary, token, doubts);
      cards.push(...waiting.flatMap(({ ranks }) => ranks.map((rank) => cardOf(suit, rank))));
      waiting = [];
    } else {
      const ranks = ranksOf(vocabulary, token.word);
      if (!ranks) throw unreadable(vocabulary, token, msg('a rank'));
      waiting.push({ token, ranks });
    }
  }
  const [open] = waiting;
  if (open) throw unreadable(vocabulary, open.token, msg('a rank with its suit after it'));
  return { cards, doubts };
}

/** Cards such as "Schilten: As, König, 9" or "SB HA": a suit with the ranks after it, or suit and rank in one word. */
function suitsFirst(vocabulary: Vocabulary, tokens: readonly Token[]): CardsRead {
  const doubts: Doubt[] = [];
  const cards: Card[] = [];
  let suit: Suit | undefined;
  // Beside a suit in words letters of other languages are ranks only; signs are read in each language alone.
  let isSpelt = false;
  for (const [index, token] of tokens.entries()) {
    const isRank = isSpelt && !token.isHead && foreignRanks(vocabulary, token.word) !== undefined;
    if (!isRank && (isSuitToken(vocabulary, token) || isAbbreviation(vocabulary, token, tokens[index + 1]))) {
      suit = suitOrDoubt(vocabulary, token, doubts);
      isSpelt = vocabulary.hasSigns && (token.isHead || token.word.length > 2);
      continue;
    }
    const ranks =
      suit && (ranksOf(vocabulary, token.word) ?? (isRank ? foreignRanks(vocabulary, token.word) : undefined));
    if (suit && ranks) {
      for (const rank of ranks) cards.push(cardOf(suit, rank));
      continue;
    }
    const drawn = unicodeCard(token.word);
    if (drawn && vocabulary.hasSigns) {
      cards.push(drawn);
      continue;
    }
    const found = compound(vocabulary, token.word, suit ? 2 : 1);
    if (found.length === 0) throw unreadable(vocabulary, token, suit ? msg('a suit or a rank') : msg('a card'));
    if (found.length > 1 || isSettling(vocabulary, token.word.slice(0, 1)))
      doubts.push({ word: token.word, position: token.position, meanings: found.map((card) => ({ card })) });
    cards.push(found[0]!);
  }
  return { cards, doubts };
}

/** The ranks of Unicode's playing cards by the last digit of their code; the knight is in no pack of the family. */
const UNICODE_RANKS: Readonly<Record<number, Rank>> = {
  1: 'A',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: 'T',
  11: 'J',
  13: 'Q',
  14: 'K',
};

/** The card of one of Unicode's playing cards, such as 🂡. */
export function unicodeCard(word: string): Card | undefined {
  const code = word.codePointAt(0)! - 0x1f0a0;
  const [suit, rank] = [SUITS[code >> 4], UNICODE_RANKS[code & 15]];
  return suit && rank && cardOf(suit, rank);
}

/** Whether a word such as “Ro”, which can be a suit and a rank, is a suit: ranks follow that are no cards themselves. */
const isAbbreviation = (vocabulary: Vocabulary, { word }: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  /^\p{L}{2}$/u.test(word) &&
  !ranksOf(vocabulary, word) &&
  suitsOf(vocabulary, word).length > 0 &&
  ranksOf(vocabulary, next.word) !== undefined &&
  compound(vocabulary, next.word, 1).length === 0;

/** The first suit that a token can mean; if that is open, it is a doubt. */
function suitOrDoubt(vocabulary: Vocabulary, token: Token, doubts: Doubt[]): Suit {
  const { word, position } = token;
  const suits = suitsAt(vocabulary, token);
  if (suits.length > 1 || isSettling(vocabulary, word))
    doubts.push({ word, position, meanings: suits.map((suit) => suitName(vocabulary, suit)) });
  return suits[0]!;
}

/** The article of “as d’écusson”, which is not the D of a dame. */
const ELISION = /(?<![\p{L}\p{N}])[dl]['’](?=\p{L})/giu;

function tokensOf(text: string, start: number): Token[] {
  return [...text.replace(ELISION, '  ').matchAll(TOKEN)].map((match) => ({
    word: match[1]!,
    position: start + match.index,
    isHead: match[2] !== undefined,
  }));
}

/** Whether a token alone is a suit: a sign or a full name, the beginning of a name before a colon ("S: A K"), or one that is no rank. */
const isSuitToken = (vocabulary: Vocabulary, token: Token): boolean =>
  namesSuit(vocabulary, token.word) ||
  ((token.isHead || isShort(vocabulary, token.word)) && suitsAt(vocabulary, token).length > 0);

/** The suits that a token can mean; before a colon also by the beginning of a name that is a whole word elsewhere. */
const suitsAt = (vocabulary: Vocabulary, { word, isHead }: Token): Suit[] =>
  suitsOf(isHead && vocabulary.wholeWords ? { ...vocabulary, wholeWords: undefined } : vocabulary, word);

/** Whether a word is an abbreviation, which is no card: “Ei A K 9”. */
const isShort = (vocabulary: Vocabulary, word: string): boolean =>
  /^\p{L}{2,}$/u.test(word) && !ranksOf(vocabulary, word) && compound(vocabulary, word, 1).length === 0;

/** Whether a letter has a meaning by convention, so that other letters have theirs: beside a K for carreau, C is cœur. */
const isSettling = ({ suitLetters, language }: Vocabulary, word: string): boolean =>
  language === 'fr' && Object.hasOwn(suitLetters, fold(word));

/**
 * Letters alone that are suits, as in “S 10 H K87 D - C AQ”: those of the notation, each once and in this order, or some of the language’s
 * in their order, where no letter of them stands among the ranks.
 */
function withHeads(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Token[] {
  const inOrder = (order: string): readonly Token[] => {
    const letters = tokens.filter(({ word }) => word.length === 1 && order.includes(word));
    const places = letters.map(({ word }) => order.indexOf(word));
    const isRising = places.every((place, index) => index === 0 || place > places[index - 1]!);
    return isRising && tokens[0] === letters[0] ? letters : [];
  };
  const notation = inOrder(BASICS.en.suitOrder);
  const order = vocabulary.hasSigns ? inOrder(BASICS[vocabulary.language].suitOrder) : [];
  const heads = notation.length === SUITS.length ? notation : order.length > 1 ? order : [];
  // Or capitals that are no ranks, if the cards begin with one: “S A K 9”.
  const isCapital = ({ word }: Token): boolean =>
    /^\p{Lu}$/u.test(word) && !rankOfWord(vocabulary, word) && suitsOf(vocabulary, word).length > 0;
  const hasCapitals = heads.length === 0 && tokens[0] !== undefined && isCapital(tokens[0]);
  return tokens.map((token) =>
    heads.includes(token) || (hasCapitals && isCapital(token)) ? { ...token, isHead: true } : token,
  );
}

/** Letters of English ranks in texts of other languages; a T alone may be trèfle. */
const FOREIGN_RANKS: Readonly<Record<string, Rank>> = { K: 'K', Q: 'Q', J: 'J' };

/** The ranks of letters of which some are English, as in “Ruiten: K V 9”; undefined for other words. */
function foreignRanks(vocabulary: Vocabulary, word: string): Rank[] | undefined {
  const ranks = (word.match(/10|./gsu) ?? []).map(
    (letter) => rankOfWord(vocabulary, letter) ?? ownValue(FOREIGN_RANKS, letter),
  );
  return ranks.every((rank) => rank !== undefined) ? ranks : undefined;
}

/** One rank, or the letters of several as in "AKB109"; undefined for other words. */
function ranksOf(vocabulary: Vocabulary, word: string): Rank[] | undefined {
  const single = rankOfWord(vocabulary, word);
  if (single) return [single];
  const ranks = (word.match(/10|./gsu) ?? []).map((letter) => rankOfWord(vocabulary, letter));
  return ranks.every((rank) => rank !== undefined) ? ranks : undefined;
}

/** The possible cards of one word of suit and rank: "hartenaas", "SB", "H10". @param suitLength the fewest letters of the suit */
function compound(vocabulary: Vocabulary, word: string, suitLength: number): Card[] {
  // No suit and rank have more letters together; longer words cost no time.
  if (word.length > 24) return [];
  const letters = [...word];
  const cards = new Set<Card>();
  for (let length = suitLength; length < letters.length; length++) {
    const rank = rankOfWord(vocabulary, letters.slice(length).join(''));
    if (!rank) continue;
    for (const suit of suitsOf(vocabulary, letters.slice(0, length).join(''))) cards.add(cardOf(suit, rank));
  }
  // As other programs write them: “10S”, “KH”.
  const [, rank, suit] = /^(10|[AKQJT6-9])([SHDCshdc])$/.exec(word) ?? [];
  if (cards.size === 0 && rank && vocabulary.language === 'en' && vocabulary.hasSigns) {
    cards.add(cardOf(suit!.toUpperCase() as Suit, rankOfWord(vocabulary, rank)!));
  }
  // “VCa”, “10Tr”: a rank before the beginning of a suit.
  const [, before, short] = /^(10|[\p{Lu}6-9])(\p{Lu}\p{Ll}+)$/u.exec(word) ?? [];
  const first = before && cards.size === 0 ? rankOfWord(vocabulary, before) : undefined;
  if (first) for (const suit of suitsOf(vocabulary, short!)) cards.add(cardOf(suit, first));
  return [...cards];
}

function unreadable(vocabulary: Vocabulary, { word, position }: Token, expected: Reason): Error {
  const [given, language] = [quote(word), vocabulary.name];
  const suits = SUITS.map((suit) => suitName(vocabulary, suit)).join(', ');
  const ranks = `${Object.keys(vocabulary.rankLetters).join(' ').toUpperCase()} 10 9 8 7 6`;
  return badRecord(
    msg(
      str`${given} at position ${position + 1} is not ${expected} in ${language}; use the suits ${suits}, the ranks ${ranks}, or their names.`,
    ),
    { position, card: word.slice(0, 40) },
  );
}
