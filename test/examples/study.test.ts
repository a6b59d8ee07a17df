/** The figures of the corpus study, on deals whose figures can be seen. */
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../examples/corpus/chart.ts';
import { studyOf } from '../../examples/corpus/study.ts';
import type { Contract } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { readDeal } from '../../src/notation/deal.ts';

const { rules } = variantById('schieber');
/** The turn passes from North to West. */
const solved = (deal: string, points: readonly (readonly [Contract, number])[]) => ({
  deal: readDeal(rules, deal),
  points: new Map(points),
});

const DEALS = [
  solved('N:J... 9... A... K...', [
    ['S', 100],
    ['H', 40],
    ['obenabe', 100],
  ]),
  solved('N:9... A... K... J...', [
    ['S', 20],
    ['H', 60],
    ['obenabe', 10],
  ]),
];

describe('the study', () => {
  const study = studyOf(rules, DEALS);

  it('spreads the points of each kind of contract', () => {
    expect(study.spreads.map(({ kind, all }) => [kind, all.mean])).toEqual([
      ['trump', 55],
      ['obenabe', 55],
    ]);
    expect(study.spreads[0]!.bins.map((share) => share * 4)).toEqual([0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1]);
  });

  it('says what a trump is worth by who holds it, and with it than without', () => {
    const [jack, nine] = study.worths;
    expect(jack!.difference.mean).toBe(80);
    expect(jack!.by.map(({ holder, mean }) => [holder, mean])).toEqual([
      ['the leader', 45],
      ['second to play', -35],
    ]);
    expect(nine!.by.map(({ mean }) => mean)).toEqual([-35, 45]);
  });

  it('shares a deal among contracts that are equally good', () => {
    expect(study.best).toEqual([
      ['S', 0.25],
      ['H', 0.5],
      ['obenabe', 0.25],
    ]);
  });

  it('is drawn without what is not there', () => {
    const chart = chartOf('Two deals', study);
    expect(chart).toMatch(/^<svg [\s\S]*<title>Two deals<\/title>[\s\S]*Obenabe[\s\S]*<\/svg>\n$/);
    expect(chart).not.toMatch(/NaN|undefined|Infinity/);
  });
});
