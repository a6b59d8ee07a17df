/**
 * The card that habit prefers when all hands are seen: cash sure tricks, draw trumps, take a trick that can be had, give points to the
 * partner, and otherwise play cheaply. A puzzle is one only if this card fails somewhere.
 */
import { partnerOf, sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { captionsOf } from '../../game/play/captions.ts';
import { isCertainFor } from '../../game/play/certain-trick.ts';
import { afterPlay, kindNow, legalNow, pointsNow } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { beats, trickSeat, winnerIndex } from '../../game/play/trick.ts';

/** The worth of a trump beside its points, when a player chooses the cheapest card. */
const POWER = 6;

/** The obvious card of the seat to play. The contract is no misère, where habits are others. */
export function obviousCard(state: GameState): Card {
  const legal = legalNow(state);
  return state.trick.cards.length === 0 ? obviousLead(state, legal) : obviousFollow(state, legal);
}

/**
 * Whether the obvious card is one that a player likes to play instead of the right one: it is sure of the trick, or gives points to the
 * partner; or the right card costs more points in a trick that may be lost.
 */
export function isTempting(state: GameState, obvious: Card, right: Card): boolean {
  return takes(state, obvious) || (!takes(state, right) && pointsNow(state, right) > pointsNow(state, obvious));
}

function obviousLead(state: GameState, legal: readonly Card[]): Card {
  const sure = legal.filter((card) => captionsOf(state, card).includes('sureTrick'));
  const drawing = sure.filter((card) => captionsOf(state, card).includes('drawsTrumps'));
  if (drawing.length > 0) return cheapest(state, drawing);
  if (sure.length > 0) return richest(state, sure);
  const plain = legal.filter((card) => !isTrump(state, card));
  const lengthOf = (card: Card): number => legal.filter((other) => suitOf(other) === suitOf(card)).length;
  const longest = Math.max(...plain.map(lengthOf));
  return cheapest(state, plain.length > 0 ? plain.filter((card) => lengthOf(card) === longest) : legal);
}

function obviousFollow(state: GameState, legal: readonly Card[]): Card {
  const { setup, trick, toPlay } = state;
  const kind = kindNow(state);
  const winner = winnerIndex(setup.rules, kind, trick.cards);
  if (trickSeat(setup.rules, trick, winner) === partnerOf(toPlay!)) {
    const leaving = legal.filter((card) => !beats(setup.rules, kind, card, trick.cards[winner]!));
    const giving = leaving.filter((card) => takes(state, card));
    return giving.length > 0 ? richest(state, giving) : cheapest(state, legal);
  }
  const winning = legal.filter((card) => beats(setup.rules, kind, card, trick.cards[winner]!));
  const sure = winning.filter((card) => takes(state, card));
  const plain = sure.filter((card) => !isTrump(state, card));
  if (plain.length > 0) return richest(state, plain);
  return cheapest(state, sure.length > 0 ? sure : legal);
}

/** Whether the card is certain to take the trick for its player's side. */
const takes = (state: GameState, card: Card): boolean => isCertainFor(afterPlay(state, card), sideOf(state.toPlay!));

const isTrump = ({ setup }: GameState, card: Card): boolean => suitOf(card) === trumpOf(setup.contract);

/** The one with the fewest points, trumps last; of equals the weaker. */
function cheapest(state: GameState, cards: readonly Card[]): Card {
  const price = (card: Card): number => pointsNow(state, card) + (isTrump(state, card) ? POWER : 0);
  return cards.reduce((best, card) =>
    price(card) < price(best) || (price(card) === price(best) && isWeaker(state, card, best)) ? card : best,
  );
}

/** The one with the most points; of equals the weaker. */
const richest = (state: GameState, cards: readonly Card[]): Card =>
  cards.reduce((best, card) =>
    pointsNow(state, card) > pointsNow(state, best) ||
    (pointsNow(state, card) === pointsNow(state, best) && isWeaker(state, card, best))
      ? card
      : best,
  );

const isWeaker = (state: GameState, card: Card, than: Card): boolean =>
  suitOf(card) === suitOf(than) && beats(state.setup.rules, kindNow(state), than, card);
