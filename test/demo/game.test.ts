/** The game on the demo's sheet is what it says it is: every deal drawn, solved and scored again. */
import { beforeAll, describe, expect, it } from 'vitest';
import game from '../../demo/game.json' with { type: 'json' };
import { randomDeal } from '../../demo/random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { SEATS, seatAfter, sideOf, SIDES, suitOf } from '../../src/game/cards.ts';
import type { Seat } from '../../src/game/cards.ts';
import { gameSheet } from '../../src/game/scoring/score-sheet.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/deal.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

const { rules } = variantById(game.variant);
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('the game of the demo', () => {
  it.each(game.deals)('seed $seed', ({ seed, dealer, points, score }) => {
    const deal = randomDeal(rules, seed);
    const request = {
      variant: game.variant,
      contract: suitOf(deal[dealer as Seat].at(-1)!),
      leader: seatAfter(dealer as Seat, rules.direction),
      deal: formatDeal(deal),
    };
    const solved = answer({ ...request, want: ['line'] }, solver);
    if ('error' in solved) throw new Error(solved.error.message);
    expect(solved.value).toEqual(points);
    const { tricks } = positionOf(parseRequest({ ...request, plays: solved.line }));
    for (const side of SIDES) {
      const all = tricks.every(({ winner }) => sideOf(winner) === side);
      expect(score[side]).toBe(all ? 5 : points[side] >= 100 ? 2 : 0);
    }
  });

  it('has seeds from 1 on, the deal passing clockwise, and ends with its last deal', () => {
    expect(game.deals.map(({ seed }) => seed)).toEqual(game.deals.map((_, index) => index + 1));
    expect(game.deals.map(({ dealer }) => dealer)).toEqual(game.deals.map((_, index) => SEATS[index % 4]));
    const { outcome } = gameSheet(
      rules,
      game.deals.map(({ score }) => score),
    );
    expect(outcome).toEqual({ winner: 'NS', deal: game.deals.length, decidedBy: 'target' });
  });
});
