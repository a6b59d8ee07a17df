/** The line of best play: the same one whatever the solver has searched before, and cheap cards where several keep the value. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { afterPlay, pointsNow } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyDeal, anySeat } from '../game/arbitraries.ts';
import { times } from '../times.ts';
import { solveTogether } from './side-by-side.ts';

let [fresh, used, ...helpers]: Solver[] = [];
beforeAll(async () => {
  [fresh, used, ...helpers] = await Promise.all(Array.from({ length: 4 }, () => loadSolver()));
});

const anyRequest = (most: number) =>
  fc.constantFrom('schieber', 'krutzjass', 'kruisjassen', 'klaverjassen-rotterdam').chain((variant) => {
    const { rules } = variantById(variant);
    return fc
      .integer({ min: 2, max: most })
      .chain((size) => fc.tuple(anyDeal(rules, size), fc.constantFrom(...contractsOf(rules)), anySeat()))
      .map(([deal, contract, leader]) => ({
        variant,
        contract,
        leader,
        declarer: leader,
        deal: formatDeal(deal),
        payoff: 'points' as const,
      }));
  });

it('is the same after other questions about the deal, and with other solvers', () =>
  fc.assert(
    fc.property(anyRequest(6), (request) => {
      const { line } = answer({ ...request, want: ['line'] }, fresh!);
      answer({ ...request, want: ['cards', 'table'] }, used!);
      expect(answer({ ...request, want: ['line', 'cards'] }, used!).line).toEqual(line);
      const together = solveTogether({ ...request, want: ['line'] }, used!, helpers, { comesAfter: 0 });
      expect(together.answer.line).toEqual(line);
    }),
    { numRuns: times(100) },
  ));

it('has no card with more points than another that keeps the value', () =>
  fc.assert(
    fc.property(anyRequest(4), (request) => {
      const { line } = answer({ ...request, want: ['line'] }, fresh!);
      let { state } = readRequest(request);
      for (const [i, card] of line.entries()) {
        const { cards, value } = answer({ ...request, plays: line.slice(0, i), want: ['cards'] }, fresh!);
        const keepers = cards.filter((one) => figureOf(one) === figureOf(value)).map((one) => one.card);
        expect(keepers).toContain(card);
        expect(pointsNow(state, card)).toBe(Math.min(...keepers.map((one) => pointsNow(state, one))));
        state = afterPlay(state, card);
      }
    }),
    { numRuns: times(60) },
  ));
