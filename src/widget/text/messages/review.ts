/** The messages of the review. */
import type { Side } from '../../../game/cards.ts';
import { numbersOf, sayIn } from '../locales.ts';
import { english } from '../../../languages/en/on-demand/review.ts';
import type { ElementMessages } from './element.ts';

export function reviewMessages({ words, locale }: ElementMessages) {
  const say = sayIn(locale, 'review', english);
  const { number } = words;
  const tenths = new Intl.NumberFormat(numbersOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(numbersOf(locale), { style: 'percent' });
  const verdicts = {
    error: say('error'),
    unlucky: say('unlucky'),
    lucky: say('lucky'),
    sound: say('sound'),
    open: say('notJudged'),
  };

  return {
    /** The heads of the ledger. */
    byPlayers: (of: Side): string => say('byPlayers', { side: words.side(of) }),
    soFar: say('soFar'),
    reviewProgress: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return say('reviewProgress', { done, plays });
    },
    reviewWaits: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return say('reviewWaits', { done, plays });
    },
    reviewFailed: say('reviewFailed'),
    reviewStart: say('reviewStart'),
    percent: (share: number): string => percents.format(share),
    /** Begins the training with the mistakes. */
    train: say('train'),
    trainSaid: say('trainSaid'),
    ofPlayer: say('ofPlayer'),
    allPlayers: say('allPlayers'),
    /** The cards of a hand that would lose something follow. */
    whyNot: say('whyNot'),

    /** What a play is called; `open`: not judged yet. */
    verdicts,
    soundUnmarked: say('soundUnmarked'),
    signKey: say('signKey'),
    verdictHeads: { error: say('errors'), unlucky: verdicts.unlucky, lucky: verdicts.lucky },
    verdictLists: {
      error: say('errorList'),
      unlucky: say('unluckyList'),
      lucky: say('luckyList'),
      open: say('openList'),
    },
    countSoFar: (n: number): string => say('countSoFar', { count: number(n) }),
    onAverage: say('onAverage'),
    better: say('better'),
    right: say('right'),
    /** An average cost and half of its range, in tenths if they are small. @param half null if there is no range */
    averageLoss: (loss: number, half: number | null): { readonly loss: string; readonly half: string } => {
      const isSmall = half === null ? loss < 10 : half < 1;
      const figure = (of: number): string => (isSmall ? tenths.format(of) : number(Math.round(of)));
      return { loss: `−${figure(loss)}`, half: half === null ? '' : `±${figure(half)}` };
    },
    /** All plays of a side or a player: “South: 2 errors, 21 points; bad luck 0; lucky 0”. @param points of each in words; empty for none */
    verdictSums: (
      player: string,
      errors: string,
      unlucky: number,
      lucky: number,
      points: readonly [string, string],
    ) => {
      const parts = [
        [errors, points[0]],
        [say('unluckyCount', { count: number(unlucky) }), points[1]],
        [say('luckyCount', { count: number(lucky) })],
      ];
      return `${player}: ${parts.map((part) => part.filter(Boolean).join(', ')).join('; ')}`;
    },

    judging: say('judging'),
    judgingPlay: (n: number, of: number): string => say('judgingPlay', { done: number(n), plays: number(of) }),
    judgeWaits: (n: number, of: number): string => say('judgeWaits', { done: number(n), plays: number(of) }),
    judgeStart: say('judgeStart'),
    judgeFailed: say('judgeFailed'),
  };
}
