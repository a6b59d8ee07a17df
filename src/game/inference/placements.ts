/**
 * All ways to deal cards to three hands of given sizes, with the seats given that each card may go to: their number, and a uniform
 * sample. Sampling rejects nothing: a table counts the ways that remain after each card, and each card is placed in proportion to
 * them.
 */
import type { Card, Seat } from '../cards.ts';
import type { Random } from '../play/random-deal.ts';

/** A card and the ways to place its copies: a seat for each copy. */
export interface PlaceableCard {
  readonly card: Card;
  readonly placements: readonly (readonly Seat[])[];
}

/** Every placement of a number of copies of a card on the seats that may hold it: a seat for each copy. */
export const everyPlacement = (copies: number, seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  copies === 0 ? [[]] : everyPlacement(copies - 1, seats).flatMap((placed) => seats.map((seat) => [...placed, seat]));

/** A hand and the number of cards that go to it. */
export type Room = readonly [Seat, number];

export class Placements {
  /** The number of ways; two copies of a card count as different cards. */
  readonly count: number;
  readonly #cards: readonly PlaceableCard[];
  readonly #rooms: readonly [Room, Room, Room];
  /** The number of ways to place each card and those after it, by the room left in the first two hands. */
  readonly #ways: readonly Float64Array[];

  constructor(cards: readonly PlaceableCard[], rooms: readonly [Room, Room, Room]) {
    this.#cards = cards;
    this.#rooms = rooms;
    this.#ways = this.#countWays();
    const [[, first], [, second], [, third]] = rooms;
    const copies = cards.reduce((sum, { placements }) => sum + (placements[0]?.length ?? 0), 0);
    this.count = first + second + third === copies ? this.#ways[0]![this.#roomIndex(first, second)]! : 0;
  }

  /** Samples a way, uniformly up to random numbers in steps of 2⁻³² for each card. */
  draw(random: Random): Map<Seat, Card[]> {
    const hands = this.#emptyHands();
    this.#cards.forEach(({ card, placements }, index) => {
      const waysWith = (placement: readonly Seat[]): number => this.#waysAfter(index, hands, placement);
      const open = placements.filter((placement) => waysWith(placement) > 0);
      let left = random() * open.reduce((sum, placement) => sum + waysWith(placement), 0);
      const drawn = open.find((placement) => (left -= waysWith(placement)) < 0) ?? open[open.length - 1]!;
      for (const seat of drawn) hands.get(seat)!.push(card);
    });
    return hands;
  }

  /** Every way, one after the other. */
  *all(): Generator<Map<Seat, Card[]>, void> {
    yield* this.#allFrom(0, this.#emptyHands());
  }

  *#allFrom(index: number, hands: ReadonlyMap<Seat, readonly Card[]>): Generator<Map<Seat, Card[]>, void> {
    const next = this.#cards[index];
    if (!next) {
      if (this.count > 0) yield new Map([...hands].map(([seat, cards]) => [seat, [...cards]]));
      return;
    }
    for (const placement of next.placements) {
      if (this.#waysAfter(index, hands, placement) === 0) continue;
      const placed = new Map([...hands].map(([seat, cards]) => [seat, [...cards]]));
      for (const seat of placement) placed.get(seat)!.push(next.card);
      yield* this.#allFrom(index + 1, placed);
    }
  }

  #emptyHands(): Map<Seat, Card[]> {
    return new Map(this.#rooms.map(([seat]) => [seat, []]));
  }

  /** The number of ways to place the cards after this one, once it is placed. */
  #waysAfter(index: number, hands: ReadonlyMap<Seat, readonly Card[]>, placement: readonly Seat[]): number {
    const [first, second, third] = this.#rooms.map(
      ([seat, size]) => size - hands.get(seat)!.length - placement.filter((other) => other === seat).length,
    ) as [number, number, number];
    return Math.min(first, second, third) < 0 ? 0 : this.#ways[index + 1]![this.#roomIndex(first, second)]!;
  }

  /** Counts from the last card to the first. The largest count is 36! / 12!³, below 2⁵³, so all are exact. */
  #countWays(): Float64Array[] {
    const [[, firstSize], [, secondSize], [, thirdSize]] = this.#rooms;
    const none = (): Float64Array => new Float64Array((firstSize + 1) * (secondSize + 1));
    const ways = [...this.#cards, undefined].map(none);
    ways[this.#cards.length]![this.#roomIndex(0, 0)] = 1;
    let copies = 0;
    for (const [index, { placements }] of [...this.#cards.entries()].reverse()) {
      copies += placements[0]?.length ?? 0;
      const taken = placements.map((placement) =>
        this.#rooms.map(([seat]) => placement.filter((other) => other === seat).length),
      );
      for (let first = 0; first <= firstSize; first++) {
        for (let second = 0; second <= secondSize; second++) {
          const third = copies - first - second;
          if (third < 0 || third > thirdSize) continue;
          let sum = 0;
          for (const [a, b, c] of taken as [number, number, number][]) {
            if (first < a || second < b || third < c) continue;
            sum += ways[index + 1]![this.#roomIndex(first - a, second - b)]!;
          }
          ways[index]![this.#roomIndex(first, second)] = sum;
        }
      }
    }
    return ways;
  }

  /** The room in the third hand follows from that in the other two. */
  #roomIndex(first: number, second: number): number {
    return first * (this.#rooms[1][1] + 1) + second;
  }
}
