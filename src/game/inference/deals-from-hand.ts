/**
 * The deals consistent with one hand and with known cards of the others, sampled uniformly. Sampling rejects nothing
 * (`placements.ts`), so known cards cost no time, and knowledge that leaves no deal is detected at once.
 */
import { countOf, SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import { foreignCard, timesInPack } from '../play/deal.ts';
import { JassError } from '../errors.ts';
import { handSize, packOf } from '../rules/pack.ts';
import { Placements, everyPlacement } from './placements.ts';
import type { PlaceableCard, Room } from './placements.ts';
import type { Random } from '../play/random-deal.ts';
import { inEnglish, untranslated } from '../reason.ts';
import type { Rules } from '../rules/rules.ts';

/** Cards by seat, none for a seat left out. */
export type CardsBySeat = Readonly<Partial<Record<Seat, readonly Card[]>>>;

export interface Known {
  /** The seat of the known hand. */
  readonly seat: Seat;
  /** The whole hand. */
  readonly hand: readonly Card[];
  /** Cards known to be in another hand; in a two-copy pack a card may be listed twice. */
  readonly held: CardsBySeat;
  /** Cards of which another hand is known to hold no copy. */
  readonly lacking: CardsBySeat;
}

export class DealsFromHand {
  /** The number of consistent deals; two copies of a card count as different cards. */
  readonly count: number;
  readonly #seat: Seat;
  readonly #hand: readonly Card[];
  readonly #placements: Placements;

  /** @throws JassError `bad-deal` for a bad hand, `bad-request` for contradictory known cards */
  constructor(rules: Rules, known: Known) {
    checkHand(rules, known);
    checkKnown(rules, known);
    this.#seat = known.seat;
    this.#hand = known.hand;
    const others = othersThan(known.seat);
    const cards = unseenCards(rules, known);
    const size = handSize(rules);
    this.#placements = new Placements(cards, others.map((seat): Room => [seat, size]) as [Room, Room, Room]);
    this.count = this.#placements.count;
    if (this.count === 0) throw tooFewCards(cards, others, size);
  }

  /** Samples a deal, uniformly up to random numbers in steps of 2⁻³² for each card. */
  deal(random: Random): Deal {
    const placed = Object.fromEntries(this.#placements.draw(random));
    return { ...placed, [this.#seat]: [...this.#hand] } as Record<Seat, Card[]>;
  }
}

const othersThan = (seat: Seat): Seat[] => SEATS.filter((other) => other !== seat);

/** Each unseen card once, with every placement of its copies that the known cards allow. */
function unseenCards(rules: Rules, { seat, hand, held, lacking }: Known): PlaceableCard[] {
  const others = othersThan(seat);
  return [...new Set(packOf(rules))].flatMap((card) => {
    const copies = rules.deck.copies - countOf(hand, card);
    if (copies === 0) return [];
    const allowed = others.filter((other) => countOf(lacking[other] ?? [], card) === 0);
    const isKept = (placed: readonly Seat[]): boolean =>
      others.every((other) => placed.filter((seat) => seat === other).length >= countOf(held[other] ?? [], card));
    return [{ card, placements: everyPlacement(copies, allowed).filter(isKept) }];
  });
}

/** @throws JassError `bad-deal` unless the hand is a full one of this pack */
function checkHand(rules: Rules, { seat, hand }: Known): void {
  const pack = packOf(rules);
  for (const card of hand) {
    if (!pack.includes(card)) {
      throw new JassError('bad-deal', foreignCard(rules, seat, card), { hand: seat, card });
    }
    if (countOf(hand, card) > rules.deck.copies) {
      const times = inEnglish(timesInPack(rules));
      const reason = untranslated(`${seat} holds ${card} ${countOf(hand, card)} times; the pack has it ${times}.`);
      throw new JassError('bad-deal', reason, { hand: seat, card });
    }
  }
  if (hand.length !== handSize(rules)) {
    const size = handSize(rules);
    const reason = untranslated(`${seat} holds ${hand.length} cards; a full hand of this game has ${size}.`);
    throw new JassError('bad-deal', reason, { hand: seat });
  }
}

/** Checks each card and each seat by itself. @throws JassError `bad-request` */
function checkKnown(rules: Rules, { seat, hand, held, lacking }: Known): void {
  const pack = packOf(rules);
  const size = handSize(rules);
  for (const [field, known] of [['with', held] as const, ['without', lacking] as const]) {
    if (known[seat]?.length) throw fault(field, `the hand of ${seat} is already given in full`);
    for (const [other, cards] of Object.entries(known) as [Seat, readonly Card[]][]) {
      const foreign = cards.find((card) => !pack.includes(card));
      if (foreign) {
        const ranks = rules.deck.ranks.join(' ');
        throw fault(field, `${other}: ${foreign} is not in this pack: its ranks are ${ranks}`, foreign);
      }
    }
  }
  for (const other of othersThan(seat)) {
    const cards = held[other] ?? [];
    if (cards.length > size) throw fault('with', `${other} would hold ${cards.length} cards; a hand has ${size}`);
    const both = cards.find((card) => lacking[other]?.includes(card));
    if (both) throw fault('with', `${other} cannot hold ${both} and be without it`, both);
  }
  for (const card of new Set(pack)) {
    const holders = othersThan(seat).filter((other) => held[other]?.includes(card));
    const known = holders.reduce((sum, other) => sum + countOf(held[other] ?? [], card), countOf(hand, card));
    if (known > rules.deck.copies) {
      const where = countOf(hand, card) > 0 ? [seat, ...holders] : holders;
      const copies = inEnglish(timesInPack(rules));
      throw fault(
        'with',
        `${where.join(' and ')} would hold ${card} ${known} times in all; the pack has it ${copies}`,
        card,
      );
    }
    const isUnseen = countOf(hand, card) < rules.deck.copies;
    if (isUnseen && othersThan(seat).every((other) => lacking[other]?.includes(card))) {
      throw fault('without', `no hand is left that could hold ${card}`, card);
    }
  }
}

/** The error for hands that cannot all be filled although each card and each hand by itself is possible. */
function tooFewCards(cards: readonly PlaceableCard[], others: readonly Seat[], size: number): JassError {
  const groups = [...others.map((seat) => [seat]), ...others.map((seat) => others.filter((other) => other !== seat))];
  const most = (group: readonly Seat[]): number =>
    cards.reduce(
      (sum, { placements }) =>
        sum + Math.max(...placements.map((placed) => placed.filter((seat) => group.includes(seat)).length)),
      0,
    );
  const short = groups.find((group) => most(group) < group.length * size);
  if (!short) return fault('without', 'no deal is consistent with all known cards of the other hands');
  const need = `${short.length * size}`;
  return fault(
    'without',
    `${short.join(' and ')} can hold only ${most(short)} of the unseen cards${short.length > 1 ? ' together' : ''}, and ${short.length > 1 ? 'need' : 'needs'} ${need}`,
  );
}

const fault = (field: 'with' | 'without', message: string, card?: Card): JassError =>
  new JassError('bad-request', untranslated(`${field}: ${message}.`), { field, ...(card && { card }) });
