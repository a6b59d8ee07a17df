/** The accounts of plays: best play after a play beside best play with the best card instead, and the loss trick by trick. */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { afterPlay, playsOf, statesUpTo } from '../../game/play/play.ts';
import type { CompletedTrick, GameState } from '../../game/play/play.ts';
import { callsBetween } from '../../game/scoring/calls.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import { hasCalls } from '../../game/scoring/payoffs/targets.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Account, AccountEntry } from '../../notation/answer/account.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { ReviewEntry } from '../../notation/answer/answer.ts';
import { lineStartSteps, lineSteps } from '../search/best-line.ts';
import { isExact } from '../../game/interval.ts';
import type { Steps } from '../search/effort.ts';
import { inStretch, isTrickOver } from '../search/search.ts';
import type { Search } from '../search/search.ts';
import { SharedBounds } from '../search/shared-bounds.ts';
import { combinationsFor, linePartsOf, pointsFor, trickWeight } from './line-parts.ts';
import { similarLinesSteps } from './similar-lines.ts';
import type { LinePair } from './similar-lines.ts';

/**
 * The accounts of the plays that are known to have lost something, in their order; those that the deadline prevents are missing.
 * @param last the position after the plays
 * @param review of these plays
 */
export function* accountsSteps(search: Search, last: GameState, review: readonly ReviewEntry[]): Steps<Account[]> {
  const states = statesUpTo(last);
  const accounts: Account[] = [];
  // The table knows the last positions best: the review and the accounts before have searched them.
  for (const [index, entry] of [...review.entries()].reverse()) {
    if (!isProven(entry) || entry.lost === 0) continue;
    const before = states[index]!;
    const stretch = hasCalls(last.setup, search.payoff) ? inStretch(search, before) : search;
    const account = yield* accountSteps(stretch, before, entry.play);
    if (account) accounts.unshift(account);
  }
  return accounts;
}

/**
 * The account of a play that loses something; null if the deadline passes first.
 * @param before the position of the play
 */
function* accountSteps(search: Search, before: GameState, play: Card): Steps<Account | null> {
  const { payoff, toValue } = search;
  const by = before.toPlay!;
  const after = afterPlay(before, play);
  const best = yield* outcomeSteps(search, before);
  const played = best === null ? null : yield* outcomeSteps(search, after, isTrickOver(after));
  if (best === null || played === null) return null;
  const withCalls = hasCalls(before.setup, payoff);
  const ends = yield* withCalls
    ? endsWithCallsSteps(search, { after, played, before, best })
    : endsSteps(search, { after, played, before, best });
  if (!ends) return null;
  const index = playsOf(before).length;
  const values = { played: toValue(played), best: toValue(best) };
  return {
    index,
    play,
    by,
    lost: forSide(sideOf(by), values.best - values.played),
    played: playsOf(ends.played).slice(index),
    best: playsOf(ends.best).slice(index),
    ...(withCalls && { calls: { played: callsBetween(before, ends.played), best: callsBetween(before, ends.best) } }),
    tricks: entriesOf(ends, before, payoff, values),
  };
}

/** The exact outcome of a position; null if the deadline passes first. */
function* outcomeSteps({ solver, effort, payoff }: Search, state: GameState, isCallOpen = false): Steps<number | null> {
  solver.setPosition(state, payoff, isCallOpen);
  const bounds = yield* effort.narrow(solver, isExact, (nodes) => solver.search(nodes));
  return isExact(bounds) ? bounds[0] : null;
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
  const side = sideOf(before.toPlay!);
  const ends = yield* similarLinesSteps(playedStart, bestStart, {
    gain: forSide(side, toValue(best) - toValue(played)) / (trickWeight(before.setup, payoff) || 1),
    valueOf: (trick) =>
      pointsFor(side, before.setup, trick, 'points', payoff) + combinationsFor(side, before.setup, trick, payoff),
  });
  if (
    ends &&
    (finalValue(ends.played, payoff) !== toValue(played) || finalValue(ends.best, payoff) !== toValue(best))
  ) {
    throw new Error('a line of the account leads away from its value');
  }
  return ends;
}

/** Where a side may tap or claim, the lines are not made alike. */
function* endsWithCallsSteps(
  search: Search,
  { after, played, before, best }: { after: GameState; played: number; before: GameState; best: number },
): Steps<LinePair | null> {
  const afterPlayed = yield* lineSteps(alone(search), after, played, isTrickOver(after));
  const withBest = afterPlayed && (yield* lineSteps(alone(search), before, best));
  return withBest && { played: afterPlayed, best: withBest };
}

/** The same search without the bounds on the position of the request. */
const alone = (search: Search): Search => ({ ...search, sharedBounds: new SharedBounds() });

/** The entries of the tricks from a position on, then the entries of the deal as a whole. @param values of the two lines for North–South */
function entriesOf(
  { played, best }: LinePair,
  { tricks, toPlay }: GameState,
  payoff: Payoff,
  values: Readonly<Record<'played' | 'best', number>>,
): AccountEntry[] {
  const side = sideOf(toPlay!);
  const others = linePartsOf(best, side, payoff, values.best);
  return linePartsOf(played, side, payoff, values.played)
    .map(({ amount, ...part }, index) => ({ ...part, difference: amount - others[index]!.amount }) as AccountEntry)
    .filter(({ trick, difference }) => difference !== 0 && (trick === undefined || trick > tricks.length));
}

/** The tricks of both lines of an account, from the trick of the play on. @param last a position after the play */
export function accountTricks(
  last: GameState,
  { index, played, best }: Account,
): Readonly<Record<'played' | 'best', readonly CompletedTrick[]>> {
  const before = statesUpTo(last)[index]!;
  const tricksOf = (line: readonly Card[]): readonly CompletedTrick[] =>
    line.reduce(afterPlay, before).tricks.slice(before.tricks.length);
  return { played: tricksOf(played), best: tricksOf(best) };
}
