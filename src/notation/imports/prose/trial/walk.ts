/** Goes through the words of a text in one reading on trial, and gives each card to a player. */
import { cardOf } from '../../../../game/cards.ts';
import type { Card, Rank, Suit } from '../../../../game/cards.ts';
import { isLetter } from '../card-words.ts';
import { fold } from '../../../words/vocabularies.ts';
import type { WrittenSeat } from '../written.ts';
import type { Meaning, Meanings } from './meaning.ts';

/** A word or sign of the text, or the end of a line. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Where players and suits stand. */
export interface Layout {
  /** The player of a hand before or behind the cards; `suits` where each suit has its players. */
  readonly by: 'before' | 'behind' | 'suits';
  /** Where a letter alone is a player. */
  readonly letters: 'nowhere' | 'starts' | 'anywhere';
  /** Whether an empty line ends a hand. */
  readonly isSpaced: boolean;
  /** Whether the suit of a card in one word is that of the ranks after it: “schoppen9, 8”. */
  readonly isCarried: boolean;
}

/** A player; a name or a number stands for one whom the text does not seat. */
interface Owner {
  readonly owner: WrittenSeat | `?${string}`;
  /** Where the player stands in the text. */
  readonly ownerAt?: number;
}

/** A card with its player, from its suit if it is the first one of that. */
export interface Given extends Owner {
  readonly card: Card;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\n|[\u{1F0A0}-\u{1F0DF}]|[♠♤♥♡♦♢♣♧ⓝⓔⓢⓦ]|[\p{L}\p{M}]+\d+[\p{L}\d]*|\d+[\p{L}\d]*|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\p{N}]/gu;

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** The most letters of a word that may be ranks or anything else. */
const SHORT = 3;
const CARDS: ReadonlySet<Meaning['kind']> = new Set(['suit', 'ranks', 'cards']);

/** So many words that are no cards end the cards of a suit. */
const PATIENCE = 3;

/** The cards of a text with their players. */
export const walk = (tokens: readonly Token[], meanings: Meanings, layout: Layout): readonly Given[] =>
  new Walk(tokens, meanings, layout).read();

class Walk {
  readonly #given: Given[] = [];
  #owner: Owner = { owner: '?' };
  #suit: Suit | undefined;
  /** Where the suit stands of which no card is read yet. */
  #suitAt: number | undefined;
  /** Ranks that wait for their suit, and in lines of suits for their player. */
  #ranks: { readonly rank: Rank; readonly token: Token }[] = [];
  /** Cards that wait for their player. */
  #cards: Omit<Given, keyof Owner>[] = [];
  /** Whether the suits of the hand at hand stand behind their ranks, and in lines of suits the players behind theirs. */
  #isBehind: boolean | undefined;
  /** Whether a colon stands behind the letters of the suits. */
  #isHeaded = false;
  #gap = 0;
  #blocks = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly meanings: Meanings,
    readonly layout: Layout,
  ) {}

  read(): readonly Given[] {
    this.tokens.forEach((token, index) => this.#take(token, index));
    this.#flush(this.#anonymous());
    return this.#given;
  }

  #take(token: Token, index: number): void {
    const meaning = this.#meaning(token, index);
    if (meaning.kind === 'word') this.#word(token, index);
    else if (meaning.kind !== 'between' && meaning.kind !== 'break') this.#gap = 0;
    if (meaning.kind === 'seat') {
      this.#seat({ owner: meaning.seat, ownerAt: token.start });
      if (meaning.ranks && /\d|../.test(token.word) && token.word.length > 1) this.#addRanks(meaning.ranks, token);
    } else if (meaning.kind === 'suit') this.#addSuit(meaning.suit, token);
    else if (meaning.kind === 'ranks') this.#addRanks(meaning.ranks, token);
    else if (meaning.kind === 'cards') {
      for (const card of meaning.cards) this.#add(card, token);
      this.#suit = this.layout.isCarried ? (meaning.cards[0]!.charAt(0) as Suit) : undefined;
      this.#isBehind = false;
    } else if (meaning.kind === 'break') this.#break(index);
  }

  /** What a word is at its place. */
  #meaning({ word }: Token, index: number): Meaning {
    const meaning = this.meanings.of(word);
    const after = this.tokens[index + 1];
    if (meaning.kind === 'seat' && meaning.seat === 'E' && word === 'est') {
      const next = after && this.meanings.of(after.word).kind;
      return next === 'suit' || next === 'cards' || after?.word === ':' ? meaning : { kind: 'between' };
    }
    if (isLetter(word) && (meaning.kind === 'seat' || (meaning.kind === 'suit' && meaning.isLetter))) {
      return this.#letter(word, meaning, index);
    }
    if (meaning.kind === 'suit' && meaning.isShort && word.length > 1) {
      const isBeside = this.#isRanks(index, 1) || this.#isRanks(index, -1);
      return isBeside ? meaning : { kind: 'word' };
    }
    if (meaning.kind === 'seat' && meaning.ranks) {
      return this.layout.letters === 'anywhere' ? meaning : { kind: 'word' };
    }
    if (meaning.kind === 'ranks' && !this.#isAmongCards(word, index)) return { kind: 'word' };
    return meaning;
  }

  /** Short words are no ranks unless cards stand beside them: “a”, “ab”, “table 7”. The French “a” behind a player is “has”. */
  #isAmongCards(word: string, index: number): boolean {
    if (word === 'a' && this.#near(index, -1) === 'seat' && this.layout.by !== 'suits') return false;
    const beside = [this.#near(index, -1), this.#near(index, 1)];
    return (
      word.length > SHORT ||
      beside.some((kind) => CARDS.has(kind)) ||
      (this.layout.by === 'suits' && beside.includes('seat'))
    );
  }

  /** Whether ranks or the dash of a void stand beside a word. */
  #isRanks(index: number, step: 1 | -1): boolean {
    let at = index + step;
    while (/^[.:]$/.test(this.tokens[at]?.word ?? '')) at += step;
    const word = this.tokens[at]?.word ?? '\n';
    const meaning = this.meanings.of(word);
    return /^[–—-]$/.test(word) || ('ranks' in meaning && meaning.ranks !== undefined);
  }

  /** The kind of the next word in a direction that is no sign. */
  #near(index: number, step: 1 | -1): Meaning['kind'] {
    for (let at = index + step; this.tokens[at]; at += step) {
      const meaning = this.meanings.of(this.tokens[at]!.word);
      if ('ranks' in meaning && meaning.ranks) return 'ranks';
      if (meaning.kind !== 'between') return meaning.kind;
    }
    return 'break';
  }

  /** Whether a word begins a line, maybe behind a number, a bracket or the frame of a table. */
  #isStart(index: number): boolean {
    const before = (back: number): string => this.tokens[index - back]?.word ?? '\n';
    if (before(1) === '\n') return true;
    if (/^[([|]$/.test(before(1))) return before(2) === '\n';
    return /^[.)]$/.test(before(1)) && /^\d$/.test(before(2)) && before(3) === '\n';
  }

  /** Whether a word is the sign or the name of a suit. */
  #isSuit(index: number): boolean {
    const word = this.tokens[index]?.word;
    const meaning = word === undefined ? undefined : this.meanings.of(word);
    return meaning?.kind === 'suit' && !meaning.isLetter;
  }

  /** A letter alone: a player, a suit, or a rank. */
  #letter(word: string, meaning: Meaning, index: number): Meaning {
    const { letters } = this.layout;
    const before = this.tokens[index - 1]?.word ?? '\n';
    const isStart = this.#isStart(index);
    const isSeparate = isStart || /^[/|;,(>→–—.:-]$/.test(before);
    const ranks = 'ranks' in meaning ? meaning.ranks : undefined;
    const isHead = /^[:=]$/.test(this.tokens[index + 1]?.word ?? '');
    const isSmall = !/\p{Lu}/u.test(word) && !isHead;
    // A small letter is a player where a suit or a line begins.
    const isPlayer = !isSmall || isStart || this.#isSuit(index + 1);
    const seat = isPlayer ? this.meanings.seatOf(word) : undefined;
    const isSeat =
      seat !== undefined && ((letters === 'starts' && isStart) || (letters === 'anywhere' && (isSeparate || !ranks)));
    if (isSeat) return { kind: 'seat', seat };
    if (meaning.kind === 'suit') {
      // Where a colon stands behind the letters of suits, others are ranks: “H:10 C:H,7”.
      const isFree = this.#isHeaded ? isHead : this.#suit === undefined || isSeparate || !ranks || isHead;
      if (isFree && isHead) this.#isHeaded = true;
      if (isFree && this.layout.by !== 'suits') return { kind: 'suit', suit: meaning.suit };
      if (this.layout.by === 'suits' && isStart) return { kind: 'suit', suit: meaning.suit };
    }
    return ranks ? { kind: 'ranks', ranks } : { kind: 'word' };
  }

  #seat(seat: Owner): void {
    const { by } = this.layout;
    if (by === 'behind') {
      this.#flush(seat);
      this.#endHand();
    } else if (by === 'suits') {
      this.#isBehind ??= this.#ranks.length > 0;
      if (this.#isBehind) {
        this.#give(seat);
      } else this.#owner = seat;
    } else {
      this.#endHand();
      this.#owner = seat;
    }
  }

  /** The hand at hand ends: the next suit is that of another one. */
  #endHand(): void {
    this.#suit = undefined;
    this.#suitAt = undefined;
    this.#ranks = [];
    this.#isBehind = undefined;
    this.#isHeaded = false;
  }

  #addSuit(suit: Suit, at: Token): void {
    if (this.layout.by === 'suits') {
      this.#ranks = [];
      this.#isBehind = undefined;
      this.#owner = { owner: '?' };
      this.#suit = suit;
      return;
    }
    this.#isBehind ??= this.#ranks.length > 0;
    if (!this.#isBehind) {
      this.#suit = suit;
      this.#suitAt = at.start;
      return;
    }
    for (const { rank, token } of this.#ranks) this.#add(cardOf(suit, rank), { start: token.start, end: at.end });
    this.#ranks = [];
  }

  #addRanks(ranks: readonly Rank[], token: Token): void {
    const waits = this.layout.by === 'suits' ? this.#isBehind !== false && this.#owner.owner === '?' : !this.#suit;
    for (const rank of ranks) {
      if (waits) this.#ranks.push({ rank, token });
      else if (this.#suit) this.#add(cardOf(this.#suit, rank), token);
    }
    if (!waits) this.#isBehind = false;
  }

  #add(card: Card, { start: at, end }: Omit<Token, 'word'>): void {
    const start = this.#suitAt ?? at;
    this.#suitAt = undefined;
    if (this.layout.by === 'behind') this.#cards.push({ card, start, end });
    else this.#given.push({ ...this.#owner, card, start, end });
  }

  /** Ranks of a suit go to the player behind them. */
  #give(owner: Owner): void {
    for (const { rank, token } of this.#ranks) {
      if (this.#suit)
        this.#given.push({ ...owner, card: cardOf(this.#suit, rank), start: token.start, end: token.end });
    }
    this.#ranks = [];
  }

  #flush(owner: Owner): void {
    this.#given.push(...this.#cards.map((card) => ({ ...card, ...owner })));
    this.#cards = [];
  }

  #anonymous(): Owner {
    return { owner: `?${++this.#blocks}` };
  }

  #break(index: number): void {
    if (this.layout.by !== 'suits' && this.#isBehind !== false) this.#ranks = [];
    const isEmpty = this.tokens[index + 1]?.word === '\n';
    if (!isEmpty || !this.layout.isSpaced) return;
    if (this.layout.by === 'behind') this.#flush(this.#anonymous());
    else if (this.layout.by === 'before') this.#owner = this.#anonymous();
    this.#endHand();
  }

  #word({ word }: Token, index: number): void {
    this.#gap++;
    if (this.#isBehind === undefined && this.layout.by !== 'suits') this.#ranks = [];
    if (this.#gap >= PATIENCE && this.layout.by !== 'suits') this.#endHand();
    // “Grandfather: …”: somebody whom the text seats nowhere.
    const isName = /^\p{Lu}/u.test(word) && /^[\n]?$/.test(this.tokens[index - 1]?.word ?? '');
    if (isName && this.layout.by === 'before' && /^[:=–—-]$/.test(this.tokens[index + 1]?.word ?? '')) {
      this.#endHand();
      this.#owner = { owner: `?${fold(word)}` };
    }
  }
}
