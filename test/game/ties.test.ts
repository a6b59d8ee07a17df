/** The line of play among equal scores. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isByTrick } from '../../src/game/contracts.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { PRESETS } from '../../src/game/variants/presets.ts';
import { answered, lineEndsWithTheValue, requestFor } from '../analysis/scored-lines.ts';
import { times } from '../times.ts';
import { anyScoredPosition } from './scored.ts';

describe('“Ties of the score are broken by more `total` in every contract and preset, `own-kind` included.”', () => {
  /** Presets that change more than the end of a game. */
  const scored = PRESETS.filter(({ rules: of }) => !('game' in of && Object.keys(of).length === 1));
  it.each(scored.map(({ variant, id }) => ({ variant, id })))('$variant, $id', ({ variant: of, id }) => {
    const variant = variantById(of);
    const rules = rulesWith(variant, [id]);
    const byTrick = rules.contracts.filter((contract) => contract !== 'trump' && isByTrick(contract));
    const contracts = rules.cardPointsBy === 'ownKind' ? { contracts: byTrick } : {};
    const positions = { rules: fc.constant({ ...rules, ...contracts }), maxTricks: 3 };
    fc.assert(
      fc.property(anyScoredPosition(positions), ({ state }) => {
        fc.pre(state.toPlay !== null);
        lineEndsWithTheValue({ ...requestFor(variant, state, 'score'), presets: [id] }, state, 'score');
      }),
      { numRuns: times(200) },
    );
  });

  it('the better total of two lines that score nothing', () => {
    const request = {
      variant: 'coiffeur',
      presets: ['own-kind'],
      contract: 'slalom-unenufe',
      leader: 'W',
      declarer: 'E',
      deal: 'N:.A.Q. J8... A..K. Q7...',
    };
    const { value, line } = answered({ ...request, payoff: 'score' });
    expect(value).toEqual({ difference: 0 });
    const total = (plays: readonly string[]): unknown =>
      answered({ ...request, payoff: 'total', plays, want: [] }).value;
    expect(total(line!)).toEqual({ difference: 47 });
    expect(total(['S7', 'SA', 'SJ', 'DQ', 'DK', 'S8', 'HA', 'SQ'])).toEqual({ difference: 36 });
  });
});
