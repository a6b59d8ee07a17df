/**
 * The deals consistent with the knowledge of the seat to play: its own hand, every card played, that each play was legal, and that the
 * dealer holds the card turned, if the game turns one. No
 * list of inferences from a failure to follow suit is needed: a deal is consistent if the rules of following allow every play made,
 * in any game. Melds announced and contracts named are ignored.
 *
 * Deals are sampled in two steps. A card is impossible for a hand if, together with the cards that the hand has shown, it would have
 * made one of its plays illegal: more cards never give a hand more freedom to play one of them. Deals without impossible cards are
 * sampled uniformly, and those that all plays together still rule out are rejected, so the rest is uniform too.
 */
import { countOf, SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import type { Kind } from '../contracts.ts';
import { JassError } from '../errors.ts';
import { legalCards } from '../play/legality.ts';
import { Placements, everyPlacement } from './placements.ts';
import type { Room } from './placements.ts';
import { dealerBefore } from '../play/turned.ts';
import { afterPlay, startOf, trickKind } from '../play/play.ts';
import type { GameSetup } from '../play/play.ts';
import type { Random } from '../play/random-deal.ts';
import { msg, str, untranslated } from '../reason.ts';
import { trickSeat } from '../play/trick.ts';
import type { Trick } from '../play/trick.ts';

/** The most inconsistent deals in a row; after them an error says that hardly any deal is consistent. */
const MAX_DRAWS = 10_000;

/** A play of another hand. */
interface SeenPlay {
  /** The trick before the play. */
  readonly trick: Trick;
  /** The kind of the trick. */
  readonly kind: Kind;
  readonly card: Card;
  /** Cards known to have been in the hand: this one and those that it played later. */
  readonly shown: readonly Card[];
}

export class DealsFromPlays {
  /** The seat to play, whose hand is known. */
  readonly seat: Seat;
  /** The cards that each other hand may hold, unordered; in a two-copy pack each card once. */
  readonly possible: ReadonlyMap<Seat, readonly Card[]>;
  /**
   * The number of deals without impossible cards: an upper bound on the number of consistent deals. Two copies of a card count as
   * different cards, and it counts as known which of them was played.
   */
  readonly count: number;
  readonly #setup: GameSetup;
  /** The plays of the other seats. */
  readonly #plays: ReadonlyMap<Seat, readonly SeenPlay[]>;
  readonly #placements: Placements;

  /**
   * @param setup with a deal in which each hand holds the cards that it has played; of the other hands only their union is used
   * @param plays so far; of other hands they need not be legal in this deal
   * @throws JassError `bad-request` if the deal is over
   */
  constructor(setup: GameSetup, plays: readonly Card[]) {
    const { toPlay, hands } = plays.reduce(afterPlay, startOf(setup));
    if (toPlay === null) throw new JassError('bad-request', untranslated('The deal is over: no seat is to play.'));
    const { rules } = setup;
    const others = SEATS.filter((seat) => seat !== toPlay);
    this.seat = toPlay;
    this.#setup = setup;
    this.#plays = new Map(others.map((seat) => [seat, playsBy(setup, plays, seat)]));
    const unseen = others.flatMap((seat) => hands[seat]);
    const turned = this.#turnedWithDealer();
    const mayHold = (seat: Seat, card: Card): boolean =>
      this.#plays
        .get(seat)!
        .every(({ trick, kind, card: played, shown }) =>
          legalCards(rules, kind, trick, [...shown, card]).includes(played),
        );
    this.possible = new Map(
      others.map((seat) => [seat, [...new Set(unseen)].filter((card) => mayHold(seat, card))] as const),
    );
    const cards = [...new Set(unseen)].map((card) => {
      const allowed = others.filter((seat) => this.possible.get(seat)!.includes(card));
      const copies = countOf(unseen, card);
      const placements = everyPlacement(copies, allowed);
      return {
        card,
        placements: card === turned?.card ? placements.filter((seats) => seats.includes(turned.dealer)) : placements,
      };
    });
    const rooms = others.map((seat): Room => [seat, hands[seat].length]) as [Room, Room, Room];
    this.#placements = new Placements(cards, rooms);
    this.count = this.#placements.count;
  }

  /**
   * The turned card, if another seat dealt and has played no copy of it: that seat still holds it. A copy that it has played may be the one
   * that was turned.
   */
  #turnedWithDealer(): { readonly card: Card; readonly dealer: Seat } | undefined {
    const { rules, leader, deal, turned: card } = this.#setup;
    const dealer = dealerBefore(rules, leader);
    const isHeld = card && deal[dealer].includes(card) && this.#plays.get(dealer)?.every((play) => play.card !== card);
    return isHeld ? { card, dealer } : undefined;
  }

  /**
   * Samples a consistent deal, uniformly.
   * @throws JassError `bad-request` if hardly any deal is consistent
   */
  draw(random: Random): Deal {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const placed = this.#placements.draw(random);
      if (this.#allows(placed)) return this.#dealOf(placed);
    }
    const { seat } = this;
    const reason = msg(
      str`None of ${MAX_DRAWS} sampled deals is consistent with all plays, so there is no single-dummy estimate for ${{ seat }}.`,
    );
    throw new JassError('bad-request', reason, { hand: seat });
  }

  /** Every consistent deal. */
  *all(): Generator<Deal, void> {
    for (const placed of this.#placements.all()) if (this.#allows(placed)) yield this.#dealOf(placed);
  }

  /** Whether every play of the other hands was legal if they held these cards in addition to those played. */
  #allows(placed: ReadonlyMap<Seat, readonly Card[]>): boolean {
    const { rules } = this.#setup;
    return [...this.#plays].every(([seat, plays]) =>
      plays.every(({ trick, kind, card, shown }) =>
        legalCards(rules, kind, trick, [...shown, ...placed.get(seat)!]).includes(card),
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

/** The plays of a hand, each with the trick before it. Tricks are open, so their winners depend on no hidden card. */
function playsBy(setup: GameSetup, plays: readonly Card[], seat: Seat): SeenPlay[] {
  const { tricks, trick } = plays.reduce(afterPlay, startOf(setup));
  const made = [...tricks, trick].flatMap(({ leader, cards }, index) =>
    cards.flatMap((card, turn) => {
      const before: Trick = { leader, cards: cards.slice(0, turn) };
      return trickSeat(setup.rules, before, turn) === seat
        ? [{ trick: before, kind: trickKind(setup, index), card }]
        : [];
    }),
  );
  return made.map((play, index) => ({ ...play, shown: made.slice(index).map(({ card }) => card) }));
}
