/**
 * The report of `jass-solver review`: every play of a record, trick by trick, with its cost for its own side and the
 * cards without cost; then the losses of each player and side, how often they kept the value, and the costliest
 * plays.
 */
import { lossOf, summaryOf } from '../../analysis/review/review-summary.ts';
import type { PlaySum, ReviewSummary } from '../../analysis/review/review-summary.ts';
import { SIDES, SEATS, sideOf } from '../../game/cards.ts';
import { captionsOf } from '../../game/play/captions.ts';
import { playCard, startOf } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { CAPTION_TEXTS } from '../../languages/en/captions.ts';
import { COUNTED } from '../../languages/en/payoffs.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../notation/answer/answer.ts';
import { headline, recordWords } from './deal-words.ts';
import { indent, joined, table } from './layout.ts';
import { SEAT_NAMES, SIDE_NAMES, pointsText } from './wording.ts';

/**
 * The report as text, without a final line feed.
 * @param name the variant's name
 * @param state the position after the plays
 */
export function reviewReport(name: string, state: GameState, { payoff, review = [] }: Answer): string {
  const { setup } = state;
  const isComplete = review.every(isProven);
  const captions = captionsIn(setup, review);
  const summary = summaryOf(setup, review);
  const { turningPoints } = summary;
  return joined([
    [headline(name, setup)],
    recordWords(state),
    review.length === 0 ? ['No play to review.'] : [],
    review.length > 0
      ? [`The cost of each play to its own side, ${COUNTED[payoff]}:`, ...indent(table(playRows(review, captions)))]
      : [],
    review.length > 0 ? ['Total loss:', ...indent(table(sumRows(summary)))] : [],
    review.length > 0
      ? ['Lost nothing, out of the plays where a card would have lost points:', ...indent(table(choiceRows(summary)))]
      : [],
    turningPoints.length > 0
      ? ['Costliest plays:', ...indent(table(turningRows(review, captions, turningPoints)))]
      : [],
    isComplete ? [] : ['Time ran out before everything was exact: there may be other best cards.'],
  ]);
}

/** One row per play: the trick's number at its first play, the seat, the card, its cost, and the best cards. */
const playRows = (review: readonly ReviewEntry[], captions: readonly string[]): string[][] =>
  review.map((entry, index) => [
    index % TRICK_SIZE === 0 ? `${trickOf(index)}.` : '',
    ...playWords(entry, captions[index]!),
  ]);

/** The captions of each play (src/game/play/captions.ts); empty if it has none. */
const captionsIn = (setup: GameSetup, review: readonly ReviewEntry[]): string[] => {
  let state = startOf(setup);
  return review.map(({ play }) => {
    const captions = captionsOf(state, play);
    state = playCard(state, play);
    return captions.map((caption) => CAPTION_TEXTS[caption]).join(', ');
  });
};

const playWords = (entry: ReviewEntry, captions: string): string[] => [
  SEAT_NAMES[entry.by],
  entry.play,
  captions,
  lossInWords(entry),
  isBest(entry) || entry.best.length === 0 ? '' : `best ${entry.best.join(' ')}`,
];

const trickOf = (index: number): number => Math.floor(index / TRICK_SIZE) + 1;

const isBest = ({ play, best }: ReviewEntry): boolean => best.includes(play);

function lossInWords(entry: ReviewEntry): string {
  const [low, high] = lossOf(entry);
  return high === 0 ? '-' : `loses ${pointsText([low, high])}`;
}

/** One row per side: a figure of the side and of each of its players. */
const sideRows = ({ sides, seats }: ReviewSummary, tell: (sum: PlaySum) => string): string[][] =>
  SIDES.map((side) => [
    SIDE_NAMES[side],
    tell(sides[side]),
    ...SEATS.filter((seat) => sideOf(seat) === side).map((seat) => `${SEAT_NAMES[seat]} ${tell(seats[seat])}`),
  ]);

const sumRows = (summary: ReviewSummary): string[][] => sideRows(summary, ({ lost }) => pointsText(lost));

const choiceRows = (summary: ReviewSummary): string[][] =>
  sideRows(summary, ({ kept, choices }) => (choices === 0 ? '-' : `${kept} of ${choices}`));

const turningRows = (
  review: readonly ReviewEntry[],
  captions: readonly string[],
  turningPoints: readonly number[],
): string[][] =>
  turningPoints.map((index) => [`trick ${trickOf(index)}`, ...playWords(review[index]!, captions[index]!)]);
