/** The measured error of estimates: which deals have one, and how it reaches answers and progress. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, answerSteps } from '../../src/engine/synchronous.ts';
import { estimateError } from '../../src/analysis/search/estimate-error.ts';
import { CARD_ERRORS, ESTIMATE_ERRORS } from '../../src/analysis/search/estimate-errors.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Want } from '../../src/notation/request/request.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { randomDeal } from '../random-deal.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** A deal of Krutzjass that takes long. */
const request = (cards: number, more: Partial<SolveRequest> = {}): SolveRequest<Want, number | undefined> => {
  const { rules } = variantById('krutzjass');
  const deal = formatDeal(randomDeal(rules, 1, cards));
  return { variant: 'krutzjass', contract: 'H', leader: 'N', deal, want: [], ...more };
};

describe('the table', () => {
  it.each(Object.entries(ESTIMATE_ERRORS))(
    '%s: the error falls from beam to beam, and is never nothing',
    (_, errors) => {
      expect(errors).toHaveLength(3);
      expect([...errors].sort((a, b) => b - a)).toEqual(errors);
      expect(Math.min(...errors)).toBeGreaterThanOrEqual(1);
    },
  );

  it('holds for the game, the cards left and the payoff, under the rules of the variant', () => {
    const errorOf = (cards: number, beams: number, more?: Partial<SolveRequest>) =>
      estimateError(readRequest(request(cards, more)), { beams });
    for (const cards of [9, 10, 11, 12]) {
      expect(errorOf(cards, 3)).toBe(ESTIMATE_ERRORS[`krutzjass ruffing-double points ${cards}`]![2]);
      expect(errorOf(cards, 2, { payoff: 'total' })).toBe(
        ESTIMATE_ERRORS[`krutzjass ruffing-double total ${cards}`]![1],
      );
    }
    expect(errorOf(12, 0)).toBeUndefined();
    expect(errorOf(5, 2)).toBeUndefined();
    expect(errorOf(12, 2, { rules: { lastTrick: 10 } })).toBeUndefined();
  });
});

describe('the table of cards', () => {
  it.each(Object.entries(CARD_ERRORS))('%s: the errors fall from round to round', (name, errors) => {
    expect(errors).toHaveLength(2);
    expect(errors[1]!.card).toBeLessThanOrEqual(errors[0]!.card);
    expect(errors[1]!.apart).toBeLessThanOrEqual(errors[0]!.apart);
    expect(ESTIMATE_ERRORS[name]).toBeDefined();
  });
});

it('the second round of cards has the error of each, and says which lead if that is more than nothing', () => {
  const steps = answerSteps(parseRequest(request(12, { want: ['cards'], limitMs: 4000 })), solver);
  let last: Progress | undefined;
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const { cards, leaders } = step.value;
    if (cards.some(({ within }) => within !== undefined)) last = step.value;
    if (leaders) expect(leaders.by).toBeGreaterThanOrEqual(1);
  }
  const errors = CARD_ERRORS['krutzjass ruffing-double points 12']!.map(({ card }) => card);
  const stated = last!.cards.flatMap(({ within }) => within ?? []);
  expect(stated.length).toBeGreaterThan(0);
  for (const within of stated) expect(errors).toContain(within);
});

it('an answer has it while the bounds say less', () => {
  const { bounds, estimate, within } = answer(request(12, { limitMs: 200 }), solver);
  expect(Object.values(ESTIMATE_ERRORS['krutzjass ruffing-double points 12']!)).toContain(within);
  const [low, high] = figureOf(bounds!);
  expect(within).toBeLessThan(Math.max(figureOf(estimate!) - low, high - figureOf(estimate!)));
});

it('progress has the estimate and its error, which never grows', () => {
  const steps = answerSteps(parseRequest(request(10)), solver);
  const seen: Progress[] = [];
  for (let step = steps.next(); !step.done && seen.length < 12; step = steps.next()) seen.push(step.value);
  const errors = seen.map(({ within = 0 }) => within).filter((within) => within > 0);
  expect(errors.length).toBeGreaterThan(0);
  expect([...errors].sort((a, b) => b - a)).toEqual(errors);
  for (const { bounds, estimate } of seen) {
    const [low, high] = figureOf(bounds);
    if (estimate) expect(Math.min(Math.max(figureOf(estimate), low), high)).toBe(figureOf(estimate));
  }
});
