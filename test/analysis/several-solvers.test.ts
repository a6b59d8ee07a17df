/** Several solvers for one request: the answers of one solver, bounds that only narrow, and helpers that may fall silent. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { helperSteps } from '../../src/analysis/answer.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { inOrderOfWork } from '../../src/analysis/search/order-of-work.ts';
import { boundsWithCard, SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { replay } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Want } from '../../src/notation/request/request.ts';
import type { Answer, Value } from '../../src/notation/answer/answer.ts';
import { readDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { Solver } from '../../src/solver/solver.ts';
import { anyDeal, anySeat } from '../game/arbitraries.ts';
import { times } from '../times.ts';
import { solveTogether } from './side-by-side.ts';
import type { Plan } from './side-by-side.ts';

const MOST_HELPERS = 7;
let [alone, leader, ...helpers]: Solver[] = [];
beforeAll(async () => {
  [alone, leader, ...helpers] = await Promise.all(Array.from({ length: 2 + MOST_HELPERS }, () => loadSolver()));
});

/** One helper, as in most pages, or more. */
const anyHelpers = fc
  .oneof(fc.constant(1), fc.integer({ min: 2, max: MOST_HELPERS }))
  .map((count) => () => helpers.slice(0, count));

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

/** Runs with a clock that leaps by so many milliseconds at each look: slices become short, and messages arrive between all of them. */
function withLeaps<Result>(ms: number, run: () => Result): Result {
  const now = performance.now.bind(performance);
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms * ++looks);
  try {
    return run();
  } finally {
    clock.mockRestore();
  }
}

const anyWant = fc.constantFrom([], ['cards'], ['line'], ['cards', 'line']);

describe('several solvers', () => {
  it('answer as one does, whenever the helpers start and stop; bounds only narrow', () => {
    fc.assert(
      fc.property(
        anyLargeRequest,
        anyWant,
        anyHelpers,
        fc.nat(60_000),
        fc.constantFrom(Infinity, 30_000),
        (deal, want, some, comesAfter, leavesAfter) => {
          const request = { ...deal, want };
          const one = answer(request, alone!) as Answer;
          let [low, high] = [-1000, 1000];
          const { answer: two } = solveTogether(request, leader!, some(), {
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
      fc.property(anyLarge(LARGE_PAYOFFS), anyWant, anyHelpers, fc.nat(5_000), (request, want, some, comesAfter) => {
        const one = answer({ ...request, want }, alone!) as Answer;
        const { answer: two } = solveTogether({ ...request, want }, leader!, some(), { comesAfter });
        expect(two.value).toEqual(one.value);
        expect(two.cards).toEqual(one.cards);
        expect('line' in two).toBe('line' in one);
      }),
      { numRuns: times(60) },
    );
  });

  it.each([...LARGE, ...LARGE_PAYOFFS].map(({ variant, ...rest }) => [variant, { variant, ...rest }] as const))(
    'find the table that one finds, wherever the helpers come and leave; entries only become more: %s',
    (_, kind) => {
      fc.assert(
        fc.property(
          anyLarge([{ ...kind, cards: Math.min(kind.cards, kind.variant === 'krutzjass' ? 5 : 6) }]),
          anyHelpers,
          fc.nat(20_000),
          fc.constantFrom(Infinity, 10_000),
          fc.constantFrom(0, 50),
          (deal, some, comesAfter, leavesAfter, leap) => {
            const request = { ...deal, want: ['table'] } as const;
            const { table } = answer(request, alone!) as Answer;
            let known = 0;
            const onProgress: Plan['onProgress'] = ({ table: now, entries }) => {
              expect(table).toEqual(expect.arrayContaining([...now!]));
              expect(now!.length).toBeGreaterThanOrEqual(known);
              expect(entries).toEqual({ done: now!.length, of: table!.length });
              known = now!.length;
            };
            const { answer: two } = withLeaps(leap, () =>
              solveTogether(request, leader!, some(), { comesAfter, leavesAfter, onProgress }),
            );
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
    solveTogether(request, leader!, helpers.slice(0, 1), {
      comesAfter: 0,
      onProgress: ({ table }) => filled.push(table!.map(({ contract, leader }) => `${contract} ${leader}`)),
    });
    const half = filled.find((entries) => entries.includes('S N') && entries.includes('unenufe W'))!;
    expect(half.length).toBeLessThan(24);
  });

  it('share the contracts of a table among more than two', () => {
    const deal = formatDeal(randomDeal(variantById('schieber').rules, seeded(1), 8));
    const request = { variant: 'schieber', contract: 'H', leader: 'N', deal, want: ['table'] };
    const nodes = (count: number): number =>
      solveTogether(request, leader!, helpers.slice(0, count), { comesAfter: 0 }).nodes;
    const [alone, byEight] = [nodes(0), nodes(7)];
    expect(byEight).toBeLessThan(0.7 * alone);
  });

  it('take the proofs of others in a table once they come to the contract', () => {
    const deal = formatDeal(randomDeal(variantById('schieber').rules, seeded(1), 8));
    const request = { variant: 'schieber', contract: 'H', leader: 'N', deal, want: ['table'] };
    const adopted = vi.spyOn(Solver.prototype, 'adopt');
    withLeaps(50, () => solveTogether(request, leader!, helpers.slice(0, 1), { comesAfter: 0 }));
    const results = adopted.mock.results.map(({ value }) => value as boolean);
    adopted.mockRestore();
    expect(new Set(results)).toEqual(new Set([true, false]));
  });

  it('prove correct bounds if the time is up before the bounds meet', () => {
    fc.assert(
      fc.property(anyLargeRequest, anyHelpers, fc.integer({ min: 1, max: 30 }), (deal, some, limitMs) => {
        const one = answer({ ...deal, want: ['cards'] }, alone!) as Answer;
        const { answer: two } = solveTogether({ ...deal, want: ['cards'], limitMs }, leader!, some(), {
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

describe('the order of work', () => {
  it.each([
    [0, ['a', 'b', 'c', 'd']],
    [1, ['d', 'c', 'b', 'a']],
    [2, ['b', 'c', 'd', 'a']],
    [3, ['c', 'd', 'a', 'b']],
    [5, ['a', 'b', 'c', 'd']],
    [7, ['c', 'd', 'a', 'b']],
  ])('of solver %i', (number, order) => {
    expect(inOrderOfWork(['a', 'b', 'c', 'd'], number)).toEqual(order);
  });
});

describe('sharedBounds', () => {
  it('keep the best bound of each side with its card, and send only improvements', () => {
    const sharedBounds = new SharedBounds();
    const sent: unknown[] = [];
    sharedBounds.add('', boundsWithCard([10, 90], 'N', 'SA'), 1);
    const receive = sharedBounds.connect((update) => sent.push(update));
    receive({ bounds: [['', { proven: [5, 80], lowCard: 'S6', highCard: null }]], nodes: 7 });
    sharedBounds.add('', boundsWithCard([8, 85], 'N', 'SK'), 2);
    sharedBounds.add('', boundsWithCard([20, 80], 'N', 'SK'), 3);
    expect(sharedBounds.get('')).toEqual({ proven: [20, 80], lowCard: 'SK', highCard: null });
    expect(sharedBounds.otherNodes).toBe(7);
    expect(sent).toEqual([
      { bounds: [['', { proven: [10, 90], lowCard: 'SA', highCard: null }]], nodes: 1 },
      { bounds: [['', { proven: [20, 80], lowCard: 'SK', highCard: null }]], nodes: 3 },
    ]);
  });
});

it.each<[want: Want, cards: number, number: number]>([
  ['cards', 3, 4],
  ['cards', 1, 2],
  ['line', 3, 2],
  ['table', 3, 24],
])('of a request for %s with %i legal cards, helper %i has nothing to do', (want, cards, number) => {
  const deals = { 1: 'N:A... .A.. ..A. ...A', 3: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
  const request = { variant: 'schieber', contract: 'H', leader: 'N', deal: deals[cards as 1 | 3], want: [want] };
  expect(helperSteps(readRequest(request), leader!, new SharedBounds(), number).next().done).toBe(true);
});

it('a helper of a request for a review alone has nothing to do', () => {
  const request = {
    variant: 'schieber',
    contract: 'H',
    leader: 'N',
    deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.',
    want: ['review', 'state'],
  };
  expect(helperSteps(readRequest(request), leader!, new SharedBounds(), 1).next()).toEqual({
    done: true,
    value: undefined,
  });
});
