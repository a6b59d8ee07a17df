/**
 * What the element says of the payoffs `total` and `score` beside the headline (score-headline.ts): a part of the messages.
 */
import type { Side } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Speech } from '../../notation/meld-words.ts';
import type { Interval } from '../model/knowledge.ts';
import type { MeldSum } from '../model/deal-melds.ts';
import type { Words } from '../language/words.ts';

export function scoreMessages({ msg, str }: Speech, words: Words) {
  const { number, signed } = words;

  /** What a card is worth to its side: so much more than the other side has. */
  function ahead(of: Side, difference: number): string {
    const side = words.side(of);
    const by = number(Math.abs(difference));
    if (difference === 0) return msg(str`${side} come out level`);
    return difference > 0 ? msg(str`${side} come out ${by} ahead`) : msg(str`${side} come out ${by} behind`);
  }

  const best = (worth: string): string => msg(str`best, ${worth}`);
  const less = (worth: string, lost: number): string => {
    const by = number(lost);
    return msg(str`${worth}, ${by} less than the best`);
  };

  return {
    ahead,
    aheadBest: (side: Side, difference: number): string => best(ahead(side, difference)),
    aheadLost: (side: Side, difference: number, lost: number): string => less(ahead(side, difference), lost),
    aheadRange: (of: Side, proven: Interval): string => {
      const side = words.side(of);
      const [low, high] = [signed(proven[0]), signed(proven[1])];
      return msg(str`${side} come out between ${low} and ${high}`);
    },
    aheadEstimate: (of: Side, estimate: number, proven: Interval): string => {
      const side = words.side(of);
      const guess = signed(estimate);
      const [low, high] = [signed(proven[0]), signed(proven[1])];
      return msg(str`${side} come out about ${guess}, proven between ${low} and ${high}`);
    },
    saidEstimateAhead: (estimate: number): string => {
      const side = words.side('NS');
      const guess = signed(estimate);
      return msg(str`${side} come out about ${guess}. The exact value is being computed.`);
    },
    /** What is said of a card that loses nothing, and of one that does. @param worth what it is worth */
    best,
    less,

    /** Figures where there is no room for words. */
    signed,
    signedRange: ([low, high]: Interval): string => (low === high ? signed(low) : `${signed(low)}…${signed(high)}`),
    signedEstimate: (estimate: number): string => `≈${signed(estimate)}`,
    /** The same where there is hardly any room at all. */
    signedRangeShort: ([low, high]: Interval): string => `${number(low)}…${number(high)}`,

    payoffs: msg('What is counted'),
    payoff: (payoff: Payoff): string =>
      ({ points: msg('card points'), total: msg('all points'), score: msg('score') })[payoff],

    /** Melds and marriages beside the value: constants of the deal, as differences. */
    meldSum: (payoff: Payoff, known: number | null, { melds, marriage, together }: MeldSum): string => {
      const side = words.side('NS');
      const parts: string[] = [];
      if (known !== null) {
        const value = signed(known);
        parts.push(payoff === 'total' ? msg(str`all points ${value}`) : msg(str`score ${value}`));
      }
      if (melds) {
        const value = signed(melds);
        parts.push(msg(str`melds ${value}`));
      }
      if (marriage) {
        const value = signed(marriage);
        parts.push(msg(str`marriage ${value}`));
      }
      if (together !== null) {
        const value = signed(together);
        parts.push(msg(str`together ${value}`));
      }
      const sum = parts.join(', ');
      return msg(str`For ${side}: ${sum}`);
    },
  };
}
