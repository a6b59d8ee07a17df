/**
 * The messages about the payoffs `total` and `score`, except the headline (score-headline.ts). They are a part of the
 * messages.
 */
import type { Side } from '../../../game/cards.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { asLead, exactValue } from '../../state/knowledge.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { MeldSum } from '../../state/melds.ts';
import { english } from '../../../languages/en/score.ts';
import { sayIn } from '../locales.ts';
import type { Locale } from '../locales.ts';
import type { Words } from '../words.ts';

export function scoreMessages(locale: Locale, words: Words) {
  const say = sayIn(locale, 'score', english);
  const { number, signed } = words;

  return {
    /** What is known of a difference, as the lead of the side that is ahead. @param of the side whose difference it is */
    lead: (of: Side, known: Knowledge): string => {
      const { side: ahead, own } = asLead(of, known);
      const [side, value] = [words.side(ahead), exactValue(own)];
      if (value !== null) return value === 0 ? say('level', { side }) : say('ahead', { side, by: number(value) });
      const [low, high] = own.proven.map(signed) as [string, string];
      if (own.estimate === null) return say('aheadRange', { side, low, high });
      return say('aheadEstimate', { side, guess: signed(own.estimate), low, high });
    },
    /** The words for a card that loses nothing, and for one that does. @param worth the value in words */
    asBest: (worth: string): string => say('best', { worth }),
    asLoss: (worth: string, lost: number): string => say('less', { worth, by: number(lost) }),

    /** Figures for places without room for words: points, or a difference with its sign. */
    figure: (payoff: Payoff, value: number): string => (payoff === 'points' ? number : signed)(value),
    signed,
    signedEstimate: (estimate: number): string => `≈${signed(estimate)}`,

    payoffs: say('payoffs'),
    payoff: (payoff: Payoff): string => say(`payoff_${payoff}`),

    /** Melds and marriages beside the value, as differences. */
    meldSum: (of: Side, payoff: Payoff, rules: Rules, known: number | null, added: MeldSum): string => {
      const { melds, marriage, together } = added;
      const side = words.side(of);
      const parts: string[] = [];
      if (known !== null && payoff !== 'points') {
        const value = signed(known);
        parts.push(say(`sum_${payoff}`, { value }));
      }
      if (melds) {
        const value = signed(melds);
        parts.push(say('sumMelds', { value }));
      }
      if (marriage) {
        const value = signed(marriage);
        parts.push(hasSixes(rules) ? say('sumMarriage', { value }) : say('sumMarriageOf32', { value }));
      }
      if (together !== null) {
        const value = signed(together);
        parts.push(say('sumTogether', { value }));
      }
      const sum = parts.join(', ');
      return say('meldSum', { side, sum });
    },
  };
}
