/**
 * What the learned move order looks at: for each move eight numbers of twelve bits, each made of a few coarse features of
 * the move and the position. Learning finds a weight for every such number (tools/ordering); the score of a move is the sum
 * of its eight weights. Features speak of roles (own side, partner, next opponent) and of coarse classes of points and
 * lengths, never of a game, so one set of weights serves a family of rules.
 */
import { CARDS, bit, laneOf, suitOf } from './cards';
import { pointsOf, trump, trumps } from './rules';
import { handOf } from './position';

/** Numbers of a move, and the values that each can take. */
export const TUPLES: i32 = 8;
export const TUPLE_SIZE: i32 = 4096;
/** Bytes of a move's numbers, 16 bits each. */
export const FEATURE_BYTES: usize = 16;

const INDICES = memory.data(8 * 2, 8);

/** Address of the numbers of the move last looked at. */
// @ts-ignore: decorator
@inline
export function features(): usize {
  return INDICES;
}

/** The i-th number of the move last looked at. */
// @ts-ignore: decorator
@inline
export function feature(i: i32): usize {
  return <usize>load<u16>(INDICES + ((<usize>i) << 1));
}

/** Sets the i-th number, made of features of together twelve bits. */
// @ts-ignore: decorator
@inline
function setFeature(i: i32, number: i32): void {
  store<u16>(INDICES + ((<usize>i) << 1), <u16>number);
}

/** Class 0..7 of each card's points. */
const POINT_CLASS = memory.data(CARDS);

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
}

/** 0, 1, 2, 3 or more. */
// @ts-ignore: decorator
@inline
function upTo3(count: i32): i32 {
  return min(count, 3);
}

// @ts-ignore: decorator
@inline
function countOf(set: u64): i32 {
  return <i32>popcnt(set);
}

// What holds for all moves of a ply.
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

/**
 * Looks at a ply: `seat` with `hand` is to play with `left` tricks left, its side needs `wanted` of the `rem` points from the
 * start of the trick on, and `inTrick` points are on the table.
 */
export function lookAtPly(seat: i32, hand: u64, left: i32, wanted: i32, rem: i32, inTrick: i32): void {
  plyHand = hand;
  plyNext = handOf((seat + 1) & 3);
  plyPartner = handOf((seat + 2) & 3);
  plyPrevious = handOf((seat + 3) & 3);
  plyNeed = rem > 0 ? max(0, min(7, (wanted * 8) / rem)) : 0;
  plyLeft = min(max(left - 2, 0), 7);
  plyInTrick = inTrick == 0 ? 0 : inTrick < 10 ? 1 : inTrick < 20 ? 2 : 3;
  if (!trumps) {
    // Without trump the masters of the four suits take their place.
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

/** Who holds the highest card of the lane: 0 the card itself, 1 another card of the own hand, 2 the partner, 3 an opponent. */
// @ts-ignore: decorator
@inline
function bossOf(card: i32, lane: u64): i32 {
  const own = plyHand & lane;
  const partner = plyPartner & lane;
  const opponents = (plyNext | plyPrevious) & lane;
  if (opponents > own && opponents > partner) return 3;
  if (partner > own) return 2;
  return own >> card == 1 ? 0 : 1;
}

/** Class of the most points on a card of the set, whose cards are of one suit. */
function richestClass(set: u64): i32 {
  let richest = 0;
  while (set) {
    richest = max(richest, <i32>load<u8>(POINT_CLASS + <i32>ctz(set)));
    set &= set - 1;
  }
  return richest;
}

// What a card's own suit looks like: who holds its master, the lengths (own one less), the card's place in the hand.
let suitBoss: i32 = 0;
let suitLength: i32 = 0;
let suitPlace: i32 = 0;
let suitNext: i32 = 0;
let suitPartner: i32 = 0;
let suitPrevious: i32 = 0;

// @ts-ignore: decorator
@inline
function lookAtSuit(card: i32, lane: u64): void {
  const own = plyHand & lane;
  suitBoss = bossOf(card, lane);
  suitLength = min(countOf(own) - 1, 3);
  // Bit 0: the hand holds a higher card of the suit; bit 1: a lower one.
  suitPlace = (own >> card == 1 ? 0 : 1) | (own & (bit(card) - 1) ? 2 : 0);
  suitNext = upTo3(countOf(plyNext & lane));
  suitPartner = upTo3(countOf(plyPartner & lane));
  suitPrevious = upTo3(countOf(plyPrevious & lane));
}

/** Leaves the numbers of leading `card` in INDICES; `outlook` is that of outlook.ts. */
export function lookAtLead(card: i32, outlook: i32): void {
  const suit = suitOf(card);
  const lane = laneOf(suit);
  const isTrump = suit == trump ? 1 : 0;
  const points = <i32>load<u8>(POINT_CLASS + card);
  lookAtSuit(card, lane);
  const opponentsTrump = plyOpponentTrumps ? 1 : 0;
  const partnerTrump = plyPartnerTrumps ? 1 : 0;
  setFeature(
    0,
    isTrump |
      (outlook << 1) |
      (points << 3) |
      (suitBoss << 6) |
      (suitLength << 8) |
      (opponentsTrump << 10) |
      (partnerTrump << 11),
  );
  setFeature(1, isTrump | (outlook << 1) | (points << 3) | (suitBoss << 6) | (plyNeed << 8) | (opponentsTrump << 11));
  setFeature(
    2,
    isTrump | (suitBoss << 1) | (points << 3) | (suitLength << 6) | (plyLeft << 8) | (opponentsTrump << 11),
  );
  setFeature(
    3,
    isTrump |
      (suitBoss << 1) |
      (suitNext << 3) |
      (suitPartner << 5) |
      (suitPrevious << 7) |
      (suitLength << 9) |
      (opponentsTrump << 11),
  );
  setFeature(
    4,
    isTrump | (outlook << 1) | (points << 3) | (plyMyTrumps << 6) | (plyOpponentTrumps << 8) | (plyPartnerTrumps << 10),
  );
  setFeature(5, isTrump | (suitBoss << 1) | (suitPlace << 3) | (plyLeft << 5) | (suitNext << 8) | (suitPrevious << 10));
  const partnerRichest = richestClass(plyPartner & lane);
  const opponentsRichest = richestClass((plyNext | plyPrevious) & lane);
  setFeature(6, isTrump | (suitBoss << 1) | (points << 3) | (partnerRichest << 6) | (opponentsRichest << 9));
  setFeature(
    7,
    isTrump | (suitBoss << 1) | (suitLength << 3) | (plyNeed << 5) | (plyLeft << 8) | (opponentsTrump << 11),
  );
}

/**
 * Leaves the numbers of playing `card` to a lead of `led` in INDICES; `takes` says whether it becomes the best card.
 */
export function lookAtFollow(card: i32, led: i32, takes: bool, outlook: i32): void {
  const suit = suitOf(card);
  const lane = laneOf(suit);
  // 0 follows a plain lead, 1 follows a trump lead, 2 ruffs, 3 discards.
  const kind = suit == led ? (suit == trump ? 1 : 0) : suit == trump ? 2 : 3;
  const points = <i32>load<u8>(POINT_CLASS + card);
  lookAtSuit(card, lane);
  const fate = (outlook << 1) | (takes ? 1 : 0);
  const opponentsTrump = plyOpponentTrumps ? 1 : 0;
  setFeature(0, fate | (kind << 3) | (points << 5) | (plyInTrick << 8) | (suitBoss << 10));
  setFeature(1, fate | (kind << 3) | (points << 5) | (plyNeed << 8) | (opponentsTrump << 11));
  setFeature(2, fate | (kind << 3) | (points << 5) | (plyLeft << 8) | (suitBoss == 0 ? 1 << 11 : 0));
  setFeature(
    3,
    fate |
      (kind << 3) |
      (suitBoss << 5) |
      (plyMyTrumps << 7) |
      (plyOpponentTrumps << 9) |
      (suitPlace & 2 ? 1 << 11 : 0),
  );
  setFeature(
    4,
    kind | (suitBoss << 2) | (suitLength << 4) | (suitPartner << 6) | (suitNext << 8) | (suitPrevious << 10),
  );
  setFeature(5, fate | (kind << 3) | (suitPlace << 5) | (suitLength << 7) | (plyNeed << 9));
  const ledLane = laneOf(led);
  setFeature(
    6,
    fate |
      (kind << 3) |
      (richestClass(plyPartner & ledLane) << 5) |
      (richestClass(plyNext & ledLane) << 8) |
      (suitPlace & 2 ? 1 << 11 : 0),
  );
  setFeature(7, fate | (kind << 3) | (plyNeed << 5) | (plyLeft << 8) | (suitBoss == 0 ? 1 << 11 : 0));
}
