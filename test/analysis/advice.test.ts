/** Advice, compared with the values of its deals solved one by one, and in packs so small that every deal can be solved. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Advice } from '../../src/analysis/contracts/advice.ts';
import type { ContractSample } from '../../src/analysis/contracts/advice.ts';
import { advise, adviseSteps, answer } from '../../src/engine/synchronous.ts';
import { callsOf, ruleOfThumbFor } from '../../src/game/inference/rule-of-thumb.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import type { AdviceAnswer } from '../../src/notation/answer/advice-answer.ts';
import { parseAdviceRequest } from '../../src/notation/request/advice-request.ts';
import { resolveAdviceRequest } from '../../src/notation/request/resolve-advice-request.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { AdviseRequest } from '../../src/notation/request/solve-request.ts';
import { errorOf } from '../notation/errors.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** Two cards in each hand: 90 deals around a hand. */
const TINY = {
  variant: 'schieber',
  rules: { deck: { ranks: ['A', 'J'] }, order: { trump: ['J', 'A'], plain: ['A', 'J'] } },
  hand: 'AJ...',
} as const;
const FULL = { variant: 'schieber', hand: 'J98.AK.T7.AQ' };

function advised(json: object): AdviceAnswer {
  return advise(json as AdviseRequest, solver);
}

const adviceFor = (json: object): Advice => new Advice(resolveAdviceRequest(parseAdviceRequest(json)));

/** All samples of a request, in order. */
function samplesOf(json: object): ContractSample[] {
  const advice = adviceFor(json);
  const samples: ContractSample[] = [];
  for (let sample = advice.next(); sample; sample = advice.next()) samples.push(sample);
  return samples;
}

/** An answer with nothing but North–South's value, of 49 points. */
const saying = (NS: number): Answer => ({
  variant: 'schieber',
  payoff: 'points',
  toPlay: 'N',
  value: { NS, EW: 49 - NS },
  nodes: 1,
  ms: 1,
});

describe('advice', () => {
  it('for the only consistent deal is its value in every contract', () => {
    const deal = 'N:AJ... .A.J. .J.A. ...AJ';
    const json = { ...TINY, deals: 20, with: { E: ['HA', 'DJ'], S: ['HJ', 'DA'] } };
    const { contracts, deals } = advised(json);
    expect(deals).toBe(20);
    expect(contracts).toHaveLength(6);
    for (const { contract, mean, interval, deviation } of contracts) {
      const alone = answer(
        { variant: 'schieber', rules: TINY.rules, contract, leader: 'N', deal, want: [] },
        solver,
      ) as Answer;
      expect([contract, mean, deviation, interval]).toEqual([contract, alone.value!.NS, 0, [mean, mean]]);
    }
    expect(contracts[0]!.mean).toBe(Math.max(...contracts.map(({ mean }) => mean)));
    expect(contracts.reduce((sum, { best }) => sum + best, 0)).toBeCloseTo(1, 10);
  });

  it('is near the means over all deals', () => {
    const values = new Map<string, Map<string, number>>();
    for (const { setup } of samplesOf({ ...TINY, deals: 900 })) {
      const { contract, leader } = setup;
      const ofContract = values.get(contract) ?? new Map<string, number>();
      values.set(contract, ofContract);
      const deal = formatDeal(setup.deal);
      if (ofContract.has(deal)) continue;
      const { value } = answer(
        { variant: TINY.variant, rules: TINY.rules, contract, leader, deal, want: [] },
        solver,
      ) as Answer;
      ofContract.set(deal, value!.NS!);
    }
    const { contracts } = advised({ ...TINY, deals: 150 });
    for (const { contract, mean, interval, deviation } of contracts) {
      const all = [...values.get(contract)!.values()];
      expect(all).toHaveLength(90);
      const truth = all.reduce((sum, value) => sum + value, 0) / all.length;
      expect(Math.abs(mean - truth)).toBeLessThanOrEqual((4 * deviation!) / Math.sqrt(150));
      expect((interval![0] + interval![1]) / 2).toBeCloseTo(mean, 10);
    }
  });

  it('is the same for the same seed, and fewer deals are the first ones', () => {
    const figures = (json: object) => {
      const { contracts, deals, seed } = advised(json);
      return { contracts, deals, seed };
    };
    const json = { ...TINY, deals: 30, seed: 5 };
    expect(figures(json)).toEqual(figures(json));
    expect(figures({ ...json, seed: 6 })).not.toEqual(figures(json));
    const deals = (json: object) => samplesOf(json).map(({ setup }) => setup.deal);
    expect(deals({ ...json, deals: 10 })).toEqual(deals(json).slice(0, 60));
  });

  it('takes answers in any order, and counts deals in their own order', () => {
    const advice = adviceFor({ ...TINY, seat: 'E', deals: 2 });
    const samples = Array.from({ length: 12 }, () => advice.next()!);
    expect(advice.next()).toBeUndefined();
    // The second deal is known before the first.
    const values = [40, 41, 40, 40, 40, 40, 10, 10, 10, 10, 10, 9];
    for (const [index, sample] of [...samples.entries()].reverse()) {
      expect(advice.take(sample, saying(values[index]!))).toBe(index === 0);
      expect(advice.answer().deals).toBe(index === 0 ? 2 : 0);
    }
    const { contracts } = advice.answer();
    // East's points are 49 less North's: unenufe 9 and 40, hearts 8 and 39.
    expect(contracts.map(({ contract, mean }) => [contract, mean])).toEqual([
      ['unenufe', 24.5],
      ...['S', 'D', 'C', 'obenabe'].map((contract) => [contract, 24]),
      ['H', 23.5],
    ]);
    expect(contracts[0]!.best).toBeCloseTo((1 / 5 + 1) / 2, 10);
    expect(contracts.at(-1)).toMatchObject({ best: 0, behind: { mean: 1 } });
  });

  it('passes on the leader, the declarer and the rules, and counts the hand’s own side', () => {
    const [sample] = samplesOf({ ...TINY, seat: 'W', leader: 'S', deals: 1, payoff: 'score', presets: ['1-2-3'] });
    const rules = rulesWith(variantById('schieber'), ['1-2-3'], TINY.rules);
    expect(sample!.setup).toMatchObject({ declarer: 'W', leader: 'S', rules });
    const lonely = { ...TINY, deals: 20, with: { E: ['HA', 'DJ'], S: ['HJ', 'DA'] } };
    const score = advised({ ...lonely, payoff: 'score', rules: { ...TINY.rules, scoring: { multipliers: { S: 2 } } } });
    const points = advised(lonely);
    const mean = (of: AdviceAnswer, name: string) => of.contracts.find(({ contract }) => contract === name)!.mean;
    // All points of spades and the last trick for North: jack 20, ace 11, the others plain.
    const total = (name: string) => (name === 'S' ? 20 + 11 + 3 * 13 + 5 : NaN);
    expect(mean(score, 'S')).toBe(2 * (2 * mean(points, 'S') - total('S')));
  });

  it('ends at its time limit with the deals solved by then', () => {
    const { deals, of, contracts, ruleOfThumb } = advised({ ...FULL, deals: 100_000, limitMs: 0 });
    expect({ deals, of, contracts }).toEqual({ deals: 0, of: 100_000, contracts: [] });
    expect(ruleOfThumb!.calls).toEqual([{ contract: 'S', rule: 'jack-nell', words: 'jack, nell and one other' }]);
  });

  it('yields between slices of one deal', () => {
    const steps = adviseSteps(FULL, solver);
    const first = steps.next();
    expect(first).toMatchObject({ done: false, value: { deals: 0, of: 100 } });
  });
});

describe('a partner’s pass', () => {
  const rules = variantById('schieber').rules;
  const rule = ruleOfThumbFor(variantById('schieber'), rules)!;
  const partnersCalls = (json: object): string[][] =>
    samplesOf({ ...FULL, deals: 60, ...json })
      .filter(({ setup }) => setup.contract === 'S')
      .map(({ setup }) => callsOf(rule, rules, setup.deal.S, false).map(({ contract }) => contract));

  it('excludes hands that would call', () => {
    expect(partnersCalls({}).flat().length).toBeGreaterThan(0);
    expect(partnersCalls({ passed: true }).flat()).toEqual([]);
    const some = partnersCalls({ passed: ['H', 'obenabe'] }).flat();
    expect(some).not.toContain('H');
    expect(some).not.toContain('obenabe');
    expect(some.length).toBeGreaterThan(0);
  });

  it('makes the partner leader, as the first to choose', () => {
    expect(parseAdviceRequest(FULL)).toMatchObject({ seat: 'N', leader: 'N' });
    expect(parseAdviceRequest({ ...FULL, passed: true })).toMatchObject({ seat: 'N', leader: 'S' });
    expect(parseAdviceRequest({ ...FULL, passed: ['S'], leader: 'E' })).toMatchObject({ leader: 'E' });
  });

  it.each<[wrong: string, fields: object, message: RegExp]>([
    [
      'cards that call by themselves',
      { with: { S: ['HJ', 'H9', 'H8'] } },
      /^passed: HJ H9 H8 alone are enough to call H: /,
    ],
    [
      'a game without a rule of thumb',
      { variant: 'belote', hand: 'J98.AK.T7.A' },
      /^passed: .* belote has no rule of thumb/,
    ],
    ['a contract of another game', { passed: ['X'] }, /^contract: "X" is not a contract/],
    [
      'cards that leave no pass',
      // Eight cards known, of which none calls; the ninth is one of a few that do.
      {
        hand: 'AK.AK.AKQJT.',
        with: { S: ['SJ', 'S8', 'S7', 'HJ', 'H8', 'H7', 'C9', 'CA'] },
        without: { S: ['ST', 'HT', 'CK', 'CQ', 'CJ', 'CT', 'C8', 'C7', 'C6', 'SQ', 'HQ', 'D9', 'D8', 'D7', 'D6'] },
      },
      /^passed: in 20000 deals in a row the partner would have called one of these contracts/,
    ],
  ])('is refused with %s', (_, fields, message) => {
    const { message: why } = errorOf(() => advised({ ...FULL, passed: true, ...fields }));
    expect(why).toMatch(message);
  });
});

it('echoes the id', () => {
  expect(advise({ ...FULL, id: 7, limitMs: 0 }, solver)).toMatchObject({ id: 7 });
});

describe('“a choice may be passed only by a hand with all four suits” (Krutzjass)', () => {
  const KRUTZJASS = { variant: 'krutzjass', deals: 3, seed: 5 };
  const THREE_SUITS = 'AAKQ.JT99.AKQJ.';
  const FOUR_SUITS = 'AAKQ.JT99.AKQ.J';

  it('a hand of fewer suits may not pass', () => {
    expect(advised({ ...KRUTZJASS, hand: THREE_SUITS, limitMs: 0 }).mayPass).toBe(false);
    expect(advised({ ...KRUTZJASS, hand: FOUR_SUITS, limitMs: 0 })).not.toHaveProperty('mayPass');
    expect(advised({ variant: 'schieber', hand: 'AKQJT9876...', limitMs: 0 })).not.toHaveProperty('mayPass');
  });

  it('a partner who has passed has all four suits', () => {
    const suits = (json: object): number[] =>
      samplesOf({ ...json, deals: 200 }).map(({ setup }) => new Set(setup.deal.S.map((card) => card[0])).size);
    expect(new Set(suits({ ...KRUTZJASS, hand: FOUR_SUITS, passed: true }))).toEqual(new Set([4]));
    expect(Math.min(...suits({ ...KRUTZJASS, hand: FOUR_SUITS }))).toBeLessThan(4);
  });

  it('where a card is turned nobody passes', () => {
    const request = { variant: 'kruisjassen', hand: 'AKQ.AK.AK.A', passed: true };
    expect(errorOf(() => advised(request)).message).toBe('passed: nobody chooses the trump suit in kruisjassen.');
  });
});

describe('estimates', () => {
  const figures = ({ contracts }: AdviceAnswer) =>
    contracts.map(({ contract, mean, best, chances, typical }) => ({ contract, mean, best, chances, typical }));

  it('of which all are solved at the end give the same advice as solving alone', () => {
    const json = { ...TINY, deals: 20, seat: 'E' };
    const both = advised({ ...json, estimates: 'first' });
    expect(both).toMatchObject({ deals: 20, estimated: 20, of: 20 });
    expect(figures(both)).toEqual(figures(advised(json)));
  });

  it.each([20, 250])('that come late, from a worker that died, change nothing, nor after %i solved deals', (solved) => {
    const json = { ...TINY, deals: 300, estimates: 'first', payoff: 'total', presets: ['match'] };
    const total = (NS: number): Answer => ({ ...saying(0), payoff: 'total', value: { difference: NS } });
    /** Any values: a deal in a contract has a fixed one, and an estimate is off by up to four. */
    const answerTo = ({ setup: { contract }, sample, isEstimate }: ContractSample): Answer => {
      const value = ((sample * 7 + contract.length * 3) % 31) - 15;
      return total(isEstimate ? value + (sample % 5) : value);
    };
    const after = (late: (sample: ContractSample) => boolean): AdviceAnswer => {
      const advice = adviceFor(json);
      const given: ContractSample[] = [];
      while (given.length < 6 * (300 + solved)) given.push(advice.next()!);
      for (const isLate of [false, true]) {
        for (const sample of given) if (late(sample) === isLate) advice.take(sample, answerTo(sample));
      }
      return { ...advice.answer(), ms: 0 };
    };
    const inTime = after(() => false);
    expect(inTime).toMatchObject({ estimated: 300, deals: solved });
    expect(after(({ sample, isEstimate }) => isEstimate && sample === 0)).toEqual(inTime);
  });

  it('alone are near the values, and are never called solved', () => {
    const json = { variant: 'klaverjassen-rotterdam', hand: 'J98.AK.T7.A', deals: 20 };
    const rough = advised({ ...json, estimates: 'only' });
    expect(rough).toMatchObject({ deals: 0, estimated: 20, of: 20 });
    for (const { contract, mean, interval } of advised(json).contracts) {
      const estimated = rough.contracts.find((other) => other.contract === contract)!;
      expect(Math.abs(estimated.mean - mean)).toBeLessThan(10);
      expect(estimated.interval![0]).toBeLessThan(interval![1]);
      expect(interval![0]).toBeLessThan(estimated.interval![1]);
    }
  });

  it('come first, deal by deal, and then the same deals to solve', () => {
    const samples = samplesOf({ ...TINY, deals: 3, estimates: 'first' });
    const deals = (isEstimate: boolean) =>
      samples.filter((of) => of.isEstimate === isEstimate).map(({ setup }) => [setup.contract, formatDeal(setup.deal)]);
    expect(samples.map(({ isEstimate }) => isEstimate)).toEqual(Array.from({ length: 36 }, (_, index) => index < 18));
    expect(deals(true)).toEqual(deals(false));
  });
});

describe('special results', () => {
  const sure = { variant: 'schieber', hand: 'AKQJT9876...', deals: 3, estimates: 'only' };
  const hopeless = { ...sure, hand: '.QT.T876.876' };
  it.each<[name: string, json: object, contract: string, chances: object]>([
    ['all points with all trumps', sure, 'S', { allPoints: 1 }],
    ['all tricks with all trumps', { ...sure, payoff: 'total', presets: ['match'] }, 'S', { sweep: 1 }],
    [
      'all points are the opponents’',
      { ...hopeless, with: { S: ['S6', 'S7', 'S8', 'H6', 'H7', 'H8', 'C9', 'CT', 'D9'] } },
      'S',
      { allPoints: 0 },
    ],
    [
      'wet without a chance',
      { variant: 'klaverjassen', hand: '.987.987.87', deals: 5, payoff: 'score', with: { S: ['S7', 'S8', 'HQ'] } },
      'S',
      { sweepWorth: 0, wet: 1 },
    ],
    [
      'what a sweep is worth with all trumps, where roem counts too',
      { variant: 'klaverjassen', hand: 'AKQJT987...', deals: 3, payoff: 'total' },
      'S',
      { sweepWorth: 1 },
    ],
    ['a target that is reached', { ...sure, target: 157 }, 'S', { allPoints: 1, target: 1 }],
    ['a target out of reach', { ...sure, target: 158 }, 'S', { allPoints: 1, target: 0 }],
  ])('%s', (_, json, contract, chances) => {
    const found = advised(json).contracts.find((of) => of.contract === contract)!;
    expect(found.chances).toEqual(chances);
  });

  it('are the same where all that a deal scores counts eight times', () => {
    const chancesWith = (presets: string[]) => {
      const { contracts } = advised({
        ...{ variant: 'klaverjassen-utrecht', hand: 'AJT9.A7.K.8', deals: 8, payoff: 'score', presets },
      });
      return contracts.map(({ contract, chances }) => [contract, chances]);
    };
    expect(chancesWith(['superkraak'])).toEqual(chancesWith([]));
  });

  it('are absent where values do not prove them', () => {
    const { contracts } = advised({ variant: 'kruisjassen-roem', hand: 'J98.AK.T7.A', deals: 1, payoff: 'total' });
    expect(contracts.map(({ chances }) => chances)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

it('a deal near a value is the first whose value is nearest to it; the typical one is near the mean', () => {
  const json = { ...TINY, deals: 30 };
  const advice = adviceFor(json);
  const valued = samplesOf(json).map(({ setup: { contract, deal } }) => {
    const text = formatDeal(deal);
    const request = { variant: TINY.variant, rules: TINY.rules, contract, leader: 'N', deal: text, want: [] } as const;
    const solved = answer(request, solver) as Answer;
    advice.take(advice.next()!, solved);
    return { contract, near: { deal: text, value: solved.value!.NS! } };
  });
  for (const { contract, mean, deviation, typical } of advice.answer().contracts) {
    expect(typical).toEqual(advice.dealNear(contract, mean));
    const near = valued.filter((of) => of.contract === contract).map((of) => of.near);
    for (const wanted of [mean, mean + deviation!, mean - deviation!, 1000]) {
      const least = Math.min(...near.map(({ value }) => Math.abs(value - wanted)));
      expect(advice.dealNear(contract, wanted)).toEqual(near.find(({ value }) => Math.abs(value - wanted) === least));
    }
  }
});
