/**
 * The deals consistent with the knowledge of the seat to play: its own hand, every card played, that each play was legal, the card that the
 * dealer turned, and from the second trick on the melds shown. No list of inferences from a failure to follow suit is needed: a deal is
 * consistent if the rules of following allow every play made, in any game. Nor is there a list of what was not announced: a deal is
 * consistent if the same melds score in it. Who named the contract rules no deal out, and makes some likelier than others (named-contract.ts).
 *
 * Deals are sampled in three steps. A card is impossible for a hand if, together with the cards that the hand has shown, it would have
 * made one of its plays illegal: more cards never give a hand more freedom to play one of them. Cards of melds shown stay where they were.
 * Deals that respect this are sampled uniformly. Those that all plays together or the melds still rule out are rejected, and of the others as many as
 * the contract makes unlikely, so each is drawn in proportion to its likelihood.
 */
import { countOf, SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import type { Kind } from '../contracts.ts';
import { JassError } from '../errors.ts';
import { isFullDeal } from '../play/deal.ts';
import { legalCards } from '../play/legality.ts';
import { Placements, everyPlacement } from './placements.ts';
import type { Room } from './placements.ts';
import { dealerBefore } from '../play/turned.ts';
import { afterPlay, startOf, trickKind } from '../play/play.ts';
import type { GameSetup } from '../play/play.ts';
import type { Random } from '../play/random-deal.ts';
import { msg, str, untranslated } from '../reason.ts';
import { TRICK_SIZE, trickSeat } from '../play/trick.ts';
import type { Trick } from '../play/trick.ts';
import { shownMelds } from '../scoring/melds.ts';
import type { Meld } from '../scoring/melds.ts';
import { likelihoodsOf } from './named-contract.ts';
import type { Likelihood } from './named-contract.ts';

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

/** What a player takes into account besides the plays. */
export interface KnowledgeOptions {
  /** Whether it counts for nothing who named the contract or passed. */
  readonly ignoreContract?: boolean;
  /** Whether no melds are known, as when the other hands of the deal are invented. */
  readonly ignoreMelds?: boolean;
}

/** What tells a player something about the other hands. */
export const EVIDENCE = ['plays', 'turned', 'melds', 'contract', 'pass'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** A deal, and how likely it is for the player among all consistent ones, which have 1 on average. */
export interface WeighedDeal {
  readonly deal: Deal;
  readonly weight: number;
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
  /** The melds shown (`shownMelds`); undefined before they are shown, and in a game without melds. */
  readonly #melds: string | undefined;
  /** What the other hands make of the contract. */
  readonly #likelihoods: readonly (readonly [Seat, Likelihood])[];
  /** What the deals fit. */
  readonly evidence: readonly Evidence[];

  /**
   * @param setup with a deal in which each hand holds the cards that it has played; of the other hands only their union is used
   * @param plays so far; of other hands they need not be legal in this deal
   * @throws JassError `bad-request` if the deal is over
   */
  constructor(setup: GameSetup, plays: readonly Card[], { ignoreContract, ignoreMelds }: KnowledgeOptions = {}) {
    const { toPlay, hands } = plays.reduce(afterPlay, startOf(setup));
    if (toPlay === null) throw new JassError('bad-request', untranslated('The deal is over: no seat is to play.'));
    const { rules } = setup;
    const others = SEATS.filter((seat) => seat !== toPlay);
    this.seat = toPlay;
    this.#setup = setup;
    this.#plays = new Map(others.map((seat) => [seat, playsBy(setup, plays, seat)]));
    const unseen = others.flatMap((seat) => hands[seat]);
    const turned = this.#turnedWithDealer();
    const melds = !ignoreMelds && plays.length >= TRICK_SIZE && hasMelds(setup) ? shownMelds(setup) : undefined;
    this.#melds = melds && JSON.stringify(melds);
    this.#likelihoods = ignoreContract ? [] : [...likelihoodsOf(setup)].filter(([seat]) => seat !== toPlay);
    this.evidence = [
      'plays',
      ...(turned ? ['turned' as const] : []),
      ...(melds ? ['melds' as const] : []),
      ...this.#likelihoods.map(([seat]) => (seat === setup.declarer ? 'contract' : 'pass')),
    ];
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
      const holders = [
        ...(card === turned?.card ? [turned.dealer] : []),
        ...others.filter((seat) => stillMelded(card, melds?.[seat], this.#plays.get(seat)!)),
      ];
      const isKept = (seats: readonly Seat[]): boolean => holders.every((holder) => seats.includes(holder));
      return { card, placements: everyPlacement(copies, allowed).filter(isKept) };
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
   * Samples a consistent deal in proportion to its likelihood.
   * @throws JassError `bad-request` if hardly any deal is consistent
   */
  draw(random: Random): Deal {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const deal = this.#fitting(this.#placements.draw(random));
      // A likelihood is at most 1.
      if (deal && (this.#likelihoods.length === 0 || random() < this.#likelihood(deal))) return deal;
    }
    const { seat } = this;
    const reason = msg(
      str`None of ${MAX_DRAWS} sampled deals is consistent with all plays, so there is no single-dummy estimate for ${{ seat }}.`,
    );
    throw new JassError('bad-request', reason, { hand: seat });
  }

  /** Every consistent deal. */
  all(): WeighedDeal[] {
    const deals = [...this.#placements.all()].flatMap((placed) => this.#fitting(placed) ?? []);
    const likelihoods = deals.map((deal) => this.#likelihood(deal));
    const average = likelihoods.reduce((sum, one) => sum + one, 0) / deals.length;
    return deals.map((deal, index) => ({ deal, weight: likelihoods[index]! / average }));
  }

  #likelihood(deal: Deal): number {
    return this.#likelihoods.reduce((all, [seat, likelihood]) => all * likelihood(deal[seat]), 1);
  }

  /** The deal in which the other hands hold these cards in addition to those played, if it is consistent with all plays and melds. */
  #fitting(placed: ReadonlyMap<Seat, readonly Card[]>): Deal | undefined {
    if (!this.#allows(placed)) return undefined;
    const deal = this.#dealOf(placed);
    const isConsistent = !this.#melds || JSON.stringify(shownMelds({ ...this.#setup, deal })) === this.#melds;
    return isConsistent ? deal : undefined;
  }

  /** Whether every play of the other hands was legal. */
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

/** Whether melds are compared and shown in this deal. An ending has lost some of their cards. */
const hasMelds = ({ rules, deal }: GameSetup): boolean => Boolean(rules.melds?.kinds.length) && isFullDeal(rules, deal);

/** Whether a seat has shown a card in a meld and has played no copy of it: it still holds the one shown. */
const stillMelded = (card: Card, melds: readonly Meld[] | undefined, plays: readonly SeenPlay[]): boolean =>
  Boolean(melds?.some(({ cards }) => cards.includes(card))) && plays.every((play) => play.card !== card);

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
