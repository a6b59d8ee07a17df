/** Answers: lines keep the value, a card has the value of the position after it, deadlines, and every error code. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answer, answerSteps } from '../../src/engine/synchronous.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { sideOf } from '../../src/game/cards.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { legalNow, playsOf, replay, startOf } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { isProven, figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, CardValue, Value } from '../../src/notation/answer/answer.ts';
import { readDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyContract, anyDeal, anyRuleset, anySeat } from '../game/arbitraries.ts';
import { playChoices } from '../game/play-choices.ts';
import { randomDeal } from '../random-deal.ts';
import { times } from '../times.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { errorOf } from '../notation/errors.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** The answer to a correct request. */
function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

/** A request for any variant and override, with up to `maxCards` cards in each hand and some legal plays. */
const anyRequest = (maxCards: number) =>
  anyRuleset().chain(({ variant, override, rules }) =>
    fc.integer({ min: 1, max: Math.min(maxCards, handSize(rules)) }).chain((size) =>
      fc
        .tuple(
          anyContract(rules),
          anySeat(),
          anySeat(),
          anyDeal(rules, size),
          fc.array(fc.nat(999), { maxLength: 4 * size }),
        )
        .map(([contract, leader, first, deal, choices]) => {
          const plays = playsOf(playChoices(startOf({ rules, contract, leader, declarer: leader, deal }), choices));
          return { variant, rules: override, contract, leader, deal: formatDeal(deal, first), plays };
        }),
    ),
  );

describe('value, cards and line', () => {
  it('the line is legal to the end of the deal and has the value; each card has the value of its position', () => {
    fc.assert(
      fc.property(anyRequest(6), (request) => {
        const { value, cards, line, toPlay } = answered(request);
        const rules = withOverrides(variantById(request.variant).rules, request.rules);
        const { contract, leader, plays } = request;
        const setup = { rules, contract, leader, declarer: leader, deal: readDeal(rules, request.deal) };
        const end = replay(setup, [...plays, ...line!]);
        expect(end.toPlay).toBeNull();
        expect(end.points).toEqual(value);
        expect(cards!.map(({ card }) => card)).toEqual(legalNow(replay(setup, plays)));
        for (const { card, ...of } of cards!) {
          expect(answered({ ...request, plays: [...plays, card], want: [] }).value).toEqual(of);
        }
        if (toPlay !== null) {
          const side = toPlay === 'N' || toPlay === 'S' ? 'NS' : 'EW';
          const best = Math.max(...cards!.map((card) => (isProven(card) ? card[side]! : NaN)));
          expect(best).toBe(value![side]);
          expect(cards!.find(({ card }) => card === line![0])).toMatchObject({ ...value });
        }
      }),
      { numRuns: times(250) },
    );
  });
});

/** A full deal of a variant, always the same one. */
function fullDeal(variant: string): string {
  const { rules } = variantById(variant);
  const [deal] = fc.sample(anyDeal(rules, handSize(rules)), { numRuns: 1, seed: 2026 });
  return formatDeal(deal!);
}

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
/** A full deal of 48 cards, too large to be exact within a few milliseconds. */
const HARD = { variant: 'krutzjass', contract: 'S', leader: 'N', deal: fullDeal('krutzjass') };

describe('wanted results', () => {
  it.each([
    { want: [], keys: ['value'] },
    { want: ['cards'], keys: ['value', 'cards'] },
    { want: ['line'], keys: ['value', 'line'] },
    { want: undefined, keys: ['value', 'cards', 'line'] },
    { want: ['state'], keys: ['state'] },
    { want: ['table', 'review'], keys: ['table', 'review'] },
    { want: ['line', 'review'], keys: ['value', 'line', 'review'] },
  ])('$want gives $keys', ({ want, keys }) => {
    const all = ['value', 'cards', 'line', 'state', 'melds', 'table', 'review'];
    expect(all.filter((key) => key in answered({ ...ENDING, want }))).toEqual(keys);
  });

  it('the id is echoed, whatever its value', () => {
    for (const id of [0, 'x', null, { a: [1] }]) expect(answered({ ...ENDING, id, want: [] }).id).toEqual(id);
    expect('id' in answered({ ...ENDING, want: [] })).toBe(false);
  });

  it('melds belong to the full hands', () => {
    // Spades are trumps. East has two runs of three, West one of four, the longest; North has king and queen of trumps.
    const deal = 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76';
    expect(answered({ ...ENDING, variant: 'kreuzjass', deal, contract: 'S', want: ['melds'] }).melds).toMatchObject({
      scored: { NS: 0, EW: 20 + 20 + 50 },
      marriage: { NS: 20, EW: 0 },
      best: 'W',
      comparisons: [
        { holder: 'N', challenger: 'W', winner: 'W', decidedBy: 'kind', melds: { challenger: { points: 50 } } },
        { holder: 'W', challenger: 'S', winner: 'W', decidedBy: 'kind' },
        { holder: 'W', challenger: 'E', winner: 'W', decidedBy: 'kind' },
      ],
    });
    expect(errorOf(() => answered({ ...ENDING, variant: 'kreuzjass', want: ['melds'] }))).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('an ending of 3 cards a hand') as string,
    });
  });
});

it('the rules of the request override its presets', () => {
  const deal = 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76';
  const melds = (fields: object) =>
    answered({ ...ENDING, deal, contract: 'S', want: ['melds'], presets: ['weis', 'match'], ...fields }).melds;
  expect(melds({})).toMatchObject({ best: 'W', scored: { NS: 0, EW: 90 }, marriage: { NS: 20, EW: 0 } });
  expect(melds({ rules: { melds: { marriage: 0 } } })).toMatchObject({ best: 'W', marriage: { NS: 0, EW: 0 } });
  expect(melds({ presets: [] })).toMatchObject({ best: null });
});

describe('a deadline', () => {
  it('in time gives proven bounds and an estimate between them, for the position and for each card', () => {
    const result = answered({ ...HARD, limitMs: 30 });
    expect(result).toMatchObject({ exact: false });
    expect(result).not.toHaveProperty('value');
    expect(result).not.toHaveProperty('line');
    for (const of of [result, ...result.cards!]) {
      expect(of).toMatchObject({ exact: false });
      const { bounds, estimate } = of as Required<Pick<Answer, 'bounds' | 'estimate'>>;
      expect(figureOf(bounds)[0]).toBeLessThanOrEqual(figureOf(estimate));
      expect(figureOf(bounds)[1]).toBeGreaterThanOrEqual(figureOf(estimate));
      expect(figureOf(bounds)[0]).toBeLessThan(figureOf(bounds)[1]);
    }
  });

  it('in time gives the position the bounds of its best card', () => {
    const deals = [
      { contract: 'D', leader: 'N', deal: 'N:T7.Q87..A9 .J.AKQT.K7 AKJ8..J7.J 9.K.98.QT8' },
      { contract: 'C', leader: 'S', deal: 'N:AJ8.K.A.J8 Q9.T87.J.Q KT7.AQ.K8. .9.T9.AKT7' },
      { contract: 'D', leader: 'W', deal: 'N:T9.J.KJ.A9 J.7.Q98.KQ A.AK9.T.T7 K8.QT8.A7.' },
      { ...HARD, leader: 'E' },
    ];
    for (const deal of deals) {
      const result = answered({ variant: 'kruisjassen', ...deal, limitMs: 0, want: ['cards'] });
      const boundsOf = (of: Answer | CardValue): readonly [number, number] => {
        if ('bounds' in of) return figureOf(of.bounds!);
        const value = figureOf('value' in of ? of.value! : (of as Value));
        return [value, value];
      };
      const [low, high] = boundsOf(result);
      const cards = result.cards!.map(boundsOf);
      const best = 'NS'.includes(result.toPlay!) ? Math.max : Math.min;
      expect(low).toBeGreaterThanOrEqual(best(...cards.map(([from]) => from)));
      expect(high).toBeLessThanOrEqual(best(...cards.map(([, to]) => to)));
    }
  });

  it('after the end of the search changes nothing', () => {
    const { value, cards } = answered(ENDING);
    expect(answered({ ...ENDING, limitMs: 100_000 })).toMatchObject({ value, cards });
    expect(answered({ ...ENDING, limitMs: 100_000 })).not.toHaveProperty('exact');
  });
});

it('progress narrows for every card, and always contains the answer', () => {
  const steps = answerSteps(parseRequest({ ...HARD, limitMs: 400 }), solver);
  let [low, high] = [0, 310];
  let step = steps.next();
  while (!step.done) {
    const { bounds, nodes, cards } = step.value;
    expect(figureOf(bounds)[0]).toBeGreaterThanOrEqual(low);
    expect(figureOf(bounds)[1]).toBeLessThanOrEqual(high);
    expect(nodes).toBeGreaterThan(0);
    for (const card of cards) expect(figureOf(card)[0]).toBeLessThanOrEqual(figureOf(card)[1]);
    [low, high] = figureOf(bounds);
    step = steps.next();
  }
  expect(figureOf(step.value.bounds!)[0]).toBeGreaterThanOrEqual(low);
  expect(figureOf(step.value.bounds!)[1]).toBeLessThanOrEqual(high);
});

describe('a faulty request', () => {
  it.each([
    { change: { variant: 'skat' }, code: 'unknown-variant' },
    { change: { contract: 'X' }, code: 'bad-contract' },
    { change: { variant: 'kreuzjass', contract: 'obenabe' }, code: 'bad-contract' },
    { change: { deal: 'N:A..9.K .AK.T. K..J.Q J.6..' }, code: 'bad-deal' },
    { change: { deal: 'N:A..9.K .AK.T. K..9.Q J.6.A.' }, code: 'bad-deal' },
    { change: { variant: 'kruisjassen', deal: 'N:6..9.K .AK.T. K..J.Q J.7.A.' }, code: 'bad-deal' },
    { change: { plays: ['SA', 'SK'] }, code: 'illegal-play', place: { play: 1 } },
    { change: { rules: { follow: { undertrump: 'never' } } }, code: 'bad-rules' },
    { change: { presets: ['weiss'] }, code: 'bad-request', place: { field: 'presets' } },
    { change: { variant: 'kreuzjass', presets: ['match'] }, code: 'bad-request', place: { field: 'presets' } },
    { change: { presets: ['1x', '1-2-3'] }, code: 'bad-request', place: { field: 'presets' } },
    { change: { want: ['everything'] }, code: 'bad-request' },
    { change: { want: ['review'], plays: ['SA', 'SK'] }, code: 'illegal-play', place: { play: 1 } },
    { change: { payoff: 'totals' }, code: 'bad-request' },
    { change: { leader: undefined }, code: 'bad-request' },
  ])('$change is $code', ({ change, code, place = {} }) => {
    expect(errorOf(() => answered({ ...ENDING, ...change }))).toMatchObject({ code, ...place });
  });
});

describe('progress of a search that lasts', () => {
  /** The reports on a request under a clock that moves on by so many milliseconds with each look; and its answer. */
  function watched(request: object, ms: number): { reports: Progress[]; last: Answer } {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
    try {
      const steps = answerSteps(request as SolveRequest, solver);
      const reports: Progress[] = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) reports.push(step.value);
      return { reports, last: step.value };
    } finally {
      clock.mockRestore();
    }
  }

  /** More nodes than the first slice has. */
  const LONG = ['schieber', 'coiffeur'].flatMap((variant) =>
    (['points', 'total'] as const).flatMap((payoff) =>
      [2, 3, 4].map((seed) => {
        const deal = formatDeal(randomDeal(variantById(variant).rules, seed, 8));
        return { variant, payoff, contract: 'S', leader: 'NEW'[seed - 2]!, deal };
      }),
    ),
  );

  it.each(LONG)('has an estimate of each open card, and of no other: %o', (request) => {
    const { reports, last } = watched(request, 400);
    const { nodes: _, ms: __, ...values } = last;
    expect(answered(request)).toMatchObject(values);
    const first = reports.findIndex(({ cards }) => cards.some(({ estimate }) => estimate));
    expect(first).toBeGreaterThan(0);
    for (const { cards } of reports.slice(first)) {
      for (const { estimate, ...bounds } of cards) {
        const [low, high] = figureOf(bounds);
        expect(estimate !== undefined).toBe(low < high);
        if (estimate) expect(figureOf(estimate)).toBe(Math.min(Math.max(figureOf(estimate), low), high));
      }
      expect(cards.map(({ card }) => card)).toEqual(last.cards!.map(({ card }) => card));
    }
    // The best card is worth as much as the position.
    const figures = reports[first]!.cards.map(({ estimate, ...bounds }) =>
      estimate ? figureOf(estimate) : figureOf(bounds)[0],
    );
    const { estimate, bounds } = reports[first]!;
    const best = sideOf(last.toPlay!) === 'NS' ? Math.max(...figures) : Math.min(...figures);
    expect(best).toBe(estimate ? figureOf(estimate) : figureOf(bounds)[0]);
  });

  it('has none of cards that are not wanted, or before most of a second', async () => {
    const request = LONG[2]!;
    for (const [change, ms] of [
      [{ want: ['line'] }, 400],
      [{}, 5],
    ] as const) {
      solver = await loadSolver(); // whose table is empty: what the tests before this one found would end the search too soon
      const { reports } = watched({ ...request, ...change }, ms);
      expect(reports.length).toBeGreaterThan(0);
      expect(reports.flatMap(({ cards }) => cards).filter(({ estimate }) => estimate)).toEqual([]);
    }
  });
});
