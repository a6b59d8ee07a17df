/** The messages of the view of one hand. They load with it. */
import { sideOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import type { Evidence } from '../../../game/inference/deals-from-plays.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { EVIDENCE_TEXTS } from '../../../languages/en/evidence.ts';
import { english } from '../../../languages/en/on-demand/one-hand.ts';
import { markValue } from '../../kit/sentence.ts';
import { sayIn } from '../../text/locales.ts';
import type { Messages } from '../../text/messages.ts';
import type { Goal } from './odds.ts';

const GOALS = { points: 'goalPoints', lead: 'goalLead', ahead: 'goalAhead' } as const satisfies Record<
  Goal['kind'],
  string
>;

export type OneHandMessages = ReturnType<typeof oneHandMessages>;

export function oneHandMessages(messages: Messages) {
  const { locale, words } = messages;
  const say = sayIn(locale, 'oneHand', english);
  const sayEvidence = sayIn(locale, 'evidence', EVIDENCE_TEXTS);
  const { number } = words;
  const whole = (value: number): string => number(Math.round(value));
  const figure = (payoff: Payoff, value: number): string => messages.figure(payoff, Math.round(value));
  const listed = (names: readonly string[], key: 'or' | 'and'): string =>
    names.length < 2 ? names.join('') : say(key, { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  const value = (payoff: Payoff, mean: number): string => markValue(figure(payoff, mean));
  return {
    figure,
    half: (of: number): string => say('half', { half: whole(of) }),
    percent: (share: number): string => say('percent', { percent: whole(100 * share) }),
    halfPercent: (share: number): string => say('half', { half: whole(100 * share) }),
    /** @param cards the names of the cards, or their places */
    advise: (isLead: boolean, cards: readonly string[], payoff: Payoff, mean: number): string =>
      say(isLead ? 'lead' : 'play', { cards: listed(cards, 'or'), value: value(payoff, mean) }),
    even: (count: number, payoff: Payoff, mean: number): string =>
      say('even', { count: number(count), value: value(payoff, mean) }),
    early: (payoff: Payoff, mean: number): string => say('early', { value: value(payoff, mean) }),
    noChoice: (payoff: Payoff, mean: number): string => say('noChoice', { value: value(payoff, mean) }),
    begins: say('begins'),
    otherToPlay: (by: Seat): string => say('otherToPlay', { seat: words.seat(by) }),
    over: say('over'),
    failed: say('failed'),
    fromSeat: (of: Seat): string => say('fromSeat', { seat: words.seat(of) }),
    chartWaits: say('chartWaits'),
    counted: (count: string, all: number): string => say('counted', { count, all: number(all) }),
    countedAll: (count: string): string => say('countedAll', { count }),
    allSolved: say('allSolved'),
    someSolved: (count: number): string => say('someSolved', { count: number(count) }),
    estimated: say('estimated'),
    narrowing: say('narrowing'),
    stop: say('stop'),
    goOn: say('goOn'),
    average: (of: Seat): string => say('average', { side: words.side(sideOf(of)) }),
    goal: ({ kind, least }: Goal): string => say(GOALS[kind], { target: number(least) }),
    risk: say('risk'),
    pairAlike: (cards: readonly string[], difference: number, half: number): string =>
      say('pairAlike', { cards: listed(cards, 'and'), difference: whole(difference), half: whole(half) }),
    alike: (cards: readonly string[]): string => say('alike', { cards: listed(cards, 'and') }),
    alikeYet: (cards: readonly string[]): string => say('alikeYet', { cards: listed(cards, 'and') }),
    manyAlikeYet: (count: number): string => say('manyAlikeYet', { count: number(count) }),
    meaning: say('meaning'),
    someDeals: say('someDeals'),
    seenBy: (of: Seat): string => say('seenBy', { seat: words.seat(of) }),
    deal: (of: number): string => say('deal', { number: number(of) }),
    /** @param cards as for `advise` */
    inDeal: (of: number, cards: readonly string[], payoff: Payoff, best: number): string =>
      say(cards.length === 1 ? 'inDeal' : 'inDealAlike', {
        number: number(of),
        cards: listed(cards, 'and'),
        value: value(payoff, best),
      }),
    back: (of: Seat): string => say('back', { seat: words.seat(of) }),
    /** What the deals fit, a sentence each. */
    evidence: (kinds: readonly Evidence[]): string =>
      [...kinds.map((kind) => sayEvidence(kind)), sayEvidence('notCounted')].join(' '),
  };
}
