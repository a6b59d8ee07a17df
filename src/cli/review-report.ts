/**
 * `jass-solver review` for people: every play of a record, trick by trick, with what it cost the side that made it and which
 * cards would have cost nothing; then what each player and each side has lost, how often they kept the value, and the plays
 * that cost most.
 */
import { lossOf, summaryOf } from '../analysis/review-summary.ts';
import type { PlaySum, ReviewSummary } from '../analysis/review-summary.ts';
import { SIDES, SEATS, sideOf } from '../game/cards.ts';
import type { GameState } from '../game/play/play.ts';
import { isProven } from '../notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../notation/answer/answer.ts';
import { SEAT_NAMES, SIDE_NAMES, headline, indent, joined } from './solve-report.ts';
import { table } from './text-table.ts';
import { pointsText } from './wording.ts';

/** Plays of a trick. */
const TRICK = 4;
const COUNTED = { points: 'card points', total: 'of all points', score: 'on the score sheet' } as const;

/**
 * The report as text, without a final line feed.
 * @param name of the variant
 * @param state the position after the plays
 */
export function reviewReport(name: string, { setup }: GameState, { payoff, review = [] }: Answer): string {
  const isComplete = review.every(isProven);
  const summary = summaryOf(setup, review);
  const { turningPoints } = summary;
  return joined([
    [headline(name, setup)],
    review.length === 0 ? ['No play to review.'] : [],
    review.length > 0
      ? [`What each play cost its own side, ${COUNTED[payoff]}:`, ...indent(table(playRows(review)))]
      : [],
    review.length > 0 ? ['Lost in all:', ...indent(table(sumRows(summary)))] : [],
    review.length > 0
      ? ['Kept the value, of the plays where a card would have lost some:', ...indent(table(choiceRows(summary)))]
      : [],
    turningPoints.length > 0 ? ['What cost most:', ...indent(table(turningRows(review, turningPoints)))] : [],
    isComplete ? [] : ['The time was up before everything was exact: there may be more best cards.'],
  ]);
}

/** One row a play: the number of its trick where one begins, who played what, what it cost, what was best instead. */
const playRows = (review: readonly ReviewEntry[]): string[][] =>
  review.map((entry, index) => [index % TRICK === 0 ? `${trickOf(index)}.` : '', ...playWords(entry)]);

const playWords = (entry: ReviewEntry): string[] => [
  SEAT_NAMES[entry.by],
  entry.play,
  lossInWords(entry),
  isBest(entry) || entry.best.length === 0 ? '' : `best ${entry.best.join(' ')}`,
];

const trickOf = (index: number): number => Math.floor(index / TRICK) + 1;

const isBest = ({ play, best }: ReviewEntry): boolean => best.includes(play);

function lossInWords(entry: ReviewEntry): string {
  const [low, high] = lossOf(entry);
  return high === 0 ? '-' : `loses ${pointsText([low, high])}`;
}

/** One row a side: something told of it, and of each of its players. */
const sideRows = ({ sides, seats }: ReviewSummary, tell: (sum: PlaySum) => string): string[][] =>
  SIDES.map((side) => [
    SIDE_NAMES[side],
    tell(sides[side]),
    ...SEATS.filter((seat) => sideOf(seat) === side).map((seat) => `${SEAT_NAMES[seat]} ${tell(seats[seat])}`),
  ]);

const sumRows = (summary: ReviewSummary): string[][] => sideRows(summary, ({ lost }) => pointsText(lost));

const choiceRows = (summary: ReviewSummary): string[][] =>
  sideRows(summary, ({ kept, choices }) => (choices === 0 ? '-' : `${kept} of ${choices}`));

const turningRows = (review: readonly ReviewEntry[], turningPoints: readonly number[]): string[][] =>
  turningPoints.map((index) => [`trick ${trickOf(index)}`, ...playWords(review[index]!)]);
