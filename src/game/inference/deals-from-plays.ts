/**
 * What a player could know of the other hands when it came to a play: the own hand, every card played, and that each of them was
 * legal from the hand it came from. No list of what a failure to follow tells: a deal agrees with what was seen when
 * the rules of following allow every play that was made, whatever the game. Melds shown and contracts named tell nothing here.
 *
 * Deals are drawn in two steps. A card is out of the question for a hand when, held beside what the hand has shown, it would
 * have made one of its plays illegal: more cards never give a hand more freedom to play one of them. Deals without such cards
 * are drawn evenly, and those that all plays together still do not allow are left out, so what remains is even too.
 */
import { SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import { JassError } from '../errors.ts';
import { legalCards } from '../play/legality.ts';
import { Placements } from './placements.ts';
import type { Room } from './placements.ts';
import { replay } from '../play/play.ts';
import type { GameSetup } from '../play/play.ts';
import type { Random } from '../play/random-deal.ts';
import { msg, str, untranslated } from '../reason.ts';
import { trickSeat } from '../play/trick.ts';
import type { Trick } from '../play/trick.ts';

/** So many deals in a row that the plays do not allow, and it is said that there are hardly any others. */
const MAX_DRAWS = 10_000;

/** A play of another hand. */
interface SeenPlay {
  /** The trick before it. */
  readonly trick: Trick;
  readonly card: Card;
  /** What the hand has shown by now that it held then: this card and those that it played later. */
  readonly shown: readonly Card[];
}

export class DealsFromPlays {
  /** Whose turn it is, and whose hand is known. */
  readonly seat: Seat;
  /** The cards that each other hand may hold, in no order; in a two-copy pack each card once. */
  readonly possible: ReadonlyMap<Seat, readonly Card[]>;
  /**
   * How many deals there are without cards that are out of the question: at least as many as agree with what was seen. Two copies of
   * a card count as different cards, and it counts as known which of them was played.
   */
  readonly count: number;
  readonly #setup: GameSetup;
  /** By the other seats. */
  readonly #plays: ReadonlyMap<Seat, readonly SeenPlay[]>;
  readonly #placements: Placements;

  /**
   * @param setup of the deal as it was; of the other hands it only counts which cards they hold together
   * @param plays before the play in question
   * @throws JassError as `replay` does, and `bad-request` when the deal is over
   */
  constructor(setup: GameSetup, plays: readonly Card[]) {
    const { toPlay, hands } = replay(setup, plays);
    if (toPlay === null)
      throw new JassError('bad-request', untranslated('The deal is over: nobody has a play to make.'));
    const { rules, contract } = setup;
    const others = SEATS.filter((seat) => seat !== toPlay);
    this.seat = toPlay;
    this.#setup = setup;
    this.#plays = new Map(others.map((seat) => [seat, playsOf(setup, plays, seat)]));
    const unseen = others.flatMap((seat) => hands[seat]);
    const mayHold = (seat: Seat, card: Card): boolean =>
      this.#plays
        .get(seat)!
        .every(({ trick, card: played, shown }) =>
          legalCards(rules, contract, trick, [...shown, card]).includes(played),
        );
    this.possible = new Map(
      others.map((seat) => [seat, [...new Set(unseen)].filter((card) => mayHold(seat, card))] as const),
    );
    const cards = [...new Set(unseen)].map((card) => {
      const allowed = others.filter((seat) => this.possible.get(seat)!.includes(card));
      let placements: Seat[][] = [[]];
      for (const copy of unseen) {
        if (copy === card) placements = placements.flatMap((placed) => allowed.map((seat) => [...placed, seat]));
      }
      return { card, placements };
    });
    const rooms = others.map((seat): Room => [seat, hands[seat].length]) as [Room, Room, Room];
    this.#placements = new Placements(cards, rooms);
    this.count = this.#placements.count;
  }

  /**
   * Draws a deal that agrees with what was seen, each as likely as any other.
   * @throws JassError `bad-request` where hardly any of the deals that come into question do
   */
  draw(random: Random): Deal {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const placed = this.#placements.draw(random);
      if (this.#allows(placed)) return this.#dealOf(placed);
    }
    const { seat } = this;
    const reason = msg(
      str`Of ${MAX_DRAWS} deals drawn none agrees with all plays: what ${{ seat }} could know cannot be estimated.`,
    );
    throw new JassError('bad-request', reason, { hand: seat });
  }

  /** Every deal that agrees with what was seen. */
  *all(): Generator<Deal, void> {
    for (const placed of this.#placements.all()) if (this.#allows(placed)) yield this.#dealOf(placed);
  }

  /** Whether every play of the other hands was legal, where they held these cards beside those that they have played. */
  #allows(placed: ReadonlyMap<Seat, readonly Card[]>): boolean {
    const { rules, contract } = this.#setup;
    return [...this.#plays].every(([seat, plays]) =>
      plays.every(({ trick, card, shown }) =>
        legalCards(rules, contract, trick, [...shown, ...placed.get(seat)!]).includes(card),
      ),
    );
  }

  /** The deal before the first lead. */
  #dealOf(placed: ReadonlyMap<Seat, readonly Card[]>): Deal {
    const handOf = (seat: Seat): readonly Card[] =>
      seat === this.seat ? this.#setup.deal[seat] : [...(this.#plays.get(seat)![0]?.shown ?? []), ...placed.get(seat)!];
    return { N: handOf('N'), E: handOf('E'), S: handOf('S'), W: handOf('W') };
  }
}

/** The plays of a hand, each with the trick as it was. Tricks are seen by all, so their winners need no hidden hand. */
function playsOf(setup: GameSetup, plays: readonly Card[], seat: Seat): SeenPlay[] {
  const { tricks, trick } = replay(setup, plays);
  const made = [...tricks, trick].flatMap(({ leader, cards }) =>
    cards.flatMap((card, turn) => {
      const before: Trick = { leader, cards: cards.slice(0, turn) };
      return trickSeat(setup.rules, before, turn) === seat ? [{ trick: before, card }] : [];
    }),
  );
  return made.map((play, index) => ({ ...play, shown: made.slice(index).map(({ card }) => card) }));
}
