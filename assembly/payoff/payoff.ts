/**
 * What a deal is played for beside card points: roem in tricks, a bonus for a sweep, and questions about a score. All of it
 * happens where a trick ends (`settle`), so the search knows one number more a position, its *past*, and nothing else.
 *
 *   past  7            2  1  0
 *        | tag or budget |EW|NS|      EW, NS: this side has taken everything so far and may yet make a sweep
 *
 * A question of CALLS has a tag above 0, so a past of 0 leaves nothing to play for but SHARES without a sweep: points and roem.
 *
 * Three kinds of games are searched, each for a share v of North–South from a trick on, larger is better for them:
 *
 *  - SHARES: v is card points, plus half of what roem and sweep bonus bring to North–South, minus half of what they bring to
 *    the others. So 2v is the difference of the two sides plus the card points to come.
 *  - CALLS: a side that has reached so many points may call after a trick (tap, or claim), which settles the score. The
 *    question is whether North–South reach a certain score. That is monotone in the points p they have taken: whatever they
 *    can do with p they can do with more, and the others less. So each position has a least p with which they succeed,
 *    and v = `callTarget` - p: they succeed when they have v or more to go, as with points. The tag tells questions apart.
 *  - BUDGET: the declarers lose a deal and with it all roem of both sides. North–South succeed when
 *    the declarers win after all, or (they are the declarers) when less roem than the budget goes over the table, or (the others
 *    are) when as much does; with exactly one step left it may depend on their share. While some of the budget is left it stands in the past; when it is used up the game is that of SHARES.
 */
import { CERTAIN, Kind, PayoffState, PayoffWord, QuestionWord } from '../../src/solver/abi';
import { flag, word } from '../core/words';
import { mostToEW, mostToEither, mostToNS, readRoem, roemWithoutPoints } from './roem';
import { pointsOf } from '../core/rules';

/** Bits of a past. */
export const NS_SWEEPING: i32 = PayoffState.sweepOpenNS;
export const EW_SWEEPING: i32 = PayoffState.sweepOpenEW;
/** A past above it has a tag or a budget. */
export const SWEEPING: i32 = 3;
const TAG: i32 = 2;
/** Largest past that has a place in the table; a larger budget is searched without it. */
export const MOST_PAST: i32 = 255;

/** Kinds of games. */
export const SHARES: i32 = Kind.shares;
export const CALLS: i32 = Kind.calls;
export const BUDGET: i32 = Kind.budget;

export { CERTAIN };

/** The kind under search. */
export let kind: i32 = SHARES;
// The sweep: bonus (half, as every share), and what makes one.
let sweepBonus: i32 = 0;
export let sweepByPoints: bool = false;

/** Takes the payoff from the buffer (`PayoffWord`); the sets of roem are in their place already (roem.ts). */
export function readPayoff(from: usize): void {
  sweepBonus = word(from, PayoffWord.sweepBonus);
  sweepByPoints = flag(from, PayoffWord.sweepByPoints);
  readRoem(word(from, PayoffWord.roemSets));
}

// What CALLS and BUDGET ask, as the host words it (`readQuestion`).
let callTarget: i32 = 0;
let allPoints: i32 = 0;
let onlyWinnersCall: bool = false;
let nsCallAt: i32 = 0;
let nsOthersBelow: i32 = 0;
let nsOthersBelowWithTrick: i32 = 0;
let ewCallAt: i32 = 0;
let ewOthersBelow: i32 = 0;
let ewOthersBelowWithTrick: i32 = 0;
let nsEndAt: i32 = 0;
let nsSweepSucceeds: bool = false;
let ewSweepFails: bool = false;
let unit: i32 = 1;
/** The declarers, whose deal a budget is about, are North–South. */
export let nsDeclares: bool = true;
let nsSweepAdds: i32 = 0;
let ewSweepAdds: i32 = 0;
let lastStepAdds: i32 = 0;
/** Tells questions apart that share nothing; 0 for all others. */
export let serial: i32 = 0;

/** Back to the game of shares. */
export function playForShares(): void {
  kind = SHARES;
  calledLow = -CERTAIN;
  calledHigh = CERTAIN;
}

/** Takes a question from the buffer (`QuestionWord`, where the words are explained). */
export function readQuestion(from: usize): void {
  playForShares();
  kind = word(from, QuestionWord.kind);
  callTarget = word(from, QuestionWord.callTarget);
  allPoints = word(from, QuestionWord.allPoints);
  onlyWinnersCall = flag(from, QuestionWord.onlyWinnersCall);
  nsCallAt = word(from, QuestionWord.nsCallAt);
  nsOthersBelow = word(from, QuestionWord.nsOthersBelow);
  nsOthersBelowWithTrick = word(from, QuestionWord.nsOthersBelowWithTrick);
  ewCallAt = word(from, QuestionWord.ewCallAt);
  ewOthersBelow = word(from, QuestionWord.ewOthersBelow);
  ewOthersBelowWithTrick = word(from, QuestionWord.ewOthersBelowWithTrick);
  nsEndAt = word(from, QuestionWord.nsEndAt);
  nsSweepSucceeds = flag(from, QuestionWord.nsSweepSucceeds);
  ewSweepFails = flag(from, QuestionWord.ewSweepFails);
  unit = word(from, QuestionWord.unit);
  nsDeclares = flag(from, QuestionWord.nsDeclares);
  nsSweepAdds = word(from, QuestionWord.nsSweepAdds);
  ewSweepAdds = word(from, QuestionWord.ewSweepAdds);
  lastStepAdds = word(from, QuestionWord.lastStepAdds);
  serial = word(from, QuestionWord.serial);
}

/** What `settle` and `limit` have found. */
export let gain: i32 = 0;
export let pastAfter: i32 = 0;
/** Bounds on the share to come. */
export let lowest: i32 = 0;
export let highest: i32 = 0;
/** Calls after the trick: the share to come counts as no less and no more than this. */
export let calledLow: i32 = -CERTAIN;
export let calledHigh: i32 = CERTAIN;

/** A share to come, with the calls after the trick. */
// @ts-ignore: decorator
@inline
export function called(share: i32): i32 {
  return max(calledLow, min(calledHigh, share));
}

/**
 * The past as far as it still matters to the question whether North–South take `need` of `rem` points and of at most `roem` with the cards `all` in the hands: a sweep does
 * not where those who make it answer the question in the same way with the bonus and without.
 *
 * North–South, sweeping, take every point, so at least `rem` less half the roem of others' tricks without points, which only
 * a sweep by points leaves to others, and no more of it than can come to them at all, or in sets without points that are still complete; that is enough for any `need` up to it. Likewise
 * for the others, with 0 for `rem`.
 */
export function pastThatMatters(past: i32, need: i32, rem: i32, roem: u64, all: u64): i32 {
  if (past == 0 || past & ~SWEEPING || kind == CALLS) return past;
  const leftToOthers = sweepByPoints && roem ? roemWithoutPoints(all) : 0;
  if (need <= rem - min(mostToEW(leftToOthers), mostToEW(roem))) past &= ~NS_SWEEPING;
  if (need > min(mostToNS(leftToOthers), mostToNS(roem))) past &= ~EW_SWEEPING;
  return past;
}

/** Bounds on the share that is to come with `rem` points and `roem` (`roemWithin`) in the cards left, into `lowest` and `highest`. */
export function limit(past: i32, rem: i32, roem: u64): void {
  if (kind == CALLS) {
    limitCalls(past, rem);
    return;
  }
  lowest = -mostToEW(roem) - (past & EW_SWEEPING ? sweepBonus : 0);
  highest = rem + mostToNS(roem) + (past & NS_SWEEPING ? sweepBonus : 0);
  const budget = (past >> TAG) * unit;
  if (!budget) return;
  const spendable = mostToEither(roem) + (past & (nsDeclares ? EW_SWEEPING : NS_SWEEPING) ? sweepBonus : 0);
  const isKept = budget - (abs(lastStepAdds) == CERTAIN ? 0 : unit) > spendable;
  if (nsDeclares) {
    highest = CERTAIN;
    if (isKept) lowest = CERTAIN;
  } else {
    lowest = -CERTAIN;
    if (isKept) highest = -CERTAIN;
  }
}

/** The share with which North–South succeed from `points` on. */
// @ts-ignore: decorator
@inline
function share(points: i32): i32 {
  return max(-CERTAIN, min(CERTAIN, callTarget - points));
}

/**
 * North–South succeed only by a call, at the end, or by a sweep, and get no more than what is left; they fail likewise only where
 * the others have points enough to call, or they themselves too few at the end.
 */
function limitCalls(past: i32, rem: i32): void {
  highest = past & NS_SWEEPING && nsSweepSucceeds ? CERTAIN : share(min(nsCallAt, nsEndAt) - rem);
  lowest = past & EW_SWEEPING && ewSweepFails ? -CERTAIN : share(max(allPoints - ewCallAt + 1, nsEndAt));
  highest = max(lowest, highest);
}

/**
 * The end of a trick: `winner` takes it, with `points` and roem worth `sung` in it; `rem` points and at most `roem` are to come.
 * `gain` is North–South's share of it, `pastAfter` the past from now on; `calledLow` and `calledHigh`, `lowest` and `highest` speak
 * of the share to come, calls included.
 */
export function settle(past: i32, winner: i32, points: i32, sung: i32, rem: i32, roem: u64): void {
  gain = shareOf(winner, points, sung);
  const after = pastBehind(past, winner, points, sung);
  pastAfter = after;
  limit(after, rem, roem);
  if (kind == CALLS) {
    settleCalls(after, (winner & 1) != 0, rem);
    lowest = called(lowest);
    highest = called(highest);
  }
}

/** North–South's share of a trick with `points` and roem worth `sung` in it that `winner` takes. */
// @ts-ignore: decorator
@inline
export function shareOf(winner: i32, points: i32, sung: i32): i32 {
  return winner & 1 ? -sung : points + sung;
}

function pastBehind(past: i32, winner: i32, points: i32, sung: i32): i32 {
  if (past & SWEEPING && (points > 0 || !sweepByPoints)) past &= winner & 1 ? ~NS_SWEEPING : ~EW_SWEEPING;
  return spendsBudget(past) ? spend(past, sung) : past;
}

/** The same of the last trick, with all points that are left: nothing is to come but what the end of the deal brings. */
export function settleLast(past: i32, winner: i32, points: i32, sung: i32): void {
  gain = shareOf(winner, points, sung);
  const after = pastBehind(past, winner, points, sung);
  settleEnd(after);
  if (kind == CALLS) {
    settleCalls(after, (winner & 1) != 0, 0);
    lowest = called(lowest);
  }
}

/** Whether roem spends a budget after that past: then it matters how much comes, whoever gets it. */
// @ts-ignore: decorator
@inline
export function spendsBudget(past: i32): bool {
  return kind == BUDGET && past > SWEEPING;
}

/** Takes from the budget, if there is any left. */
function spend(past: i32, amount: i32): i32 {
  const budget = past >> TAG;
  return (past & SWEEPING) | (max(0, budget - amount / unit) << TAG);
}

/** After the last trick: the bonus of a sweep, what is left of a budget, the end without a call. */
function settleEnd(past: i32): void {
  lowest = 0;
  if (kind == CALLS) {
    if (past & NS_SWEEPING) lowest = nsSweepSucceeds ? CERTAIN : -CERTAIN;
    else if (past & EW_SWEEPING) lowest = ewSweepFails ? -CERTAIN : CERTAIN;
    else lowest = share(nsEndAt);
  } else {
    if (past & NS_SWEEPING) gain += kind == BUDGET ? nsSweepAdds : sweepBonus;
    if (past & EW_SWEEPING) gain += kind == BUDGET ? ewSweepAdds : -sweepBonus;
    if (past & (nsDeclares ? EW_SWEEPING : NS_SWEEPING) && kind == BUDGET) past = spend(past, sweepBonus);
    if (past >> TAG) lowest = past >> TAG == 1 ? lastStepAdds : nsDeclares ? CERTAIN : -CERTAIN;
  }
}

/**
 * The calls after a trick that leaves `rem` points to come, into `calledLow` and `calledHigh`. In points p of North–South after the trick the
 * others have played - p, where `played` = all points - rem. The winners of the trick are asked first, then, where they may call too, the others.
 */
export function settleCalls(past: i32, othersWon: bool, rem: i32): void {
  const played = allPoints - rem;
  const othersBelow = past & NS_SWEEPING ? nsOthersBelow : nsOthersBelowWithTrick;
  const usBelow = past & EW_SWEEPING ? ewOthersBelow : ewOthersBelowWithTrick;
  // They call with p from nsCallAt, if played - p < othersBelow.
  calledLow = share(max(nsCallAt, played - othersBelow + 1));
  // The others with played - p from ewCallAt, if p < usBelow.
  calledHigh = share(min(played - ewCallAt, usBelow - 1) + 1);
  if (nsCallAt == CERTAIN || (onlyWinnersCall && othersWon)) calledLow = -CERTAIN;
  if (ewCallAt == CERTAIN || (onlyWinnersCall && !othersWon)) calledHigh = CERTAIN;
  if (othersWon) calledLow = min(calledLow, calledHigh);
  else calledHigh = max(calledLow, calledHigh);
}

/** Do two cards count alike for a sweep by points: both are worth something, or neither is? */
// @ts-ignore: decorator
@inline
export function areAlikeInWorth(card: i32, other: i32): bool {
  return (pointsOf(card) == 0) == (pointsOf(other) == 0);
}

/** Marks a past with the tag of a question, or with a budget in steps. */
export function withTag(past: i32, tag: i32): i32 {
  return past | (tag << TAG);
}
