/**
 * What a word of a text may be in one reading of it: a seat, a suit, ranks, cards. A reading on trial knows the vocabulary, whether a letter
 * is glued to its ranks as their suit (“SAQ7”, “7S”), and where a letter alone is a player.
 */
import { cardOf, RANKS, SUITS } from '../../../../game/cards.ts';
import type { Card, Rank, Suit } from '../../../../game/cards.ts';
import { namesSuit, rankOfWord, suitsOf } from '../../../words/meanings.ts';
import { FILLERS, VOIDS } from '../../../words/fillers.ts';
import { fold, ownValue, SIGN_SUITS, VOCABULARIES } from '../../../words/vocabularies.ts';
import type { Vocabulary } from '../../../words/vocabularies.ts';
import { isLetter, SEAT_WORDS } from '../card-words.ts';
import { unicodeCard } from '../../formats/word-cards.ts';
import { mended } from '../typos.ts';
import type { WrittenSeat } from '../written.ts';
import { BASICS } from '../../../../languages/registry/languages.ts';

/** How the letters of a text are read. */
export interface Lettering {
  readonly vocabulary: Vocabulary;
  /** The letters of the suits in their order. */
  readonly order: string;
  /** Where the letter of a suit is glued to its ranks. */
  readonly glued: 'before' | 'behind' | 'nowhere';
}

/** What a word is. The `ranks` of a seat and of a suit are what the same letter may be elsewhere, or what is glued to it. */
export type Meaning =
  | { readonly kind: 'seat'; readonly seat: WrittenSeat; readonly ranks?: readonly Rank[] }
  | {
      readonly kind: 'suit';
      readonly suit: Suit;
      /** A letter alone, and an abbreviation, are a suit only at some places. */
      readonly isLetter?: true;
      readonly isShort?: true;
      readonly ranks?: readonly Rank[];
    }
  | { readonly kind: 'ranks'; readonly ranks: readonly Rank[] }
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly isWord: boolean }
  | { readonly kind: 'between' }
  | { readonly kind: 'break' }
  | { readonly kind: 'word' };

/** The most letters of an abbreviation, which may be another word: “he”, “co”. */
const SHORT = 3;

const BETWEEN: Meaning = { kind: 'between' };
const WORD: Meaning = { kind: 'word' };

/** English letters of ranks in texts of other languages, where they mean nothing else. */
const FOREIGN: Readonly<Record<string, Rank>> = { k: 'K', q: 'Q', j: 'J', t: 'T' };

/** The meanings of the words of a text in one lettering; `mends` are the words read as others. */
export class Meanings {
  readonly mends = new Map<string, string>();
  readonly #known = new Map<string, Meaning>();
  readonly #names: readonly string[];

  constructor(readonly lettering: Lettering) {
    const { suits, seats, ranks } = lettering.vocabulary;
    // “Raus” is no “Daus”.
    const long = RANKS.flatMap((rank) => ranks[rank] ?? []).filter((name) => name.length > 4);
    this.#names = [...SUITS.flatMap((suit) => suits[suit]), ...long, ...Object.keys(seats)];
  }

  of(word: string): Meaning {
    const known = this.#known.get(word);
    if (known) return known;
    const meaning = this.#new(word);
    this.#known.set(word, meaning);
    return meaning;
  }

  /** The player that a letter alone may be. */
  seatOf(letter: string): WrittenSeat | undefined {
    return isLetter(letter) ? ownValue(SEAT_WORDS, fold(letter)) : undefined;
  }

  #new(word: string): Meaning {
    if (word === '\n') return { kind: 'break' };
    const drawn = unicodeCard(word);
    if (drawn) return { kind: 'cards', cards: [drawn], isWord: true };
    const sign = ownValue(SIGN_SUITS, word);
    if (sign) return { kind: 'suit', suit: sign };
    // The accent tells the French word from the ace.
    if (word === 'à') return BETWEEN;
    const folded = fold(word);
    const seat = ownValue(SEAT_WORDS, folded);
    if (seat && !isLetter(word)) return { kind: 'seat', seat };
    // “ET” may be the ten of East.
    const isFiller = (FILLERS.has(folded) && !/^\p{Lu}{2,}$/u.test(word)) || VOIDS.has(folded);
    if (isFiller || !/^[\p{L}\p{M}\p{N}]+$/u.test(word)) return BETWEEN;
    return this.#card(word, folded) ?? this.#mended(word, folded);
  }

  /** The meaning of a word that is a suit, ranks or cards. */
  #card(word: string, folded: string): Meaning | undefined {
    const { order, glued } = this.lettering;
    const suit = this.#suit(word, folded);
    if (suit) return { kind: 'suit', suit, ...(word.length <= SHORT && { isShort: true }) };
    const named = this.#compound(word);
    if (named) return { kind: 'cards', cards: [named], isWord: true };
    const short = /^(\p{Lu}\p{Ll}+)([\p{Lu}\d]+)$/u.exec(word);
    const begun = short && this.#suit(short[1]!, fold(short[1]!));
    const after = begun && this.#ranks(short[2]!, fold(short[2]!));
    if (after) return { kind: 'cards', cards: after.map((rank) => cardOf(begun, rank)), isWord: true };
    const ranks = this.#ranks(word, folded);
    const place = order.indexOf(word.charAt(0).toUpperCase());
    if (glued === 'before' && place >= 0) {
      const behind = word.length > 1 ? this.#ranks(word.slice(1), folded.slice(1)) : undefined;
      if (behind) return { kind: 'cards', cards: behind.map((rank) => cardOf(SUITS[place]!, rank)), isWord: false };
      if (word.length === 1 && /\p{Lu}/u.test(word)) {
        return { kind: 'suit', suit: SUITS[place]!, isLetter: true, ...(ranks && { ranks }) };
      }
    }
    const last = glued === 'behind' && word.length > 1 ? order.indexOf(word.slice(-1).toUpperCase()) : -1;
    const before = last >= 0 ? this.#ranks(word.slice(0, -1), folded.slice(0, -1)) : undefined;
    if (before) return { kind: 'cards', cards: before.map((rank) => cardOf(SUITS[last]!, rank)), isWord: false };
    const glue = /^([NESWOZ])([AKQJTDVBRHOU\d]+)$/.exec(word);
    const seated = glue && !ranks && this.#ranks(glue[2]!, fold(glue[2]!));
    if (seated) return { kind: 'seat', seat: SEAT_WORDS[glue[1]!.toLowerCase()]!, ranks: seated };
    if (isLetter(word) && Object.hasOwn(SEAT_WORDS, folded)) {
      return { kind: 'seat', seat: SEAT_WORDS[folded]!, ...(ranks && { ranks }) };
    }
    return ranks && { kind: 'ranks', ranks };
  }

  /** A suit by its name or the beginning of it, in the vocabulary or else by its full name in any. */
  #suit(word: string, folded: string): Suit | undefined {
    const { vocabulary } = this.lettering;
    if (this.#rank(folded)) return undefined;
    const begun = SUITS.filter((suit) => vocabulary.suits[suit].some((name) => name.startsWith(folded)));
    if (begun.length === 1 && folded.length > 1) return begun[0];
    const abbreviated = ownValue(vocabulary.abbreviations ?? {}, folded);
    if (abbreviated) return abbreviated;
    const named = new Set(VOCABULARIES.flatMap((other) => (namesSuit(other, word) ? suitsOf(other, word) : [])));
    return named.size === 1 ? [...named][0] : undefined;
  }

  /** A card in one word with the full name of a suit: “hartenaas”, “schoppen9”. */
  #compound(word: string): Card | undefined {
    if (word.length > 24) return undefined;
    for (let length = word.length - 1; length > 2; length--) {
      const name = word.slice(0, length);
      const rank = namesSuit(this.lettering.vocabulary, name) && this.#rank(fold(word.slice(length)));
      if (rank) return cardOf(suitsOf(this.lettering.vocabulary, name)[0]!, rank);
    }
    return undefined;
  }

  /** A rank in the vocabulary, or else by its only name in all. */
  #rank(folded: string): Rank | undefined {
    const own = rankOfWord(this.lettering.vocabulary, folded) ?? ownValue(FOREIGN, folded);
    if (own || folded.length < 3) return own;
    const others = new Set(VOCABULARIES.flatMap((other) => rankOfWord(other, folded) ?? []));
    return others.size === 1 ? [...others][0] : undefined;
  }

  #ranks(word: string, folded: string): readonly Rank[] | undefined {
    const single = this.#rank(folded);
    if (single) return [single];
    // Letters of ranks are all capitals, or all small.
    if (word !== word.toUpperCase() && word !== word.toLowerCase()) return undefined;
    const ranks = (folded.match(/10|./gsu) ?? []).map((letter) => this.#rank(letter));
    return ranks.length > 0 && ranks.every((rank) => rank !== undefined) ? ranks : undefined;
  }

  #mended(word: string, folded: string): Meaning {
    const meaning = (name: string): string => {
      const { vocabulary } = this.lettering;
      return ownValue(vocabulary.seats, name) ?? rankOfWord(vocabulary, name) ?? suitsOf(vocabulary, name).join('');
    };
    const fixed = mended(folded, this.#names, meaning);
    if (!fixed) return WORD;
    const read = this.of(fixed);
    if (read.kind !== 'word') this.mends.set(word, fixed);
    return read;
  }
}

/** The letters of the suits that a vocabulary may have: its own, and those of the notation. */
const ordersOf = ({ language }: Vocabulary): readonly string[] => [
  ...new Set([BASICS[language].suitOrder, BASICS.en.suitOrder]),
];

/** How letters of suits of other languages may stand beside the ranks of a vocabulary: “SR KAD10”, Dutch suits and French ranks. */
export const foreignLetterings = (vocabulary: Vocabulary): readonly Lettering[] =>
  Object.values(BASICS)
    .map(({ suitOrder }) => suitOrder)
    .filter((order) => !ordersOf(vocabulary).includes(order))
    .flatMap((order) => (['before', 'behind'] as const).map((glued) => ({ vocabulary, order, glued })));

/** How the letters of a text in a vocabulary may be read. */
export const letterings = (vocabulary: Vocabulary): readonly Lettering[] =>
  ordersOf(vocabulary).flatMap((order, index) =>
    (['nowhere', 'before', 'behind'] as const).flatMap((glued) =>
      glued === 'nowhere' && index > 0 ? [] : [{ vocabulary, order, glued }],
    ),
  );
