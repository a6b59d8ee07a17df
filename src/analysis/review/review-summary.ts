/**
 * The summary of a review: the losses of each player and each side, how often they kept the value when they had a choice, and
 * the plays that cost most.
 */
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import type { Seat, Side } from '../../game/cards.ts';
import { checkThere } from '../../game/given.ts';
import { legalNow, playCard, startOf } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven, VERDICTS } from '../../notation/answer/answer.ts';
import type { Interval, ReviewEntry, Verdict, VerdictSums } from '../../notation/answer/answer.ts';

/** The most plays listed as those that cost most. */
const TURNING_POINTS = 3;

/** The plays of one player, or of a side, added up. */
export interface PlaySum {
  /** Their losses, as the payoff counts them: lower and upper bound, equal if the whole review is exact. */
  readonly lost: Interval;
  /**
   * Plays with a choice: some legal card would have lost something. Counting plays where every card keeps the value would
   * flatter.
   */
  readonly choices: number;
  /** Those of them that lost nothing. */
  readonly kept: number;
  /** Absent unless plays have verdicts. */
  readonly verdicts?: VerdictSums;
}

export interface ReviewSummary {
  readonly seats: Readonly<Record<Seat, PlaySum>>;
  readonly sides: Readonly<Record<Side, PlaySum>>;
  /** The plays that cost most, by their number from 0; the costliest first, equal ones in order; at most three. */
  readonly turningPoints: readonly number[];
}

/** The share of choices that kept the value, from 0 to 1; null if there was no choice. @throws TypeError without a sum */
export function accuracyOf(sum: PlaySum): number | null {
  checkThere(typeof sum?.choices === 'number', 'the sum of plays is', 'one of those in a summary');
  return sum.choices === 0 ? null : sum.kept / sum.choices;
}

/** Bounds on the cost of a play. */
export const lossOf = (entry: ReviewEntry): Interval => (isProven(entry) ? [entry.lost, entry.lost] : entry.lost);

/** @param review of a record from the first lead on, play by play */
export function summaryOf(setup: GameSetup, review: readonly ReviewEntry[]): ReviewSummary {
  const choices = choicesIn(setup, review);
  const hasVerdicts = review.some(({ verdict }) => verdict);
  const sumOf = (isOf: (seat: Seat) => boolean): PlaySum => {
    const plays = review.flatMap((entry, index) => (isOf(entry.by) ? [{ entry, hadChoice: choices[index]! }] : []));
    const chosen = plays.filter(({ hadChoice }) => hadChoice);
    const total = (end: 0 | 1): number => plays.reduce((sum, { entry }) => sum + lossOf(entry)[end], 0);
    return {
      lost: [total(0), total(1)],
      choices: chosen.length,
      kept: chosen.filter(({ entry }) => lossOf(entry)[1] === 0).length,
      ...(hasVerdicts && { verdicts: verdictSums(plays.map(({ entry }) => entry)) }),
    };
  };
  const table = <Key extends string>(keys: readonly Key[], isOf: (seat: Seat, key: Key) => boolean) =>
    Object.fromEntries(keys.map((key) => [key, sumOf((seat) => isOf(seat, key))])) as Record<Key, PlaySum>;
  const cost = (index: number): number => lossOf(review[index]!)[0];
  return {
    seats: table(SEATS, (seat, key) => seat === key),
    sides: table(SIDES, (seat, key) => sideOf(seat) === key),
    turningPoints: [...review.keys()]
      .filter((index) => cost(index) > 0)
      .sort((a, b) => cost(b) - cost(a) || a - b)
      .slice(0, TURNING_POINTS),
  };
}

/** Plays without a verdict count nowhere. */
export const verdictSums = (entries: readonly ReviewEntry[]): VerdictSums =>
  Object.fromEntries(
    VERDICTS.map((verdict) => {
      const plays = entries.filter((entry) => entry.verdict === verdict);
      const sum = (costOf: (entry: ReviewEntry) => number): number =>
        plays.reduce((total, entry) => total + costOf(entry), 0);
      return [
        verdict,
        { plays: plays.length, lost: sum((entry) => lossOf(entry)[0]), known: sum(({ known }) => known?.loss ?? 0) },
      ];
    }),
  ) as Record<Verdict, VerdictSums[Verdict]>;

/** For each play, whether another card would have given another value; for a play that is not exact, only if that is proven. */
function choicesIn(setup: GameSetup, review: readonly ReviewEntry[]): boolean[] {
  let state = startOf(setup);
  return review.map((entry) => {
    const legal = legalNow(state).length;
    state = playCard(state, entry.play);
    return isProven(entry) ? entry.best.length < legal : entry.lost[0] > 0;
  });
}
