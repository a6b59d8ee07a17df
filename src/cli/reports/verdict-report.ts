/** The part of the report that `jass-solver review --verdict` adds: each play that is not simply sound, and the totals by side and player. */
import { summaryOf } from '../../analysis/review/review-summary.ts';
import type { PlaySum } from '../../analysis/review/review-summary.ts';
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { KnownLoss, ReviewEntry, Verdict } from '../../notation/answer/answer.ts';
import { indent, table } from './layout.ts';
import { SEAT_NAMES, SIDE_NAMES } from './wording.ts';

const WORDS: Readonly<Record<Verdict, string>> = {
  sound: 'sound',
  error: 'error',
  unlucky: 'bad luck',
  lucky: 'lucky',
};

/** The lines; none if no play was judged. */
export function verdictLines(setup: GameSetup, review: readonly ReviewEntry[]): string[] {
  const judged = review.filter(({ verdict }) => verdict).length;
  if (judged === 0) return [];
  const rows = review.flatMap((entry, index) =>
    entry.verdict && entry.verdict !== 'sound' ? [playRow(entry, entry.verdict, index)] : [],
  );
  const { sides, seats } = summaryOf(setup, review);
  const totals = SIDES.flatMap((side) => [
    [SIDE_NAMES[side], ...sumsInWords(sides[side])],
    ...SEATS.filter((seat) => sideOf(seat) === side).map((seat) => [
      `  ${SEAT_NAMES[seat]}`,
      ...sumsInWords(seats[seat]),
    ]),
  ]);
  return [
    'Error or bad luck, given what each player could know: the average over deals that fit the player’s hand and all earlier plays.',
    'In doubt the verdict is for the player. Melds and the choice of contract are not taken into account.',
    ...indent(table(rows)),
    'In all:',
    ...indent(table([['', 'errors', 'cost', 'bad luck', 'cost', 'lucky'], ...totals])),
    ...(judged < review.length
      ? [`Time ran out: ${review.length - judged} of ${review.length} plays have no verdict.`]
      : []),
  ];
}

const playRow = (entry: ReviewEntry, verdict: Verdict, index: number): string[] => [
  `trick ${Math.floor(index / TRICK_SIZE) + 1}`,
  SEAT_NAMES[entry.by],
  entry.play,
  WORDS[verdict],
  isProven(entry) && entry.lost > 0 ? `cost ${entry.lost}` : '',
  ...(entry.known ? [lossInWords(entry.known), intervalInWords(entry.known), dealsInWords(entry.known)] : []),
];

function sumsInWords({ verdicts }: PlaySum): string[] {
  const { error, unlucky, lucky } = verdicts!;
  return [error.plays, error.lost, unlucky.plays, unlucky.lost, lucky.plays].map(String);
}

function lossInWords({ loss, best }: KnownLoss): string {
  return loss === 0 ? 'no card is better on average' : `${best.join(' ')} better by ${rounded(loss)} on average`;
}

function intervalInWords({ interval, complete }: KnownLoss): string {
  if (complete) return '';
  return interval ? `from ${rounded(interval[0])} to ${rounded(interval[1])}` : 'too few deals for a margin of error';
}

function dealsInWords({ samples, solved, complete }: KnownLoss): string {
  if (complete) return `all ${samples} deals`;
  if (solved === undefined) return `${samples} deals`;
  return `${samples} deals estimated${solved ? `, ${solved} of them solved` : ''}`;
}

/** Rounded to tenths, the precision of an estimate. */
const rounded = (points: number): string => points.toFixed(1);
