/** The oracle of the payoffs: values found by hand in simple deals, properties of all positions, and results with and without memory. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatAfter } from '../../src/game/cards.ts';
import type { Card, Deal, PerSide, Seat } from '../../src/game/cards.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { legalNow, replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { anyPosition } from '../game/arbitraries.ts';
import type { Position } from '../game/arbitraries.ts';
import { cardsOf, handsOf } from '../game/hands.ts';
import { anyLatePosition, anyScoredPosition, anyScoredRules, SCORING_KINDS } from '../game/scored.ts';
import { times } from '../times.ts';
import { minimax } from './minimax.ts';
import { oracleCardValue, oracleLexicographic, oracleLexicographicCard, oracleValue } from './payoffs.ts';
import type { ScoredPayoff } from './payoffs.ts';

/** Full deals of a pack of aces and sevens: 11 for each ace, 5 for the last trick, 49 in all; played as Kruisjassen. */
const PACK = {
  deck: { ranks: ['A', '7'], copies: 1 },
  order: { trump: ['A', '7'], plain: ['A', '7'] },
};
const WORTHLESS = { values: { trump: { A: 0 }, plain: { A: 0 } }, lastTrick: 0 };

/** North holds both trumps and takes both tricks with all aces: 49. */
const SWEEP = handsOf({ N: 'SA S7', E: 'H7 D7', S: 'HA DA', W: 'CA C7' });
/**
 * SA first: North takes it and an ace of West (22), East's HA the rest (27). H7 first: East takes HA and an ace of West
 * (22), North the rest (27), or East ruffs for 11 and North takes 38.
 */
const ONE_EACH = handsOf({ N: 'SA H7', E: 'HA S7', S: 'C7 D7', W: 'CA DA' });
/** A small trump, then the ace of trumps: East must give North the last trick, which counts 16. */
const ROEM_LOST = handsOf({ N: 'H7 SA', E: 'S7 H8', S: 'D7 D8', W: 'C7 C8' });
/** East leads a small trump to three discards, then the king of clubs to South's ace. */
const SEVENS = handsOf({ N: 'H7 H8', E: 'S7 CK', S: 'D7 CA', W: 'C7 C8' });
const FOUR_ACES = handsOf({ N: 'SA', E: 'HA', S: 'DA', W: 'CA' });

const byTricks = { bonus: 100, by: 'tricks', mode: 'add' };
const byPoints = { bonus: 100, by: 'points', mode: 'add' };
const points = { deal: 'points' };
const gamePoints = { deal: 'gamePoints', atLeast: 27, win: 2, sweep: 5 };
const tap = { deal: 'tap', atLeast: 100, win: 2, sweep: 5, tapAt: 20, tap: 1, tapSweep: 6 };
const claim = { deal: 'claim', atLeast: 20, half: 50, winBelowHalf: 2, win: 1, wrong: 2, sweep: 3 };
const wet = { deal: 'wet' };
const roem = (set: number) => ({ run3: 0, run4: 0, set, sets: {}, marriage: 0 });

/** Spades are trumps. The deal is a full one of the small pack, or an ending of the whole one. */
function stateOf(
  deal: Deal,
  override: object,
  { leader = 'N', declarer = 'N', plays = '' }: { leader?: Seat; declarer?: Seat; plays?: string } = {},
): GameState {
  const isSmall = deal === SWEEP || deal === ONE_EACH;
  const rules = withOverrides(variantById('kruisjassen').rules, { ...(isSmall ? PACK : {}), ...override });
  return replay({ rules, contract: 'S', leader, declarer, deal }, cardsOf(plays));
}

describe('total', () => {
  it.each<[why: string, deal: Deal, override: object, plays: string, expected: number]>([
    ['card points', SWEEP, { sweep: null }, '', 49],
    ['the bonus for all tricks', SWEEP, { sweep: byTricks }, '', 149],
    ['the bonus for all points', SWEEP, { sweep: byPoints }, '', 149],
    ['a bonus in the place of the points', SWEEP, { sweep: { ...byTricks, mode: 'replace' } }, '', 100],
    ['the better of two leads', ONE_EACH, { sweep: byTricks }, '', 5],
    [
      'all the points, not all tricks',
      ONE_EACH,
      { values: { plain: { A: 0 } }, lastTrick: 0, sweep: byPoints },
      '',
      111,
    ],
    [
      'all the points are not all tricks',
      ONE_EACH,
      { values: { plain: { A: 0 } }, lastTrick: 0, sweep: byTricks },
      '',
      11,
    ],
    ['nobody has all of no points', SWEEP, { ...WORTHLESS, sweep: byPoints }, '', 0],
    ['all tricks count without points too', SWEEP, { ...WORTHLESS, sweep: byTricks }, '', 100],
    [
      'roem to the winner of the trick; an ending has no sweep',
      FOUR_ACES,
      { trickRoem: roem(100), sweep: byTricks },
      '',
      149,
    ],
    ['roem of both sides', ROEM_LOST, { trickRoem: roem(20) }, 'H7 S7 D7 C7', 16 - 20],
  ])('%s', (_, deal, override, plays, expected) => {
    expect(oracleValue(stateOf(deal, override, { plays }), 'total')).toBe(expected);
  });
});

describe('score of a deal without a choice', () => {
  it.each<[why: string, override: object, declarer: Seat, expected: number]>([
    ['points: the total', { scoring: points, sweep: byTricks }, 'N', 149],
    ['points: times the multiplier of the contract', { scoring: { ...points, multipliers: { S: 3, H: 2 } } }, 'N', 147],
    ['points: the bonus is multiplied', { scoring: { ...points, multipliers: { S: 3 } }, sweep: byTricks }, 'N', 447],
    ['points: a contract that is not named', { scoring: { ...points, multipliers: { H: 2 } } }, 'N', 49],
    ['gamePoints: the sweep instead of the win', { scoring: gamePoints }, 'N', 5],
    ['tap: “six in all”', { scoring: tap }, 'N', 6],
    ['tap: it need not be made', { scoring: { ...tap, tapSweep: 4 } }, 'N', 5],
    ['tap: after it nobody scores for the points', { scoring: { ...tap, sweep: 0, tapSweep: 1, atLeast: 30 } }, 'N', 1],
    ['claim: the sweep is worth more', { scoring: claim }, 'N', 3],
    ['claim: the claim is worth more', { scoring: { ...claim, sweep: 0 } }, 'N', 2],
    ['claim: nobody reaches it', { scoring: { ...claim, atLeast: 50, sweep: 0 } }, 'N', 0],
    ['wet: the declarers make it', { scoring: wet, sweep: byTricks }, 'N', 149],
    ['wet: the sweep of the others', { scoring: wet, sweep: byTricks }, 'E', 149],
    ['wet: in the place of their points', { scoring: wet, sweep: { ...byTricks, mode: 'replace' } }, 'E', 100],
    ['wet: a tie at 0 loses even all tricks', { ...WORTHLESS, scoring: wet, sweep: byTricks }, 'N', 0],
    ['wet: all tricks of the others', { ...WORTHLESS, scoring: wet, sweep: byTricks }, 'W', 100],
  ])('%s', (_, override, declarer, expected) => {
    expect(oracleValue(stateOf(SWEEP, override, { declarer }), 'score')).toBe(expected);
  });
});

describe('score of each lead', () => {
  it.each<[why: string, override: object, declarer: Seat, SA: number, H7: number]>([
    ['gamePoints: who has 27', { scoring: gamePoints }, 'N', -2, 2],
    ['gamePoints: both have 20', { scoring: { ...gamePoints, atLeast: 20 } }, 'N', 0, 0],
    ['tap: by who takes the first trick', { scoring: tap }, 'N', 1, -1],
    ['tap: after the last trick too', { scoring: { ...tap, tapAt: 27 } }, 'N', -1, 1],
    ['tap: out of reach, the points decide', { scoring: { ...tap, tapAt: 40, atLeast: 27 } }, 'N', -2, 2],
    ['tap: for nothing, to keep the others from 2', { scoring: { ...tap, atLeast: 27, tap: 0 } }, 'N', 0, 0],
    ['claim: by who takes the first trick', { scoring: claim }, 'N', 2, -2],
    ['claim: the others have half', { scoring: { ...claim, half: 0 } }, 'N', 1, -1],
    ['claim: after the last trick, the others with half', { scoring: { ...claim, atLeast: 27, half: 22 } }, 'N', -1, 1],
    ['claim: or below half', { scoring: { ...claim, atLeast: 27, half: 23 } }, 'N', -2, 2],
    ['wet: North declares', { scoring: wet }, 'N', -49, 5],
    ['wet: West declares', { scoring: wet }, 'W', -5, 49],
  ])('%s', (_, override, declarer, SA, H7) => {
    const state = stateOf(ONE_EACH, override, { declarer });
    expect({ SA: oracleCardValue(state, 'SA', 'score'), H7: oracleCardValue(state, 'H7', 'score') }).toEqual({
      SA,
      H7,
    });
    expect(oracleValue(state, 'score')).toBe(Math.max(SA, H7));
  });

  it.each<[who: string, tapAt: number, expected: number]>([
    ['the winners of the trick, the last one too, are asked first', 11, 1],
    ['the others where the winners cannot tap', 12, -1],
    ['nobody where nobody can', 23, 0],
  ])('tap: %s', (_, tapAt, expected) => {
    // East–West have the first trick (22); North–South take the last one (11).
    const cheap = { scoring: { ...tap, tapAt }, values: { trump: { A: 0 } }, lastTrick: 0 };
    expect(oracleValue(stateOf(ONE_EACH, cheap, { plays: 'H7 HA C7 CA' }), 'score')).toBe(expected);
  });

  it('a call after a trick belongs to the card that completes it, not to the position after it', () => {
    const played = 'SA S7 C7';
    const last: Card = 'CA';
    const before = stateOf(ONE_EACH, { scoring: claim }, { plays: played });
    const after = stateOf(ONE_EACH, { scoring: claim }, { plays: `${played} ${last}` });
    expect(oracleCardValue(before, last, 'score')).toBe(2);
    expect(oracleValue(after, 'score')).toBe(-2);
  });
});

describe('wet, with roem in tricks', () => {
  it.each<[why: string, set: number, declarer: Seat, expected: number]>([
    ['made by roem alone', 20, 'E', 16 - 20],
    ['a tie is wet, and the roem of both goes to the others', 16, 'E', 16 + 16],
    ['so it does below', 10, 'E', 16 + 10],
    ['the others of the declarers in North', 20, 'N', -16 - 20],
    ['a tie is wet for them too', 16, 'N', -16 - 16],
  ])('%s', (_, set, declarer, expected) => {
    const state = stateOf(ROEM_LOST, { scoring: wet, trickRoem: roem(set) }, { declarer, plays: 'H7 S7 D7 C7' });
    expect(oracleValue(state, 'score')).toBe(expected);
  });
});

describe('ties in the score are broken by the total', () => {
  it('if no side reaches the game points', () => {
    const state = stateOf(ONE_EACH, { scoring: { ...gamePoints, atLeast: 40 } });
    expect(oracleLexicographic(state)).toEqual({ score: 0, total: 5 });
    expect(oracleLexicographicCard(state, 'SA')).toEqual({ score: 0, total: -5 });
  });

  it('but the score comes first: roem for declarers who are wet anyway', () => {
    // North gives East the fourth seven or keeps it; South takes the last trick with 19.
    const state = stateOf(
      SEVENS,
      { scoring: wet, trickRoem: roem(10) },
      { leader: 'E', declarer: 'E', plays: 'S7 D7 C7' },
    );
    expect(oracleLexicographicCard(state, 'H7')).toEqual({ score: 19 + 10, total: 19 - 10 });
    expect(oracleLexicographicCard(state, 'H8')).toEqual({ score: 19, total: 19 });
    expect(oracleLexicographic(state)).toEqual({ score: 29, total: 9 });
    expect(oracleValue(state, 'total')).toBe(19);
  });
});

describe('any position', () => {
  it('the total of an ending without roem is its card points, by the oracle of points', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 3, rules: anyScoredRules('gamePoints') }), ({ state }) => {
        fc.pre(state.setup.deal.N.length < state.setup.rules.deck.ranks.length * state.setup.rules.deck.copies);
        expect(oracleValue(state, 'total')).toBe(2 * minimax(state) - allPoints(state));
      }),
      { numRuns: times(200) },
    );
  });

  it('turned by one seat, the difference changes its sign', () => {
    fc.assert(
      fc.property(anyScoredPosition({ maxTricks: 2 }), (position) => {
        const turned = turnedBy1(position);
        for (const payoff of ['total', 'score'] as const) {
          expect(oracleValue(turned, payoff)).toBe(0 - oracleValue(position.state, payoff));
        }
      }),
      { numRuns: times(400) },
    );
  });

  it('with ties broken by the total, the score is the same', () => {
    const rules = fc.constantFrom('points' as const, 'gamePoints' as const, 'wet' as const).chain(anyScoredRules);
    fc.assert(
      fc.property(anyScoredPosition({ rules }), ({ state }) => {
        const { score, total } = oracleLexicographic(state);
        expect(score).toBe(oracleValue(state, 'score'));
        if (state.setup.rules.scoring.deal === 'points') expect(total).toBe(oracleValue(state, 'total'));
      }),
      { numRuns: times(200) },
    );
  });
});

describe('the oracle with memory', () => {
  const agree = ({ state }: Position): void => {
    for (const payoff of ['total', 'score'] as const) {
      // One memory for the position and all its cards, as tests of the solver use it.
      const known = new Map<string, number>();
      expect(oracleValue(state, payoff, known)).toBe(oracleValue(state, payoff));
      for (const card of legalNow(state)) {
        expect(oracleCardValue(state, card, payoff, known), card).toBe(oracleCardValue(state, card, payoff));
      }
    }
  };

  it.each(SCORING_KINDS.map((kind) => ({ kind })))('agrees under random rules with the scoring $kind', ({ kind }) => {
    fc.assert(fc.property(anyScoredPosition({ rules: anyScoredRules(kind) }), agree), { numRuns: times(80) });
  });

  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('agrees on $id', ({ rules }) => {
    fc.assert(fc.property(anyScoredPosition({ rules: fc.constant(rules) }), agree), { numRuns: times(40) });
  });

  it('agrees with ties broken by the total', () => {
    const rules = fc.constantFrom('gamePoints' as const, 'wet' as const).chain(anyScoredRules);
    fc.assert(
      fc.property(anyScoredPosition({ rules }), ({ state }) => {
        expect(oracleLexicographic(state, new Map())).toEqual(oracleLexicographic(state));
      }),
      { numRuns: times(80) },
    );
  });
});

describe('late positions of full deals cover cases that endings cannot', () => {
  const RUNS = 150;
  const outOfReach = 500;
  /** Here the melds of the other side decide the value of an early claim. */
  const earlyClaim = { atLeast: 1, half: 10, winBelowHalf: 4, win: 1, sweep: 0 };
  const earlyClaims = anyScoredRules('claim')
    .filter(({ melds }) => melds !== null)
    .map((rules) => withOverrides(rules, { scoring: earlyClaim, melds: { needsTrick: true } }));

  it.each<[what: string, rules: fc.Arbitrary<Rules>, payoff: ScoredPayoff, without: object]>([
    ['sweeps', anyScoredRules('points'), 'total', { sweep: null }],
    ['sweeps of a wet deal', anyScoredRules('wet'), 'score', { sweep: null }],
    ['game points', anyScoredRules('gamePoints'), 'score', { scoring: { atLeast: outOfReach, sweep: 0 } }],
    ['sweeps for game points', anyScoredRules('gamePoints'), 'score', { scoring: { sweep: 0 } }],
    ['taps', anyScoredRules('tap'), 'score', { scoring: { tapAt: outOfReach } }],
    ['sweeps after a tap', anyScoredRules('tap'), 'score', { scoring: { tapSweep: 0 } }],
    ['claims', anyScoredRules('claim'), 'score', { scoring: { atLeast: outOfReach } }],
    ['claims below half', anyScoredRules('claim'), 'score', { scoring: { half: 0 } }],
    ['claims with melds', anyScoredRules('claim'), 'score', { melds: null }],
    ['melds that need a trick', earlyClaims, 'score', { melds: { needsTrick: false } }],
  ])('%s', (_, rules, payoff, without) => {
    const positions = fc.sample(anyLatePosition({ maxTricks: 2, rules }), { numRuns: RUNS, seed: 1 });
    const changed = positions.filter(({ setup, state }) => {
      if ('melds' in without && setup.rules.melds === null) return false;
      const changedSetup = { ...setup, rules: withOverrides(setup.rules, without) };
      return oracleValue({ ...state, setup: changedSetup }, payoff) !== oracleValue(state, payoff);
    });
    expect(changed.length).toBeGreaterThanOrEqual(3);
  });
});

/** Card points of the cards of this setup, and of its last trick. */
function allPoints(state: GameState): number {
  let over = state;
  while (over.toPlay !== null) over = replay(over.setup, [...playsOf(over), legalNow(over)[0]!]);
  return sumOf(over.points);
}

function playsOf({ tricks, trick }: GameState): Card[] {
  return [...tricks.flatMap(({ cards }) => cards), ...trick.cards];
}

const sumOf = ({ NS, EW }: PerSide): number => NS + EW;

/** The same position with every hand, the leader and the declarer one seat further clockwise. */
function turnedBy1({ setup, plays }: Position): GameState {
  const next = (seat: Seat): Seat => seatAfter(seat, 'clockwise');
  const { N, E, S, W } = setup.deal;
  const turned = {
    ...setup,
    leader: next(setup.leader),
    declarer: next(setup.declarer),
    deal: { N: W, E: N, S: E, W: S },
  };
  return replay(turned, plays);
}
