/** Contracts by trick and misères: the kind of each trick, the side that scores it, and the errors of rules that cannot have them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../src/game/cards.ts';
import type { Contract } from '../../src/game/cards.ts';
import { kindOfTrick, scorerOf } from '../../src/game/contracts.ts';
import { afterPlay, legalNow, startOf, trickKind } from '../../src/game/play/play.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { cardPoints, totalPoints } from '../../src/game/rules/pack.ts';
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
    // Six is the best card of the seventh trick, ace that of the eighth.
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
