/**
 * Zero-window alpha-beta over tricks. Each search is a probe: do North–South take at least `need` of the points to
 * come? Positions at the start of a trick go through the transposition table, except in the last two tricks
 * (endgame.ts). The plies within a trick are plain recursion.
 *
 * Values are North–South's share from the start of the trick in progress on: card points with the last trick's bonus,
 * or another payoff's share (payoff.ts). East–West get the rest. Every function returns a fail-soft bound v: v ≥ need
 * means that North–South take at least v, v < need that they take at most v. Once `stopped` is set, results mean
 * nothing: every function restores the hand it changed and returns at once, without a store to the table.
 */
import { LANE, bit } from '../core/cards';
import { pointsOf } from '../core/rules';
import {
  allOf,
  beatersOf,
  frameOf,
  handOf,
  needOf,
  openTrick,
  payoffStateOf,
  pointsLeftOf,
  roemLeftOf,
  setHand,
  setTrickCard,
} from '../core/position';
import { legalCards } from '../core/legality';
import { fillMoves, moveCard, moveDown, movesAt, noteRoem, pickMove, roemAfter, roemWith, scoreMoves } from './moves';
import { dropOpenSample, sampleMoves, startSample } from '../development/sample-recorder';
import { LATE, penaliseHistory, recordCutoff } from '../ordering/ordering';
import { lastTrick, lastTwoTricks, shareOfLast } from './endgame';
import { enter, isBusy, leave } from '../shared/shared-table';
import { suitClassesOf } from '../table/suit-classes';
import {
  called,
  calledHigh,
  calledLow,
  gain,
  highest,
  limit,
  lowest,
  payoffStateAfter,
  relevantPayoffState,
  settle,
  shareOf,
} from '../payoff/payoff';
import { hasRoem, mostToEW, mostToNS, roemOf, roemWithin, setsAcross } from '../payoff/roem';
import { ENDGAME, LARGE_PROBE_BUDGET, LOOK_AHEAD, isOn } from '../development/switches';
import { foundCard, foundHigh, foundLow, storeBounds, probeTable } from '../table/transposition-table';

/** Nodes since `startSlice`: starts of tricks with two or more tricks left. */
export let nodes: u32 = 0;
/** The node budget is used up. */
export let stopped: bool = false;
/**
 * The card that caused the cutoff at the root, or -1. Its value is at least (North–South to move) or at most
 * (East–West) the returned bound.
 */
export let rootCard: i32 = -1;

/**
 * How many of the best-ordered moves are tried. If fewer than a hand has cards, the bounds are estimates, not proofs.
 */
let leadBreadth: i32 = LANE;
let followBreadth: i32 = LANE;
/** In tricks with at least so many left more moves are tried: all in the first trick, three in the next. */
let wideFrom: i32 = LANE + 1;
const SECOND_BREADTH: i32 = 3;

let budget: u32 = 0;
let rootLeft: i32 = 0;
let rootPlayed: i32 = 0;

/**
 * Starts a slice of at most `nodeBudget` nodes, `spent` of them already used, at the root with `left` tricks left and
 * `played` cards in the trick. `beam` is LANE for exact bounds. For an estimate, which needs table entries of its own
 * (`selectBeamEntries`), it is 1 (two leads and one card from each other seat), 2 (two cards everywhere) or 3 (all in the first
 * trick, three in the next, then two: an early mistake costs an estimate most).
 */
export function startSlice(spent: u32, nodeBudget: u32, left: i32, played: i32, beam: i32): void {
  dropOpenSample();
  leadBreadth = beam == LANE ? LANE : 2;
  followBreadth = beam == LANE ? LANE : min(beam, 2);
  wideFrom = beam == 3 ? left - 1 : LANE + 1;
  nodes = spent;
  stopped = false;
  budget = nodeBudget;
  rootLeft = left;
  rootPlayed = played;
}

/** The number of moves to try in a trick. */
// @ts-ignore: decorator
@inline
function breadthAt(left: i32, usual: i32): i32 {
  return left < wideFrom ? usual : left == rootLeft ? LANE : SECOND_BREADTH;
}

/** The number of moves to try of `count`. If that is not all, the best-ordered moves come to the front. */
// @ts-ignore: decorator
@inline
function movesToTry(moves: usize, count: i32, breadth: i32): i32 {
  if (count <= breadth) return count;
  for (let i = 0; i < breadth; i++) pickMove(moves, i, count);
  return breadth;
}

/**
 * North–South's share from the start of a trick: `leader` leads, `pointsLeft` points and at most `roem` (`roemWithin`)
 * are to come, `all` is the set of cards in the hands, `before` the payoff state (0: only points and roem count from
 * here on).
 */
export function searchTrick(left: i32, leader: i32, need: i32, pointsLeft: i32, all: u64, before: i32, roem: u64): i32 {
  let low = 0;
  let high = pointsLeft;
  let payoffState = before;
  if (payoffState == 0) {
    low = -mostToEW(roem);
    high = pointsLeft + mostToNS(roem);
  } else {
    payoffState = relevantPayoffState(payoffState, need, pointsLeft, roem, all);
    limit(payoffState, pointsLeft, roem);
    low = lowest;
    high = highest;
  }
  if (need <= low) return low;
  if (need > high) return high;
  if (left == 1) return lastTrick(leader, pointsLeft, all, payoffState, roem);
  if (nodes >= budget) {
    stopped = true;
    return 0;
  }
  const start = nodes++;
  // The root must name its card, which only the general search does.
  if (left == 2 && rootLeft > 2 && isOn(ENDGAME))
    return lastTwoTricks(leader, need, pointsLeft, all, payoffState, roem);
  let remembered = -1;
  const suitClasses = suitClassesOf(all);
  if (probeTable(suitClasses, all, leader, need, payoffState)) {
    remembered = foundCard;
    // The root takes its bounds from its moves alone: it must name a card that holds exactly the bound it returns.
    if (left != rootLeft || rootPlayed != 0) {
      low = max(low, foundLow);
      high = min(high, foundHigh);
      if (low >= need) return low;
      if (high < need) return high;
    }
  }
  const frame = frameOf(left);
  openTrick(frame, leader, need, pointsLeft, all, payoffState, roem);
  const value = searchPly(left, 0, leader, -1, leader, 0, remembered);
  if (stopped) return 0;
  if (((leader & 1) == 0) == value >= need) remembered = cutoffCard;
  if (value >= need) low = max(low, value);
  else high = min(high, value);
  storeBounds(suitClasses, all, leader, payoffState, low, high, remembered, nodes - start);
  return value >= need ? low : high;
}

/** Worse than every share for the side of `seat`. */
// @ts-ignore: decorator
@inline
function worstFor(seat: i32): i32 {
  return seat & 1 ? i32.MAX_VALUE : i32.MIN_VALUE;
}

/**
 * The share after the moves of a ply, `seat` with `hand` to play the (k+1)-th card. They are searched best first, until
 * one causes a cutoff. `known` is the best share of the moves that are not in the list (`worstFor` if there are none).
 */
// @ts-ignore: decorator
@inline
function searchMoves(
  moves: usize,
  count: i32,
  left: i32,
  k: i32,
  seat: i32,
  hand: u64,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  known: i32,
): i32 {
  const maximising = (seat & 1) == 0;
  const need = needOf(frameOf(left));
  if (isDefined(SAMPLING)) {
    if (startSample(k, count, left))
      return sampleMoves(moves, count, left, k, seat, hand, best, bestSeat, inTrick, known);
  }
  if (isDefined(SHARED)) {
    if (left >= DEFERRED_FROM && count > 1 && followBreadth == LANE)
      return searchWithOthers(moves, count, left, k, seat, hand, best, bestSeat, inTrick, known);
  }
  let value = known;
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const v = playMove(left, k, seat, hand, card, best, bestSeat, inTrick);
    if (stopped) return 0;
    value = maximising ? max(value, v) : min(value, v);
    if (maximising == v >= need) {
      handleCutoff(moves, left, k, seat, best, i);
      break;
    }
  }
  return value;
}

/** Fewest tricks left in which threads leave to each other the moves that one of them is searching; in tests as few as there are entries for. */
const DEFERRED_FROM: i32 = isDefined(SWITCHES) ? 3 : 5;

/**
 * The same as `searchMoves`, for threads that share a table: a move that another thread is searching comes last. By then its result is often
 * in the table; if not, two threads search it, and share what is left of it in the same way. The first move is never left, as it
 * usually causes a cutoff. This changes the order of the moves and no bound.
 */
function searchWithOthers(
  moves: usize,
  count: i32,
  left: i32,
  k: i32,
  seat: i32,
  hand: u64,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  known: i32,
): i32 {
  const maximising = (seat & 1) == 0;
  const frame = frameOf(left);
  const need = needOf(frame);
  const cards = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  let value = known;
  /** Bit i: the i-th move was left to another thread. */
  let deferred = 0;
  for (let n = 0; n < 2 * count; n++) {
    const isFirstTry = n < count;
    const i = isFirstTry ? n : n - count;
    if (!isFirstTry && !((deferred >> i) & 1)) continue;
    const card = isFirstTry ? pickMove(moves, i, count) : moveCard(moves, i);
    let key: u64 = 0;
    if (isFirstTry && i > 0) {
      const takes = k == 0 || (beatersOf(frame, best) & bit(card)) != 0;
      key = keyOf(cards ^ bit(card), takes ? seat : bestSeat);
      if (isBusy(key)) {
        deferred |= 1 << i;
        continue;
      }
      enter(key);
    }
    const v = playMove(left, k, seat, hand, card, best, bestSeat, inTrick);
    if (key) leave(key);
    if (stopped) return 0;
    value = maximising ? max(value, v) : min(value, v);
    if (maximising == v >= need) {
      handleCutoff(moves, left, k, seat, best, i);
      break;
    }
  }
  return value;
}

/** A hash, not 0, of the cards in the hands and the player who wins the trick. */
// @ts-ignore: decorator
@inline
function keyOf(cards: u64, winner: i32): u64 {
  let h = (cards ^ ((<u64>winner) << 60)) * 0x9e3779b97f4a7c15;
  h ^= h >> 32;
  return (h * 0xd6e8feb86659fd93) | 1;
}

/** Tricks left at the root, and at a ply, from which the first moves have budgets. Only 48-card packs have as many. */
const BUDGETED_ROOT: i32 = 11;
const BUDGETED_FROM: i32 = 9;
/** The number of moves of a ply that have a budget, and the budget in nodes, which doubles with each further trick left. */
const BUDGETED_MOVES: i32 = 2;
const FIRST_BUDGET: u32 = 256;
/** The budget in tests of moves that are stopped. */
const TEST_BUDGET: u32 = 3;

// @ts-ignore: decorator
@inline
function hasBudgets(left: i32): bool {
  if (!isOn(LARGE_PROBE_BUDGET)) return followBreadth == LANE;
  return left >= BUDGETED_FROM && rootLeft >= BUDGETED_ROOT && followBreadth == LANE;
}

/**
 * The same as `searchMoves`, for the first three cards of the first tricks of the hardest deals. There the moves that cause a cutoff
 * differ in cost by orders of magnitude, and the move order often puts an expensive one first. So the first moves get small budgets.
 * Only if none of them causes a cutoff within its budget are all moves searched to their ends.
 *
 * Budgets change the order of the work and no bound: a move that was stopped by its budget has left nothing but proven table
 * entries, it counts as not searched, and before a bound without a cutoff is returned every move has been searched to its end.
 */
function searchWithBudgets(
  moves: usize,
  count: i32,
  left: i32,
  k: i32,
  seat: i32,
  hand: u64,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
): i32 {
  const maximising = (seat & 1) == 0;
  const frame = frameOf(left);
  const need = needOf(frame);
  if (isDefined(SAMPLING)) {
    if (startSample(k, count, left))
      return sampleMoves(moves, count, left, k, seat, hand, best, bestSeat, inTrick, worstFor(seat));
  }
  const ofCaller = budget;
  const ofMove = isOn(LARGE_PROBE_BUDGET) ? FIRST_BUDGET << (left - BUDGETED_FROM) : TEST_BUDGET;
  let value = worstFor(seat);
  /** Bit i: the i-th move was stopped by its budget. */
  let open = 0;
  for (let i = 0; i < BUDGETED_MOVES + count; i++) {
    const isFirstTry = i < BUDGETED_MOVES;
    const at = isFirstTry ? i : i - BUDGETED_MOVES;
    if (at >= count || (!isFirstTry && at < BUDGETED_MOVES && !((open >> at) & 1))) continue;
    const card = isFirstTry || at >= BUDGETED_MOVES ? pickMove(moves, at, count) : moveCard(moves, at);
    if (isFirstTry && ofMove < ofCaller - nodes) budget = nodes + ofMove;
    const takes = k == 0 || (beatersOf(frame, best) & bit(card)) != 0;
    setHand(seat, hand ^ bit(card));
    setTrickCard(frame, k, card);
    const next = (seat + 1) & 3;
    const v = searchPly(left, k + 1, next, takes ? card : best, takes ? seat : bestSeat, inTrick + pointsOf(card), -1);
    setHand(seat, hand);
    budget = ofCaller;
    if (stopped) {
      if (!isFirstTry || nodes >= ofCaller) return 0;
      stopped = false;
      open |= 1 << at;
      continue;
    }
    value = maximising ? max(value, v) : min(value, v);
    if (maximising == v >= need) {
      handleCutoff(moves, left, k, seat, best, at);
      break;
    }
  }
  return value;
}

/** The share after `seat` plays `card` as the (k+1)-th of the trick; see `searchPly` for the rest. */
// @ts-ignore: decorator
@inline
export function playMove(
  left: i32,
  k: i32,
  seat: i32,
  hand: u64,
  card: i32,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
): i32 {
  const takes = k == 0 || (beatersOf(frameOf(left), best) & bit(card)) != 0;
  const winner = takes ? seat : bestSeat;
  const points = inTrick + pointsOf(card);
  let share = 0;
  setHand(seat, hand ^ bit(card));
  if (k == 3) share = shareAfterTrick(left, winner, card, points);
  else {
    setTrickCard(frameOf(left), k, card);
    share = searchPly(left, k + 1, (seat + 1) & 3, takes ? card : best, winner, points, -1);
  }
  setHand(seat, hand);
  return share;
}

/** The card of the last cutoff. */
let cutoffCard: i32 = -1;

/** Sampling build only: sets that card. */
export function setCutoffCard(card: i32): void {
  cutoffCard = card;
}

/** The i-th move caused a cutoff: updates the move order and, at the root, the best card. */
function handleCutoff(moves: usize, left: i32, k: i32, seat: i32, best: i32, i: i32): void {
  const card = moveCard(moves, i);
  cutoffCard = card;
  // The last tricks do not use the history.
  if (left > LATE) {
    recordCutoff(left, seat, best, card);
    for (let j = 0; j < i; j++) penaliseHistory(left, seat, best, moveCard(moves, j));
  }
  if (left == rootLeft && k == rootPlayed) rootCard = card;
}

/**
 * The share from within a trick, in frame `left`: `seat` plays its (k+1)-th card, `best` of `bestSeat` is winning (-1: on
 * lead), and `inTrick` card points are on the table (and count in the value). `remembered` is the table's best lead, or
 * -1.
 */
export function searchPly(left: i32, k: i32, seat: i32, best: i32, bestSeat: i32, inTrick: i32, remembered: i32): i32 {
  if (k == 3) return searchLastCard(left, seat, best, bestSeat, inTrick);
  const frame = frameOf(left);
  const hand = handOf(seat);
  const legal = legalCards(frame, k, seat, hand, best, bestSeat);
  const moves = movesAt(left, k);
  const found = fillMoves(moves, frame, k, seat, legal, best, bestSeat);
  scoreMoves(moves, found, frame, left, k, seat, hand, best, inTrick, remembered);
  if (found > 1 && hasBudgets(left))
    return searchWithBudgets(moves, found, left, k, seat, hand, best, bestSeat, inTrick);
  const count = movesToTry(moves, found, breadthAt(left, k == 0 ? leadBreadth : followBreadth));
  return searchMoves(moves, count, left, k, seat, hand, best, bestSeat, inTrick, worstFor(seat));
}

/**
 * The last card of a trick. All positions behind it are looked up in the table before any of them is searched: one may
 * cut at once, and others are known to fail. The last two tricks have no entries and are not looked up.
 */
function searchLastCard(left: i32, seat: i32, best: i32, bestSeat: i32, inTrick: i32): i32 {
  const frame = frameOf(left);
  const need = needOf(frame);
  const pointsLeft = pointsLeftOf(frame);
  const hand = handOf(seat);
  const legal = legalCards(frame, 3, seat, hand, best, bestSeat);
  const moves = movesAt(left, 3);
  const all = allOf(frame);
  const maximising = (seat & 1) == 0;
  const rest = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  const beaters = beatersOf(frame, best);
  const payoffState = payoffStateOf(frame);
  const roemLeft = roemLeftOf(frame);
  if (left == 1) return shareOfLast(beaters & hand ? seat : bestSeat, pointsLeft, all, payoffState, roemLeft);
  let found = fillMoves(moves, frame, 3, seat, legal, best, bestSeat);
  const isBeam = followBreadth < LANE;
  if (isBeam) {
    scoreMoves(moves, found, frame, left, 3, seat, hand, best, inTrick, -1);
    found = movesToTry(moves, found, breadthAt(left, followBreadth));
  }
  let value = worstFor(seat);
  let count = 0;
  for (let i = 0; i < found; i++) {
    const card = moveCard(moves, i);
    const winner = beaters & bit(card) ? seat : bestSeat;
    const points = inTrick + pointsOf(card);
    const after = rest ^ bit(card);
    const roem: u64 = roemLeft ? roemWithin(after, setsAcross(roemLeft) != 0) : 0;
    const trickRoem = roemLeft ? roemOf(all ^ after, roemLeft, left) : 0;
    let gained = 0;
    let low = 0;
    let high = 0;
    if (payoffState == 0) {
      gained = shareOf(winner, points, trickRoem);
      low = gained - mostToEW(roem);
      high = gained + pointsLeft - points + mostToNS(roem);
    } else {
      settle(payoffState, winner, points, trickRoem, pointsLeft - points, roem);
      gained = gain;
      low = gained + lowest;
      high = gained + highest;
    }
    if (left > 3 && isOn(LOOK_AHEAD) && need > low && need <= high) {
      const laterPayoffState =
        payoffState == 0 ? 0 : relevantPayoffState(payoffStateAfter, need - gained, pointsLeft - points, roem, after);
      if (probeTable(suitClassesOf(after), after, winner, need - gained, laterPayoffState)) {
        low = max(low, gained + (payoffState == 0 ? foundLow : called(foundLow)));
        high = min(high, gained + (payoffState == 0 ? foundHigh : called(foundHigh)));
      }
    }
    if (maximising ? low >= need : high < need) {
      if (left == rootLeft && rootPlayed == 3) rootCard = card;
      return maximising ? low : high;
    }
    if (maximising ? high < need : low >= need) value = maximising ? max(value, high) : min(value, low);
    else {
      if (roemLeft) noteRoem(left, card, trickRoem, roem);
      moveDown(moves, i, count++);
    }
  }
  if (!isBeam) scoreMoves(moves, count, frame, left, 3, seat, hand, best, inTrick, -1);
  return searchMoves(moves, count, left, 3, seat, hand, best, bestSeat, inTrick, value);
}

/** The share from a complete trick on: `winner` takes it with `card`, the last one played, and `points`. */
// @ts-ignore: decorator
@inline
function shareAfterTrick(left: i32, winner: i32, card: i32, points: i32): i32 {
  const frame = frameOf(left);
  const need = needOf(frame);
  const toCome = pointsLeftOf(frame) - points;
  const payoffState = payoffStateOf(frame);
  const hasRoemLeft = roemLeftOf(frame) != 0;
  const trickRoem = hasRoemLeft ? roemWith(left, card) : 0;
  const roem: u64 = hasRoemLeft ? roemAfter(left, card) : 0;
  const cards = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  if (payoffState == 0) {
    const gained = shareOf(winner, points, trickRoem);
    return gained + searchTrick(left - 1, winner, need - gained, toCome, cards, 0, roem);
  }
  return shareWithState(left, payoffState, winner, points, trickRoem, need, toCome, cards, roem);
}

/**
 * The same where the payoff state matters: `winner` takes `points` and `trickRoem`, then the sides may call, then
 * `toCome` points and at most `roem` are to come, with `cards` in the hands.
 */
function shareWithState(
  left: i32,
  payoffState: i32,
  winner: i32,
  points: i32,
  trickRoem: i32,
  need: i32,
  toCome: i32,
  cards: u64,
  roem: u64,
): i32 {
  settle(payoffState, winner, points, trickRoem, toCome, 0);
  const gained = gain;
  const low = calledLow;
  const high = calledHigh;
  const share = searchTrick(left - 1, winner, need - gained, toCome, cards, payoffStateAfter, roem);
  return gained + max(low, min(high, share));
}

/** The root's share: see `searchTrick` and `searchPly`. Forgets the card of the previous cutoff. */
export function searchRoot(
  left: i32,
  played: i32,
  need: i32,
  pointsLeft: i32,
  all: u64,
  leader: i32,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  payoffState: i32,
): i32 {
  rootCard = -1;
  const roem: u64 = hasRoem ? roemWithin(all, true) : 0;
  if (played == 0) return searchTrick(left, leader, need, pointsLeft, all, payoffState, roem);
  openTrick(
    frameOf(left),
    leader,
    need,
    pointsLeft,
    all,
    relevantPayoffState(payoffState, need, pointsLeft, roem, all),
    roem,
  );
  return searchPly(left, played, (leader + played) & 3, best, bestSeat, inTrick, -1);
}
