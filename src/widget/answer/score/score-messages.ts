/**
 * The messages about the payoffs `total` and `score`, except the headline (score-headline.ts). They are a part of the
 * messages.
 */
import { otherSide } from '../../../game/cards.ts';
import type { Side } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { asLead } from '../../model/knowledge.ts';
import type { Interval, Knowledge } from '../../model/knowledge.ts';
import type { MeldSum } from '../../melds/deal-melds.ts';
import { english } from '../../language/texts/en/score.ts';
import { sayIn } from '../../language/locales.ts';
import type { Locale } from '../../language/locales.ts';
import type { Words } from '../../language/words.ts';

export function scoreMessages(locale: Locale, words: Words) {
  const say = sayIn(locale, 'score', english);
  const { number, signed } = words;

  /** A difference as the lead of the side that is ahead. @param of the side whose difference it is */
  function ahead(of: Side, difference: number): string {
    const side = words.side(difference < 0 ? otherSide(of) : of);
    const by = number(Math.abs(difference));
    return difference === 0 ? say('level', { side }) : say('ahead', { side, by });
  }

  const best = (worth: string): string => say('best', { worth });
  const less = (worth: string, lost: number): string => {
    const by = number(lost);
    return say('less', { worth, by });
  };

  const limits = ({ proven: [low, high] }: Knowledge) => ({ low: signed(low), high: signed(high) });

  return {
    ahead,
    aheadBest: (side: Side, difference: number): string => best(ahead(side, difference)),
    aheadLost: (side: Side, difference: number, lost: number): string => less(ahead(side, difference), lost),
    aheadRange: (of: Side, proven: Interval): string => {
      const lead = asLead(of, { proven, estimate: null });
      return say('aheadRange', { side: words.side(lead.side), ...limits(lead.own) });
    },
    aheadEstimate: (of: Side, estimate: number, proven: Interval): string => {
      const lead = asLead(of, { proven, estimate });
      const guess = signed(lead.own.estimate!);
      return say('aheadEstimate', { side: words.side(lead.side), guess, ...limits(lead.own) });
    },
    /** The words for a card that loses nothing, and for one that does. @param worth the value in words */
    best,
    less,

    /** Figures for places without room for words. */
    signed,
    signedEstimate: (estimate: number): string => `≈${signed(estimate)}`,

    payoffs: say('payoffs'),
    payoff: (payoff: Payoff): string =>
      ({ points: say('payoffPoints'), total: say('payoffTotal'), score: say('payoffScore') })[payoff],

    /** Melds and marriages beside the value, as differences. */
    meldSum: (payoff: Payoff, known: number | null, { melds, marriage, together }: MeldSum): string => {
      const side = words.side('NS');
      const parts: string[] = [];
      if (known !== null) {
        const value = signed(known);
        parts.push(payoff === 'total' ? say('sumTotal', { value }) : say('sumScore', { value }));
      }
      if (melds) {
        const value = signed(melds);
        parts.push(say('sumMelds', { value }));
      }
      if (marriage) {
        const value = signed(marriage);
        parts.push(say('sumMarriage', { value }));
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
