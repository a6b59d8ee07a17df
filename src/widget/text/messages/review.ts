/** The messages of the review. */
import type { Seat, Side } from '../../../game/cards.ts';
import { numbersOf, sayIn } from '../locales.ts';
import { english } from '../../../languages/en/on-demand/review.ts';
import type { ElementMessages } from './element.ts';

export function reviewMessages({ words, locale }: ElementMessages) {
  const say = sayIn(locale, 'review', english);
  const { number, plural } = words;
  const percents = new Intl.NumberFormat(numbersOf(locale), { style: 'percent' });

  return {
    /**
     * The result of the record beside the result with best play.
     * @param isWhole whether the record has all plays; a shorter one goes on with best play
     */
    playedAndBest: (of: Side, played: string, best: string, isWhole: boolean): string => {
      const side = words.side(of);
      const text = isWhole ? say('playedAndBest', { side, played, best }) : say('soFarAndBest', { side, played, best });
      // An unknown figure is an ellipsis, which ends the sentence too.
      return text.replaceAll('….', '…');
    },
    reviewProgress: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return say('reviewProgress', { done, plays });
    },
    reviewWaits: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return say('reviewWaits', { done, plays });
    },
    reviewDone: (n: number): string => {
      const plays = number(n);
      return plural(n, say('onePlayReviewed', { plays }), say('allPlaysReviewed', { plays }));
    },
    reviewFailed: say('reviewFailed'),
    reviewStart: say('reviewStart'),
    choicesHint: say('choicesHint'),
    gaveAway: say('gaveAway'),
    percent: (share: number): string => percents.format(share),
    /** How often a player kept the value when there was a choice. */
    playerKept: (of: Seat, n: number, choicesOf: number): string => {
      const [seat, kept, choices] = [words.seat(of), number(n), number(choicesOf)];
      return choicesOf === 0 ? say('playerNoChoice', { seat }) : say('playerKept', { seat, kept, choices });
    },
    ofPlayer: say('ofPlayer'),
    allPlayers: say('allPlayers'),
    bestShort: say('bestShort'),
    /** The cards of a hand that would lose something follow. */
    whyNot: say('whyNot'),
  };
}
