/** The messages of the single-dummy review of a play. */
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import { english } from '../../../languages/en/on-demand/single-dummy.ts';
import { numbersOf, sayIn } from '../locales.ts';
import type { ElementMessages } from './element.ts';

export type SingleDummyMessages = ReturnType<typeof singleDummyMessages>;

export function singleDummyMessages({ words, locale }: ElementMessages) {
  const say = sayIn(locale, 'singleDummy', english);
  const { number, plural } = words;
  // Tenths, as an estimate is not more precise.
  const tenths = new Intl.NumberFormat(numbersOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const deals = (n: number): string => {
    const count = number(n);
    return plural(n, say('deal', { count }), say('deals', { count }));
  };
  return {
    knownProgress: (n: number, of: number): string => {
      const [done, all] = [number(n), number(of)];
      return say('knownProgress', { done, all });
    },
    /** The estimate. With all deals that agree, it is the mean itself. */
    singleDummyLoss: ({ loss: mean, interval, samples, complete }: KnownLoss): string => {
      const [loss, count] = [tenths.format(mean), deals(samples)];
      if (complete) {
        return mean === 0 ? say('knownNoneBetter', { count }) : say('knownLost', { loss, count });
      }
      if (!interval) {
        return mean === 0 ? say('knownSeemsNoneFew', { count }) : say('knownAboutFew', { loss, count });
      }
      const [low, high] = [tenths.format(interval[0]), tenths.format(interval[1])];
      return mean === 0 ? say('knownSeemsNone', { low, high, count }) : say('knownAbout', { loss, low, high, count });
    },
    knownBest: say('knownBest'),
    knownHint: say('knownHint'),
    knownResume: say('knownResume'),
  };
}
