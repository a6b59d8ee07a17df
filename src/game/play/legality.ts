/**
 * The rules of following: which cards of a hand may be played to a trick. Written to be read beside the rule sheets; the
 * solver has a fast version of its own, tested against this one.
 *
 * The words used below. The *best* card is the one winning the trick so far; *the partner wins* when the partner of the
 * player to act played it, else, in a trick that has begun, *an opponent wins*. A card to be played *beats* another as
 * a later card, so between equal cards of a two-copy pack `equalCards` decides.
 */
import { cardOf, RANKS, rankOf, suitOf, SUITS, trumpOf } from '../cards.ts';
import type { Card, Contract } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';
import { beats, winnerIndex } from './trick.ts';
import type { Trick } from './trick.ts';

/** All that the rules of following look at, worked out once. */
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
 * The distinct cards that the player to act may play, in the order of the notation. The player to act is seat number
 * `trick.cards.length` of the trick. Never empty unless the hand is.
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
 * Trump led. Without trumps, or with none but exempt ones (`exemptTrumpRanks`), any card may be played, the exempt
 * trumps too. Otherwise a trump; and under a duty to head (`headTrumpLead`: `yes`, or `unlessPartnerWins` while the
 * partner does not win) one that beats the best card, if the hand has such a trump.
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
 * A plain suit led (or any suit, without trump) and held: a card of that suit, under a duty to head (`headPlainLead`:
 * `always`, or `ifItWins` while the trick holds no trump; waived while the partner wins if the partner waiver is on) one
 * that beats the highest card of that suit in the trick, if able. Where `ruffWhileFollowing` allows it, also any trump
 * that `playableTrumps` names, even when there is a duty to head.
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
 * A plain suit led and not held. There is a duty to ruff when `mustRuffWhenVoid` is `always`, or `ifOpponentWinning`
 * and an opponent wins. It lapses when no trump in hand beats the best card, which must then be a trump,
 * unless undertrumping is `forced`. Under the duty: only the playable trumps. Without it: those, or any discard.
 *
 * Neither set is empty: under the duty some trump beats the best of the trick (so all it protects) or all are
 * playable; without it, a hand of nothing but trumps always has a playable one.
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
 * The trumps of the hand that may be played on a plain lead, where a trump may be played at all.
 *
 * With no trump in the trick: all. With a duty to overruff (`overruff`: `always`, or `ifOpponentWinning` and an opponent
 * wins) and trumps that beat the best one: only those. The duty binds whoever chooses to ruff, but forces nobody to.
 *
 * Otherwise `undertrump` decides about trumps that do not beat the highest trump it protects: the highest in the trick,
 * or with `undertrumpAppliesTo: opponents` the highest that an opponent played. Trumps above it are always playable,
 * the lower ones
 *  - `free`, `forced`: always (`forced` differs only in that the duty to ruff does not lapse);
 *  - `ifVoid`: to a player void in the suit led;
 *  - `onlyTrumpsLeft`, `onlyIfNoDiscard`: from a hand that holds only trumps;
 *  - `onlyLowerTrumpsLeft`: from a hand that holds nothing but such lower trumps.
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

/** The cards that beat `height`, or all of them where none does: the form of every duty to go higher. */
function thoseThatBeat(turn: Turn, cards: readonly Card[], height: Card): Card[] {
  const higher = cards.filter((card) => beatsCard(turn, card, height));
  return higher.length > 0 ? higher : [...cards];
}

/** The highest of some cards of one suit. */
function highest(turn: Turn, cards: readonly Card[]): Card {
  return cards[winnerIndex(turn.rules, turn.contract, cards)]!;
}

/** Cards of the hand, in the order in which the hand has them. */
function inOrder(turn: Turn, cards: readonly Card[]): Card[] {
  return turn.hand.filter((card) => cards.includes(card));
}

const ALL_CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
const PLACE_IN_NOTATION = new Map(ALL_CARDS.map((card, place) => [card, place]));

/** Each card of the hand once, suits and ranks in the order of the notation. */
function distinctInOrder(hand: readonly Card[]): Card[] {
  return [...new Set(hand)].sort((a, b) => PLACE_IN_NOTATION.get(a)! - PLACE_IN_NOTATION.get(b)!);
}
