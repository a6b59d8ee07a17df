/**
 * Annotates each listed play with its loss and the best cards, from the review of the record or from solved
 * positions, and gives the values between plays for the chart. A pure function of the state shown.
 */
import type { Card, Seat } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { finalValue } from '../../../game/scoring/payoffs/payoff-table.ts';
import { valueFor } from '../../../game/scoring/payoff.ts';
import { hasCalls } from '../../../game/scoring/payoffs/targets.ts';
import type { Call } from '../../../game/play/play.ts';
import { replayRecord } from '../../../game/scoring/calls.ts';
import { isProven, figureOf } from '../../../notation/answer/answer.ts';
import type { Verdict } from '../../../notation/answer/answer.ts';
import { bestCards, callsAhead, lineAhead, lossIn } from '../engine.ts';
import type { Engine, Solution } from '../state.ts';
import type { Review } from './review-state.ts';
import { callParting, tricksOf } from '../table.ts';
import type { Table, TrickView } from '../table.ts';

export interface PlayAnnotation {
  readonly card: Card;
  readonly by: Seat;
  /** The loss of its side; null while unknown. */
  readonly lost: number | null;
  /** The cards that lose nothing; empty while unknown. */
  readonly best: readonly Card[];
  /** Absent until the play is judged; only plays of the record are. */
  readonly verdict?: Verdict;
  /** A play of the record, the reader's own, or best play that has not been made. */
  readonly source: 'record' | 'own' | 'best';
}

export interface LineAnnotations {
  readonly tricks: readonly TrickView[];
  readonly plays: readonly PlayAnnotation[];
  /** The calls along these plays. */
  readonly calls: readonly Call[];
  /** The value for the side of which the screen speaks, before the first play and after each; null if unknown. */
  readonly values: readonly (number | null)[];
  /** The estimates where a value is unknown; null if there is none. */
  readonly estimates: readonly (number | null)[];
  /** The values of the record, which these plays may have left. */
  readonly recordValues: readonly (number | null)[];
  /** The number of plays shared with the record. */
  readonly shared: number;
  /** The plays with the largest losses, counted from 0; at most three. */
  readonly largestLosses: ReadonlySet<number>;
}

const LARGEST_LOSSES = 3;

/** What is known after some plays; undefined if it is unknown or not to be shown. */
interface KnownAfter {
  readonly solved: (plays: readonly Card[]) => Solution | undefined;
  /** The estimate, for North–South. */
  readonly guessed: (plays: readonly Card[]) => number | undefined;
}

export function annotate(
  table: Table,
  engine: Engine,
  review: Review,
  { solved: solvedAfter, guessed }: KnownAfter,
): LineAnnotations {
  const { setup, record, recordCalls, payoff, side } = table;
  const line = lineAhead(table, engine);
  const calls = callsAhead(table, engine);
  const end = replayRecord(setup, line, calls);
  const tricks = tricksOf(end);
  const parting = line.findIndex((card, i) => card !== record[i]);
  const shared = Math.min(
    parting < 0 ? line.length : parting,
    record.length > 0 ? callParting(recordCalls, calls) : Infinity,
  );
  const solutions = line.map((_, ply) => solvedAfter(line.slice(0, ply)));
  const plays = tricks
    .flatMap(({ cards }) => cards)
    .map(({ seat, card, ply }): PlayAnnotation => {
      const source = ply < shared ? 'record' : ply < table.line.length ? 'own' : 'best';
      return { card, by: seat, source, ...judged(ply) };
    });

  function judged(ply: number): Pick<PlayAnnotation, 'lost' | 'best' | 'verdict'> {
    const entry = ply < shared ? review.entries[ply] : undefined;
    if (entry && isProven(entry)) return entry;
    const solution = solutions[ply];
    if (!solution) return { lost: null, best: [] };
    return {
      lost: lossIn(solution, tricks[Math.floor(ply / TRICK_SIZE)]!.cards[ply % TRICK_SIZE]!.seat, line[ply]!),
      best: bestCards(solution),
    };
  }

  const valueAfter = (ply: number, before: number | null): number | null => {
    const reviewed = ply <= shared ? review.values[ply] : undefined;
    if (typeof reviewed === 'number') return reviewed;
    const solution = solutions[ply] ?? solvedAfter(line.slice(0, ply));
    if (solution) return figureOf(solution.value);
    if (ply === line.length && end.toPlay === null) return finalValue(end, payoff);
    // A value does not carry over the end of a trick at which sides may tap or claim.
    if (ply === 0) return null;
    if (plays[ply - 1]!.source === 'best') return before;
    const isOpen = hasCalls(setup, payoff) && ply % TRICK_SIZE === 0 && !calls.some(({ after }) => after < ply);
    const made = isOpen ? undefined : solutions[ply - 1]?.cards.get(line[ply - 1]!);
    return made ? figureOf(made) : null;
  };
  const values: (number | null)[] = [];
  for (let ply = 0; ply <= line.length; ply++) values.push(valueAfter(ply, values.at(-1) ?? null));

  const cost = (ply: number): number => plays[ply]!.lost ?? 0;
  const largestLosses = [...plays.keys()]
    .filter((ply) => cost(ply) > 0)
    .sort((a, b) => cost(b) - cost(a) || a - b)
    .slice(0, LARGEST_LOSSES);
  const own = (of: readonly (number | null)[]): (number | null)[] =>
    of.map((value) => (value === null ? null : valueFor(side, table, value)));
  return {
    tricks,
    plays,
    calls,
    values: own(values),
    estimates: own(values.map((value, ply) => (value === null ? (guessed(line.slice(0, ply)) ?? null) : null))),
    recordValues: own(review.values),
    shared,
    largestLosses: new Set(largestLosses),
  };
}
