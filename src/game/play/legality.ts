/**
 * The rules of following: the cards of a hand that may be played to a trick. This version is written to be compared with the rule
 * sheets; the solver has a fast one, tested against it.
 *
 * Terms used below. The *best* card is the one winning the trick so far. *The partner wins* if the partner of the seat to play has
 * played it; otherwise, in a trick that has begun, *an opponent wins*. A card to be played *beats* another as the later card, so
 * between equal cards of a two-copy pack `equalCards` decides.
 */
import { cardOf, RANKS, rankOf, suitOf, SUITS, trumpOf } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import type { Kind } from '../contracts.ts';
import type { Rules } from '../rules/rules.ts';
import { beats, winnerIndex } from './trick.ts';
import type { Trick } from './trick.ts';

/** A duty under the rules of following. A card that would break it is illegal. */
export type Duty =
  /** Follow the suit led; `orRuff`: a trump is allowed too. */
  | { readonly kind: 'follow'; readonly suit: Suit; readonly orRuff: boolean }
  /** Beat a card of the trick in the suit led. */
  | { readonly kind: 'head'; readonly beat: Card }
  /** Play a trump when void in the suit led. */
  | { readonly kind: 'ruff'; readonly suit: Suit }
  /** Beat the winning trump with any trump played to a plain lead. */
  | { readonly kind: 'overruff'; readonly beat: Card }
  /** Play no trump below one of the trick while another card is playable. */
  | { readonly kind: 'no-undertrump'; readonly beat: Card };

/** A duty, and the cards of the hand that fulfil it. */
interface Requirement {
  readonly duty: Duty;
  readonly cards: readonly Card[];
}

/** The facts that the rules of following depend on. */
interface Turn {
  readonly rules: Rules;
  /** The kind of the trick (contracts.ts). */
  readonly kind: Kind;
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
export function legalCards(rules: Rules, kind: Kind, trick: Trick, hand: readonly Card[]): Card[] {
  const cards = distinctInOrder(hand);
  const requirements = requirementsOn(rules, kind, trick, cards);
  return cards.filter((card) => requirements.every((requirement) => requirement.cards.includes(card)));
}

/** The requirements of the rules on the next card. A card is legal if it fulfils every requirement, and some card always does. */
export function requirementsOn(rules: Rules, kind: Kind, trick: Trick, cards: readonly Card[]): Requirement[] {
  const played = trick.cards;
  const lead = played[0];
  if (lead === undefined) return [];
  const trump = trumpOf(kind);
  const winner = winnerIndex(rules, kind, played);
  const turn: Turn = {
    rules,
    kind,
    played,
    hand: cards,
    trumpsInHand: cards.filter((card) => suitOf(card) === trump),
    best: played[winner]!,
    partnerWins: winner === played.length - 2,
  };
  if (suitOf(lead) === trump) return onTrumpLead(turn);
  const followers = cards.filter((card) => suitOf(card) === suitOf(lead));
  if (kind === 'alltrumps') return inAllTrumps(turn, followers);
  return followers.length > 0 ? followingPlainLead(turn, followers) : voidOnPlainLead(turn);
}

/**
 * A trump is led. A hand without trumps, or with exempt ones only (`exemptTrumpRanks`), may play any card, the exempt trumps
 * included. Any other hand must play a trump. Under a duty to head (`headTrumpLead`: `yes`, or `unlessPartnerWins` while the partner
 * does not win) the trump must beat the best card, if possible.
 */
function onTrumpLead(turn: Turn): Requirement[] {
  const { trumpsInHand } = turn;
  if (trumpsInHand.every((card) => turn.rules.follow.exemptTrumpRanks.includes(rankOf(card)))) return [];
  return followingTrumps(turn, trumpsInHand);
}

/**
 * Any suit is led in all trumps. A hand that can follow must, and the duty to head a trump lead holds in the suit led; no rank is exempt.
 * A hand that is void may play any card, and none of them wins the trick: there is no ruffing.
 */
function inAllTrumps(turn: Turn, followers: Card[]): Requirement[] {
  return followers.length > 0 ? followingTrumps(turn, followers) : [];
}

/** A hand that must follow a lead of trumps, with the cards it has of them. The best card is of the suit led. */
function followingTrumps(turn: Turn, followers: readonly Card[]): Requirement[] {
  const { headTrumpLead } = turn.rules.follow;
  const { best } = turn;
  const mustHead = headTrumpLead === 'yes' || (headTrumpLead === 'unlessPartnerWins' && !turn.partnerWins);
  return [
    { duty: { kind: 'follow', suit: suitOf(best), orRuff: false }, cards: followers },
    ...(mustHead ? [{ duty: { kind: 'head', beat: best }, cards: higherOrAll(turn, followers, best) } as const] : []),
  ];
}

/**
 * A plain suit is led (or any suit of a contract without trumps), and the hand can follow. It must play a card of that suit. Under a duty
 * to head (`headPlainLead`: `always`, or `ifItWins` while the trick holds no trump; with the partner waiver not while the partner
 * wins) the card must beat the highest card of that suit in the trick, if possible. If `ruffWhileFollowing` is on, the trumps that
 * `onTrumps` lets play are legal too, even under a duty to head.
 */
function followingPlainLead(turn: Turn, followers: Card[]): Requirement[] {
  const { follow } = turn.rules;
  const suit = suitOf(turn.played[0]!);
  const mustHead =
    (follow.headPlainLead === 'always' ||
      (follow.headPlainLead === 'ifItWins' && trumpsAmong(turn, turn.played).length === 0)) &&
    !(follow.headPlainLeadPartnerWaiver && turn.partnerWins);
  const ruffs = follow.ruffWhileFollowing ? turn.trumpsInHand : [];
  const beat = highest(
    turn,
    turn.played.filter((card) => suitOf(card) === suit),
  );
  const orRuff = follow.ruffWhileFollowing && trumpOf(turn.kind) !== undefined;
  return [
    { duty: { kind: 'follow', suit, orRuff }, cards: [...followers, ...ruffs] },
    ...(mustHead
      ? [{ duty: { kind: 'head', beat }, cards: [...higherOrAll(turn, followers, beat), ...ruffs] } as const]
      : []),
    ...(follow.ruffWhileFollowing ? onTrumps(turn, false) : []),
  ];
}

/**
 * A plain suit is led, and the hand is void in it. There is a duty to ruff if `mustRuffWhenVoid` is `always`, or `ifOpponentWinning`
 * while an opponent wins. It lapses if no trump in hand beats the best card, which must then be a trump, unless undertrumping is
 * forced (`undertrumpIsForced`). Under the duty only the trumps that `onTrumps` lets play are legal; without it these and every discard.
 *
 * Some card is always legal: under the duty some trump beats the best card, and so every protected trump, or every trump may be
 * played; without it, a hand of trumps only always has one that may be played.
 */
function voidOnPlainLead(turn: Turn): Requirement[] {
  const { follow } = turn.rules;
  const { trumpsInHand } = turn;
  const trump = trumpOf(turn.kind);
  if (!trump || trumpsInHand.length === 0) return [];
  const lapses = !undertrumpIsForced(turn) && !trumpsInHand.some((card) => beatsCard(turn, card, turn.best));
  const mustRuff =
    follow.mustRuffWhenVoid === 'always' || (follow.mustRuffWhenVoid === 'ifOpponentWinning' && !turn.partnerWins);
  return [
    ...(mustRuff && !lapses ? [{ duty: { kind: 'ruff', suit: trump }, cards: trumpsInHand } as const] : []),
    ...onTrumps(turn, true),
  ];
}

/**
 * The requirement on a trump played to a plain lead; any other card fulfils it.
 *
 * If the trick holds no trump, nothing. Under a duty to overruff (`overruff`: `always`, or `ifOpponentWinning` while an opponent
 * wins), if some trumps in hand beat the best card, the trump must be one of those. The duty binds a hand that ruffs, but does not
 * force it to ruff.
 *
 * Otherwise `undertrump` decides about trumps that do not beat the protected trump: the highest in the trick, or with
 * `undertrumpAppliesTo: opponents` the highest that an opponent played. Higher trumps may always be played, lower ones
 *  - `free`, `forced`: always (`forced` differs only in that the duty to ruff does not lapse);
 *  - `ifVoid`: by a player void in the suit led;
 *  - `onlyTrumpsLeft`, `onlyIfNoDiscard`: from a hand of trumps only;
 *  - `onlyLowerTrumpsLeft`: from a hand of such lower trumps only;
 *  - `forcedUnlessPartnerWins`: as `forced`, and while the partner wins as `onlyLowerTrumpsLeft`.
 */
function onTrumps(turn: Turn, isVoid: boolean): Requirement[] {
  const { follow } = turn.rules;
  const { trumpsInHand } = turn;
  if (trumpsAmong(turn, turn.played).length === 0) return [];
  const others = turn.hand.filter((card) => !trumpsInHand.includes(card));

  if (follow.overruff === 'always' || (follow.overruff === 'ifOpponentWinning' && !turn.partnerWins)) {
    const overruffs = trumpsInHand.filter((card) => beatsCard(turn, card, turn.best));
    if (overruffs.length > 0) {
      return [{ duty: { kind: 'overruff', beat: turn.best }, cards: [...others, ...overruffs] }];
    }
  }

  const partnersCard = turn.played.length - 2;
  const binding =
    follow.undertrumpAppliesTo === 'anyone' ? turn.played : turn.played.filter((_, index) => index !== partnersCard);
  const protectedTrumps = trumpsAmong(turn, binding);
  if (protectedTrumps.length === 0) return [];

  const beat = highest(turn, protectedTrumps);
  const higher = trumpsInHand.filter((card) => beatsCard(turn, card, beat));
  const onlyTrumps = others.length === 0;
  const onlyLowerTrumps = onlyTrumps && higher.length === 0;
  const mayUndertrump = {
    free: true,
    forced: true,
    ifVoid: isVoid,
    onlyTrumpsLeft: onlyTrumps,
    onlyIfNoDiscard: onlyTrumps,
    onlyLowerTrumpsLeft: onlyLowerTrumps,
    forcedUnlessPartnerWins: undertrumpIsForced(turn) || onlyLowerTrumps,
  }[follow.undertrump];
  return mayUndertrump ? [] : [{ duty: { kind: 'no-undertrump', beat }, cards: [...others, ...higher] }];
}

/** Whether the duty to ruff remains for a hand that can only undertrump. */
const undertrumpIsForced = ({ rules: { follow }, partnerWins }: Turn): boolean =>
  follow.undertrump === 'forced' || (follow.undertrump === 'forcedUnlessPartnerWins' && !partnerWins);

function trumpsAmong(turn: Turn, cards: readonly Card[]): Card[] {
  const trump = trumpOf(turn.kind);
  return cards.filter((card) => suitOf(card) === trump);
}

function beatsCard(turn: Turn, card: Card, other: Card): boolean {
  return beats(turn.rules, turn.kind, card, other);
}

/** The cards that beat `height`, or all of them if none does: every duty to play higher has this form. */
function higherOrAll(turn: Turn, cards: readonly Card[], height: Card): Card[] {
  const higher = cards.filter((card) => beatsCard(turn, card, height));
  return higher.length > 0 ? higher : [...cards];
}

/** The highest of some cards of one suit. */
function highest(turn: Turn, cards: readonly Card[]): Card {
  return cards[winnerIndex(turn.rules, turn.kind, cards)]!;
}

const ALL_CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
const PLACE_IN_NOTATION = new Map(ALL_CARDS.map((card, place) => [card, place]));

/** Each card of the hand once, suits and ranks in the order of the notation. */
export function distinctInOrder(hand: readonly Card[]): Card[] {
  return [...new Set(hand)].sort((a, b) => PLACE_IN_NOTATION.get(a)! - PLACE_IN_NOTATION.get(b)!);
}
