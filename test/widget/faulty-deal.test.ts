/** Deals that cannot be played, compared with the pack. */
import { describe, expect, it } from 'vitest';
import { variantById } from '../../src/game/variants/index.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { faultyDeal, repairOf } from '../../src/widget/views/outline/faulty-deal.ts';

const SCHIEBER = variantById('schieber').rules;
const KRUTZJASS = variantById('krutzjass').rules;
const WHOLE = 'N:AKJ.T8.Q6.96 8.AK.T97.J87 QT.J9.AJ.AKT 976.Q76.K8.Q';

describe('a faulty deal', () => {
  it.each([
    ['a card twice, in two hands', WHOLE.replace('K8.Q', 'K8.A'), { CA: ['S', 'W'] }, ['CQ']],
    ['a card twice in one hand', WHOLE.replace('K8.Q', 'KK.Q'), { DK: ['W', 'W'] }, ['D8']],
    ['a card twice in another suit', WHOLE.replace('976.', '977.'), { S7: ['W', 'W'] }, ['S6']],
    ['an ending, whose missing cards are played', 'N:A.T.. .A.T. .J..A A.Q..', { SA: ['N', 'W'] }, []],
    ['nothing', WHOLE, {}, []],
  ])('has %s', (_, text, extra, missing) => {
    const fault = faultyDeal(SCHIEBER, parseDeal(text));
    expect(Object.fromEntries(fault.extra.map(({ card, holders }) => [card, holders]))).toEqual(extra);
    expect(fault.missing).toEqual(missing);
  });

  it('may hold a card twice if the pack has two of it', () => {
    const deal = parseDeal('N:KJ.KQJ.J9AAT.J9 AQT.AQ9.JKQT.KT QJ99..K.AKQQJT9 AKT.AKJTT9.9Q.A');
    expect(faultyDeal(KRUTZJASS, deal)).toEqual({ extra: [], missing: [] });
  });

  it('is repaired if one card takes the place of another', () => {
    const deal = parseDeal(WHOLE.replace('K8.Q', 'K8.A'));
    const repair = repairOf(deal, faultyDeal(SCHIEBER, deal))!;
    expect([repair.seat, repair.card, formatDeal(repair.deal)]).toEqual(['W', 'CQ', WHOLE]);
  });

  it('is left alone if more is wrong', () => {
    const deal = parseDeal(WHOLE.replace('K8.Q', 'KK.A'));
    expect(repairOf(deal, faultyDeal(SCHIEBER, deal))).toBeNull();
  });
});
