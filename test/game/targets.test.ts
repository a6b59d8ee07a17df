/** The targets of the sides in every kind of scoring. */
import { expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import type { Seat } from '../../src/game/cards.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { targetsOf, usualPayoff } from '../../src/game/scoring/payoffs/targets.ts';
import { variantById } from '../../src/game/variants/index.ts';

it.each<[variant: string, declarer: Seat, targets: object, payoff: Payoff]>([
  ['schieber', 'E', {}, 'points'],
  ['klaverjassen-rotterdam', 'N', { NS: 82 }, 'score'],
  ['klaverjassen-rotterdam', 'E', { EW: 82 }, 'score'],
  ['kruisjassen', 'E', { NS: 100, EW: 100 }, 'score'],
  ['kruisjassen-roem', 'E', {}, 'score'],
])('%s, declared by %s', (variant, declarer, targets, payoff) => {
  const { rules } = variantById(variant);
  const setup = { rules, contract: 'S', leader: 'N', declarer, deal: randomDeal(rules, 1) } as const;
  expect(targetsOf(setup)).toEqual(targets);
  expect(usualPayoff(setup)).toBe(payoff);
});
