/** The rule of thumb of Schieber, sentence by sentence of “HOW DO I DECIDE WHAT TRUMP TO CALL?”. */
import { describe, expect, it } from 'vitest';
import { callsOf, ruleOfThumbFor, sureTricks } from '../../src/game/inference/rule-of-thumb.ts';
import type { Contract } from '../../src/game/cards.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { cardsOf } from './hands.ts';

const schieber = variantById('schieber');
const { rules } = schieber;
const rule = ruleOfThumbFor(schieber, rules)!;

const calls = (hand: string, hasPartnerPassed = false): string[] =>
  callsOf(rule, rules, cardsOf(hand), hasPartnerPassed).map(({ contract, rule }) => `${contract} ${rule}`);

describe('a suit is called as trumps', () => {
  it.each<[sentence: string, hand: string, called: string[]]>([
    ['Jack and Nell and one other card of the suit', 'HJ H9 H6 SK SQ DK DT CQ CT', ['H jack-nell']],
    ['not with Jack and Nell alone', 'HJ H9 SK SQ S7 DK DT CQ CT', []],
    ['Jack, no Nell, and three other cards', 'SJ S8 S7 S6 HK HT DQ CQ CT', ['S jack']],
    ['not with Jack, no Nell, and two others', 'SJ SA SK HK HT DQ DT CQ CT', []],
    ['Nell and Ace, and three others (five altogether)', 'C9 CA CK C8 C7 HK HT DQ SQ', ['C nell-ace']],
    ['not with Nell and Ace and two others', 'C9 CA C8 C7 HK HT DQ SQ ST', []],
    ['not with Nell and four others without Ace', 'C9 CK CQ C8 C7 HK HT DQ SQ', []],
    ['not with Ace and many others', 'DA DQ DT D8 D7 HK HQ SQ CQ', []],
    ['in more than one suit at once', 'SJ S9 S8 DJ D8 D7 D6 HK CQ', ['S jack-nell', 'D jack']],
    ['by the first rule that fits', 'SJ S9 SA ST S8 HK HT DQ CQ', ['S jack-nell']],
  ])('%s: %s', (_, hand, called) => {
    expect(calls(hand)).toEqual(called);
  });
});

describe('a no-trump contract is called', () => {
  it.each<[sentence: string, hand: string, called: string[]]>([
    [
      'six and seven of one suit, six, seven and eight of another',
      'S6 S7 H6 H7 H8 DK DT CQ CT',
      ['unenufe sure-tricks'],
    ],
    ['at least four tricks', 'SA SK HA DA DT D8 C7 CT CQ', ['obenabe sure-tricks']],
    ['not with three', 'SA SK HA DT D8 D7 C7 CT CQ', []],
    ['in both directions', 'SA SK HA HK D6 D7 C6 C7 CT', ['obenabe sure-tricks', 'unenufe sure-tricks']],
  ])('%s: %s', (_, hand, called) => {
    expect(calls(hand)).toEqual(called);
  });

  it('after the partner’s pass never with “only one suit which will bring you tricks”', () => {
    const one = 'SA SK SQ SJ HT H8 D8 C8 CT';
    expect(calls(one)).toEqual(['S jack', 'obenabe sure-tricks']);
    expect(calls(one, true)).toEqual(['S jack']);
    expect(calls('SA SK SQ HA HT H8 D8 C8 CT', true)).toEqual(['obenabe sure-tricks']);
  });
});

it.each<[contract: Contract, hand: string, tricks: number]>([
  ['obenabe', '', 0],
  ['obenabe', 'SK SQ SJ', 0],
  ['obenabe', 'SA SQ', 1],
  ['unenufe', 'S6 S7 S9', 2],
  // Of four outstanding cards four rounds draw all; five may be in one hand.
  ['obenabe', 'SA SK SQ SJ S6', 5],
  ['obenabe', 'SA SK SQ SJ', 4],
  ['obenabe', 'SA SK SQ S7 S6', 3],
])('%s: %s has %i sure tricks', (contract, hand, tricks) => {
  expect(sureTricks(rules, contract, cardsOf(hand), 'S')).toBe(tricks);
});

it('is available for the play and the pack of its source, with any scoring', () => {
  expect(VARIANTS.filter((variant) => ruleOfThumbFor(variant, variant.rules)).map(({ id }) => id)).toEqual([
    'schieber',
    'chibre',
  ]);
  expect(ruleOfThumbFor(schieber, rulesWith(schieber, ['common']))).toBe(rule);
  expect(
    ruleOfThumbFor(
      schieber,
      rulesWith(schieber, [], { order: { trump: ['J', 'A', 'K', 'Q', 'T', '9', '8', '7', '6'] } }),
    ),
  ).toBeUndefined();
});
