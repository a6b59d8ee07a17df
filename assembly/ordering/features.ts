/**
 * Features of the learned move order. Each move has eight numbers of twelve bits, each made of a few coarse features of
 * the move and the position; a card that follows and may bring roem has a ninth. Learning finds a weight for each such
 * number (tools/ordering), and the score of a move is the sum of its weights. Features use roles (own side, partner,
 * next opponent) and coarse classes of points and lengths, so one set of weights serves a family of rules.
 */
import { CARDS, LANE, LANE_MASK, bit, laneOf, suitOf } from '../core/cards';
import { pointsOf, trump, trumps } from '../core/rules';
import { Ply } from '../core/ply';
import { frameOf, handOf, ledSuitOf, needOf, pointsLeftOf } from '../core/position';
import { roemOfSuit } from '../payoff/roem';

/** The numbers of a move, and the values each can have. */
const TUPLES: i32 = 9;
const TUPLE_SIZE: i32 = 4096;
/** The number of a card that follows and may bring roem; for other cards it is 0, which has no weight. */
const ROEM: i32 = 8;

/**
 * Learned weights by place in the trick, tuple and number: a signed byte each, some fifteen to a logit. All are zero
 * until the host writes the weights of the deal's family.
 */
const WEIGHTS = memory.data(4 * 9 * 4096);

/** Address and size in bytes of the weights. */
export function weightsAddress(): usize {
  return WEIGHTS;
}

export function weightsSize(): i32 {
  return 4 * TUPLES * TUPLE_SIZE;
}

/** Bytes of a move's numbers, 16 bits each; stored in the sampling build only. */
export const FEATURE_BYTES: usize = 18;
const NUMBERS = memory.data(isDefined(SAMPLING) ? 9 * 2 : 8, 8);

/** Sampling build only: address of the numbers of the last scored move. */
// @ts-ignore: decorator
@inline
export function features(): usize {
  return NUMBERS;
}

/** Weight of the i-th number, which combines features of twelve bits; `weights` belong to the place in the trick. */
// @ts-ignore: decorator
@inline
function weightOf(weights: usize, i: i32, number: i32): i32 {
  if (isDefined(SAMPLING)) store<u16>(NUMBERS + ((<usize>i) << 1), <u16>number);
  return <i32>load<i8>(weights + number + i * TUPLE_SIZE);
}

/** The weights of the (k+1)-th card of a trick. */
// @ts-ignore: decorator
@inline
function weightsOf(k: i32): usize {
  return WEIGHTS + <usize>(k * TUPLES * TUPLE_SIZE);
}

/** Class 0..7 of each card's points. */
const POINT_CLASS = memory.data(CARDS);
/** The highest class among the cards of half a lane: by suit and half, then by the six bits of the half. */
const HALF: i32 = LANE / 2;
const RICHEST = memory.data(4 * 2 * 64);

/** Fills the tables that depend on the rules. */
export function startFeatures(): void {
  for (let card = 0; card < CARDS; card++) {
    const points = pointsOf(card);
    let c = 0;
    if (points >= 1) c = 1;
    if (points >= 3) c = 2;
    if (points >= 6) c = 3;
    if (points >= 10) c = 4;
    if (points >= 11) c = 5;
    if (points >= 13) c = 6;
    if (points >= 17) c = 7;
    store<u8>(POINT_CLASS + card, <u8>c);
  }
  for (let half = 0; half < 8; half++) {
    for (let set = 1; set < 64; set++) {
      const before = load<u8>(RICHEST + half * 64 + (set & (set - 1)));
      store<u8>(RICHEST + half * 64 + set, max(before, load<u8>(POINT_CLASS + half * HALF + ctz(set))));
    }
  }
}

/** The count, at most 3. */
// @ts-ignore: decorator
@inline
function upTo3(count: i32): i32 {
  return min(count, 3);
}

/** The number of cards of a set. */
// @ts-ignore: decorator
@inline
function countOf(set: u64): i32 {
  return <i32>popcnt(set);
}

// Features shared by all moves of a ply.
let plyHand: u64 = 0;
let plyPartner: u64 = 0;
let plyNext: u64 = 0;
let plyPrevious: u64 = 0;
let plyNeed: i32 = 0;
let plyLeft: i32 = 0;
let plyInTrick: i32 = 0;
let plyMyTrumps: i32 = 0;
let plyPartnerTrumps: i32 = 0;
let plyOpponentTrumps: i32 = 0;
let plyLed: i32 = -1;
let plyPartnerRichest: i32 = 0;
let plyNextRichest: i32 = 0;

/**
 * Computes the features of a ply, whose trick is open.
 */
// @ts-ignore: decorator
@inline
export function preparePly(ply: Ply): void {
  const seat = ply.seat;
  const hand = handOf(seat);
  const frame = frameOf(ply.left);
  const need = needOf(frame);
  const pointsLeft = pointsLeftOf(frame);
  // What the side of the player needs of the points from the start of the trick on.
  const wanted = seat & 1 ? pointsLeft - need + 1 : need;
  const inTrick = ply.inTrick;
  const led = ply.k == 0 ? -1 : ledSuitOf(frame);
  plyHand = hand;
  plyNext = handOf((seat + 1) & 3);
  plyPartner = handOf((seat + 2) & 3);
  plyPrevious = handOf((seat + 3) & 3);
  plyNeed = pointsLeft > 0 ? max(0, min(7, (wanted * 8) / pointsLeft)) : 0;
  plyLeft = min(max(ply.left - 2, 0), 7);
  plyLed = led;
  if (led >= 0) {
    plyPartnerRichest = richestClass(plyPartner, led);
    plyNextRichest = richestClass(plyNext, led);
  }
  plyInTrick = inTrick == 0 ? 0 : inTrick < 10 ? 1 : inTrick < 20 ? 2 : 3;
  if (!trumps) {
    // Without trumps, the masters of the four suits take their place.
    plyMyTrumps = 0;
    plyPartnerTrumps = 0;
    plyOpponentTrumps = 0;
    for (let suit = 0; suit < 4; suit++) {
      const lane = laneOf(suit);
      const own = hand & lane;
      const partner = plyPartner & lane;
      const opponents = (plyNext | plyPrevious) & lane;
      if (own > partner && own > opponents) plyMyTrumps++;
      else if (partner > opponents) plyPartnerTrumps++;
      else if (opponents) plyOpponentTrumps++;
    }
    plyMyTrumps = upTo3(plyMyTrumps);
    plyPartnerTrumps = upTo3(plyPartnerTrumps);
    plyOpponentTrumps = upTo3(plyOpponentTrumps);
    return;
  }
  plyMyTrumps = upTo3(countOf(hand & trumps));
  plyPartnerTrumps = upTo3(countOf(plyPartner & trumps));
  plyOpponentTrumps = upTo3((countOf((plyNext | plyPrevious) & trumps) + 1) >> 1);
}

/** The highest class of points on a card of a hand in a suit. */
// @ts-ignore: decorator
@inline
function richestClass(hand: u64, suit: i32): i32 {
  const halves = RICHEST + suit * 128;
  const lane = <i32>((hand >> (suit * LANE)) & LANE_MASK);
  return max(<i32>load<u8>(halves + (lane & 63)), <i32>load<u8>(halves + (lane >> HALF), 64));
}

// Features of the current suit: who holds its master (0 the own hand, else 2 the partner, 3 an opponent), and lengths
// (of the own hand less one).
let suitIsTrump: i32 = 0;
let suitOwn: u64 = 0;
let suitMaster: i32 = 0;
let suitLength: i32 = 0;
let suitNext: i32 = 0;
let suitPartner: i32 = 0;
let suitPrevious: i32 = 0;
let suitPartnerRichest: i32 = 0;
let suitOpponentsRichest: i32 = 0;
// Features of the current card: who holds the master (0 the card itself, 1 another card of the own hand), and the
// card's place in the hand.
let suitBoss: i32 = 0;
let suitPlace: i32 = 0;

/** Computes the features of a suit; the moves of one suit are consecutive. */
// @ts-ignore: decorator
@inline
export function prepareSuit(suit: i32): void {
  const lane = laneOf(suit);
  suitIsTrump = suit == trump ? 1 : 0;
  suitOwn = plyHand & lane;
  const partner = plyPartner & lane;
  const opponents = (plyNext | plyPrevious) & lane;
  suitMaster = opponents > suitOwn && opponents > partner ? 3 : partner > suitOwn ? 2 : 0;
  suitLength = min(countOf(suitOwn) - 1, 3);
  suitNext = upTo3(countOf(plyNext & lane));
  suitPartner = upTo3(countOf(partner));
  suitPrevious = upTo3(countOf(plyPrevious & lane));
  if (plyLed < 0) {
    suitPartnerRichest = richestClass(plyPartner, suit);
    suitOpponentsRichest = richestClass(plyNext | plyPrevious, suit);
  }
}

/** Computes the features of a card of the current suit. */
// @ts-ignore: decorator
@inline
function prepareCard(card: i32): void {
  if (isDefined(SAMPLING)) store<u16>(NUMBERS + (ROEM << 1), 0);
  const isHighest = suitOwn >> card == 1;
  suitBoss = suitMaster ? suitMaster : isHighest ? 0 : 1;
  // Bit 0: the hand holds a higher card of the suit; bit 1: it holds a lower one.
  suitPlace = (isHighest ? 0 : 1) | (suitOwn & (bit(card) - 1) ? 2 : 0);
}

/**
 * The contribution of roem to the learned score of `card`, of the current suit, as the (k+1)-th card after those on the
 * table. `sets` are the cards of sets in the suit as in `roemForSide`: in the lower half the sets that this trick can
 * bring, in the upper half the sets that later tricks can bring.
 */
// @ts-ignore: decorator
@inline
export function weighRoem(k: i32, card: i32, takes: bool, status: i32, sets: u64, onTable: u64): i32 {
  const mine = sets >> (card - suitOf(card) * LANE);
  const own = (<i32>mine) & 1;
  const theirs = (<i32>(mine >> 16)) & 1;
  const later = ((<i32>(mine >> 32)) & 1) | (((<i32>(mine >> 48)) & 1) << 1);
  if (!(own | theirs | later)) return 0;
  const roem = k > 1 && own | theirs ? classOf(roemOfSuit(onTable | bit(card), suitOf(card))) : 0;
  const isBoss = suitBoss == 0 ? 1 << 11 : 0;
  return weightOf(
    weightsOf(k),
    ROEM,
    effectOf(card, takes, status) | (roem << 5) | (own << 7) | (theirs << 8) | (later << 9) | isBoss,
  );
}

/** Class 0..3 of the roem in a trick: none, one small set, more, much more. Like every share it is halved. */
// @ts-ignore: decorator
@inline
function classOf(roem: i32): i32 {
  return roem == 0 ? 0 : roem <= 10 ? 1 : roem <= 25 ? 2 : 3;
}

/** The learned score of leading `card`, of the current suit; `status` as in trick-status.ts. */
// @ts-ignore: decorator
@inline
export function weighLead(card: i32, status: i32): i32 {
  const points = <i32>load<u8>(POINT_CLASS + card);
  prepareCard(card);
  const opponentsTrump = plyOpponentTrumps ? 1 << 11 : 0;
  const isTrump = suitIsTrump;
  const boss = isTrump | (suitBoss << 1);
  const pointed = boss | (points << 3);
  const effect = isTrump | (status << 1) | (points << 3);
  return (
    weightOf(
      WEIGHTS,
      0,
      effect | (suitBoss << 6) | (suitLength << 8) | (opponentsTrump >> 1) | (plyPartnerTrumps ? 1 << 11 : 0),
    ) +
    weightOf(WEIGHTS, 1, effect | (suitBoss << 6) | (plyNeed << 8) | opponentsTrump) +
    weightOf(WEIGHTS, 2, pointed | (suitLength << 6) | (plyLeft << 8) | opponentsTrump) +
    weightOf(
      WEIGHTS,
      3,
      boss | (suitNext << 3) | (suitPartner << 5) | (suitPrevious << 7) | (suitLength << 9) | opponentsTrump,
    ) +
    weightOf(WEIGHTS, 4, effect | (plyMyTrumps << 6) | (plyOpponentTrumps << 8) | (plyPartnerTrumps << 10)) +
    weightOf(WEIGHTS, 5, boss | (suitPlace << 3) | (plyLeft << 5) | (suitNext << 8) | (suitPrevious << 10)) +
    weightOf(WEIGHTS, 6, pointed | (suitPartnerRichest << 6) | (suitOpponentsRichest << 9)) +
    weightOf(WEIGHTS, 7, boss | (suitLength << 3) | (plyNeed << 5) | (plyLeft << 8) | opponentsTrump)
  );
}

/** 0 follows a plain lead, 1 follows a trump lead, 2 ruffs, 3 discards. */
// @ts-ignore: decorator
@inline
function kindOf(card: i32): i32 {
  return suitOf(card) == plyLed ? suitIsTrump : suitIsTrump ? 2 : 3;
}

/** What a card does to the trick, in five bits: whether it becomes the winning card, the status after it, and its kind. */
// @ts-ignore: decorator
@inline
function effectOf(card: i32, takes: bool, status: i32): i32 {
  return (status << 1) | (takes ? 1 : 0) | (kindOf(card) << 3);
}

/**
 * The learned score of playing `card`, of the current suit, as the (k+1)-th card of the trick; `takes`: it becomes the
 * winning card.
 */
// @ts-ignore: decorator
@inline
export function weighFollow(k: i32, card: i32, takes: bool, status: i32): i32 {
  const weights = weightsOf(k);
  const points = <i32>load<u8>(POINT_CLASS + card);
  prepareCard(card);
  const kind = kindOf(card);
  const effect = effectOf(card, takes, status);
  const opponentsTrump = plyOpponentTrumps ? 1 << 11 : 0;
  const isBoss = suitBoss == 0 ? 1 << 11 : 0;
  const hasLower = suitPlace & 2 ? 1 << 11 : 0;
  return (
    weightOf(weights, 0, effect | (points << 5) | (plyInTrick << 8) | (suitBoss << 10)) +
    weightOf(weights, 1, effect | (points << 5) | (plyNeed << 8) | opponentsTrump) +
    weightOf(weights, 2, effect | (points << 5) | (plyLeft << 8) | isBoss) +
    weightOf(weights, 3, effect | (suitBoss << 5) | (plyMyTrumps << 7) | (plyOpponentTrumps << 9) | hasLower) +
    weightOf(
      weights,
      4,
      kind | (suitBoss << 2) | (suitLength << 4) | (suitPartner << 6) | (suitNext << 8) | (suitPrevious << 10),
    ) +
    weightOf(weights, 5, effect | (suitPlace << 5) | (suitLength << 7) | (plyNeed << 9)) +
    weightOf(weights, 6, effect | (plyPartnerRichest << 5) | (plyNextRichest << 8) | hasLower) +
    weightOf(weights, 7, effect | (plyNeed << 5) | (plyLeft << 8) | isBoss)
  );
}
