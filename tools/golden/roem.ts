/** Roem in tricks (Klaverjassen) once more: of a trick, and the most that the cards still in play can bring. */
import { PLACES, strengthOf, suitOf } from './games.ts';
import type { Sheet } from './games.ts';

/** Ranks in the order of runs, from the lowest; bit 0 is the first. */
const RUN_ORDER = '6789TJQKA';
const [JACK, QUEEN, KING] = [5, 6, 7];

/** The most that one suit brings, by its cards as a mask over ranks: runs of three 20, of four 50. */
const SUIT_MOST = Int16Array.from({ length: 1 << RUN_ORDER.length }, (_, mask) => {
  // By cards in a row: the best split into runs of three and four.
  const best = [0, 0, 0, 20, 50, 50, 50, 70, 100, 100];
  return mask
    .toString(2)
    .split('0')
    .reduce((sum, row) => sum + best[row.length]!, 0);
});

export class Roem {
  /** Rank of each card in the order of runs. */
  readonly #rank: Int8Array;
  /** Masks over ranks by masks over places, of a plain suit and of trumps. */
  readonly #ranksOf: readonly [Int16Array, Int16Array];
  readonly #trump: number;
  readonly #fourJacks: number;

  constructor(sheet: Sheet) {
    this.#rank = Int8Array.from({ length: 4 * PLACES }, (_, card) =>
      RUN_ORDER.indexOf(sheet.order[suitOf(card)]![strengthOf(sheet, card)] ?? ' '),
    );
    this.#trump = sheet.trump;
    this.#fourJacks = sheet.fourJacks;
    const table = (suit: number): Int16Array =>
      Int16Array.from({ length: 1 << PLACES }, (_, places) => {
        let ranks = 0;
        for (let place = 0; place < PLACES; place++) {
          const rank = this.#rank[suit * PLACES + place]!;
          if ((places >> place) & 1 && rank >= 0) ranks |= 1 << rank;
        }
        return ranks;
      });
    const trump = Math.max(0, sheet.trump);
    this.#ranksOf = [table((trump + 1) % 4), table(trump)];
  }

  /** “3-run 20, 4-run 50 (any suit), stuk (trump K+Q in the trick) 20, four equal ranks 100.” */
  ofTrick(a: number, b: number, c: number, d: number): number {
    const rank = this.#rank;
    if (rank[a] === rank[b] && rank[a] === rank[c] && rank[a] === rank[d])
      return rank[a] === JACK ? this.#fourJacks : 100;
    let roem = 0;
    for (let suit = 0; suit < 4; suit++) {
      let ranks = 0;
      if (suitOf(a) === suit) ranks |= 1 << rank[a]!;
      if (suitOf(b) === suit) ranks |= 1 << rank[b]!;
      if (suitOf(c) === suit) ranks |= 1 << rank[c]!;
      if (suitOf(d) === suit) ranks |= 1 << rank[d]!;
      const threes = ranks & (ranks >> 1) & (ranks >> 2);
      if (threes) roem += threes & (threes >> 1) ? 50 : 20;
      if (suit === this.#trump && (ranks >> QUEEN) % 4 === 3) roem += 20;
    }
    return roem;
  }

  /** No less than the roem in all tricks of these cards. @param live mask over places of each suit */
  most(live: Int32Array): number {
    let roem = 0;
    let everywhere = -1;
    for (let suit = 0; suit < 4; suit++) {
      const ranks = this.#ranks(suit, live);
      roem += SUIT_MOST[ranks]!;
      everywhere &= ranks;
      if (suit === this.#trump && (ranks >> QUEEN) & (ranks >> KING) & 1) roem += 20;
    }
    for (let rest = everywhere; rest > 0; rest &= rest - 1) roem += rest & -rest & (1 << JACK) ? this.#fourJacks : 100;
    return roem;
  }

  /** Whether a card may still be part of a run or of four equal ranks. */
  mayCombine(card: number, live: Int32Array): boolean {
    const bit = 1 << this.#rank[card]!;
    const ranks = this.#ranks(suitOf(card), live);
    const threes = ranks & (ranks >> 1) & (ranks >> 2);
    if ((threes | (threes << 1) | (threes << 2)) & bit) return true;
    for (let suit = 0; suit < 4; suit++) if (!(this.#ranks(suit, live) & bit)) return false;
    return true;
  }

  #ranks(suit: number, live: Int32Array): number {
    return this.#ranksOf[suit === this.#trump ? 1 : 0][live[suit]!]!;
  }
}
