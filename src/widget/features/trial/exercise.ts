/**
 * A mistake as an exercise: the position before it, on its record, and what is known of that record. Exercises come from the review of a
 * deal, from the review of a whole game, and from the mistakes of a puzzle. Pure functions.
 */
import { positionValues } from '../../../analysis/review/position-values.ts';
import { sideOf } from '../../../game/cards.ts';
import type { Card, Seat } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import { finalValue } from '../../../game/scoring/payoffs/payoff-table.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import type { Input } from '../../state/input.ts';
import { readInput } from '../../state/read-input.ts';
import { byCost, isMistake, tellingPlays } from '../../state/review/mistakes.ts';
import type { TellingPlay } from '../../state/review/mistakes.ts';
import { NO_REVIEW } from '../../state/review/review-state.ts';
import type { Review } from '../../state/review/review-state.ts';
import { goTo, onRecord } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';

export interface Exercise {
  /** The number of its deal in a game, from 1; null outside a game. */
  readonly deal: number | null;
  /** The position before the mistake. Its line goes on with the mistake; its screen speaks of the player's side. */
  readonly table: Table;
  readonly review: Review;
  readonly mistake: TellingPlay;
  /** Whether the player saw all hands, as in a puzzle. */
  readonly isOpen: boolean;
}

/** A deal of a game that has been reviewed. */
export interface TrainedDeal {
  /** From 1. */
  readonly number: number;
  /** The deal with its plays. */
  readonly input: Input;
  readonly entries: readonly ReviewEntry[];
}

/** A puzzle that the reader has played: the position where it begins, and the plays up to each card that gave something away. */
export interface MistakesOfPuzzle {
  readonly start: Table;
  readonly wrong: readonly { readonly plays: readonly Card[]; readonly lost: number }[];
}

/** The mistakes of a reviewed record, the costliest first. @param player only this player's; null for all */
export const exercisesOf = (table: Table, review: Review, player: Seat | null): readonly Exercise[] =>
  costliestFirst(mistakesIn(table, review, player, null));

/** The mistakes of a game, the costliest of all its deals first. @param player as in `exercisesOf` */
export const exercisesOfGame = (deals: readonly TrainedDeal[], player: Seat | null): readonly Exercise[] =>
  costliestFirst(
    deals.flatMap(({ number, input, entries }) => {
      const { table } = readInput(input);
      return table ? mistakesIn(table, reviewOf(table, entries), player, number) : [];
    }),
  );

/** The cards with which the reader of a puzzle gave something away: of several in one position the first. */
export function exercisesOfPuzzle({ start, wrong }: MistakesOfPuzzle): readonly Exercise[] {
  const positions = new Map<string, Exercise>();
  for (const { plays, lost } of wrong) {
    const index = plays.length - 1;
    const before = plays.slice(0, index).join();
    const table = goTo({ ...start, line: plays }, index);
    const mistake = { index, card: plays[index]!, by: table.position.toPlay!, lost, best: [] };
    const exercise = { deal: null, table, review: NO_REVIEW, mistake, isOpen: true };
    if (!positions.has(before)) positions.set(before, exercise);
  }
  return costliestFirst([...positions.values()]);
}

const costliestFirst = (exercises: readonly Exercise[]): readonly Exercise[] =>
  [...exercises].sort((a, b) => byCost(a.mistake, b.mistake));

const mistakesIn = (table: Table, review: Review, player: Seat | null, deal: number | null): Exercise[] =>
  tellingPlays(table, review, { plays: [] })
    .filter((play) => isMistake(play) && (player === null || play.by === player))
    .map((mistake) => ({
      deal,
      table: { ...goTo(onRecord(table), mistake.index), side: sideOf(mistake.by) },
      review,
      mistake,
      isOpen: false,
    }));

/** The review of a deal of a game, with the values that follow from the end of its record. */
function reviewOf({ setup, record, payoff }: Table, entries: readonly ReviewEntry[]): Review {
  const end = replay(setup, record);
  const known = new Map(end.toPlay === null ? [[record.length, finalValue(end, payoff)]] : []);
  return { phase: 'exact', entries, values: positionValues(entries, known, 0), calls: [] };
}
