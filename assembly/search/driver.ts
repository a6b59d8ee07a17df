/**
 * The driver: narrows the proven interval of the root by zero-window questions until it is a point. Where a question
 * is far from the true value it is cheap, so the questions step outwards from a guess; between two proven bounds they halve.
 * Where one takes too long, the questions come from outside in instead, so that the interval narrows early.
 */
import { Answer, EndWord, NO_GUESS } from '../../src/solver/abi';
import { LANE, bit } from '../core/cards';
import { beatersOf, lastTrickBonus, pointsOf, pointsOfSet } from '../core/rules';
import { frameOf, handOf, openTrick, trickCard } from '../core/position';
import { legalCards } from '../core/legality';
import { nodes, rootCard, searchRoot, startCounting, stopped } from './search';
import { limit, highest, lowest, playForShares, settleCalls, calledHigh, calledLow, withTag } from '../payoff/payoff';
import { roemWithin } from '../payoff/roem';
import { ESTIMATE, LONG_PATIENCE, isOn } from '../development/switches';
import { separateEstimates } from '../table/transposition-table';

/**
 * Steps while only one side of the value is bounded, in points. A guess is often just right, so after one question at it the other one follows,
 * which proves it; they begin with the one that a value better for who is to act answers too, as estimates err against them.
 */
const CLOSING_STEP: i32 = 1;
const FIRST_STEP: i32 = 2;
const STEP: i32 = 4;
/** The same for estimates. */
const BEAM_STEP: i32 = 5;

/** Where questions come from: a solver alone chooses; of two that share a position one asks upwards, the other downwards. */
const EITHER_END: i32 = EndWord.either;
const BELOW: i32 = EndWord.below;
const ABOVE: i32 = EndWord.above;

/** Nodes after which a question is put aside for an easier one. No deal of 36 cards needs so many for one question but a few. */
const PATIENCE: u32 = 8_000_000;
/**
 * The same where already the estimate took long, or so many tricks are left as only a pack of 48 cards has: the value is far away, and until then the
 * interval is what counts.
 */
const PATIENCE_IF_HARD: u32 = 50_000;
const HARD_ESTIMATE: u32 = 100_000;
const HARD_FROM: i32 = 11;
/** Patience doubles where nothing is easier, up to this. */
const MOST_PATIENCE: u32 = 1 << 30;
/** The first patience in tests of what follows. */
const NO_PATIENCE: u32 = 100;

let left: i32 = 0;
let leader: i32 = 0;
let played: i32 = 0;
let best: i32 = -1;
let bestSeat: i32 = 0;
let inTrick: i32 = 0;
let all: u64 = 0;
let rem: i32 = 0;
/** What of the tricks so far still matters beside points (payoff.ts). */
let past: i32 = 0;
let lowAsked: bool = false;
let highAsked: bool = false;

/** No share of anyone: nothing is guessed, or asked. */
const NONE: i32 = NO_GUESS;

/** Where the value is thought to be, or NONE. */
let target: i32 = NONE;
/** The question under way, or NONE; and the nodes spent on it. */
let asking: i32 = NONE;
let askingNodes: u32 = 0;
let patience: u32 = PATIENCE;
/** Set once a question had to be put aside, and on hard deals at once: the questions come from outside in. */
let fromOutside: bool = false;
/** The end that was last asked from, and how often the distance to the target is halved, by end. */
let end: i32 = ABOVE;
let halvingsBelow: i32 = 1;
let halvingsAbove: i32 = 1;
/** How many questions were chosen from either end. */
let chosen: i32 = 0;
/** How far the target moves when it is proven wrong, in points, and at first. */
const FIRST_REACH: i32 = 5;
let reach: i32 = FIRST_REACH;

/** Proven bounds on the share of North–South from the start of the trick in progress on. */
export let low: i32 = 0;
export let high: i32 = 0;
/** A card that holds the proven bound of the side to act: the lower bound for North–South, the upper for the others; or -1. */
export let bestCard: i32 = -1;

/**
 * Sets the root: the hands are in place, `count` cards of the trick of `firstSeat` stand in the frame of `tricks` tricks left; `before` is
 * the past of that trick.
 */
export function setRoot(tricks: i32, firstSeat: i32, count: i32, before: i32): void {
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
  past = before;
  playForShares();
  limit(past, rem, roemWithin(all, true));
  low = lowest;
  high = highest;
  lowAsked = false;
  highAsked = false;
  bestCard = -1;
  target = NONE;
  asking = NONE;
  patience = isOn(LONG_PATIENCE) ? PATIENCE : NO_PATIENCE;
  fromOutside = false;
  end = ABOVE;
  halvingsBelow = 1;
  halvingsAbove = 1;
  chosen = 0;
  reach = FIRST_REACH;
  beam = 0;
  beamNodes = 0;
  estimated = NONE;
  openBeam();
}

/** The legal cards of the player to act at the root. */
export function legalAtRoot(): u64 {
  const frame = frameOf(left);
  const seat = (leader + played) & 3;
  openTrick(frame, leader, 0, rem, all, past, 0);
  return legalCards(frame, played, seat, handOf(seat), best, bestSeat);
}

/** Where to ask next between `from` and `to` (from < to): at the guess, then outwards by `step`, then halfway. */
function nextNeed(from: i32, fromAsked: bool, to: i32, toAsked: bool, guess: i32, step: i32): i32 {
  if (fromAsked && toAsked) return (from + to + 1) >> 1;
  if (fromAsked) return min(from + step, to);
  if (toAsked) return max(to - step + 1, from + 1);
  return max(from + 1, min(guess, to));
}

// @ts-ignore: decorator
@inline
function northSouthToAct(): bool {
  return ((leader + played) & 1) == 0;
}

/** How far it is from the proven bound of an end to the target; at least 1. */
function distanceFrom(end: i32): i32 {
  return max(1, end == BELOW ? target - low : high - target);
}

/** The next question; from one end only when another solver asks from the other. */
function chooseQuestion(from: i32): void {
  askingNodes = 0;
  if (from == EITHER_END && !fromOutside) {
    const first = target + (northSouthToAct() ? 1 : 0);
    const isClosing = lowAsked ? low == target : high == target;
    const step = isClosing ? CLOSING_STEP : chosen == 1 ? FIRST_STEP : STEP;
    asking = nextNeed(low, lowAsked, high, highAsked, first, step);
    chosen++;
    return;
  }
  fromOutside = true;
  // Proven wrong, the target moves on, farther each time.
  if (target < low || target > high) {
    target = target < low ? min(high, low + reach) : max(low, high - reach);
    reach = min(reach * 2, rem);
  }
  if (from != EITHER_END) end = from;
  else if (target == low) end = ABOVE;
  else if (target == high) end = BELOW;
  else end = end == BELOW ? ABOVE : BELOW;
  // On the way to the target, halved as often as experience demands.
  const distance = max(1, distanceFrom(end) >> (end == BELOW ? halvingsBelow : halvingsAbove));
  asking = end == BELOW ? low + distance : high + 1 - distance;
}

/** The question under way has tried our patience: the next one is easier, or, where none is, gets more time. */
function putAside(): void {
  if (fromOutside) {
    const halvings = end == BELOW ? halvingsBelow : halvingsAbove;
    const isEasiest = distanceFrom(end) >> halvings <= 1;
    if (isEasiest) patience = min(patience * 2, MOST_PATIENCE);
    if (end == BELOW) halvingsBelow = isEasiest ? 1 : halvings + 1;
    else halvingsAbove = isEasiest ? 1 : halvings + 1;
  }
  fromOutside = true;
  asking = NONE;
}

/** Tricks left from which on an estimate is worth its nodes as the first question. */
const ESTIMATE_FROM: i32 = 4;
/** Most nodes of an estimate that is to help a proof. */
const ESTIMATE_NODES: u32 = 4_000_000;

/**
 * Goes on for at most `nodeBudget` nodes. True when `low` equals `high`. `guess` is where to ask first, the
 * nearer to the value the better; NONE: find a guess. `from` is the only end to ask from, or EITHER_END. Called again
 * with the same root it continues: the bounds stay, the table knows the rest.
 */
export function narrow(nodeBudget: u32, guess: i32, from: i32): bool {
  startCounting(0, nodeBudget, left, played, LANE);
  if (low == high) return true;
  let spent: u32 = 0;
  if (target == NONE) {
    if (guess != NONE || left < ESTIMATE_FROM || !isOn(ESTIMATE)) target = guess != NONE ? guess : rem >> 1;
    else {
      const isDone = runBeams(nodeBudget);
      spent = nodes;
      if (!isDone && beamNodes < ESTIMATE_NODES) return false;
      target = estimateSoFar();
      if (beamNodes > HARD_ESTIMATE || left >= HARD_FROM) {
        patience = min(patience, PATIENCE_IF_HARD);
        fromOutside = true;
      }
    }
  }
  while (low < high) {
    if (spent >= nodeBudget) return false;
    if (asking <= low || asking > high) chooseQuestion(from);
    const room = patience - askingNodes;
    startCounting(spent, nodeBudget - spent > room ? spent + room : nodeBudget, left, played, LANE);
    const isAnswered = askOnce(asking);
    askingNodes += nodes - spent;
    spent = nodes;
    if (isAnswered) asking = NONE;
    else if (askingNodes >= patience) putAside();
  }
  return true;
}

/** Asks one question, `low` < `need` <= `high`, and takes its answer; false when the nodes were used up before. */
function askOnce(need: i32): bool {
  const v = searchRoot(left, played, need, rem, all, leader, best, bestSeat, inTrick, past);
  if (stopped) return false;
  if (v >= need) {
    low = max(low, v);
    lowAsked = true;
    if (northSouthToAct()) bestCard = rootCard;
  } else {
    high = min(high, v);
    highAsked = true;
    if (!northSouthToAct()) bestCard = rootCard;
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
 * Asks, in the game of the question that was read (payoff.ts), whether North–South have `need` or more to go, after the past with
 * that tag or budget, for at most `nodeBudget` nodes. `isCallOpen`: the trick before is just over, and may be followed by
 * calls. Returns an `Answer`; `bestCard` then holds the answer for the side to act, or is -1 where nothing had to be searched.
 */
export function decide(nodeBudget: u32, need: i32, tag: i32, isCallOpen: bool): i32 {
  startCounting(0, nodeBudget, left, played, LANE);
  const marked = withTag(past, tag);
  bestCard = -1;
  if (isCallOpen) {
    settleCalls(marked, (leader & 1) != 0, rem);
    if (need <= calledLow) return Answer.yes;
    if (need > calledHigh) return Answer.no;
  }
  const v = searchRoot(left, played, need, rem, all, leader, best, bestSeat, inTrick, marked);
  if (stopped) return Answer.unknown;
  const isYes = v >= need;
  if (isYes == northSouthToAct()) bestCard = rootCard;
  return isYes ? Answer.yes : Answer.no;
}

/**
 * Takes bounds that were proven elsewhere, and the card that holds the bound of the side to act, or -1 where none is known.
 * What is known already stays where it is as good, with its card if it has one.
 */
export function assume(provenLow: i32, provenHigh: i32, card: i32): void {
  const isBetter = northSouthToAct() ? provenLow > low : provenHigh < high;
  const isEqual = northSouthToAct() ? provenLow == low : provenHigh == high;
  if (isBetter || (isEqual && bestCard < 0)) bestCard = card;
  // Not as if it had been asked: a bound from elsewhere may lie far from the value, too far to halve the way there.
  low = max(low, provenLow);
  high = min(high, provenHigh);
}

/**
 * Estimates are the values of games in which both sides choose among their best-ordered cards only: first a narrow beam, which
 * costs some hundred nodes and errs by five to ten points, then a wide one, which costs up to a million and errs by some four.
 */
const BEAMS: i32 = 2;

/** The beam under way, `BEAMS` when all are done; the bounds that it has found; the nodes of all so far. */
let beam: i32 = 0;
let beamLow: i32 = 0;
let beamHigh: i32 = 0;
let beamLowAsked: bool = false;
let beamHighAsked: bool = false;
let beamNodes: u32 = 0;
/** The value of the widest beam that is done, or NONE. */
let estimated: i32 = NONE;

function openBeam(): void {
  beamLow = low;
  beamHigh = high;
  beamLowAsked = false;
  beamHighAsked = false;
}

/** Goes on with the beams for at most `nodeBudget` nodes; true when they are done. */
function runBeams(nodeBudget: u32): bool {
  startCounting(0, nodeBudget, left, played, LANE);
  while (beam < BEAMS) {
    separateEstimates(beam + 1);
    startCounting(nodes, nodeBudget, left, played, beam + 1);
    const start = nodes;
    while (beamLow < beamHigh) {
      const guess = estimated == NONE ? rem >> 1 : estimated;
      const need = nextNeed(beamLow, beamLowAsked, beamHigh, beamHighAsked, guess, BEAM_STEP);
      const v = searchRoot(left, played, need, rem, all, leader, best, bestSeat, inTrick, past);
      if (stopped) break;
      if (v >= need) {
        beamLow = min(beamHigh, v);
        beamLowAsked = true;
      } else {
        beamHigh = max(beamLow, v);
        beamHighAsked = true;
      }
    }
    separateEstimates(0);
    beamNodes += nodes - start;
    if (beamLow < beamHigh) return false;
    estimated = beamLow;
    beam++;
    openBeam();
  }
  return true;
}

/** The best estimate so far, within the proven bounds; halfway between them while no beam is done. */
export function estimateSoFar(): i32 {
  if (estimated == NONE) return (low + high) >> 1;
  // What the wider beam under way has found already corrects the narrow one.
  return max(low, min(high, max(beamLow, min(beamHigh, estimated))));
}

/**
 * An estimate of the points of North–South from the start of the trick in progress on, within the proven bounds, from at most
 * `nodeBudget` nodes more than were spent on it before. No proof of anything.
 */
export function estimateValue(nodeBudget: u32): i32 {
  runBeams(nodeBudget);
  return estimateSoFar();
}
