/** Two solvers for one request: the answers of one solver, bounds that only narrow, and a helper that may fall silent. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { helperSteps } from '../../src/analysis/answer.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { boundsWithCard, SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { replay } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, Value } from '../../src/notation/answer/answer.ts';
import { formatDeal, readDeal } from '../../src/notation/deal.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyDeal, anySeat } from '../game/arbitraries.ts';
import { times } from '../times.ts';
import { solveTogether } from './side-by-side.ts';

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

/** The same under payoffs of every kind, on full hands: shares with a sweep, game points, calls, wet. */
const LARGE_PAYOFFS = [
  { variant: 'kruisjassen', cards: 8, payoff: 'score' },
  { variant: 'kruisjassen-tik', cards: 8, payoff: 'score' },
  { variant: 'kruisjassen-roem', cards: 8, payoff: 'score' },
  { variant: 'kruisjassen-tournament', cards: 8, payoff: 'total' },
  { variant: 'klaverjassen', cards: 8, payoff: 'score' },
  { variant: 'klaverjassen-rotterdam', cards: 8, payoff: 'total' },
] as const;

type Large = { readonly variant: string; readonly cards: number; readonly payoff?: string };

const anyLarge = (kinds: readonly Large[]) =>
  fc.constantFrom(...kinds).chain(({ variant, cards, payoff = 'points' }) => {
    const { rules } = variantById(variant);
    return fc
      .tuple(anyDeal(rules, cards), fc.constantFrom(...contractsOf(rules)), anySeat())
      .map(([deal, contract, seat]) => ({ variant, contract, leader: seat, deal: formatDeal(deal), payoff }));
  });

const anyLargeRequest = anyLarge(LARGE);

const anyWant = fc.constantFrom([], ['cards'], ['line'], ['cards', 'line']);

describe('two solvers', () => {
  it('answer as one does, whenever the helper starts and stops; bounds only narrow', () => {
    fc.assert(
      fc.property(
        anyLargeRequest,
        anyWant,
        fc.nat(60_000),
        fc.constantFrom(Infinity, 30_000),
        (deal, want, comesAfter, leavesAfter) => {
          const request = { ...deal, want };
          const one = answer(request, alone!) as Answer;
          let [low, high] = [-1000, 1000];
          const { answer: two } = solveTogether(request, leader!, helper!, {
            comesAfter,
            leavesAfter,
            onProgress: ({ bounds, cards }) => {
              expect(figureOf(bounds)[0]).toBeGreaterThanOrEqual(low);
              expect(figureOf(bounds)[1]).toBeLessThanOrEqual(high);
              [low, high] = figureOf(bounds);
              for (const { card, ...proven } of cards) {
                const value = figureOf(one.cards!.find((other) => other.card === card) as Value);
                expect(figureOf(proven)[0]).toBeLessThanOrEqual(value);
                expect(figureOf(proven)[1]).toBeGreaterThanOrEqual(value);
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
      { numRuns: times(60) },
    );
  });

  it('answer as one does under other payoffs', () => {
    fc.assert(
      fc.property(anyLarge(LARGE_PAYOFFS), anyWant, fc.nat(5_000), (request, want, comesAfter) => {
        const one = answer({ ...request, want }, alone!) as Answer;
        const { answer: two } = solveTogether({ ...request, want }, leader!, helper!, { comesAfter });
        expect(two.value).toEqual(one.value);
        expect(two.cards).toEqual(one.cards);
        expect('line' in two).toBe('line' in one);
      }),
      { numRuns: times(60) },
    );
  });

  it.each([...LARGE, ...LARGE_PAYOFFS].map(({ variant, ...rest }) => [variant, { variant, ...rest }] as const))(
    'find the table that one finds, wherever the helper comes and leaves; entries only become more: %s',
    (_, kind) => {
      fc.assert(
        fc.property(
          anyLarge([{ ...kind, cards: Math.min(kind.cards, kind.variant === 'krutzjass' ? 5 : 6) }]),
          fc.nat(20_000),
          fc.constantFrom(Infinity, 10_000),
          (deal, comesAfter, leavesAfter) => {
            const request = { ...deal, want: ['table'] } as const;
            const { table } = answer(request, alone!) as Answer;
            let known = 0;
            const { answer: two } = solveTogether(request, leader!, helper!, {
              comesAfter,
              leavesAfter,
              onProgress: ({ table: now, entries }) => {
                expect(table).toEqual(expect.arrayContaining([...now!]));
                expect(now!.length).toBeGreaterThanOrEqual(known);
                expect(entries).toEqual({ done: now!.length, of: table!.length });
                known = now!.length;
              },
            });
            expect(two.table).toEqual(table);
          },
        ),
        { numRuns: times(6) },
      );
    },
  );

  it('fill in a table from both ends', () => {
    const request = {
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:.7.QJ6.KT87 AJ6.AJ.KT.A 8.KQT6.A9.6 T97.9.8.QJ9',
      want: ['table'],
    };
    const filled: string[][] = [];
    solveTogether(request, leader!, helper!, {
      comesAfter: 0,
      onProgress: ({ table }) => filled.push(table!.map(({ contract, leader }) => `${contract} ${leader}`)),
    });
    const half = filled.find((entries) => entries.includes('S N') && entries.includes('unenufe W'))!;
    expect(half.length).toBeLessThan(24);
  });

  it('prove correct bounds if the time is up before the bounds meet', () => {
    fc.assert(
      fc.property(anyLargeRequest, fc.integer({ min: 1, max: 30 }), (deal, limitMs) => {
        const one = answer({ ...deal, want: ['cards'] }, alone!) as Answer;
        const { answer: two } = solveTogether({ ...deal, want: ['cards'], limitMs }, leader!, helper!, {
          comesAfter: 0,
        });
        const [low, high] = two.bounds ? figureOf(two.bounds) : [figureOf(two.value!), figureOf(two.value!)];
        expect(low).toBeLessThanOrEqual(figureOf(one.value!));
        expect(high).toBeGreaterThanOrEqual(figureOf(one.value!));
      }),
      { numRuns: times(40) },
    );
  });
});

describe('sharedBounds', () => {
  it('keep the best bound of each side with its card, and send only improvements', () => {
    const sharedBounds = new SharedBounds();
    const sent: unknown[] = [];
    sharedBounds.add('', boundsWithCard({ low: 10, high: 90 }, 'N', 'SA'), 1);
    const receive = sharedBounds.connect((update) => sent.push(update));
    receive({ bounds: [['', { low: 5, lowCard: 'S6', high: 80, highCard: null }]], nodes: 7 });
    sharedBounds.add('', boundsWithCard({ low: 8, high: 85 }, 'N', 'SK'), 2);
    sharedBounds.add('', boundsWithCard({ low: 20, high: 80 }, 'N', 'SK'), 3);
    expect(sharedBounds.get('')).toEqual({ low: 20, lowCard: 'SK', high: 80, highCard: null });
    expect(sharedBounds.otherNodes).toBe(7);
    expect(sent).toEqual([
      { bounds: [['', { low: 10, lowCard: 'SA', high: 90, highCard: null }]], nodes: 1 },
      { bounds: [['', { low: 20, lowCard: 'SK', high: 80, highCard: null }]], nodes: 3 },
    ]);
  });
});

it('a helper of a request for a review alone has nothing to do', () => {
  const request = {
    variant: 'schieber',
    contract: 'H',
    leader: 'N',
    deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.',
    want: ['review', 'state'],
  };
  expect(helperSteps(readRequest(request), helper!, new SharedBounds()).next()).toEqual({
    done: true,
    value: undefined,
  });
});
