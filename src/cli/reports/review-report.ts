/**
 * The report of `jass-solver review`: every play of a record, trick by trick, with its cost for its own side and the
 * cards without cost; the calls, and what they cost; then the losses of each player and side, how often they kept the value, and the costliest
 * plays.
 */
import { lossOf, summaryOf } from '../../analysis/review/review-summary.ts';
import type { PlaySum, ReviewSummary } from '../../analysis/review/review-summary.ts';
import { SIDES, SEATS, sideOf } from '../../game/cards.ts';
import { captionsOf } from '../../game/play/captions.ts';
import { playCard, startOf } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { Answer, ReviewEntry } from '../../notation/answer/answer.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { reviewedCalls } from './call-words.ts';
import { headline, recordWords } from './deal-words.ts';
import { headed, textOf } from './layout.ts';
import type { Part } from './layout.ts';
import { pointsText, wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/**
 * The report as text, without a final line feed.
 * @param name the variant's name
 * @param state the position after the plays
 */
export function reviewReport(name: string, state: GameState, answer: Answer, language: Language = 'en'): string {
  const words = wordingIn(language);
  return textOf([
    { lines: [headline(name, state.setup, words)] },
    { lines: recordWords(state, words) },
    ...reviewParts(state.setup, answer, words),
  ]);
}

/** The report below its heading. */
export function reviewParts(
  setup: GameSetup,
  { payoff, review = [], reviewCalls = [] }: Answer,
  words: Wording,
): Part[] {
  const { say } = words;
  if (review.length === 0) return [{ lines: [say('noPlay')] }];
  const captions = captionsIn(setup, review, words);
  const summary = summaryOf(setup, review);
  return [
    ...headed(say('costs', { counted: say(`counted_${payoff}`) }), playRows(review, captions, words)),
    { lines: reviewedCalls(reviewCalls, words) },
    ...headed(say('totalLoss'), sumRows(summary, words)),
    ...headed(say('choices'), choiceRows(summary, words)),
    ...headed(say('costliest'), turningRows(review, captions, summary.turningPoints, words)),
    ...(review.every(isProven) ? [] : [{ lines: [say('reviewOutOfTime')] }]),
  ];
}

/** One row per play: the trick's number at its first play, the seat, the card, its cost, and the best cards. */
const playRows = (review: readonly ReviewEntry[], captions: readonly string[], words: Wording): string[][] =>
  review.map((entry, index) => [
    index % TRICK_SIZE === 0 ? `${trickOf(index)}.` : '',
    ...playWords(entry, captions[index]!, words),
  ]);

/** The captions of each play (src/game/play/captions.ts); empty if it has none. */
const captionsIn = (setup: GameSetup, review: readonly ReviewEntry[], { caption }: Wording): string[] => {
  let state = startOf(setup);
  return review.map(({ play }) => {
    const captions = captionsOf(state, play);
    state = playCard(state, play);
    return captions.map(caption).join(', ');
  });
};

const playWords = (entry: ReviewEntry, captions: string, words: Wording): string[] => [
  words.seat(entry.by),
  words.card(entry.play),
  captions,
  lossInWords(entry, words),
  isBest(entry) || entry.best.length === 0 ? '' : words.say('bestCards', { cards: words.cards(entry.best) }),
];

const trickOf = (index: number): number => Math.floor(index / TRICK_SIZE) + 1;

const isBest = ({ play, best }: ReviewEntry): boolean => best.includes(play);

function lossInWords(entry: ReviewEntry, words: Wording): string {
  const [low, high] = lossOf(entry);
  return high === 0 ? '-' : words.say('loses', { lost: pointsText(words, [low, high]) });
}

/** One row per side: a figure of the side and of each of its players. */
const sideRows = (
  { sides, seats }: ReviewSummary,
  { side: sideName, seat: seatOf }: Wording,
  tell: (sum: PlaySum) => string,
): string[][] =>
  SIDES.map((side) => [
    sideName(side),
    tell(sides[side]),
    ...SEATS.filter((seat) => sideOf(seat) === side).map((seat) => `${seatOf(seat)} ${tell(seats[seat])}`),
  ]);

const sumRows = (summary: ReviewSummary, words: Wording): string[][] =>
  sideRows(summary, words, ({ lost }) => pointsText(words, lost));

const choiceRows = (summary: ReviewSummary, words: Wording): string[][] =>
  sideRows(summary, words, ({ kept, choices }) => (choices === 0 ? '-' : words.say('ofChoices', { kept, choices })));

const turningRows = (
  review: readonly ReviewEntry[],
  captions: readonly string[],
  turningPoints: readonly number[],
  words: Wording,
): string[][] =>
  turningPoints.map((index) => [
    words.say('inTrick', { trick: trickOf(index) }),
    ...playWords(review[index]!, captions[index]!, words),
  ]);
