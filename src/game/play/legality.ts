/**
 * The rules of following: the cards of a hand that may be played to a trick. This version is written to be compared with the rule
 * sheets; the solver has a fast one, tested against it.
 *
 * Terms used below. The *best* card is the one winning the trick so far. *The partner wins* if the partner of the seat to play has
 * played it; otherwise, in a trick that has begun, *an opponent wins*. A card to be played *beats* another as the later card, so
 * between equal cards of a two-copy pack `equalCards` decides.
 */
import { cardOf, RANKS, rankOf, suitOf, SUITS, trumpOf } from '../cards.ts';
import type { Card, Contract } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';
import { beats, winnerIndex } from './trick.ts';
import type { Trick } from './trick.ts';

/** The facts that the rules of following depend on. */
interface Turn {
  readonly rules: Rules;
  readonly contract: Contract;
  /** The cards of the trick; at least one. */
  readonly played: readonly Card[];
  /** Distinct cards of the hand, in the order of the notation. */
  readonly hand: readonly Card[];
  readonly trumpsInHand: readonly Card[];
  readonly best: Card;
  readonly partnerWins: boolean;
}

/**
 * The distinct cards that the seat to play may play, in the order of the notation; never empty unless the hand is. The seat to play
 * is number `trick.cards.length` of the trick.
 */
export function legalCards(rules: Rules, contract: Contract, trick: Trick, hand: readonly Card[]): Card[] {
  const cards = distinctInOrder(hand);
  const played = trick.cards;
  const lead = played[0];
  if (lead === undefined) return cards;
  const trump = trumpOf(contract);
  const winner = winnerIndex(rules, contract, played);
  const turn: Turn = {
    rules,
    contract,
    played,
    hand: cards,
    trumpsInHand: cards.filter((card) => suitOf(card) === trump),
    best: played[winner]!,
    partnerWins: winner === played.length - 2,
  };
  if (suitOf(lead) === trump) return onTrumpLead(turn);
  const followers = cards.filter((card) => suitOf(card) === suitOf(lead));
  return followers.length > 0 ? onPlainLeadAble(turn, followers) : onPlainLeadVoid(turn);
}

/**
 * A trump is led. A hand without trumps, or with exempt ones only (`exemptTrumpRanks`), may play any card, the exempt trumps
 * included. Any other hand must play a trump. Under a duty to head (`headTrumpLead`: `yes`, or `unlessPartnerWins` while the partner
 * does not win) the trump must beat the best card, if possible.
 */
function onTrumpLead(turn: Turn): Card[] {
  const { follow } = turn.rules;
  const { trumpsInHand } = turn;
  if (trumpsInHand.every((card) => follow.exemptTrumpRanks.includes(rankOf(card)))) return [...turn.hand];
  const mustHead =
    follow.headTrumpLead === 'yes' || (follow.headTrumpLead === 'unlessPartnerWins' && !turn.partnerWins);
  return mustHead ? thoseThatBeat(turn, trumpsInHand, turn.best) : [...trumpsInHand];
}

/**
 * A plain suit is led (or any suit of a no-trump contract), and the hand can follow. It must play a card of that suit. Under a duty
 * to head (`headPlainLead`: `always`, or `ifItWins` while the trick holds no trump; with the partner waiver not while the partner
 * wins) the card must beat the highest card of that suit in the trick, if possible. If `ruffWhileFollowing` is on, the trumps of
 * `playableTrumps` are legal too, even under a duty to head.
 */
function onPlainLeadAble(turn: Turn, followers: Card[]): Card[] {
  const { follow } = turn.rules;
  const mustHead =
    (follow.headPlainLead === 'always' ||
      (follow.headPlainLead === 'ifItWins' && trumpsAmong(turn, turn.played).length === 0)) &&
    !(follow.headPlainLeadPartnerWaiver && turn.partnerWins);
  const ledSuit = turn.played.filter((card) => suitOf(card) === suitOf(turn.played[0]!));
  const allowed = mustHead ? thoseThatBeat(turn, followers, highest(turn, ledSuit)) : followers;
  return inOrder(turn, [...allowed, ...(follow.ruffWhileFollowing ? playableTrumps(turn, false) : [])]);
}

/**
 * A plain suit is led, and the hand is void in it. There is a duty to ruff if `mustRuffWhenVoid` is `always`, or `ifOpponentWinning`
 * while an opponent wins. It lapses if no trump in hand beats the best card, which must then be a trump, unless undertrumping is
 * `forced`. Under the duty only the playable trumps are legal; without it these and every discard.
 *
 * Neither set is empty: under the duty some trump beats the best card, and so every protected trump, or all trumps are playable;
 * without it, a hand of trumps only always has a playable one.
 */
function onPlainLeadVoid(turn: Turn): Card[] {
  const { follow } = turn.rules;
  const { hand, trumpsInHand } = turn;
  if (trumpsInHand.length === 0) return [...hand];
  const lapses = follow.undertrump !== 'forced' && !trumpsInHand.some((card) => beatsCard(turn, card, turn.best));
  const mustRuff =
    follow.mustRuffWhenVoid === 'always' || (follow.mustRuffWhenVoid === 'ifOpponentWinning' && !turn.partnerWins);
  const ruffs = playableTrumps(turn, true);
  if (mustRuff && !lapses) return ruffs;
  return inOrder(turn, [...hand.filter((card) => !trumpsInHand.includes(card)), ...ruffs]);
}

/**
 * The trumps of the hand that may be played on a plain lead, if a trump may be played at all.
 *
 * If the trick holds no trump, all of them. Under a duty to overruff (`overruff`: `always`, or `ifOpponentWinning` while an opponent
 * wins), if some of them beat the best card, only those. The duty binds a hand that ruffs, but does not force it to ruff.
 *
 * Otherwise `undertrump` decides about trumps that do not beat the protected trump: the highest in the trick, or with
 * `undertrumpAppliesTo: opponents` the highest that an opponent played. Higher trumps are always playable, lower ones
 *  - `free`, `forced`: always (`forced` differs only in that the duty to ruff does not lapse);
 *  - `ifVoid`: by a player void in the suit led;
 *  - `onlyTrumpsLeft`, `onlyIfNoDiscard`: from a hand of trumps only;
 *  - `onlyLowerTrumpsLeft`: from a hand of such lower trumps only.
 */
function playableTrumps(turn: Turn, isVoid: boolean): Card[] {
  const { follow } = turn.rules;
  const trumps = [...turn.trumpsInHand];
  const inTrick = trumpsAmong(turn, turn.played);
  if (inTrick.length === 0) return trumps;

  if (follow.overruff === 'always' || (follow.overruff === 'ifOpponentWinning' && !turn.partnerWins)) {
    const overruffs = trumps.filter((card) => beatsCard(turn, card, turn.best));
    if (overruffs.length > 0) return overruffs;
  }

  const partnersCard = turn.played.length - 2;
  const binding =
    follow.undertrumpAppliesTo === 'anyone' ? turn.played : turn.played.filter((_, index) => index !== partnersCard);
  const protectedTrumps = trumpsAmong(turn, binding);
  if (protectedTrumps.length === 0) return trumps;

  const height = highest(turn, protectedTrumps);
  const higher = trumps.filter((card) => beatsCard(turn, card, height));
  const onlyTrumps = trumps.length === turn.hand.length;
  switch (follow.undertrump) {
    case 'free':
    case 'forced':
      return trumps;
    case 'ifVoid':
      return isVoid ? trumps : higher;
    case 'onlyTrumpsLeft':
    case 'onlyIfNoDiscard':
      return onlyTrumps ? trumps : higher;
    case 'onlyLowerTrumpsLeft':
      return onlyTrumps && higher.length === 0 ? trumps : higher;
  }
}

function trumpsAmong(turn: Turn, cards: readonly Card[]): Card[] {
  const trump = trumpOf(turn.contract);
  return cards.filter((card) => suitOf(card) === trump);
}

function beatsCard(turn: Turn, card: Card, other: Card): boolean {
  return beats(turn.rules, turn.contract, card, other);
}

/** The cards that beat `height`, or all of them if none does: every duty to play higher has this form. */
function thoseThatBeat(turn: Turn, cards: readonly Card[], height: Card): Card[] {
  const higher = cards.filter((card) => beatsCard(turn, card, height));
  return higher.length > 0 ? higher : [...cards];
}

/** The highest of some cards of one suit. */
function highest(turn: Turn, cards: readonly Card[]): Card {
  return cards[winnerIndex(turn.rules, turn.contract, cards)]!;
}

/** The cards in the order of the hand. */
function inOrder(turn: Turn, cards: readonly Card[]): Card[] {
  return turn.hand.filter((card) => cards.includes(card));
}

const ALL_CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
const PLACE_IN_NOTATION = new Map(ALL_CARDS.map((card, place) => [card, place]));

/** Each card of the hand once, suits and ranks in the order of the notation. */
function distinctInOrder(hand: readonly Card[]): Card[] {
  return [...new Set(hand)].sort((a, b) => PLACE_IN_NOTATION.get(a)! - PLACE_IN_NOTATION.get(b)!);
}
