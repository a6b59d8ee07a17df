/** Finished deals under every payoff, compared with the oracle; and the facts that a value alone proves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherSide, sideOf } from '../../src/game/cards.ts';
import type { Side } from '../../src/game/cards.ts';
import { isFullDeal } from '../../src/game/play/deal.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { rangeOf } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { payoffsOf } from '../../src/game/scoring/payoffs/payoffs-of.ts';
import { gamePointsFor, roemSoFar, sweepBonus } from '../../src/game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import { factOf, finalFact } from '../../src/game/scoring/payoffs/score-facts.ts';
import type { ScoreFact } from '../../src/game/scoring/payoffs/score-facts.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { randomDeal } from '../random-deal.ts';
import { handsOf } from './hands.ts';
import { oracleValue } from '../oracle/payoffs.ts';
import { times } from '../times.ts';
import { playChoices } from './play-choices.ts';
import { anyScoredPosition } from './scored.ts';

const PAYOFFS = ['total', 'score'] as const;

/** The end of the deal after random plays. */
const anyEnd = (): fc.Arbitrary<GameState> =>
  fc
    .tuple(anyScoredPosition(), fc.infiniteStream(fc.nat(1000)))
    .map(([{ state }, choices]) => playChoices(state, choices));

const setupOf = (variant: string, override: object = {}, cards?: number): GameSetup => {
  const rules = withOverrides(variantById(variant).rules, override);
  return { rules, contract: 'S', leader: 'N', declarer: 'N', deal: randomDeal(rules, 1, cards) };
};

const TIMES_3 = {
  sweep: { bonus: 100, by: 'tricks', mode: 'add' },
  scoring: { deal: 'points', multipliers: { S: 3 } },
};
const UNSEARCHABLE = { scoring: { deal: 'gamePoints', atLeast: 100, win: 2, sweep: 5 } };
const ahead = (side: Side, by: number): ScoreFact & { readonly kind: 'ahead' } => ({
  kind: 'ahead',
  side,
  by,
  factor: 1,
  swept: false,
});

describe('a finished deal', () => {
  it('has the value of the oracle', () => {
    fc.assert(
      fc.property(anyEnd(), (state) => {
        for (const payoff of PAYOFFS) expect(finalValue(state, payoff)).toBe(oracleValue(state, payoff));
        expect(finalValue(state, 'points')).toBe(state.points.NS);
      }),
      { numRuns: times(400) },
    );
  });
});

describe('a fact', () => {
  /** Whether a fact is true of a finished deal without calls. */
  function holds(fact: ScoreFact, state: GameState, difference: number): boolean {
    const { setup, points, tricks } = state;
    const { scoring, sweep } = setup.rules;
    const roem = roemSoFar(state);
    const lead = (side: Side): number => (side === 'NS' ? difference : -difference);
    const hasAll = (side: Side, by: 'tricks' | 'points' = 'tricks'): boolean =>
      isFullDeal(setup.rules, setup.deal) &&
      (by === 'tricks'
        ? tricks.every(({ winner }) => sideOf(winner) === side)
        : points[otherSide(side)] === 0 && points[side] > 0);
    const scored = (side: Side): number =>
      scoring.deal === 'gamePoints' || scoring.deal === 'tap'
        ? gamePointsFor(scoring, points[side], hasAll(side))
        : 'sweep' in scoring && hasAll(side)
          ? scoring.sweep
          : 0;
    const isWet = (side: Side): boolean =>
      side === sideOf(setup.declarer) && points[side] + roem[side] <= points[otherSide(side)] + roem[otherSide(side)];
    const sweepHolds = (side: Side, swept: boolean): boolean => !swept || hasAll(side, sweep?.by);
    const makes = ({ side, level }: { readonly side: Side; readonly level: number }): boolean => {
      if (scoring.deal !== 'level') return false;
      const own = (of: Side): number => points[of] + (sweep && hasAll(of, sweep.by) ? sweepBonus(setup) : 0);
      return own(side) >= level && !(scoring.needsMore && own(side) <= own(otherSide(side)));
    };
    switch (fact.kind) {
      case 'even':
        return difference === 0;
      case 'ahead':
        return lead(fact.side) === fact.by && fact.by > 0 && sweepHolds(fact.side, fact.swept);
      case 'nobody':
        return scored('NS') === 0 && scored('EW') === 0;
      case 'scores':
        return scored(fact.side) === fact.points && scored(otherSide(fact.side)) === 0;
      case 'allTricks':
        return hasAll(fact.side) && scored(fact.side) === fact.points;
      case 'made':
        return !isWet(fact.side) && lead(fact.side) === fact.by && sweepHolds(fact.side, fact.swept);
      case 'wet':
        return isWet(fact.side) && -lead(fact.side) === fact.points && sweepHolds(otherSide(fact.side), fact.swept);
      case 'levelMade':
        return makes(fact) && lead(fact.side) === fact.by && sweepHolds(fact.side, fact.swept);
      case 'levelFailed':
        return !makes(fact) && -lead(fact.side) === fact.by;
      // There were no calls.
      default:
        return false;
    }
  }

  it('derived from the value alone is true for every deal with that value', () => {
    fc.assert(
      fc.property(anyEnd(), (state) => {
        for (const payoff of PAYOFFS) {
          const value = finalValue(state, payoff);
          const fact = factOf(state.setup, payoff, value);
          expect(holds(fact, state, value), JSON.stringify([payoff, value, fact])).toBe(true);
        }
      }),
      { numRuns: times(400) },
    );
  });

  it('of a finished deal is true', () => {
    fc.assert(
      fc.property(anyEnd(), (state) => {
        for (const payoff of PAYOFFS) {
          const fact = finalFact(state, payoff);
          expect(holds(fact, state, finalValue(state, payoff)), JSON.stringify([payoff, fact])).toBe(true);
        }
      }),
      { numRuns: times(200) },
    );
  });

  it.each<[what: string, setup: GameSetup, payoff: 'total' | 'score', difference: number, fact: ScoreFact]>([
    ['level', setupOf('kreuzjass'), 'total', 0, { kind: 'even' }],
    ['ahead', setupOf('kreuzjass'), 'total', -36, ahead('EW', 36)],
    ['all points without a match', setupOf('kreuzjass'), 'total', 157, ahead('NS', 157)],
    ['a match', setupOf('kreuzjass'), 'total', 257, { ...ahead('NS', 257), swept: true }],
    ['no match in an ending', setupOf('kreuzjass', {}, 3), 'total', 257, ahead('NS', 257)],
    ['as much with roem', setupOf('klaverjassen'), 'total', 257, ahead('NS', 257)],
    ['a multiplier', setupOf('schieber', TIMES_3), 'score', 108, { ...ahead('NS', 108), factor: 3 }],
    [
      'a match, multiplied',
      setupOf('schieber', TIMES_3),
      'score',
      -771,
      { ...ahead('EW', 771), factor: 3, swept: true },
    ],
    ['nobody', setupOf('kruisjassen'), 'score', 0, { kind: 'nobody' }],
    ['both or nobody', setupOf('kruisjassen', { scoring: { atLeast: 73 } }), 'score', 0, { kind: 'even' }],
    ['100 points', setupOf('kruisjassen'), 'score', -2, { kind: 'scores', side: 'EW', points: 2 }],
    ['all tricks', setupOf('kruisjassen'), 'score', 5, { kind: 'allTricks', side: 'NS', points: 5 }],
    [
      '100 points or all tricks',
      setupOf('kruisjassen', { scoring: { sweep: 2 } }),
      'score',
      2,
      { kind: 'scores', side: 'NS', points: 2 },
    ],
    ['a tap', setupOf('kruisjassen-tik'), 'score', 1, { kind: 'tap', side: 'NS', points: 1 }],
    ['a tap and all tricks', setupOf('kruisjassen-tik'), 'score', -6, { kind: 'tapSweep', side: 'EW', points: 6 }],
    ['a claim', setupOf('kruisjassen-roem'), 'score', 2, { kind: 'claim', side: 'NS', points: 2 }],
    ['a claim for half', setupOf('kruisjassen-roem'), 'score', -1, { kind: 'claim', side: 'EW', points: 1 }],
    ['made', setupOf('klaverjassen'), 'score', 36, { kind: 'made', side: 'NS', by: 36, swept: false }],
    ['wet', setupOf('klaverjassen'), 'score', -177, { kind: 'wet', side: 'NS', points: 177, swept: false, kept: 0 }],
    ['lost, but not wet for certain', setupOf('klaverjassen'), 'score', -20, ahead('EW', 20)],
    [
      'wet with the pit',
      setupOf('klaverjassen', { trickRoem: null }),
      'score',
      -257,
      { kind: 'wet', side: 'NS', points: 257, swept: true, kept: 0 },
    ],
  ])('of %s', (_, setup, payoff, difference, fact) => {
    expect(factOf(setup, payoff, difference)).toEqual(fact);
  });
});

it('“A swept side’s roem carried to the next deal is reported.”', () => {
  const deal = handsOf({
    N: 'SA S9 HA HK HQ D7 C9 C8',
    E: 'SJ S8 HT H8 DK DQ DJ DT',
    S: 'ST S7 HJ H9 H7 DA D8 C7',
    W: 'SK SQ D9 CA CK CQ CJ CT',
  });
  // West's five are the best; East's four are its partner's. The stuk of West is not kept.
  const setup = { ...setupOf('kruisjassen-roem'), deal };
  const all = { kind: 'allTricks', points: 3 };
  expect(factOf(setup, 'score', 3)).toEqual({ ...all, side: 'NS', carried: 150 });
  expect(factOf(setup, 'score', -3)).toEqual({ ...all, side: 'EW' });
  expect(factOf(setup, 'score', 2)).toEqual({ kind: 'claim', side: 'NS', points: 2 });
});

describe('the payoffs that differ', () => {
  it.each([
    ['kruisjassen', 'points score'],
    ['kruisjassen-fixed', 'points'],
    ['kruisjassen-tournament', 'points total'],
    ['kruisjassen-tik', 'points score'],
    ['kruisjassen-roem', 'points total score'],
    ['krutzjass', 'points total'],
    ['schieber', 'points'],
    ['klaverjassen', 'points total score'],
    ['klaverjassen-rotterdam', 'points total score'],
    ['klaverjassen-amsterdam', 'points total score'],
    ['belote', 'points total score'],
    ['kreuzjass', 'points total'],
  ])('of %s', (variant, payoffs) => {
    expect(payoffsOf(setupOf(variant)).join(' ')).toBe(payoffs);
  });

  it('cover every variant', () => {
    for (const { id } of VARIANTS) expect(payoffsOf(setupOf(id))[0]).toBe('points');
  });

  it.each<[string, GameSetup, string]>([
    ['an ending has neither sweep nor melds', setupOf('kreuzjass', {}, 4), 'points'],
    ['but roem', setupOf('klaverjassen', {}, 4), 'points total score'],
    ['a multiplier makes a score', setupOf('schieber', TIMES_3), 'points total score'],
    ['a score that cannot be searched is none', setupOf('klaverjassen', UNSEARCHABLE), 'points total'],
  ])('%s', (_, setup, payoffs) => {
    expect(payoffsOf(setup).join(' ')).toBe(payoffs);
  });
});

describe('the largest difference', () => {
  it.each([
    ['kruisjassen', 'score', 5],
    ['kruisjassen-tik', 'score', 6],
    ['kruisjassen-roem', 'score', 3],
    ['kreuzjass', 'total', 257],
    ['klaverjassen', 'score', 257],
  ] as const)('of %s under %s', (variant, payoff, most) => {
    expect(rangeOf(setupOf(variant), payoff)[1]).toBe(most);
  });
});
