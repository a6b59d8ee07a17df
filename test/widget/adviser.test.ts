/** What `<jass-adviser>` says and draws, apart from its markup: the goal, the scale, the verdict, the line of conditions. */
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { english } from '../../src/languages/en/adviser.ts';
import type { ContractAdvice } from '../../src/notation/answer/advice-answer.ts';
import type { Interval } from '../../src/notation/answer/answer.ts';
import { sayer } from '../../src/notation/words/say.ts';
import { axisOf, limitsAround } from '../../src/widget/kit/axis.ts';
import { conditionsOf } from '../../src/widget/elements/adviser/conditions.ts';
import { figuresFor } from '../../src/widget/elements/adviser/figures.ts';
import { goalOf } from '../../src/widget/elements/adviser/goal.ts';
import { valueOfSample } from '../../src/widget/elements/adviser/sample-deal.ts';
import { leadersOf } from '../../src/notation/answer/leaders.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import type { Look } from '../../src/widget/views/look.ts';

const say = sayer<typeof english>(english);
const LOOK = { deck: null, letters: {}, messages: messagesIn('en') } as unknown as Look;
const rulesOf = (variant: string) => variantById(variant).rules;

describe('the goal', () => {
  it.each([
    ['schieber', 'points', null, 'points', 79, 79],
    ['schieber', 'points', 100, 'points', 100, 100],
    ['klaverjassen-rotterdam', 'points', null, 'points', 82, 82],
    ['klaverjassen', 'score', null, 'made', 1, 0],
    ['klaverjassen', 'total', null, 'ahead', 1, 0],
    ['klaverjassen', 'score', -20, 'lead', -20, -20],
    ['kruisjassen', 'score', null, 'ahead', 1, 0],
  ] as const)('of %s for %s, with the target %s, is %s from %s on', (variant, payoff, target, kind, least, mark) => {
    expect(goalOf(rulesOf(variant), payoff, target)).toEqual({ kind, least, mark });
  });

  it.each([
    ['belot-bulgarian', null],
    ['belot-bulgarian', NaN],
  ] as const)('is missing in %s, whose contracts have no half in common', (variant, target) => {
    expect(goalOf(rulesOf(variant), 'points', target)).toBeNull();
  });
});

describe('the scale', () => {
  it.each<[limits: Interval, mark: number | undefined, figures: readonly number[]]>([
    [[0, 157], 79, [0, 50, 100, 157]],
    [[0, 157], undefined, [0, 50, 100, 157]],
    [[0, 162], 82, [0, 50, 100, 162]],
    // The mark has a figure of its own, near which there is no other.
    [[0, 157], 100, [0, 50, 157]],
    [[0, 157], 157, [0, 50, 100]],
    [[-200, 300], 0, [-200, 200, 300]],
    [[-5, 5], 0, [-5, 5]],
    // Nothing is known yet.
    [[0, 0], 0, []],
  ])('from %j with the mark %s has the figures %j', (limits, mark, figures) => {
    expect(axisOf(limits, mark).figures).toEqual(figures);
  });

  it.each([
    [-100, 0],
    [0, 0],
    [50, 25],
    [200, 100],
    [300, 100],
  ])('has %s at %s percent', (value, percent) => {
    expect(axisOf([0, 200]).at(value)).toBe(percent);
  });

  it.each<[values: readonly number[], limits: Interval]>([
    [
      [0, 130, -175],
      [-200, 200],
    ],
    [
      [0, 60, -200, 200],
      [-200, 200],
    ],
    [[0], [0, 0]],
  ])('around %j has round ends', (values, limits) => {
    expect(limitsAround(values)).toEqual(limits);
  });
});

function advised(contract: Contract, mean: number, more: Partial<ContractAdvice> = {}): ContractAdvice {
  return { contract, mean, best: 0, behind: { mean: 0 }, typical: { deal: '', value: mean }, ...more };
}

describe('the verdict', () => {
  /** Contracts with their margins to the first one; null before there are ranges. */
  const contracts = (margins: readonly (Interval | null)[]): ContractAdvice[] =>
    (['S', 'H', 'D', 'C', 'obenabe'] as const).slice(0, margins.length).map((contract, index) => {
      const interval = margins[index];
      return advised(contract, 90, interval ? { interval: [80, 100], behind: { mean: 1, interval } } : {});
    });
  const NONE: Interval = [0, 0];
  it.each<[text: string, margins: readonly (Interval | null)[], isDone: boolean, kind: string, named: number]>([
    ['nothing before the first ranges', [null, null], false, 'early', 0],
    ['too early while another may be as good', [NONE, [-2, 9], [3, 9]], false, 'early', 2],
    ['the best as soon as none may be as good', [NONE, [1, 9], [3, 9]], false, 'named', 1],
    ['two that all deals do not tell apart', [NONE, [-2, 9], [3, 9]], true, 'named', 2],
    ['three of them', [NONE, [-2, 9], [0, 9], [3, 9]], true, 'named', 3],
    ['no name for more of them', [NONE, [-2, 9], [0, 9], [-3, 9], [3, 9]], true, 'even', 4],
    ['no ranges at the end: a single deal', [null, null], true, 'named', 2],
  ])('says %s', (_, margins, isDone, kind, named) => {
    const leaders = leadersOf(contracts(margins), isDone);
    expect([leaders.kind, leaders.first.length]).toEqual([kind, named]);
  });
});

it.each([
  ['points', [0, 157], 96.6, '97', '97'],
  ['total', [-200, 200], 96.6, '97', '+97'],
  ['total', [-200, 200], -35.2, '35', '−35'],
  // Game points have tenths.
  ['score', [-10, 10], 1.34, '1.3', '+1.3'],
] as const)('writes a value for %s on the scale %j: %s', (payoff, limits, value, amount, signed) => {
  const figures = figuresFor(LOOK, payoff, limits);
  expect([figures.amount(value), figures.value(value)]).toEqual([amount, signed]);
});

it.each([
  ['typical', 90],
  ['good', 115],
  ['bad', 65],
] as const)('looks for a %s deal near the value %s', (kind, value) => {
  expect(valueOfSample(advised('S', 90, { deviation: 25 }), kind)).toBe(value);
});

it.each([
  [{}, 'Schieber · you choose and lead · to make 79'],
  [{ leader: 'E' }, 'Schieber · you choose · East leads · to make 79'],
  [{ leader: 'S' }, 'Schieber · you choose · your partner leads · to make 79'],
  [{ passed: true }, 'Schieber · your partner has passed · your partner leads · to make 79'],
  [{ passed: true, leader: 'N' }, 'Schieber · your partner has passed · you lead · to make 79'],
  [{ presets: ['match'], payoff: 'total' }, 'Schieber, Match · you choose and lead · all points'],
  [{ payoff: 'total', target: 30 }, 'Schieber · you choose and lead · all points · to lead by 30'],
  [{ variant: 'klaverjassen' }, 'Klaverjassen · you choose and lead · card points · to make 79'],
] as const)('says the conditions %j in a line', (given, line) => {
  const of = {
    variant: 'schieber',
    payoff: 'points',
    target: null,
    presets: [],
    leader: undefined,
    passed: false,
    ...given,
  };
  const rules = rulesOf(of.variant);
  const { payoff, target } = of as { payoff: 'points' | 'total'; target: number | null };
  const conditions = conditionsOf(LOOK, say, { ...of, payoff, rules, seat: 'N', goal: goalOf(rules, payoff, target) });
  expect(conditions.join(' · ').toLowerCase()).toBe(line.toLowerCase());
});
