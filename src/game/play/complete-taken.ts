/**
 * Completes and checks the points, roem and tricks stated for the time before an ending. The cards in no hand were played in whole tricks, so most of it
 * follows from a little: the points of one side give the other side's points, and often the tricks as well.
 */
import { SIDES, rankOf, suitOf, SUITS } from '../cards.ts';
import type { Card, Contract, Deal, Side } from '../cards.ts';
import { JassError } from '../errors.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { countsByOwnKind, handSize, mostPoints, packOf } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { countsTricks } from '../scoring/payoff.ts';
import { runsAndMarriages, setsOfRanks } from '../scoring/roem.ts';
import type { Taken, TakenBySide } from './taken.ts';

/** The same as a user states it: the rest follows, or is 0. */
export type StatedTaken = Readonly<Partial<Record<Side, Partial<TakenBySide>>>>;

/** An ending as far as `taken` depends on it. */
interface Ending {
  readonly rules: Rules;
  readonly contract: Contract;
  readonly deal: Deal;
}

/**
 * Completes a user's statement, and checks that it is possible with the cards in no hand.
 * @throws JassError `bad-request` (field `taken`), which names a number that would be right
 */
export function completeTaken(ending: Ending, stated: StatedTaken): Taken {
  const { rules, contract, deal } = ending;
  const cards = missingCards(rules, deal);
  if (cards.length === 0) throw fault(msg('taken is for an ending; all cards of this deal are still in the hands.'));
  const isOwnKind = countsByOwnKind(rules, contract);
  const values = cards.map((card) => mostPoints(rules, contract, card));
  const sum = values.reduce((all, value) => all + value, 0);
  const points = isOwnKind
    ? bothStated(stated, cards.length, sum)
    : sharedOut(stated, 'points', sum, (side, given) =>
        msg(str`taken: ${side} cannot have ${given} points; the ${cards.length} cards in no hand are worth ${sum}.`),
      );
  if (!points) throw fault(msg('taken: give the points of one side at least, such as "NS:60".'));
  const all = cards.length / 4;
  const tricks = sharedOut(stated, 'tricks', all, (side, given) =>
    msg(str`taken: ${side} cannot have ${given} tricks; the ${cards.length} cards in no hand made ${all}.`),
  );
  const roem = { NS: stated.NS?.roem ?? 0, EW: stated.EW?.roem ?? 0 };
  const side = SIDES.find((side) => roem[side] > 0);
  if (side && !countsRoem(rules)) throw fault(msg('taken: this game counts no roem in an ending.'));

  const counts = tricks ? [tricks.NS] : Array.from({ length: all + 1 }, (_, count) => count);
  const byPoints = isOwnKind
    ? counts.filter((count) => (count > 0 || points.NS === 0) && (count < all || points.EW === 0))
    : countsOf(points.NS, values, counts);
  const roemIn = roemSums(ending, cards, all);
  const possible = byPoints.filter((count) => roemIn(count).has(roem.NS) && roemIn(all - count).has(roem.EW));
  if (possible.length === 0) throw impossibleRoem(byPoints, all, roemIn, roem);

  const [count, ...more] = possible as [number, ...number[]];
  if (more.length === 0) {
    return {
      NS: { points: points.NS, roem: roem.NS, tricks: count },
      EW: { points: points.EW, roem: roem.EW, tricks: all - count },
    };
  }
  if (countsTricks(rules)) {
    const without = possible.includes(0) ? 'NS' : possible.includes(all) ? 'EW' : undefined;
    if (without) throw tricksUnknown(without);
  }
  return { NS: { points: points.NS, roem: roem.NS }, EW: { points: points.EW, roem: roem.EW } };
}

/** The cards of the pack that are in no hand: they were played before the ending. */
function missingCards(rules: Rules, deal: Deal): Card[] {
  if (deal.N.length === handSize(rules)) return [];
  const left = packOf(rules);
  for (const card of Object.values(deal).flat()) left.splice(left.indexOf(card), 1);
  return left;
}

/** Whether roem before an ending counts: roem in tricks, or melds where the score counts them. */
export const countsRoem = ({ trickRoem, melds, scoring }: Rules): boolean =>
  trickRoem !== null ||
  (melds !== null && (scoring.deal === 'claim' || ('melds' in scoring && scoring.melds === true)));

/**
 * A sum shared by the sides as stated: the other side has the rest. Undefined if neither share is stated.
 * @param tooMuch the reason for a share that is larger than the sum
 */
function sharedOut(
  stated: StatedTaken,
  of: 'points' | 'tricks',
  sum: number,
  tooMuch: (side: Side, given: number) => Reason,
): Record<Side, number> | undefined {
  const [NS, EW] = [stated.NS?.[of], stated.EW?.[of]];
  const side = SIDES.find((side) => (stated[side]?.[of] ?? 0) > sum);
  if (side) throw fault(tooMuch(side, stated[side]![of]!));
  if (NS === undefined) return EW === undefined ? undefined : { NS: sum - EW, EW };
  if (EW === undefined || NS + EW === sum) return { NS, EW: sum - NS };
  const kind = of === 'points' ? msg('points') : msg('tricks');
  const [made, left] = [NS + EW, sum - NS];
  throw fault(
    msg(
      str`taken: NS ${NS} and EW ${EW} make ${made} ${kind}, but the cards in no hand made ${sum}; beside NS ${NS}, EW has ${left}.`,
    ),
  );
}

/** The numbers of tricks of North–South in which they can have their points. */
function countsOf(points: number, values: readonly number[], counts: readonly number[]): number[] {
  const sums = reachableSums(values);
  const possible = counts.filter((count) => sums[4 * count]!.has(points));
  if (possible.length === 0) throw unreachable(counts, sums, points);
  return possible;
}

/** The points of both sides, where the tricks decide how much the cards in no hand are worth. @param most that they can be worth */
function bothStated(stated: StatedTaken, cards: number, most: number): Record<Side, number> {
  const [NS, EW] = [stated.NS?.points, stated.EW?.points];
  if (NS === undefined || EW === undefined) {
    throw fault(
      msg('taken: give the points of both sides, such as "NS:60 EW:20", since each trick counts by its own kind.'),
    );
  }
  const made = NS + EW;
  if (made > most) {
    throw fault(
      msg(
        str`taken: NS ${NS} and EW ${EW} make ${made} points; the ${cards} cards in no hand are worth ${most} at most.`,
      ),
    );
  }
  return { NS, EW };
}

/** The subset sums of the values by size: for each number of cards, the sums that so many cards can reach. */
function reachableSums(values: readonly number[]): ReadonlySet<number>[] {
  const sums = Array.from({ length: values.length + 1 }, () => new Set<number>());
  sums[0]!.add(0);
  values.forEach((value, added) => {
    for (let count = added; count >= 0; count--) for (const sum of sums[count]!) sums[count + 1]!.add(sum + value);
  });
  return sums;
}

/** The sums of roem that a side can have from so many tricks with the cards: at least those that are possible. */
function roemSums(
  { rules, contract }: Ending,
  cards: readonly Card[],
  all: number,
): (tricks: number) => ReadonlySet<number> {
  const { trickRoem, melds } = rules;
  if (!trickRoem) {
    // Melds come from the hands of the deal, whatever tricks they made.
    const sums = sumsUpTo(MOST_MELDS, [...(melds?.kinds ?? []).map(({ points }) => points), melds?.marriage ?? 0]);
    return () => sums;
  }
  const inTrick = roemValues(rules, contract, cards);
  const sums = [new Set([0])];
  for (let trick = 1; trick <= all; trick++) {
    sums.push(new Set([...sums[trick - 1]!].flatMap((sum) => inTrick.map((value) => sum + value))));
  }
  return (tricks) => sums[tricks]!;
}

/** More than the melds of two hands can be worth. */
const MOST_MELDS = 2000;

function sumsUpTo(most: number, values: readonly number[]): ReadonlySet<number> {
  const sums = new Set([0]);
  // The loop over a set also visits the members that it adds.
  for (const sum of sums) for (const value of values) if (sum + value <= most) sums.add(sum + value);
  return sums;
}

/** The roem that a trick with four of the cards can bring. Runs and marriages lie in one suit, and no set lies in one. */
function roemValues(rules: Rules, contract: Contract, cards: readonly Card[]): number[] {
  const inSuits = SUITS.flatMap((suit) => choices(cards.filter((card) => suitOf(card) === suit)));
  const ofRanks = rules.deck.ranks
    .map((rank) => cards.filter((card) => rankOf(card) === rank))
    .filter(({ length }) => length >= 4);
  return [
    ...new Set([
      0,
      ...inSuits.map((chosen) => runsAndMarriages(rules, contract, chosen)),
      ...ofRanks.map((chosen) => setsOfRanks(rules, chosen)),
    ]),
  ];
}

/** All choices of two to four of the cards. */
function choices(cards: readonly Card[], most = 4): Card[][] {
  const found: Card[][] = [];
  const extend = (chosen: Card[], from: number): void => {
    if (chosen.length >= 2) found.push(chosen);
    if (chosen.length === most) return;
    for (let next = from; next < cards.length; next++) extend([...chosen, cards[next]!], next + 1);
  };
  extend([], 0);
  return found;
}

/** The error for points that no such number of tricks can have. */
function unreachable(counts: readonly number[], sums: readonly ReadonlySet<number>[], points: number): JassError {
  const known = counts.flatMap((count) => [...sums[4 * count]!]);
  const near = nearestTo(points, known);
  const [count, ...more] = counts;
  return fault(
    more.length > 0
      ? msg(
          str`taken: whole tricks of the cards in no hand cannot make NS ${points} points; the nearest number is ${near}.`,
        )
      : msg(
          str`taken: ${count!} tricks of the cards in no hand cannot make NS ${points} points; the nearest number is ${near}.`,
        ),
  );
}

/** The error for roem that a side cannot have. */
function impossibleRoem(
  counts: readonly number[],
  all: number,
  sumsIn: (tricks: number) => ReadonlySet<number>,
  roem: Readonly<Record<Side, number>>,
): JassError {
  const sumsOf = (side: Side): number[] => counts.flatMap((count) => [...sumsIn(side === 'NS' ? count : all - count)]);
  // If each side alone can have its roem, both together cannot: NS has too many of the tricks for EW.
  const side = SIDES.find((side) => !sumsOf(side).includes(roem[side])) ?? 'EW';
  const [given, near] = [roem[side], nearestTo(roem[side], sumsOf(side))];
  return fault(
    near === given
      ? msg(str`taken: NS ${roem.NS} and EW ${roem.EW} roem need more tricks than the cards in no hand made.`)
      : msg(str`taken: ${side} cannot have ${given} roem from the cards in no hand; the nearest number is ${near}.`),
  );
}

const nearestTo = (value: number, known: readonly number[]): number =>
  known.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));

/** The error if a trick without points would matter, and nobody says whether there was one. */
const tricksUnknown = (side: Side): JassError =>
  fault(
    msg(
      str`taken: ${side} has no points, but may have a trick; say how many tricks it has, such as "${side}:0/0" for none.`,
    ),
  );

const fault = (reason: Reason): JassError => new JassError('bad-request', reason, { field: 'taken' });
