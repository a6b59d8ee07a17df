/** An account as a table: the two lines side by side, a row for each trick and each bonus, and the worth of each to the side of the play. */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import type { CompletedTrick, GameState } from '../../game/play/play.ts';
import { playOn } from '../../game/scoring/calls.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Account } from '../../notation/answer/account.ts';
import { linePartsOf, trickWeight } from './line-parts.ts';
import type { Bonus, LinePart } from './line-parts.ts';

/** As played, and with the best card instead. */
type BothLines<Of> = Readonly<Record<'played' | 'best', Of>>;

/** A trick, the roem of a trick, or a bonus that counts once for the deal. */
export interface ComparedRow {
  readonly trick?: number;
  readonly bonus?: Bonus;
  /** The tricks of the two lines; null for a bonus. */
  readonly cards: BothLines<CompletedTrick> | null;
  /** Its worth to the side of the play. */
  readonly amounts: BothLines<number>;
  readonly difference: number;
}

export interface Comparison {
  /** The side of the play. */
  readonly side: Side;
  /** Whether an amount is how much more the side makes than the other side, rather than its own card points. */
  readonly isLead: boolean;
  /** Whether the points of tricks count as such. If not, they are shown for information, and their differences are 0. */
  readonly countsTricks: boolean;
  /** The tricks before the one with the play, which are the same in both lines, and their worth. */
  readonly before: { readonly tricks: number; readonly amount: number };
  readonly rows: readonly ComparedRow[];
  /** The sum of all amounts. */
  readonly total: BothLines<number>;
}

/** @param before the position of the play */
export function comparisonOf(before: GameState, account: Account, payoff: Payoff): Comparison {
  const { setup, tricks } = before;
  const side = sideOf(account.by);
  const countsTricks = trickWeight(setup, payoff) !== 0;
  const ends = {
    played: playOn(before, account.played, account.calls?.played ?? []),
    best: playOn(before, account.best, account.calls?.best ?? []),
  };
  const partsOf = (end: GameState): LinePart[] => {
    const counted = linePartsOf(end, side, payoff, finalValue(end, payoff));
    if (countsTricks) return counted;
    const shown = linePartsOf(end, side, 'points', 0).filter(({ trick }) => trick !== undefined);
    return [...shown, ...counted.filter(({ trick }) => trick === undefined)];
  };
  const parts = { played: partsOf(ends.played), best: partsOf(ends.best) };
  const rows = parts.played.map((part, index): ComparedRow => {
    const { trick, bonus } = part;
    const amounts = { played: part.amount, best: parts.best[index]!.amount };
    return {
      ...(trick !== undefined && { trick }),
      ...(bonus && { bonus }),
      cards: bonus ? null : { played: ends.played.tricks[trick! - 1]!, best: ends.best.tricks[trick! - 1]! },
      amounts,
      difference: differenceIn(account, part),
    };
  });
  const isBefore = ({ trick }: ComparedRow): boolean => trick !== undefined && trick <= tricks.length;
  return {
    side,
    isLead: payoff !== 'points' && countsTricks,
    countsTricks,
    before: {
      tricks: tricks.length,
      amount: rows.filter(isBefore).reduce((sum, { amounts }) => sum + amounts.played, 0),
    },
    rows: rows.filter((row) => !isBefore(row) && (row.cards !== null || isWorthARow(row))),
    total: { played: valueOf(ends.played), best: valueOf(ends.best) },
  };

  function valueOf(end: GameState): number {
    return payoff === 'points' ? end.points[side] : forSide(side, finalValue(end, payoff));
  }
}

/** Whether a bonus is more than nothing in one of the lines. */
const isWorthARow = ({ amounts, difference }: ComparedRow): boolean =>
  difference !== 0 || amounts.played !== 0 || amounts.best !== 0;

const differenceIn = ({ tricks }: Account, { trick, bonus }: LinePart): number =>
  tricks.find((entry) => entry.trick === trick && entry.bonus === bonus)?.difference ?? 0;
