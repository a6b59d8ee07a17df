/** Contracts by trick and misères: the kind of each trick, the side that scores it, and the errors of rules that cannot have them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../src/game/cards.ts';
import type { Contract } from '../../src/game/cards.ts';
import { kindOfTrick, scorerOf } from '../../src/game/contracts.ts';
import { afterPlay, legalNow, startOf, trickKind } from '../../src/game/play/play.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { cardPoints, pointsInTrick, totalPoints } from '../../src/game/rules/pack.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { pointsOfDeal } from '../../src/game/scoring/payoff.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { times } from '../times.ts';
import { anyPosition, anySetup, anySpecialRules, SPECIAL_CONTRACTS } from './arbitraries.ts';
import { handsOf } from './hands.ts';

const schieber = variantById('schieber').rules;
const rules = withOverrides(schieber, { contracts: ['trump', ...SPECIAL_CONTRACTS] });

/** The kinds of the nine tricks, o for Obenabe and u for Unenufe. */
const kindLetters = (contract: Contract, guschti?: number): string =>
  Array.from({ length: 9 }, (_, i) => kindOfTrick({ ...(guschti && { guschti }) }, contract, i)[0]).join('');

describe('the kind of each trick', () => {
  it.each<[sentence: string, contract: Contract, kinds: string]>([
    [
      '“Slalom: Obenabe and Unenufe in turns, trick by trick; slalom-oben begins with Obenabe”',
      'slalom-obenabe',
      'ououououo',
    ],
    ['“… slalom-unten with Unenufe.”', 'slalom-unenufe', 'uouououou'],
    ['“Guschti: five tricks Obenabe, then four Unenufe”', 'guschti-obenabe', 'ooooouuuu'],
    ['“… or the other way round.”', 'guschti-unenufe', 'uuuuuoooo'],
    ['a misère is one of these', 'misere-slalom-unenufe', 'uouououou'],
    ['a misère is one of these', 'misere-unenufe', 'uuuuuuuuu'],
  ])('%s', (_, contract, kinds) => {
    expect(kindLetters(contract)).toBe(kinds);
  });

  it('a table may turn its Guschti after four tricks', () => {
    expect(kindLetters('guschti-obenabe', 4)).toBe('oooouuuuu');
  });

  it('an ending is the end of a full deal: with three cards a hand, a Slalom is in its seventh trick', () => {
    const deal = handsOf({ N: 'SA S8 D6', E: 'SK H7 D7', S: 'S6 HA D8', W: 'S7 H6 D9' });
    const setup = { rules, contract: 'slalom-unenufe', leader: 'N', declarer: 'N', deal } as const;
    expect([0, 1, 2].map((index) => trickKind(setup, index))).toEqual(['unenufe', 'obenabe', 'unenufe']);
    let state = startOf(setup);
    for (const card of ['SA', 'S7', 'S6', 'SK'] as const) state = afterPlay(state, card);
    // Six is the best card of the seventh trick, ace of the eighth.
    expect(state.tricks[0]!.winner).toBe('S');
    for (const card of ['HA', 'D7', 'S8', 'H6'] as const) state = afterPlay(state, card);
    expect(state.tricks[1]!.winner).toBe('S');
  });
});

describe('points', () => {
  it('“the values of the kind the contract begins with, for the whole deal (sum 157)”', () => {
    for (const contract of SPECIAL_CONTRACTS) {
      expect(totalPoints(rules, contract)).toBe(157);
      const isLow = kindLetters(contract).startsWith('u');
      expect([cardPoints(rules, contract, 'SA'), cardPoints(rules, contract, 'S6')]).toEqual(isLow ? [0, 11] : [11, 0]);
    }
  });

  it('“Misère: … the declaring side scores what the others take”, and so does the other side', () => {
    expect(scorerOf('misere-obenabe', 'NS')).toBe('EW');
    expect(scorerOf('slalom-obenabe', 'NS')).toBe('NS');
    fc.assert(
      fc.property(anyPosition({ rules: anySpecialRules(), maxCards: 6 }), ({ state, setup }) => {
        const taken = { NS: 0, EW: 0 };
        for (const { winner, points } of state.tricks) taken[scorerOf(setup.contract, sideOf(winner))] += points;
        expect(state.points).toEqual(taken);
      }),
      { numRuns: times(500) },
    );
  });

  it('the sides share all points', () => {
    fc.assert(
      fc.property(anySetup({ rules: fc.constant(rules), minCards: 9, maxCards: 9 }), (setup) => {
        let state = startOf(setup);
        while (state.toPlay) state = afterPlay(state, legalNow(state)[0]!);
        expect(state.points.NS + state.points.EW).toBe(157);
      }),
      { numRuns: times(200) },
    );
  });
});

describe('“an option counts each trick by its own kind (the sum then depends on the play)”', () => {
  const byKind = withOverrides(rules, { cardPointsBy: 'ownKind' });

  it('an ace counts 11 in a trick of Obenabe and nothing in one of Unenufe, a six the other way round', () => {
    const deal = handsOf({ N: 'SA S6', E: 'SK H7', S: 'S7 HA', W: 'S8 H6' });
    const setup = { rules: byKind, contract: 'slalom-unenufe', leader: 'N', declarer: 'N', deal } as const;
    // The last two tricks, the eighth and the ninth: Obenabe, then Unenufe.
    const high = (['SA', 'S8', 'S7', 'SK'] as const).reduce(afterPlay, startOf(setup));
    expect(high.tricks[0]).toMatchObject({ winner: 'N', points: 11 + 8 + 0 + 4 });
    // Six, ace and seven of Unenufe are worth 11, nothing and nothing; the last trick 5.
    const low = (['S6', 'H6', 'HA', 'H7'] as const).reduce(afterPlay, high);
    expect(low.tricks[1]).toMatchObject({ winner: 'N', points: 11 + 11 + 0 + 0 + 5 });
    expect(low.points).toEqual({ NS: 50, EW: 0 });
  });

  it('the sums of two plays of a deal differ, and none is more than the most that there can be', () => {
    fc.assert(
      fc.property(anySetup({ rules: fc.constant(byKind), minCards: 9, maxCards: 9 }), fc.nat(), (setup, seed) => {
        const random = seeded(seed);
        let state = startOf(setup);
        while (state.toPlay) {
          const legal = legalNow(state);
          state = afterPlay(state, legal[Math.floor(random() * legal.length)]!);
        }
        // Aces count in tricks of Obenabe and sixes in tricks of Unenufe; all other cards always do, and so does the last trick.
        const counting = state.tricks.flatMap(({ cards }, index) => {
          const rank = trickKind(setup, index) === 'obenabe' ? 'A' : '6';
          return cards.filter((card) => card.endsWith(rank));
        });
        const isByTrickContract =
          trickKind(setup, 0) !== trickKind(setup, 8) || trickKind(setup, 0) !== trickKind(setup, 1);
        const sum = state.points.NS + state.points.EW;
        expect(sum).toBe(isByTrickContract ? 113 + 11 * counting.length : 157);
        expect(sum).toBeLessThanOrEqual(pointsOfDeal(setup));
      }),
      { numRuns: times(400) },
    );
  });

  it('changes nothing in the other contracts', () => {
    for (const contract of ['obenabe', 'unenufe', 'misere-obenabe', 'S'] as const) {
      expect(pointsInTrick(byKind, contract, contract === 'S' ? 'S' : 'unenufe', 'HA')).toBe(
        cardPoints(rules, contract, 'HA'),
      );
    }
  });

  it.each<[override: object, message: string]>([
    [{ scoring: { deal: 'wet' } }, 'scoring.deal must be "points" with cardPointsBy "ownKind".'],
    [{ sweep: { bonus: 100, by: 'points', mode: 'add' } }, 'sweep.by must be "tricks" with cardPointsBy "ownKind".'],
    [{ sweep: { bonus: 257, by: 'tricks', mode: 'replace' } }, 'sweep.mode must be "add" with cardPointsBy "ownKind".'],
  ])('is refused with %j', (override, message) => {
    const changed = { contracts: ['slalom-obenabe'], cardPointsBy: 'ownKind', ...override };
    expect(() => withOverrides(schieber, changed)).toThrow(message);
  });
});

describe('rules that cannot have them', () => {
  const roem = { run3: 20, run4: 50, set: 100, sets: {}, marriage: 20 };
  it.each<[override: object, message: string]>([
    [{ contracts: ['slalom-obenabe'], trickRoem: roem }, 'trickRoem must be null with the contract "slalom-obenabe".'],
    [{ contracts: ['misere-obenabe'], trickRoem: roem }, 'trickRoem must be null with the contract "misere-obenabe".'],
    [
      { contracts: ['misere-unenufe'], scoring: { deal: 'wet' } },
      'scoring.deal must be "points" with the contract "misere-unenufe".',
    ],
  ])('%j', (override, message) => {
    expect(() => withOverrides(schieber, override)).toThrow(message);
  });
});
