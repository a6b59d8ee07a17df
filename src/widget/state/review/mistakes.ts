/** The plays that lost something, in the order of play, and the way from one to the next. Pure functions of the state shown. */
import type { Card, Seat } from '../../../game/cards.ts';
import { isProven } from '../../../notation/answer/answer.ts';
import type { LineAnnotations } from './annotations.ts';
import type { Review } from './review-state.ts';
import type { Table } from '../table.ts';

export interface Mistake {
  /** Its number in its line, from 0. */
  readonly index: number;
  readonly card: Card;
  readonly by: Seat;
  readonly lost: number;
  /** The cards that lose nothing. */
  readonly best: readonly Card[];
}

/** The mistakes of the record as far as it has been reviewed; without a record, the mistakes of the reader's line. */
export function mistakesOf({ record }: Table, review: Review, { plays }: LineAnnotations): readonly Mistake[] {
  const known =
    record.length > 0
      ? review.entries.map((entry) => entry && isProven(entry) && { ...entry, card: entry.play })
      : plays.map((play) => play.source !== 'best' && play.lost !== null && { ...play, lost: play.lost });
  return known.flatMap((play, index) => {
    if (!play || play.lost === 0) return [];
    const { card, by, lost, best } = play;
    return [{ index, card, by, lost, best }];
  });
}

/** The costliest first; of equal ones the earlier. */
export const ranked = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  [...mistakes].sort((a, b) => b.lost - a.lost || a.index - b.index);

/** The reader's place among the mistakes. */
export interface MistakePlace {
  /** The mistake whose account is open; null if none is. */
  readonly at: Mistake | null;
  readonly previous: Mistake | null;
  readonly next: Mistake | null;
}

/**
 * @param asked the number of the play whose account is open; null if none is
 * @param ply the number of plays made
 */
export function placeAmong(mistakes: readonly Mistake[], asked: number | null, ply: number): MistakePlace {
  // Before a mistake whose account is not open, that one is the next.
  const from = asked ?? ply - 0.5;
  return {
    at: mistakes.find(({ index }) => index === asked) ?? null,
    previous: mistakes.findLast(({ index }) => index < (asked ?? ply)) ?? null,
    next: mistakes.find(({ index }) => index > from) ?? null,
  };
}
