/**
 * The plays of a record that a reader is shown: those that cost something and those that were lucky, by their verdicts; the mistakes among
 * them, and the way from one to the next. Pure functions of the state shown.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import { isProven } from '../../../notation/answer/answer.ts';
import type { KnownLoss, Verdict } from '../../../notation/answer/answer.ts';
import type { LineAnnotations } from './annotations.ts';
import type { Review } from './review-state.ts';
import type { Table } from '../table.ts';

/** A play that cost something, or that was lucky. */
export interface TellingPlay {
  /** Its number in its line, from 0. */
  readonly index: number;
  readonly card: Card;
  readonly by: Seat;
  readonly lost: number;
  /** The cards that lose nothing. */
  readonly best: readonly Card[];
  /** Absent until the play is judged; plays of the reader's own are not. */
  readonly verdict?: Verdict;
  /** What the play cost on what its player knew; absent without a verdict, and if the player had no choice. */
  readonly known?: KnownLoss;
}

/** The lists of such plays: by verdict, and those not judged yet. */
export const LISTS = ['error', 'unlucky', 'lucky', 'open'] as const;
export type ListName = (typeof LISTS)[number];

/** Those of the record as far as it has been reviewed; without a record, those of the reader's line. */
export function tellingPlays(
  { record }: Table,
  review: Review,
  { plays }: Pick<LineAnnotations, 'plays'>,
): readonly TellingPlay[] {
  const known =
    record.length > 0
      ? review.entries.map((entry) => entry && isProven(entry) && { ...entry, card: entry.play })
      : plays.map((play) => play.source !== 'best' && play.lost !== null && { ...play, lost: play.lost });
  return known.flatMap((play: false | undefined | Omit<TellingPlay, 'index'>, index) => {
    if (!play || (play.lost === 0 && play.verdict !== 'lucky')) return [];
    const { card, by, lost, best, verdict, known } = play;
    return [{ index, card, by, lost, best, ...(verdict && { verdict }), ...(known && { known }) }];
  });
}

/** Errors, and costly plays that may be one, as they are not judged yet. */
export const isMistake = ({ verdict }: TellingPlay): boolean => verdict === 'error' || verdict === undefined;

export const listOf = ({ verdict }: TellingPlay): ListName =>
  verdict === 'error' || verdict === 'unlucky' || verdict === 'lucky' ? verdict : 'open';

/** The costliest first: with all hands known, then on what their players knew; of equal ones the earlier. */
export const ranked = (plays: readonly TellingPlay[]): readonly TellingPlay[] => [...plays].sort(byCost);

/** Compares two plays for that order. */
export const byCost = (a: TellingPlay, b: TellingPlay): number =>
  b.lost - a.lost || (b.known?.loss ?? 0) - (a.known?.loss ?? 0) || a.index - b.index;

/** The reader's place among the mistakes. */
export interface MistakePlace {
  /** The mistake whose account is open; null if none is. */
  readonly at: TellingPlay | null;
  readonly previous: TellingPlay | null;
  readonly next: TellingPlay | null;
}

/**
 * @param asked the number of the play whose account is open; null if none is
 * @param ply the number of plays made
 */
export function placeAmong(mistakes: readonly TellingPlay[], asked: number | null, ply: number): MistakePlace {
  // Before a mistake whose account is not open, that one is the next.
  const from = asked ?? ply - 0.5;
  return {
    at: mistakes.find(({ index }) => index === asked) ?? null,
    previous: mistakes.findLast(({ index }) => index < (asked ?? ply)) ?? null,
    next: mistakes.find(({ index }) => index > from) ?? null,
  };
}
