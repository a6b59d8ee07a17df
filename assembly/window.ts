/**
 * The driver: narrows the proven interval of the root by zero-window questions until it is a point. Where a question
 * is far from the true value it is cheap, so the questions step outwards from a guess; between two proven bounds they halve.
 */
import { LANE, bit } from './cards';
import { beatersOf, lastTrickBonus, pointsOf, pointsOfSet } from './rules';
import { frameOf, handOf, openTrick, trickCard } from './position';
import { legalCards } from './legality';
import { nodes, rootCard, searchRoot, startCounting, stopped } from './search';
import { ESTIMATE, isOn } from './switches';
import { separateEstimates } from './table';

/** Width of a step while only one side of the value is bounded, in card points. */
const STEP: i32 = 5;

let left: i32 = 0;
let leader: i32 = 0;
let played: i32 = 0;
let best: i32 = -1;
let bestSeat: i32 = 0;
let inTrick: i32 = 0;
let all: u64 = 0;
let rem: i32 = 0;
let firstNeed: i32 = -1;
let lowAsked: bool = false;
let highAsked: bool = false;

/** Proven bounds on the points of North–South from the start of the trick in progress on. */
export let low: i32 = 0;
export let high: i32 = 0;
/** A card that holds the proven bound of the side to act: the lower bound for North–South, the upper for the others; or -1. */
export let bestCard: i32 = -1;

/**
 * Sets the root: the hands are in place, `count` cards of the trick of `firstSeat` stand in the frame of `tricks` tricks left.
 */
export function setRoot(tricks: i32, firstSeat: i32, count: i32): void {
  left = tricks;
  leader = firstSeat;
  played = count;
  const frame = frameOf(left);
  all = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  best = -1;
  bestSeat = leader;
  inTrick = 0;
  for (let i = 0; i < count; i++) {
    const card = trickCard(frame, i);
    all |= bit(card);
    inTrick += pointsOf(card);
    if (best < 0 || beatersOf(best) & bit(card)) {
      best = card;
      bestSeat = (leader + i) & 3;
    }
  }
  rem = pointsOfSet(all) + lastTrickBonus;
  low = 0;
  high = rem;
  firstNeed = -1;
  lowAsked = false;
  highAsked = false;
  bestCard = -1;
}

/** The legal cards of the player to act at the root. */
export function legalAtRoot(): u64 {
  const frame = frameOf(left);
  const seat = (leader + played) & 3;
  openTrick(frame, leader, 0, rem, all);
  return legalCards(frame, played, seat, handOf(seat), best, bestSeat);
}

/** Where to ask next between `from` and `to` (from < to): at the guess, then outwards in steps, then halfway. */
function nextNeed(from: i32, fromAsked: bool, to: i32, toAsked: bool, guess: i32): i32 {
  if (fromAsked && toAsked) return (from + to + 1) >> 1;
  if (fromAsked) return min(from + STEP, to);
  if (toAsked) return max(to - STEP + 1, from + 1);
  return max(from + 1, min(guess, to));
}

/** Tricks left from which on an estimate is worth its nodes as the first question. */
const ESTIMATE_FROM: i32 = 4;
/** Most nodes of an estimate for the first question. */
const ESTIMATE_NODES: u32 = 20000;
/** Moves a ply that an estimate tries: with the two best-ordered ones it errs by a few points and costs little. */
const ESTIMATE_BREADTH: i32 = 2;

/**
 * Goes on for at most `nodeBudget` nodes. True when `low` equals `high`. `guess` is where to ask first, in points, the
 * nearer to the value the better; -1: find a guess. Called again with the same root it continues: the bounds stay, the
 * table knows the rest.
 */
export function narrow(nodeBudget: u32, guess: i32): bool {
  let spent: u32 = 0;
  if (firstNeed < 0) {
    firstNeed = guess >= 0 ? guess : rem >> 1;
    if (guess < 0 && left >= ESTIMATE_FROM && isOn(ESTIMATE)) {
      firstNeed = estimateValue(min(ESTIMATE_NODES, nodeBudget), firstNeed);
      spent = nodes;
    }
  }
  startCounting(spent, nodeBudget, left, played, LANE);
  while (low < high) {
    if (!askOnce(nextNeed(low, lowAsked, high, highAsked, firstNeed))) return false;
  }
  return true;
}

/** Asks one question, `low` < `need` <= `high`, and takes its answer; false when the nodes were used up before. */
function askOnce(need: i32): bool {
  const northSouthToAct = ((leader + played) & 1) == 0;
  const v = searchRoot(left, played, need, rem, all, leader, best, bestSeat, inTrick);
  if (stopped) return false;
  if (v >= need) {
    low = max(low, v);
    lowAsked = true;
    if (northSouthToAct) bestCard = rootCard;
  } else {
    high = min(high, v);
    highAsked = true;
    if (!northSouthToAct) bestCard = rootCard;
  }
  return true;
}

/**
 * Asks whether North–South take at least `need` points, for at most `nodeBudget` nodes: for a host that chooses the questions
 * itself. True when it was answered, or was before.
 */
export function ask(nodeBudget: u32, need: i32): bool {
  startCounting(0, nodeBudget, left, played, LANE);
  return need <= low || need > high || askOnce(need);
}

/**
 * Takes bounds that were proven elsewhere, and the card that holds the bound of the side to act, or -1 where none is known.
 * What is known already stays, with its card, where it is as good.
 */
export function assume(provenLow: i32, provenHigh: i32, card: i32): void {
  const northSouthToAct = ((leader + played) & 1) == 0;
  if (northSouthToAct ? provenLow > low : provenHigh < high) bestCard = card;
  // Not as if it had been asked: a bound from elsewhere may lie far from the value, too far to halve the way there.
  low = max(low, provenLow);
  high = min(high, provenHigh);
}

/**
 * An estimate of the points of North–South from the start of the trick in progress on, within the proven bounds: the
 * value if both sides chose among their two best-ordered cards only, as far as `nodeBudget` nodes carry. No proof of
 * anything.
 */
export function estimateValue(nodeBudget: u32, guess: i32): i32 {
  let from = low;
  let to = high;
  let fromAsked = false;
  let toAsked = false;
  separateEstimates(true);
  startCounting(0, nodeBudget, left, played, ESTIMATE_BREADTH);
  while (from < to) {
    const need = nextNeed(from, fromAsked, to, toAsked, guess);
    const v = searchRoot(left, played, need, rem, all, leader, best, bestSeat, inTrick);
    if (stopped) break;
    if (v >= need) {
      from = min(to, v);
      fromAsked = true;
    } else {
      to = max(from, v);
      toAsked = true;
    }
  }
  separateEstimates(false);
  return (from + to) >> 1;
}
