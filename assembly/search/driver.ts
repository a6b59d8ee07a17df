/**
 * The driver: narrows the proven interval of the root by zero-window probes until it converges on the value, as MTD(f)
 * does. A probe far from the value is cheap, so the probes start at an estimate (beams.ts) and step outwards; once both ends are
 * proven they bisect the interval. If a probe takes too long, the probes approach from the ends of the interval
 * instead, so that it narrows early.
 */
import { Answer, EndWord } from '../../src/solver/abi';
import { LANE } from '../core/cards';
import { ESTIMATE, LARGE_PROBE_BUDGET, isOn } from '../development/switches';
import { highest, lowest } from '../payoff/bounds';
import { calledHigh, calledLow, settleCalls } from '../payoff/calls';
import { limit, playForShares } from '../payoff/payoff';
import { withTag } from '../payoff/payoff-state';
import { roemWithin } from '../payoff/roem';
import { BEAMS, NARROW_BEAMS, NONE, beamNodes, estimateWithin, nextNeed, runBeams, startBeams } from './beams';
import { all, leader, left, northSouthToMove, payoffState, placeRoot, played, pointsLeft, searchRoot } from './root';
import { nodes, rootCard, startSlice, stopped } from './slice';

/**
 * Steps in points while only one end is proven. An estimate is often exact; after one probe at it, a second one next to
 * it then proves the value. The first probe is on the side of the side to move: estimates err against it, and a better
 * value decides that probe too.
 */
const CLOSING_STEP: i32 = 1;
const FIRST_STEP: i32 = 2;
const STEP: i32 = 4;

/** The end to probe from. A lone solver chooses; of two that share a position, one probes upwards and one downwards. */
const EITHER_END: i32 = EndWord.either;
const BELOW: i32 = EndWord.below;
const ABOVE: i32 = EndWord.above;

/** Nodes after which a probe is postponed for an easier one. Few probes of deals of 36 cards take as many. */
const PROBE_BUDGET: u32 = 8_000_000;
/**
 * The same if the estimate already took long, or if only a 48-card pack has as many tricks left: the value is far away,
 * and until it is found the interval is the result.
 */
const PROBE_BUDGET_IF_HARD: u32 = 50_000;
const HARD_ESTIMATE: u32 = 100_000;
/** The same with the widest beam. */
const HARD_WIDE_ESTIMATE: u32 = 600_000;
const HARD_FROM: i32 = 11;
/** The budget of a probe doubles, up to this, if there is no easier one. */
const LARGEST_PROBE_BUDGET: u32 = 1 << 30;
/** The initial budget in tests of postponed probes. */
const TEST_PROBE_BUDGET: u32 = 100;

/** Whether a probe has proven the lower bound, and the upper one. */
let lowProbed: bool = false;
let highProbed: bool = false;

/** The estimate of the value that probes aim at, or NONE. */
let target: i32 = NONE;
/** The target of the probe under way, or NONE, and the nodes spent on it. */
let probeNeed: i32 = NONE;
let probeNodes: u32 = 0;
let probeBudget: u32 = PROBE_BUDGET;
/** Set once a probe was postponed, and at once for hard deals: probes approach from the ends of the interval. */
let fromEnds: bool = false;
/** The end of the last probe, and by end how many times the distance to the target is halved. */
let end: i32 = ABOVE;
let halvingsBelow: i32 = 1;
let halvingsAbove: i32 = 1;
/** Number of probes chosen from either end. */
let probeCount: i32 = 0;
/** How far, in points, a target that was proven wrong moves; the first time, and now. */
const FIRST_REACH: i32 = 5;
let reach: i32 = FIRST_REACH;

/** Proven bounds on North–South's share from the start of the trick in progress on. */
export let low: i32 = 0;
export let high: i32 = 0;
/**
 * A card that holds the proven bound of the side to move (the lower one for North–South, the upper one for East–West),
 * or -1.
 */
export let bestCard: i32 = -1;

/**
 * Sets the root, as `placeRoot` does, with nothing known of its value. The bounds are those of all points and all roem: the host
 * reads from their distance how much roem is to come (src/solver/payoffs/wet.ts).
 */
export function setRoot(tricks: i32, firstSeat: i32, count: i32, before: i32): void {
  placeRoot(tricks, firstSeat, count, before);
  playForShares();
  limit(payoffState, pointsLeft, roemWithin(all, true));
  low = lowest;
  high = highest;
  lowProbed = false;
  highProbed = false;
  bestCard = -1;
  target = NONE;
  probeNeed = NONE;
  probeBudget = isOn(LARGE_PROBE_BUDGET) ? PROBE_BUDGET : TEST_PROBE_BUDGET;
  fromEnds = false;
  end = ABOVE;
  halvingsBelow = 1;
  halvingsAbove = 1;
  probeCount = 0;
  reach = FIRST_REACH;
  startBeams(low, high);
}

/** The distance from the proven bound at an end to the target; at least 1. */
function distanceFrom(end: i32): i32 {
  return max(1, end == BELOW ? target - low : high - target);
}

/** Chooses the next probe; from one end only if another solver probes from the other. */
function chooseProbe(from: i32): void {
  probeNodes = 0;
  if (from == EITHER_END && !fromEnds) {
    const first = target + (northSouthToMove() ? 1 : 0);
    const isClosing = lowProbed ? low == target : high == target;
    const step = isClosing ? CLOSING_STEP : probeCount == 1 ? FIRST_STEP : STEP;
    probeNeed = nextNeed(low, lowProbed, high, highProbed, first, step);
    probeCount++;
    return;
  }
  fromEnds = true;
  // A target that was proven wrong moves on, farther each time.
  if (target < low || target > high) {
    target = target < low ? min(high, low + reach) : max(low, high - reach);
    reach = min(reach * 2, pointsLeft);
  }
  if (from != EITHER_END) end = from;
  else if (target == low) end = ABOVE;
  else if (target == high) end = BELOW;
  else end = end == BELOW ? ABOVE : BELOW;
  // On the way to the target, halved as often as postponed probes have required.
  const distance = max(1, distanceFrom(end) >> (end == BELOW ? halvingsBelow : halvingsAbove));
  probeNeed = end == BELOW ? low + distance : high + 1 - distance;
}

/** The probe under way has used up its budget: the next one is easier or, if there is none, gets a larger budget. */
function postponeProbe(): void {
  if (fromEnds) {
    const halvings = end == BELOW ? halvingsBelow : halvingsAbove;
    const isEasiest = distanceFrom(end) >> halvings <= 1;
    if (isEasiest) probeBudget = min(probeBudget * 2, LARGEST_PROBE_BUDGET);
    if (end == BELOW) halvingsBelow = isEasiest ? 1 : halvings + 1;
    else halvingsAbove = isEasiest ? 1 : halvings + 1;
  }
  fromEnds = true;
  probeNeed = NONE;
}

/** The tricks left for which the widest beam guides the first probe. With fewer it costs too much; with more, bounds are wanted first. */
const WIDE_GUIDE_FROM: i32 = 10;
const WIDE_GUIDE_TO: i32 = 11;
/** Fewest tricks left for which the first probe is worth an estimate. */
const ESTIMATE_FROM: i32 = 4;
/** Most nodes of an estimate that prepares a proof. */
const ESTIMATE_NODES: u32 = 4_000_000;

/**
 * Continues for at most `nodeBudget` nodes. True when `low` equals `high`. `guess` is the first target, the nearer to
 * the value the better; NONE: make an estimate. `from` is the only end to probe from, or EITHER_END. Another call with
 * the same root continues: the bounds stay, and the table holds the rest.
 */
export function narrow(nodeBudget: u32, guess: i32, from: i32): bool {
  startSlice(0, nodeBudget, left, played, LANE);
  if (low == high) return true;
  let spent: u32 = 0;
  if (target == NONE) {
    if (guess != NONE || left < ESTIMATE_FROM || !isOn(ESTIMATE)) target = guess != NONE ? guess : pointsLeft >> 1;
    else {
      const guides = left >= WIDE_GUIDE_FROM && left <= WIDE_GUIDE_TO ? BEAMS : NARROW_BEAMS;
      const isDone = runBeams(nodeBudget, guides, low, high);
      spent = nodes;
      if (!isDone && beamNodes < ESTIMATE_NODES) return false;
      target = estimateSoFar();
      if (beamNodes > (guides == BEAMS ? HARD_WIDE_ESTIMATE : HARD_ESTIMATE) || left >= HARD_FROM) {
        probeBudget = min(probeBudget, PROBE_BUDGET_IF_HARD);
        fromEnds = true;
      }
    }
  }
  while (low < high) {
    if (spent >= nodeBudget) return false;
    if (probeNeed <= low || probeNeed > high) chooseProbe(from);
    const room = probeBudget - probeNodes;
    startSlice(spent, nodeBudget - spent > room ? spent + room : nodeBudget, left, played, LANE);
    const isDecided = runProbe(probeNeed);
    probeNodes += nodes - spent;
    spent = nodes;
    if (isDecided) probeNeed = NONE;
    else if (probeNodes >= probeBudget) postponeProbe();
  }
  return true;
}

/** Runs one probe, `low` < `need` <= `high`, and updates the bounds; false if it used up the nodes. */
function runProbe(need: i32): bool {
  const share = searchRoot(need, payoffState);
  if (stopped) return false;
  if (share >= need) {
    low = max(low, share);
    lowProbed = true;
    if (northSouthToMove()) bestCard = rootCard;
  } else {
    high = min(high, share);
    highProbed = true;
    if (!northSouthToMove()) bestCard = rootCard;
  }
  return true;
}

/**
 * Probes whether North–South take at least `need` points, for at most `nodeBudget` nodes: for a host that chooses the
 * targets itself. True when it is decided, now or before.
 */
export function probeRoot(nodeBudget: u32, need: i32): bool {
  startSlice(0, nodeBudget, left, played, LANE);
  return need <= low || need > high || runProbe(need);
}

/**
 * Decides the probe that was read last (payoff.ts): do North–South have `need` or more to come, from the payoff state
 * with that tag or budget? `isCallOpen`: the previous trick has just ended, and calls may follow. At most `nodeBudget`
 * nodes. Returns an `Answer`; `bestCard` then proves it for the side to move, or is -1 if no search was needed.
 */
export function decide(nodeBudget: u32, need: i32, tag: i32, isCallOpen: bool): i32 {
  startSlice(0, nodeBudget, left, played, LANE);
  const marked = withTag(payoffState, tag);
  bestCard = -1;
  if (isCallOpen) {
    settleCalls(marked, (leader & 1) != 0, pointsLeft);
    if (need <= calledLow) return Answer.yes;
    if (need > calledHigh) return Answer.no;
  }
  const share = searchRoot(need, marked);
  if (stopped) return Answer.unknown;
  const isYes = share >= need;
  if (isYes == northSouthToMove()) bestCard = rootCard;
  return isYes ? Answer.yes : Answer.no;
}

/**
 * Adopts bounds proven elsewhere, and a card that holds the bound of the side to move (-1: unknown). Bounds that are
 * known already stay, with their card if they have one.
 */
export function assume(provenLow: i32, provenHigh: i32, card: i32): void {
  const isBetter = northSouthToMove() ? provenLow > low : provenHigh < high;
  const isEqual = northSouthToMove() ? provenLow == low : provenHigh == high;
  if (isBetter || (isEqual && bestCard < 0)) bestCard = card;
  // The ends do not count as probed: a bound from elsewhere may be too far from the value to bisect the way there.
  low = max(low, provenLow);
  high = min(high, provenHigh);
}

/** The best estimate so far, within the proven bounds; halfway between them while no beam is done. */
function estimateSoFar(): i32 {
  return estimateWithin(low, high);
}

/**
 * An estimate of North–South's points from the start of the trick in progress on, within the proven bounds, from at
 * most `nodeBudget` more nodes and the first `count` beams. It proves nothing.
 */
export function estimateValue(nodeBudget: u32, count: i32): i32 {
  runBeams(nodeBudget, min(count, BEAMS), low, high);
  return estimateSoFar();
}
