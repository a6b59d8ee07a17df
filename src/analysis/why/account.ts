/** The account of a play: best play after it beside best play with the best card instead, and the loss trick by trick. */
import { sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { playCard, statesUpTo } from '../../game/play/play.ts';
import type { CompletedTrick, GameSetup, GameState } from '../../game/play/play.ts';
import { finalValue, hasCalls } from '../../game/scoring/outcome.ts';
import { multiplierOf } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Account, AccountBonus, AccountTrick } from '../../notation/answer/account.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { ReviewEntry } from '../../notation/answer/answer.ts';
import { lineStartSteps, lineSteps } from '../best-line.ts';
import { isExact } from '../effort.ts';
import type { Steps } from '../effort.ts';
import { isTrickOver } from '../search.ts';
import type { Search } from '../search.ts';
import { SharedBounds } from '../shared-bounds.ts';
import { similarLinesSteps } from './similar-lines.ts';
import type { LinePair } from './similar-lines.ts';

/**
 * The account of a play; null if the play costs nothing, undefined if the deadline passes first.
 * @param search of the play's deal and payoff
 * @param before the position of the play
 */
export function* accountSteps(search: Search, before: GameState, play: Card): Steps<Account | null | undefined> {
  const { payoff, toValue } = search;
  const by = before.toPlay!;
  const forMover = sideOf(by) === 'NS' ? 1 : -1;
  const after = playCard(before, play);
  const best = yield* outcomeSteps(search, before);
  const played = best === null ? null : yield* outcomeSteps(search, after, isTrickOver(after));
  if (best === null || played === null) return undefined;
  const gain = toValue(best) - toValue(played);
  if (gain === 0) return null;
  const ends = yield* hasCalls(before.setup, payoff)
    ? endsWithCallsSteps(search, after, before)
    : endsSteps(search, { after, played, before, best });
  if (!ends) return undefined;

  const from = before.tricks.length;
  const weight = trickWeight(before.setup, payoff);
  const tricks = ends.played.tricks.slice(from).map((trick, index): AccountTrick => {
    const other = ends.best.tricks[from + index]!;
    const difference = trickValue(other, payoff) - trickValue(trick, payoff);
    return { number: from + index + 1, played: trick, best: other, lost: whole(forMover * weight * difference) };
  });
  const lost = forMover * gain;
  const instead = ends.best.tricks[from]!.cards[before.trick.cards.length]!;
  const rest = lost - tricks.reduce((sum, trick) => sum + trick.lost, 0);
  return { play, by, instead, lost, tricks, bonuses: bonusesOf(rest, tricks, ends, forMover, payoff) };
}

/**
 * A review with the account of every play that is known to have lost something, the last play first, as far as the time suffices.
 * @param last the position after the plays of the review
 */
export function* reviewAccountsSteps(
  search: Search,
  last: GameState,
  review: readonly ReviewEntry[],
): Steps<ReviewEntry[]> {
  const states = statesUpTo(last);
  const explained = [...review];
  for (const [index, entry] of [...review.entries()].reverse()) {
    if (!isProven(entry) || entry.lost === 0) continue;
    const why = yield* accountSteps(search, states[index]!, entry.play);
    if (why) explained[index] = { ...entry, why };
  }
  return explained;
}

/** The exact outcome of a position; null if the deadline passes first. */
function* outcomeSteps({ solver, effort, payoff }: Search, state: GameState, isCallOpen = false): Steps<number | null> {
  solver.setPosition(state, payoff, isCallOpen);
  const bounds = yield* effort.narrow(solver, isExact, (nodes) => solver.search(nodes));
  return isExact(bounds) ? bounds.low : null;
}

/** Two similar lines of best play. */
function* endsSteps(
  search: Search,
  { after, played, before, best }: { after: GameState; played: number; before: GameState; best: number },
): Steps<LinePair | null> {
  const playedStart = yield* lineStartSteps(search, after, played);
  const bestStart = playedStart && (yield* lineStartSteps(search, before, best));
  if (!bestStart) return null;
  const { payoff, toValue } = search;
  const ends = yield* similarLinesSteps(playedStart, bestStart, {
    gain: (toValue(best) - toValue(played)) / (trickWeight(before.setup, payoff) || 1),
    valueOf: (trick) => trickValue(trick, payoff),
  });
  if (
    ends &&
    (finalValue(ends.played, payoff) !== toValue(played) || finalValue(ends.best, payoff) !== toValue(best))
  ) {
    throw new Error('a line of the account leads away from its value');
  }
  return ends;
}

/** Where a side may tap or claim, a line of best play need not keep the value to its end, so the lines are not compared. */
function* endsWithCallsSteps(search: Search, after: GameState, before: GameState): Steps<LinePair | null> {
  const ends: GameState[] = [];
  for (const state of [after, before]) {
    const outcome = yield* outcomeSteps(search, state);
    const line =
      outcome === null ? null : yield* lineSteps({ ...search, sharedBounds: new SharedBounds() }, state, outcome);
    if (!line) return null;
    ends.push(line.reduce(playCard, state));
  }
  return { played: ends[0]!, best: ends[1]! };
}

/** The card points of a trick for North–South, or its points with roem, North–South minus East–West. */
function trickValue({ winner, points, roem }: CompletedTrick, payoff: Payoff): number {
  const forNorthSouth = sideOf(winner) === 'NS';
  if (payoff === 'points') return forNorthSouth ? points : 0;
  return forNorthSouth ? points + roem : -points - roem;
}

/** The factor by which the points of tricks count; 0 where game points, a tap or a claim count instead. */
function trickWeight({ rules, contract }: GameSetup, payoff: Payoff): number {
  if (payoff !== 'score') return 1;
  const { deal } = rules.scoring;
  return deal === 'points' ? multiplierOf(rules, contract) : deal === 'wet' ? 1 : 0;
}

/** @param rest the part of the loss that is not in the tricks */
function bonusesOf(
  rest: number,
  tricks: readonly AccountTrick[],
  { played, best }: LinePair,
  forMover: number,
  payoff: Payoff,
): AccountBonus[] {
  if (rest === 0 || payoff === 'points') return [];
  const { deal } = played.setup.rules.scoring;
  if (payoff === 'total' || deal === 'points') return [{ kind: 'sweep', lost: rest }];
  if (deal !== 'wet') return [{ kind: deal, lost: rest }];
  const total = forMover * (finalValue(best, 'total') - finalValue(played, 'total'));
  const sweep = total - tricks.reduce((sum, { lost }) => sum + lost, 0);
  const bonuses: AccountBonus[] = [
    { kind: 'sweep', lost: sweep },
    { kind: 'wet', lost: rest - sweep },
  ];
  return bonuses.filter(({ lost }) => lost !== 0);
}

/** Without the sign of a zero. */
const whole = (value: number): number => value + 0;
