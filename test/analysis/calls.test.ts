/**
 * Calls in requests: a line of best play with its calls loses nothing in its own review, and ends with its value; what calls cost, made and
 * missed, adds up with what plays cost; errors for calls that are not possible.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { forSide, sideOf } from '../../src/game/cards.ts';
import { afterPlay, legalNow, playsOf, statesUpTo } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { afterCall, callsBetween, callsNow, replayRecord } from '../../src/game/scoring/calls.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { callOf } from '../../src/game/scoring/calls.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { errorOf } from '../notation/errors.ts';
import { times } from '../times.ts';
import { anyRecord } from './records.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const answered = (request: object): Answer => answer(request as SolveRequest, solver);

/** Games with calls, and the rules under which an ending has enough points for one. */
const FEW_POINTS = {
  'kruisjassen-tik': { scoring: { tapAt: 12, atLeast: 40 } },
  'kruisjassen-roem': { scoring: { atLeast: 15, half: 12 } },
} as const;
const WITH_CALLS = VARIANTS.filter(callOf).map(({ id }) => id);

it('are of these games', () => expect(WITH_CALLS).toEqual(Object.keys(FEW_POINTS)));

/** A record: random plays, and random calls where they are possible. */
function withCalls(state: GameState, seed: number, chance: number): GameState {
  const random = seeded(seed);
  return statesUpTo(state).reduce((made, next, index) => {
    if (index === 0) return made;
    const after = afterPlay(made, playsOf(next).at(-1));
    const call = callsNow(after).find(() => random() < chance);
    return call ? afterCall(after, call) : after;
  });
}

const anyCalls = (id: string, minCards: number, cards: number, rules: object) =>
  fc.tuple(anyRecord(id, minCards, cards), fc.nat(), fc.constantFrom(0, 0.3, 1)).map(([record, seed, chance]) => {
    const request = { ...record, payoff: 'score' as const, rules };
    const state = withCalls(readRequest(request).state, seed, chance);
    const start = readRequest({ ...request, plays: [] }).state;
    return { request: { ...request, calls: callsBetween(start, state) }, state };
  });

/** Checks the line of a request and its review. */
function lineLosesNothing(request: SolveRequest): void {
  const { value, line, lineCalls } = answered({ ...request, want: ['line'] });
  const { plays = [], calls = [] } = request;
  const whole = { ...request, plays: [...plays, ...line!], calls: [...(calls as []), ...lineCalls!] };
  const { state } = readRequest(whole);
  expect(state.toPlay).toBeNull();
  expect(finalValue(state, 'score')).toBe(figureOf(value!));
  const { review, reviewCalls } = answered({ ...whole, want: ['review'] });
  expect(review!.slice(plays.length).filter(({ lost }) => lost !== 0)).toEqual([]);
  const made = (reviewCalls ?? []).filter(({ after }) => after > plays.length);
  expect(made).toEqual(
    lineCalls!.filter(({ after }) => after > plays.length).map((call) => ({ ...call, made: true, lost: 0 })),
  );
}

describe('a line of best play loses nothing in its own review', () => {
  it.each(WITH_CALLS)('endings: %s', (id) => {
    fc.assert(
      fc.property(anyCalls(id, 2, 5, FEW_POINTS[id as keyof typeof FEW_POINTS]), ({ request }) => {
        lineLosesNothing({ ...request, plays: [], calls: [] });
        lineLosesNothing(request);
      }),
      { numRuns: times(600) },
    );
  });

  it.each(WITH_CALLS)('full deals: %s', (id) => {
    const size = handSize(variantById(id).rules);
    fc.assert(
      fc.property(anyCalls(id, size, size, {}), ({ request }) => {
        lineLosesNothing({ ...request, plays: [], calls: [] });
        lineLosesNothing(request);
      }),
      { numRuns: times(20) },
    );
  });
});

describe('a record with calls', () => {
  it.each(WITH_CALLS)('costs of plays and calls lead from the first value to the last: %s', (id) => {
    fc.assert(
      fc.property(anyCalls(id, 2, 4, FEW_POINTS[id as keyof typeof FEW_POINTS]), ({ request, state }) => {
        const { review, reviewCalls } = answered({ ...request, want: ['review'] });
        const first = figureOf(answered({ ...request, plays: [], calls: [], want: [] }).value!);
        const last = figureOf(answered({ ...request, want: [] }).value!);
        const lost = [
          ...review!.map((entry) => forSide(sideOf(entry.by), entry.lost as number)),
          ...reviewCalls!.map((entry) => forSide(entry.by, entry.lost)),
        ];
        expect(first - lost.reduce((sum, one) => sum + one, 0)).toBe(last);
        expect(reviewCalls!.filter(({ made }) => made)).toMatchObject(request.calls);
        if (state.toPlay === null) expect(last).toBe(finalValue(state, 'score'));
      }),
      { numRuns: times(300) },
    );
  });

  it('accounts sum to the losses', () => {
    fc.assert(
      fc.property(anyCalls('kruisjassen-tik', 2, 5, FEW_POINTS['kruisjassen-tik']), ({ request }) => {
        const { review, why } = answered({ ...request, want: ['review', 'why'] });
        expect(why!.map(({ play, lost }) => ({ play, lost }))).toEqual(
          review!.filter(({ lost }) => lost !== 0).map(({ play, lost }) => ({ play, lost })),
        );
        for (const { lost, tricks } of why!)
          expect(tricks.reduce((sum, { difference }) => sum + difference, 0)).toBe(-lost);
      }),
      { numRuns: times(60) },
    );
  });

  it('another payoff does not count them', () => {
    fc.assert(
      fc.property(anyCalls('kruisjassen-tik', 2, 4, FEW_POINTS['kruisjassen-tik']), ({ request }) => {
        const want = ['cards', 'line', 'review'];
        const without = answered({ ...request, payoff: 'points', calls: [], want });
        const { nodes: _, ms: __, ...result } = answered({ ...request, payoff: 'points', want });
        expect(without).toMatchObject(result);
      }),
      { numRuns: times(40) },
    );
  });

  it('cards after a call keep it', () => {
    fc.assert(
      fc.property(anyCalls('kruisjassen-tik', 2, 4, FEW_POINTS['kruisjassen-tik']), ({ request, state }) => {
        fc.pre(state.toPlay !== null);
        const { cards } = answered({ ...request, want: ['cards'] });
        for (const { card, ...of } of cards!) {
          const after = answered({ ...request, plays: [...request.plays, card], want: [] });
          const isOpen = (request.plays.length + 1) % 4 === 0 && request.calls.length === 0;
          if (!isOpen) expect(of).toEqual(after.value);
        }
        expect(cards!.map(({ card }) => card)).toEqual(legalNow(state));
      }),
      { numRuns: times(60) },
    );
  });
});

const TIK = {
  variant: 'kruisjassen-tik',
  contract: 'H',
  leader: 'N',
  deal: 'N:A..A. 7..7. 8..8. 9..9.',
  taken: 'NS:40/2',
  plays: ['SA', 'S7', 'S8', 'S9', 'DA', 'D7', 'D8', 'D9'],
};

it.each([
  ['text', 'NS:tap:4'],
  ['JSON in text', '[{"after": 4, "by": "NS", "call": "tap"}]'],
  ['JSON', [{ after: 4, by: 'NS', call: 'tap' }]],
])('calls as %s', (_, calls) => {
  const { state } = readRequest({ ...TIK, calls });
  expect(state.call).toEqual({ after: 4, by: 'NS', call: 'tap', score: 1 });
  expect(answered({ ...TIK, calls, payoff: 'score', want: [] }).value).toEqual({ difference: 1 });
  expect(replayRecord(state.setup, playsOf(state), callsBetween(statesUpTo(state)[0]!, state))).toEqual(state);
});

const ROEM = { ...TIK, variant: 'kruisjassen-roem', taken: 'NS:84+20/4' };

it.each<readonly [string, object, string]>([
  [
    'no list',
    { calls: 4 },
    'calls is "4"; write the taps or claims, such as [{"after": 28, "by": "NS", "call": "tap"}] or "NS:tap:28" (after so many plays).',
  ],
  ['an unknown side', { calls: 'N:tap:4' }, 'calls is "N:tap:4"; write'],
  ['too late', { calls: 'NS:tap:12' }, 'calls[0]: after is 12, but the deal has only 8 plays.'],
  [
    'another game',
    { variant: 'kruisjassen', calls: 'NS:tap:4' },
    'calls: in this game no side taps or claims; leave them out.',
  ],
  ['another call', { calls: 'NS:claim:4' }, 'calls[0]: this game has no claim; write "tap".'],
  [
    'within a trick',
    { calls: 'NS:tap:6' },
    'calls[0]: a call comes right after a trick, so after 4 or 8 plays, not after 6.',
  ],
  [
    'before the first trick',
    { calls: 'NS:tap:0' },
    'calls[0]: a call comes right after a trick, so after 4 plays or later, not after 0.',
  ],
  ['few points', { taken: 'NS:20/2', calls: 'NS:tap:4' }, 'calls[0]: after 4 plays NS has 31 points; a call needs 50.'],
  ['a second call', { calls: 'NS:tap:4 EW:tap:8' }, 'calls[1]: NS has called after 4 plays; a deal has only one call.'],
  [
    'a claim of the others',
    { ...ROEM, calls: 'EW:claim:4' },
    'calls[0]: only the winners of a trick may claim after it; after 4 plays these are NS.',
  ],
  [
    'a wrong claim',
    { ...ROEM, taken: 'NS:40/2', calls: 'NS:claim:4' },
    'calls[0]: after 4 plays NS has 51 points; a call needs 100.',
  ],
])('refuses %s', (_, change, message) => {
  const error = errorOf(() => readRequest({ ...TIK, ...change }));
  expect(error).toMatchObject({ code: 'bad-request', field: 'calls' });
  expect(error.message).toContain(message);
});
