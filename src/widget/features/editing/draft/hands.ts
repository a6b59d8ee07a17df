/**
 * Changes of the hands of a draft. Each card of the pack is in one hand or not dealt, so none is lost or in two places;
 * a change that would break this is refused.
 */
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Deal, Seat } from '../../../../game/cards.ts';
import { JassError } from '../../../../game/errors.ts';
import { timesInPack } from '../../../../game/play/deal.ts';
import { seeded, shuffled } from '../../../../game/play/random-deal.ts';
import { dealerBefore } from '../../../../game/play/turned.ts';
import { msg, str } from '../../../../game/reason.ts';
import { handSize, packOf } from '../../../../game/rules/pack.ts';
import { cardsAt, hasRoom, missing, NO_CARDS, sorted, undealt } from './draft.ts';
import type { Draft, Place } from './draft.ts';

/** Moves a card. Returns the same draft if there is no room or the card is not there. */
export function withMoved(draft: Draft, card: Card, from: Place, to: Place): Draft {
  if (from === to || !hasRoom(draft, to) || !cardsAt(draft, from).includes(card)) return draft;
  return withHands(draft, placed(without(draft.hands, from, card), to, card));
}

/**
 * Takes the hands of a text that are no deal, as far as the pack and the hands have room: a card that they have too often goes to its first
 * holder, and one that the pack lacks to nobody.
 */
export const withFaultyHands = (draft: Draft, hands: Deal): Draft =>
  SEATS.flatMap((seat) => hands[seat].map((card) => [seat, card] as const)).reduce(
    (taken, [seat, card]) => withMoved(taken, card, 'stock', seat),
    withHands(draft, NO_CARDS),
  );

/** Exchanges two cards. */
export function withSwapped(draft: Draft, a: Card, from: Place, b: Card, to: Place): Draft {
  if (from === to || a === b || !cardsAt(draft, from).includes(a) || !cardsAt(draft, to).includes(b)) return draft;
  const rest = without(without(draft.hands, from, a), to, b);
  return withHands(draft, placed(placed(rest, to, a), from, b));
}

/**
 * Replaces a whole hand. Its cards come from where they are, first from those not dealt. Cards that leave the hand
 * are not dealt.
 * @throws JassError `bad-deal` for too many cards, and for a card that is not in the pack or not so often
 */
export function withHand(draft: Draft, seat: Seat, cards: readonly Card[]): Draft {
  const { rules } = draft;
  const full = handSize(rules);
  if (cards.length > full) {
    const count = cards.length;
    throw new JassError('bad-deal', msg(str`The hand has ${count} cards; a full hand has ${full}.`), { hand: seat });
  }
  const pack = packOf(rules);
  cards.forEach((card, index) => {
    const copies = pack.filter((known) => known === card).length;
    if (copies === 0) {
      const ranks = rules.deck.ranks.join(' ');
      const reason = msg(str`${{ card }} is not in this pack: its ranks are ${ranks}.`);
      throw new JassError('bad-deal', reason, { hand: seat, card });
    }
    if (cards.slice(0, index + 1).filter((known) => known === card).length > copies) {
      const times = timesInPack(rules);
      const reason = msg(str`${{ card }} appears too often: the pack has it ${times}.`);
      throw new JassError('bad-deal', reason, { hand: seat, card });
    }
  });
  let hands: Deal = { ...draft.hands, [seat]: [] };
  for (const card of cards) {
    const holder = undealt({ ...draft, hands }).includes(card)
      ? 'stock'
      : SEATS.find((other) => other !== seat && hands[other].includes(card))!;
    hands = placed(without(hands, holder, card), seat, card);
  }
  return withHands(draft, hands);
}

/** Deals the remaining cards at random to the hands that lack some. The same seed gives the same deal. */
export function withRestDealt(draft: Draft, seed: number): Draft {
  const rest = shuffled(undealt(draft), seeded(seed));
  let { hands } = draft;
  for (const seat of SEATS) {
    const dealt = rest.splice(0, Math.max(0, missing(draft, seat)));
    hands = { ...hands, [seat]: sorted([...hands[seat], ...dealt]) };
  }
  return withHands(draft, hands);
}

export const withNothingDealt = (draft: Draft): Draft => withHands(draft, NO_CARDS);

export const withAllDealt = (draft: Draft, seed: number): Draft => withRestDealt({ ...draft, hands: NO_CARDS }, seed);

/** Other hands of the same game. The record goes, as it belonged to the old ones, and so does a turned card that the dealer no longer holds. */
function withHands(draft: Draft, hands: Deal): Draft {
  const { rules, leader, turned } = draft;
  const isKept = turned !== null && hands[dealerBefore(rules, leader)].includes(turned);
  return { ...draft, hands, turned: isKept ? turned : null, plays: [] };
}

function without(hands: Deal, place: Place, card: Card): Deal {
  if (place === 'stock') return hands;
  const hand = [...hands[place]];
  hand.splice(hand.indexOf(card), 1);
  return { ...hands, [place]: hand };
}

const placed = (hands: Deal, place: Place, card: Card): Deal =>
  place === 'stock' ? hands : { ...hands, [place]: sorted([...hands[place], card]) };
