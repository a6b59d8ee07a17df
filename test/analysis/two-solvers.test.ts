/** Two solvers at one request: the same answers as one gives, bounds that only narrow, and a helper that may fall silent. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/analysis/answer.ts';
import { findingOf, Findings } from '../../src/analysis/findings.ts';
import { contractsOf } from '../../src/game/pack.ts';
import { replay } from '../../src/game/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer.ts';
import { formatDeal, readDeal } from '../../src/notation/deal.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyDeal, anySeat } from '../game/arbitraries.ts';
import { solveTogether } from './side-by-side.ts';

const timeout = 300_000;

let [alone, leader, helper]: Solver[] = [];
beforeAll(async () => {
  [alone, leader, helper] = await Promise.all([loadSolver(), loadSolver(), loadSolver()]);
});

/** Deals that take many slices, but not many seconds. */
const LARGE = [
  { variant: 'schieber', cards: 8 },
  { variant: 'kruisjassen', cards: 8 },
  { variant: 'krutzjass', cards: 7 },
] as const;

const anyLargeRequest = fc.constantFrom(...LARGE).chain(({ variant, cards }) => {
  const { rules } = variantById(variant);
  return fc
    .tuple(anyDeal(rules, cards), fc.constantFrom(...contractsOf(rules)), anySeat())
    .map(([deal, contract, seat]) => ({ variant, contract, leader: seat, deal: formatDeal(deal) }));
});

const anyWant = fc.constantFrom([], ['cards'], ['line'], ['cards', 'line']);

describe('two solvers', { timeout }, () => {
  it('answer as one does, wherever the helper comes and leaves; bounds only narrow', () => {
    fc.assert(
      fc.property(
        anyLargeRequest,
        anyWant,
        fc.nat(60_000),
        fc.constantFrom(Infinity, 30_000),
        (deal, want, comesAfter, leavesAfter) => {
          const request = { ...deal, want };
          const one = answer(request, alone!) as Answer;
          let [low, high] = [0, 1000];
          const { answer: two } = solveTogether(request, leader!, helper!, {
            comesAfter,
            leavesAfter,
            onProgress: ({ bounds, cards }) => {
              expect(bounds.NS[0]).toBeGreaterThanOrEqual(low);
              expect(bounds.NS[1]).toBeLessThanOrEqual(high);
              [low, high] = bounds.NS;
              for (const { card, NS } of cards) {
                const value = one.cards!.find((other) => other.card === card) as unknown as { NS: number };
                expect(NS[0]).toBeLessThanOrEqual(value.NS);
                expect(NS[1]).toBeGreaterThanOrEqual(value.NS);
              }
            },
          });
          expect(two.value).toEqual(one.value);
          expect(two.cards).toEqual(one.cards);
          expect('line' in two).toBe('line' in one);
          if (!two.line) return;
          const { rules } = variantById(deal.variant);
          const { contract, leader: seat } = deal;
          const setup = { rules, contract, leader: seat, declarer: seat, deal: readDeal(rules, deal.deal) };
          const end = replay(setup, two.line);
          expect(end.toPlay).toBeNull();
          expect(end.points).toEqual(one.value);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('prove bounds that hold, when the time is up before they meet', () => {
    fc.assert(
      fc.property(anyLargeRequest, fc.integer({ min: 1, max: 30 }), (deal, limitMs) => {
        const one = answer({ ...deal, want: ['cards'] }, alone!) as Answer;
        const { answer: two } = solveTogether({ ...deal, want: ['cards'], limitMs }, leader!, helper!, {
          comesAfter: 0,
        });
        const [low, high] = two.bounds?.NS ?? [two.value!.NS, two.value!.NS];
        expect(low).toBeLessThanOrEqual(one.value!.NS);
        expect(high).toBeGreaterThanOrEqual(one.value!.NS);
      }),
      { numRuns: 40 },
    );
  });
});

describe('findings', () => {
  it('keep the best bound of each side with its card, and tell only what is new', () => {
    const findings = new Findings();
    const told: unknown[] = [];
    findings.note('', findingOf({ low: 10, high: 90 }, 'N', 'SA'), 1);
    findings.share((news) => told.push(news));
    findings.hear({ findings: [['', { low: 5, lowCard: 'S6', high: 80, highCard: null }]], nodes: 7 });
    findings.note('', findingOf({ low: 8, high: 85 }, 'N', 'SK'), 2);
    findings.note('', findingOf({ low: 20, high: 80 }, 'N', 'SK'), 3);
    expect(findings.at('')).toEqual({ low: 20, lowCard: 'SK', high: 80, highCard: null });
    expect(findings.nodesOfOther).toBe(7);
    expect(told).toEqual([
      { findings: [['', { low: 10, lowCard: 'SA', high: 90, highCard: null }]], nodes: 1 },
      { findings: [['', { low: 20, lowCard: 'SK', high: 80, highCard: null }]], nodes: 3 },
    ]);
  });
});
