/** The part of the report that `jass-solver review --knowing` adds: the single-dummy estimate of each play. */
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { KnownLoss, ReviewEntry } from '../../notation/answer/answer.ts';
import { indent, table } from './layout.ts';
import { SEAT_NAMES } from './wording.ts';

/** The lines; none if no play was evaluated. */
export function singleDummyLines(review: readonly ReviewEntry[]): string[] {
  const rows = review.flatMap(({ play, by, known }, index) =>
    known
      ? [
          [
            `trick ${Math.floor(index / TRICK_SIZE) + 1}`,
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
    'Estimated cost given what the player could know: the average over deals consistent with the player’s hand and all earlier plays.',
    'Melds and the choice of contract are not taken into account.',
    ...indent(table(rows)),
  ];
}

function lossInWords({ loss, best }: KnownLoss): string {
  return loss === 0 ? 'no card is better' : `${best.join(' ')} better by ${rounded(loss)}`;
}

function intervalInWords({ interval, complete }: KnownLoss): string {
  if (complete) return '';
  return interval
    ? `loss from ${rounded(interval[0])} to ${rounded(interval[1])}`
    : 'too few deals for a margin of error';
}

const dealsInWords = ({ samples, complete }: KnownLoss): string =>
  complete ? `all ${samples} deals` : `${samples} deals`;

/** Rounded to tenths, the precision of an estimate. */
const rounded = (points: number): string => points.toFixed(1);
