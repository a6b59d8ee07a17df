/**
 * Zero-window alpha-beta over tricks. One question at a time: "do North–South take at least `need` of what is still to
 * come?" Positions at the start of a trick go through the transposition table, but for the last two tricks (endgame.ts); within a
 * trick the plies are plain recursion.
 *
 * Values are shares of North–South from the start of the trick in progress on: card points, the last trick's bonus
 * included, or another payoff's share (payoff.ts); the other side gets the rest. Every function here answers with a fail-soft bound v: v ≥ need means that
 * North–South take at least v, v < need means that they take at most v. Once `stopped` is set an answer means nothing and
 * everybody returns at once, hands restored, nothing kept in the table.
 */
import { LANE, bit } from '../core/cards';
import { beatersOf, pointsOf } from '../core/rules';
import {
  allOf,
  frameOf,
  handOf,
  needOf,
  openTrick,
  pastOf,
  remOf,
  roemLeftOf,
  setHand,
  setTrickCard,
} from '../core/position';
import { legalCards } from '../core/legality';
import { fillMoves, moveCard, moveDown, movesAt, noteRoem, pickMove, roemAfter, roemWith, scoreMoves } from './moves';
import { abandonSample, closeSample, noteSample, openSample } from '../development/sampler';
import { LATE, punishMiss, rewardCut } from '../ordering/ordering';
import { lastTrick, lastTwoTricks, shareOfLast } from './endgame';
import { patternsOf } from '../table/patterns';
import {
  called,
  calledHigh,
  calledLow,
  gain,
  highest,
  limit,
  lowest,
  pastAfter,
  pastThatMatters,
  settle,
  shareOf,
} from '../payoff/payoff';
import { hasRoem, mostToEW, mostToNS, roemOf, roemWithin, setsAcross } from '../payoff/roem';
import { ENDGAME, LOOK_AHEAD, isOn } from '../development/switches';
import { foundCard, foundHigh, foundLow, keep, probe } from '../table/transposition-table';

/** Trick starts with two or more tricks left that were visited since `startCounting`. */
export let nodes: u32 = 0;
/** The node budget is used up. */
export let stopped: bool = false;
/** The card that cut at the root, or -1: it is worth at least (North–South to act) or at most (the others) the bound returned. */
export let rootCard: i32 = -1;

/** How many of the best-ordered moves are tried. Below the cards of a hand the bounds are guesses, not proofs. */
let leadBreadth: i32 = LANE;
let followBreadth: i32 = LANE;

let budget: u32 = 0;
let rootLeft: i32 = 0;
let rootPlayed: i32 = 0;

/**
 * Starts a stretch of at most `nodeBudget` nodes, `spent` of them already, at the root with `left` tricks left and `played` cards in the trick.
 * `beam` is LANE for exact answers. For an estimate, which needs its own entries of the table (`separateEstimates`), it is 1: two leads are
 * tried and one card to each; or 2: two cards everywhere.
 */
export function startCounting(spent: u32, nodeBudget: u32, left: i32, played: i32, beam: i32): void {
  abandonSample();
  leadBreadth = max(beam, 2);
  followBreadth = beam;
  nodes = spent;
  stopped = false;
  budget = nodeBudget;
  rootLeft = left;
  rootPlayed = played;
}

/** The number of moves to try of `count`; where not all of them may be, the best-ordered are brought to the front. */
// @ts-ignore: decorator
@inline
function movesToTry(moves: usize, count: i32, breadth: i32): i32 {
  if (count <= breadth) return count;
  for (let i = 0; i < breadth; i++) pickMove(moves, i, count);
  return breadth;
}

/**
 * North–South's share from a trick start on: `leader` leads, `rem` points and `roem` (`roemWithin`) are to come, `all` cards are in the hands, `before` is the past
 * (0: from here on it is points and roem that count).
 */
export function lead(left: i32, leader: i32, need: i32, rem: i32, all: u64, before: i32, roem: u64): i32 {
  let low = 0;
  let high = rem;
  let past = before;
  if (past == 0) {
    low = -mostToEW(roem);
    high = rem + mostToNS(roem);
  } else {
    past = pastThatMatters(past, need, rem, roem, all);
    limit(past, rem, roem);
    low = lowest;
    high = highest;
  }
  if (need <= low) return low;
  if (need > high) return high;
  if (left == 1) return lastTrick(leader, rem, all, past, roem);
  if (nodes >= budget) {
    stopped = true;
    return 0;
  }
  const start = nodes++;
  // The root must name its card, which only the general search does.
  if (left == 2 && rootLeft > 2 && isOn(ENDGAME)) return lastTwoTricks(leader, need, rem, all, past, roem);
  let remembered = -1;
  const patterns = patternsOf(all);
  if (probe(patterns, all, leader, need, past)) {
    remembered = foundCard;
    // Not at the root: it must name a card that holds the very bound it returns, so it takes bounds from its moves alone.
    if (left != rootLeft || rootPlayed != 0) {
      low = max(low, foundLow);
      high = min(high, foundHigh);
      if (low >= need) return low;
      if (high < need) return high;
    }
  }
  const frame = frameOf(left);
  openTrick(frame, leader, need, rem, all, past, roem);
  const hand = handOf(leader);
  const moves = movesAt(left, 0);
  const found = fillMoves(moves, frame, 0, leader, hand, -1, leader);
  scoreMoves(moves, found, frame, left, 0, leader, hand, -1, 0, remembered);
  const count = movesToTry(moves, found, leadBreadth);
  const maximising = (leader & 1) == 0;
  let value = maximising ? i32.MIN_VALUE : i32.MAX_VALUE;
  const sample = openSample(0, count, left);
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const before = nodes;
    setHand(leader, hand ^ bit(card));
    setTrickCard(frame, 0, card);
    const v = follow(left, 1, (leader + 1) & 3, card, leader, pointsOf(card));
    setHand(leader, hand);
    if (stopped) return 0;
    if (maximising ? v > value : v < value) value = v;
    if (sample) noteSample(moves, i, nodes - before, maximising == v >= need);
    if (maximising == v >= need) {
      remembered = card;
      if (sample) continue;
      noteCut(moves, left, 0, leader, -1, i);
      break;
    }
  }
  if (sample) closeSample();
  if (value >= need) low = max(low, value);
  else high = min(high, value);
  keep(patterns, all, leader, past, low, high, remembered, nodes - start);
  return value >= need ? low : high;
}

/** The i-th move cut: teaches the move order, and the root its best card. */
function noteCut(moves: usize, left: i32, k: i32, seat: i32, best: i32, i: i32): void {
  const card = moveCard(moves, i);
  // In the last tricks nobody asks how a card has fared.
  if (left > LATE) {
    rewardCut(left, seat, best, card);
    for (let j = 0; j < i; j++) punishMiss(left, seat, best, moveCard(moves, j));
  }
  if (left == rootLeft && k == rootPlayed) rootCard = card;
}

/**
 * The same from the middle of the trick in frame `left`: `seat` plays its (k+1)-th card, `best` of `bestSeat` wins so far,
 * `inTrick` card points are on the table (and count in the value).
 */
export function follow(left: i32, k: i32, seat: i32, best: i32, bestSeat: i32, inTrick: i32): i32 {
  if (k == 3) return finish(left, seat, best, bestSeat, inTrick);
  const frame = frameOf(left);
  const need = needOf(frame);
  const hand = handOf(seat);
  const legal = legalCards(frame, k, seat, hand, best, bestSeat);
  const moves = movesAt(left, k);
  const found = fillMoves(moves, frame, k, seat, legal, best, bestSeat);
  scoreMoves(moves, found, frame, left, k, seat, hand, best, inTrick, -1);
  const count = movesToTry(moves, found, followBreadth);
  const maximising = (seat & 1) == 0;
  let value = maximising ? i32.MIN_VALUE : i32.MAX_VALUE;
  const sample = openSample(k, count, left);
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const takes = (beatersOf(best) & bit(card)) != 0;
    const before = nodes;
    setHand(seat, hand ^ bit(card));
    setTrickCard(frame, k, card);
    const v = follow(
      left,
      k + 1,
      (seat + 1) & 3,
      takes ? card : best,
      takes ? seat : bestSeat,
      inTrick + pointsOf(card),
    );
    setHand(seat, hand);
    if (stopped) return 0;
    if (maximising ? v > value : v < value) value = v;
    if (sample) noteSample(moves, i, nodes - before, maximising == v >= need);
    if (maximising == v >= need && !sample) {
      noteCut(moves, left, k, seat, best, i);
      break;
    }
  }
  if (sample) closeSample();
  return value;
}

/**
 * The last card of a trick. Before any position behind it is searched all are looked up in the table, as one may cut at
 * once and others are known to fail; not those of the last two tricks, which have no entries.
 */
function finish(left: i32, seat: i32, best: i32, bestSeat: i32, inTrick: i32): i32 {
  const frame = frameOf(left);
  const need = needOf(frame);
  const rem = remOf(frame);
  const hand = handOf(seat);
  const legal = legalCards(frame, 3, seat, hand, best, bestSeat);
  const moves = movesAt(left, 3);
  const all = allOf(frame);
  const maximising = (seat & 1) == 0;
  const rest = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  const beaters = beatersOf(best);
  const past = pastOf(frame);
  const roemLeft = roemLeftOf(frame);
  if (left == 1) return shareOfLast(beaters & hand ? seat : bestSeat, rem, all, past, roemLeft);
  let found = fillMoves(moves, frame, 3, seat, legal, best, bestSeat);
  const isBeam = followBreadth < LANE;
  if (isBeam) {
    scoreMoves(moves, found, frame, left, 3, seat, hand, best, inTrick, -1);
    found = movesToTry(moves, found, followBreadth);
  }
  let value = maximising ? i32.MIN_VALUE : i32.MAX_VALUE;
  let count = 0;
  for (let i = 0; i < found; i++) {
    const card = moveCard(moves, i);
    const winner = beaters & bit(card) ? seat : bestSeat;
    const points = inTrick + pointsOf(card);
    const after = rest ^ bit(card);
    const roem: u64 = roemLeft ? roemWithin(after, setsAcross(roemLeft) != 0) : 0;
    const sung = roemLeft ? roemOf(all ^ after, roemLeft) : 0;
    let gained = 0;
    let low = 0;
    let high = 0;
    if (past == 0) {
      gained = shareOf(winner, points, sung);
      low = gained - mostToEW(roem);
      high = gained + rem - points + mostToNS(roem);
    } else {
      settle(past, winner, points, sung, rem - points, roem);
      gained = gain;
      low = gained + lowest;
      high = gained + highest;
    }
    if (left > 3 && isOn(LOOK_AHEAD) && need > low && need <= high) {
      const pastThen = past == 0 ? 0 : pastThatMatters(pastAfter, need - gained, rem - points, roem, after);
      if (probe(patternsOf(after), after, winner, need - gained, pastThen)) {
        low = max(low, gained + (past == 0 ? foundLow : called(foundLow)));
        high = min(high, gained + (past == 0 ? foundHigh : called(foundHigh)));
      }
    }
    if (maximising ? low >= need : high < need) {
      if (left == rootLeft && rootPlayed == 3) rootCard = card;
      return maximising ? low : high;
    }
    if (maximising ? high < need : low >= need) value = maximising ? max(value, high) : min(value, low);
    else {
      if (roemLeft) noteRoem(left, card, sung, roem);
      moveDown(moves, i, count++);
    }
  }
  if (!isBeam) scoreMoves(moves, count, frame, left, 3, seat, hand, best, inTrick, -1);
  const sample = openSample(3, count, left);
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const winner = beaters & bit(card) ? seat : bestSeat;
    const points = inTrick + pointsOf(card);
    const after = rest ^ bit(card);
    const before = nodes;
    setHand(seat, hand ^ bit(card));
    const sung = roemLeft ? roemWith(left, card) : 0;
    const roem: u64 = roemLeft ? roemAfter(left, card) : 0;
    let v = 0;
    if (past == 0) {
      const gained = shareOf(winner, points, sung);
      v = gained + lead(left - 1, winner, need - gained, rem - points, after, 0, roem);
    } else v = shareBehind(left, past, winner, points, sung, need, rem, after, roem);
    setHand(seat, hand);
    if (stopped) return 0;
    if (maximising ? v > value : v < value) value = v;
    if (sample) noteSample(moves, i, nodes - before, maximising == v >= need);
    if (maximising == v >= need && !sample) {
      noteCut(moves, left, 3, seat, best, i);
      break;
    }
  }
  if (sample) closeSample();
  return value;
}

/**
 * The share from a trick that is complete with `points` and roem worth `sung` in it, won by `winner`, where something of the past matters: what the
 * trick brings, and what comes after it (`roem` at most), with the calls in between.
 */
function shareBehind(
  left: i32,
  past: i32,
  winner: i32,
  points: i32,
  sung: i32,
  need: i32,
  rem: i32,
  after: u64,
  roem: u64,
): i32 {
  settle(past, winner, points, sung, rem - points, 0);
  const gained = gain;
  const low = calledLow;
  const high = calledHigh;
  const share = lead(left - 1, winner, need - gained, rem - points, after, pastAfter, roem);
  return gained + max(low, min(high, share));
}

/** The root's share: see `lead` and `follow`; forgets which card cut before. */
export function searchRoot(
  left: i32,
  played: i32,
  need: i32,
  rem: i32,
  all: u64,
  leader: i32,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  past: i32,
): i32 {
  rootCard = -1;
  const roem: u64 = hasRoem ? roemWithin(all, true) : 0;
  if (played == 0) return lead(left, leader, need, rem, all, past, roem);
  openTrick(frameOf(left), leader, need, rem, all, pastThatMatters(past, need, rem, roem, all), roem);
  return follow(left, played, (leader + played) & 3, best, bestSeat, inTrick);
}
