/**
 * SHARES: v is card points plus half of North–South's roem and sweep bonus minus half of East–West's. So 2v is the difference between the
 * sides plus the card points to come.
 *
 * The host's half is src/solver/payoffs/shares.ts, which says for which payoffs a share decides, and roem-sets.ts, own-kind.ts beside it,
 * which list what counts as roem.
 */
import { PayoffWord } from '../../src/solver/abi';
import { misere, pointsOf } from '../core/rules';
import { flag, word } from '../core/words';
import { setBounds } from './bounds';
import { EW_SWEEPING, NS_SWEEPING, SWEEPING } from './payoff-state';
import { isHeld, isOwnKind, mostToEW, mostToNS, roemToEW, roemToNS, roemWithoutPoints } from './roem';

/** The bonus of a sweep (halved, as in every share), and whether it is by points. */
export let sweepBonus: i32 = 0;
export let sweepByPoints: bool = false;

/** Reads the sweep from the buffer (`PayoffWord`). */
export function readSweep(from: usize): void {
  sweepBonus = word(from, PayoffWord.sweepBonus);
  sweepByPoints = flag(from, PayoffWord.sweepByPoints);
}

/**
 * North–South's share of a trick with `points` and `trickRoem` that `winner` takes. In a misère the other side scores it.
 */
// @ts-ignore: decorator
@inline
export function shareOf(winner: i32, points: i32, trickRoem: i32): i32 {
  return (winner ^ misere) & 1 ? -roemToEW(trickRoem) : points + roemToNS(trickRoem);
}

/** The sweeps that are still open after a trick with `points` that `winner` takes; the rest of the state stays. */
export function sweepsAfter(payoffState: i32, winner: i32, points: i32): i32 {
  if (!(payoffState & SWEEPING) || (points <= 0 && sweepByPoints)) return payoffState;
  return payoffState & (winner & 1 ? ~NS_SWEEPING : ~EW_SWEEPING);
}

/** Bounds on the share to come with `pointsLeft` points and at most `roem` (`roemWithin`). */
// @ts-ignore: decorator
@inline
export function limitShares(payoffState: i32, pointsLeft: i32, roem: u64): void {
  setBounds(
    -mostToEW(roem) - (payoffState & EW_SWEEPING ? sweepBonus : 0),
    pointsLeft + mostToNS(roem) + (payoffState & NS_SWEEPING ? sweepBonus : 0),
  );
}

/**
 * The part of the payoff state, without tag or budget, that matters to the probe whether North–South take `need` of `pointsLeft` points and at
 * most `roem` with the cards `all` in the hands. A sweep does not matter if it decides the probe the same way with and
 * without its bonus.
 *
 * North–South take every point with a sweep, so at least `pointsLeft` minus half of the roem that tricks without points
 * bring the others. Only a sweep by points leaves them such tricks, and such roem is at most the roem they can still
 * make, and at most that in complete sets without points. That suffices for any `need` up to it. Likewise for
 * East–West, with 0 for `pointsLeft`. Cards that count by the kind of their trick may bring the side of a sweep less than
 * `pointsLeft`, by at most the roem that this is worth to the others; and sets that count for their holders count in the tricks of a
 * sweep as well.
 */
export function relevantSweeps(payoffState: i32, need: i32, pointsLeft: i32, roem: u64, all: u64): i32 {
  const leftToOthers = isOwnKind || isHeld ? roem : sweepByPoints && roem ? roemWithoutPoints(all) : 0;
  if (need <= pointsLeft - min(mostToEW(leftToOthers), mostToEW(roem))) payoffState &= ~NS_SWEEPING;
  if (need > min(mostToNS(leftToOthers), mostToNS(roem))) payoffState &= ~EW_SWEEPING;
  return payoffState;
}

/** Whether two cards count the same for a sweep by points: both score points, or neither does. */
// @ts-ignore: decorator
@inline
export function bothScoreOrNeither(card: i32, other: i32): bool {
  return (pointsOf(card) == 0) == (pointsOf(other) == 0);
}
