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
import { fold, SIGN_SUITS } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';

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
const TOKEN = new RegExp(`([${SIGNS}]|[\\p{L}\\p{M}\\p{N}]+|[^\\s,;.:=/|'’()\\-–—\\uFE0F])\\uFE0F?(\\s*[:=])?`, 'gu');

/** Words between a rank and its suit, as in "Valet de pique" and "jack of spades". */
const FILLERS = new Set(['of', 'de', 'du']);

/** @throws JassError `bad-request` at the word that cannot be read */
export const readWordCards: CardReader = (vocabulary, text, start) => {
  const tokens = withNotation(tokensOf(text, start)).filter(({ word }) => !FILLERS.has(fold(word)));
  const [first, second] = tokens;
  const isRankFirst =
    first &&
    !isSuitToken(vocabulary, first) &&
    rankOfWord(vocabulary, first.word) &&
    second &&
    isSuitToken(vocabulary, second);
  return isRankFirst ? ranksFirst(vocabulary, tokens) : suitsFirst(vocabulary, tokens);
};

/** Cards such as "Valet de pique": the rank comes first, then its suit, for every card. */
function ranksFirst(vocabulary: Vocabulary, tokens: readonly Token[]): CardsRead {
  const doubts: Doubt[] = [];
  const cards: Card[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    const [rankToken, suitToken] = [tokens[index]!, tokens[index + 1]];
    const rank = rankOfWord(vocabulary, rankToken.word);
    if (!rank) throw unreadable(vocabulary, rankToken, msg('a rank'));
    if (!suitToken) throw unreadable(vocabulary, rankToken, msg('a rank with its suit after it'));
    if (!isSuitToken(vocabulary, suitToken)) throw unreadable(vocabulary, suitToken, msg('a suit'));
    cards.push(cardOf(suitOrDoubt(vocabulary, suitToken, doubts), rank));
  }
  return { cards, doubts };
}

/** Cards such as "Schilten: As, König, 9" or "SB HA": a suit with the ranks after it, or suit and rank in one word. */
function suitsFirst(vocabulary: Vocabulary, tokens: readonly Token[]): CardsRead {
  const doubts: Doubt[] = [];
  const cards: Card[] = [];
  let suit: Suit | undefined;
  for (const token of tokens) {
    if (isSuitToken(vocabulary, token)) {
      suit = suitOrDoubt(vocabulary, token, doubts);
      continue;
    }
    const ranks = suit && ranksOf(vocabulary, token.word);
    if (suit && ranks) {
      for (const rank of ranks) cards.push(cardOf(suit, rank));
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

/** The first suit that a token can mean; if that is open, it is a doubt. */
function suitOrDoubt(vocabulary: Vocabulary, { word, position }: Token, doubts: Doubt[]): Suit {
  const suits = suitsOf(vocabulary, word);
  if (suits.length > 1 || isSettling(vocabulary, word))
    doubts.push({ word, position, meanings: suits.map((suit) => suitName(vocabulary, suit)) });
  return suits[0]!;
}

/** The article of “as d’écusson”, which is not the D of a dame. */
const ELISION = /(?<![\p{L}\p{N}])d['’](?=\p{L})/giu;

function tokensOf(text: string, start: number): Token[] {
  return [...text.replace(ELISION, '  ').matchAll(TOKEN)].map((match) => ({
    word: match[1]!,
    position: start + match.index,
    isHead: match[2] !== undefined,
  }));
}

/** Whether a token alone is a suit: a sign or a full name, or before a colon the beginning of a name ("S: A K"). */
const isSuitToken = (vocabulary: Vocabulary, { word, isHead }: Token): boolean =>
  namesSuit(vocabulary, word) || (isHead && suitsOf(vocabulary, word).length > 0);

/** Whether a letter has a meaning by convention, so that other letters have theirs: beside a K for carreau, C is cœur. */
const isSettling = ({ suitLetters, language }: Vocabulary, word: string): boolean =>
  language === 'fr' && Object.hasOwn(suitLetters, fold(word));

/** The letters S, H, D and C alone, each once and in this order, are suits as in the notation: "S 10 H K87 D - C AQ". */
function withNotation(tokens: readonly Token[]): readonly Token[] {
  const letters = tokens.filter(({ word }) => /^[SHDC]$/.test(word));
  if (tokens[0] !== letters[0] || letters.map(({ word }) => word).join('') !== SUITS.join('')) return tokens;
  return tokens.map((token) => (letters.includes(token) ? { ...token, isHead: true } : token));
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
