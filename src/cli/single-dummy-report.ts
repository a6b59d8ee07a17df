/** What `jass-solver review --knowing` adds to the review for people: plays judged by what their players could know, as an estimate. */
import type { KnownLoss, ReviewEntry } from '../notation/answer/answer.ts';
import { SEAT_NAMES, indent } from './solve-report.ts';
import { table } from './text-table.ts';

/** Plays of a trick. */
const TRICK = 4;

/** The lines; none where no play is judged. */
export function singleDummyLines(review: readonly ReviewEntry[]): string[] {
  const rows = review.flatMap(({ play, by, known }, index) =>
    known
      ? [
          [
            `trick ${Math.floor(index / TRICK) + 1}`,
            SEAT_NAMES[by],
            play,
            lossInWords(known),
            intervalInWords(known),
            dealsInWords(known),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return [];
  return [
    'By what the player could know, an estimate: the mean over deals that agree with the own hand and all plays before.',
    'Melds, and who named the contract, are not taken into account.',
    ...indent(table(rows)),
  ];
}

function lossInWords({ loss, best }: KnownLoss): string {
  return loss === 0 ? 'no card is better' : `${best.join(' ')} better by ${rounded(loss)}`;
}

function intervalInWords({ interval, complete }: KnownLoss): string {
  if (complete) return '';
  return interval ? `loss from ${rounded(interval[0])} to ${rounded(interval[1])}` : 'too few deals to say how sure';
}

const dealsInWords = ({ samples, complete }: KnownLoss): string =>
  complete ? `all ${samples} deals` : `${samples} deals`;

/** Tenths: an estimate knows no more. */
const rounded = (points: number): string => points.toFixed(1);
