/** Presets: their effect, their combination, and the names that are unknown. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { PRESETS } from '../../src/game/variants/presets.ts';

const rules = (presets: string[], override: object = {}, id = 'schieber') =>
  rulesWith(variantById(id), presets, override);

/** Code, message and field of the error for presets of a variant. */
function errorOf(presets: string[], id = 'schieber'): object | undefined {
  try {
    rules(presets, {}, id);
    return undefined;
  } catch (error) {
    if (error instanceof JassError) return error.toJSON();
    throw error;
  }
}

const SINGLE = { S: 1, H: 1, D: 1, C: 1, obenabe: 1, unenufe: 1 };
const SWEEP = { bonus: 100, by: 'tricks', mode: 'add' };

describe('the presets', () => {
  it.each(PRESETS)('$variant $id changes its fields, and the result passes every check', (preset) => {
    const before = variantById(preset.variant).rules;
    const after = withOverrides(before, preset.rules);
    expect(after).toEqual({ ...before, ...pick(after, Object.keys(preset.rules)) });
    expect(after).not.toEqual(before);
    expect(rules([preset.id], {}, preset.variant)).toEqual(after);
  });

  it('have ids that are unique within their variant and can be in a comma-separated list', () => {
    for (const variant of VARIANTS) {
      const ids = presetsOf(variant).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    }
    expect(VARIANTS.flatMap(presetsOf)).toHaveLength(PRESETS.length);
  });

  it.each<[presets: string[], changed: object]>([
    [[], {}],
    [['match'], { sweep: SWEEP }],
    [['weis'], { melds: variantById('kreuzjass').rules.melds }],
    [['1x'], { scoring: { deal: 'points', multipliers: SINGLE } }],
    [['1-2-3'], { scoring: { deal: 'points', multipliers: { ...SINGLE, S: 2, C: 2, obenabe: 3, unenufe: 3 } } }],
    [['1-2-3-swiss'], { scoring: { deal: 'points', multipliers: { ...SINGLE, S: 2, D: 2, obenabe: 3, unenufe: 3 } } }],
    [['1-2-3-french'], { scoring: { deal: 'points', multipliers: { ...SINGLE, S: 2, C: 2, obenabe: 3, unenufe: 3 } } }],
    [['2500'], { game: [{ by: 'points', target: 2500 }] }],
  ])('schieber with %j', (presets, changed) => {
    expect(rules(presets)).toEqual({ ...variantById('schieber').rules, ...changed });
  });

  it('“Match, melds and multipliers are off by default (a club that plays neither); options: …”: common has them all', () => {
    expect(rules(['common'])).toEqual(rules(['match', 'weis', '1-2-3']));
    expect(rules(['common']).melds!.marriage).toBe(20);
  });

  it('“French cards double spades and clubs; Swiss cards double Schilten and Schellen”, and common follows the cards', () => {
    const doubled = (preset: string, cards?: 'french' | 'swiss'): string[] => {
      const { scoring } = rulesWith(variantById('schieber'), [preset], {}, cards);
      const { multipliers = {} } = scoring.deal === 'points' ? scoring : {};
      return Object.entries(multipliers).flatMap(([contract, factor]) => (factor === 2 ? [contract] : []));
    };
    for (const preset of ['1-2-3', 'common']) {
      expect(doubled(preset)).toEqual(['S', 'C']);
      expect(doubled(preset, 'french')).toEqual(['S', 'C']);
      expect(doubled(preset, 'swiss')).toEqual(['S', 'D']);
    }
    // The options that name the pair are the same with all cards.
    expect(doubled('1-2-3-french', 'swiss')).toEqual(['S', 'C']);
    expect(doubled('1-2-3-swiss', 'french')).toEqual(['S', 'D']);
  });

  it.each(['krutzjass', 'kruisjassen-roem'])('%s with card-once', (id) => {
    expect(rules([], {}, id).melds!.reuse).toBe(true);
    expect(rules(['card-once'], {}, id).melds!.reuse).toBe(false);
  });
});

const pick = (from: object, names: string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

describe('several presets', () => {
  it.each([
    [['match', 'weis']],
    [['match', 'weis', '1x', '2500']],
    [['match', 'match']],
    // The same rules by other presets.
    [['common', 'match', '1-2-3']],
  ])('%j combine, in any order', (presets) => {
    expect(rules(presets)).toEqual(rules(presets.toReversed()));
  });

  it.each<[presets: string[], field: string, a: number, b: number]>([
    [['1x', '1-2-3'], 'scoring.multipliers.S', 1, 2],
    [['1-2-3', '1-2-3-swiss'], 'scoring.multipliers.D', 1, 2],
    [['common', 'match', '1x'], 'scoring.multipliers.S', 2, 1],
  ])('%j contradict each other', (presets, field, a, b) => {
    const [one, other] = [presets[0]!, presets.at(-1)];
    expect(errorOf(presets)).toEqual({
      code: 'bad-request',
      message: `The presets ${one} and ${other} contradict each other: ${field} is ${a} in one and ${b} in the other. Choose one of them.`,
      field: 'presets',
    });
  });
});

describe('an override together with presets', () => {
  it('has precedence over them', () => {
    const { melds, sweep } = rules(['match', 'weis'], { sweep: { bonus: 50 }, melds: { reuse: true } });
    expect(sweep).toEqual({ ...SWEEP, bonus: 50 });
    expect(melds).toEqual({ ...variantById('kreuzjass').rules.melds, reuse: true });
  });

  it('never changes variant or preset', () => {
    const before = structuredClone(PRESETS);
    const made = rules(['common']);
    made.melds!.kinds.pop();
    made.sweep!.bonus = 0;
    expect(PRESETS).toEqual(before);
  });
});

describe('a name that is not a preset of the variant', () => {
  it.each<[id: string, variant: string, message: string]>([
    ['weiss', 'schieber', '"weiss" is not a preset of schieber; did you mean weis?'],
    ['Match', 'schieber', '"Match" is not a preset of schieber; did you mean match?'],
    [
      'kontra',
      'schieber',
      '"kontra" is not a preset of schieber. The presets of schieber are match, weis, 1x, 1-2-3, 1-2-3-french, 1-2-3-swiss, 2500, common.',
    ],
    ['', 'krutzjass', '"" is not a preset of krutzjass. The presets of krutzjass are card-once.'],
    ['match', 'belote', '"match" is a preset of schieber. The presets of belote are annonces, no-litige.'],
    ['match', 'kreuzjass', '"match" is a preset of schieber. The presets of kreuzjass are undertrump-anyone.'],
    ['weis', 'krutzjass', '"weis" is a preset of schieber and sidi-barrani. The presets of krutzjass are card-once.'],
    ['__proto__', 'belote', '"__proto__" is not a preset of belote. The presets of belote are annonces, no-litige.'],
    [
      'card-once',
      'schieber',
      '"card-once" is a preset of kruisjassen-roem and krutzjass. The presets of schieber are match, weis, 1x, 1-2-3, 1-2-3-french, 1-2-3-swiss, 2500, common.',
    ],
  ])('%j of %s', (id, variant, message) => {
    expect(errorOf([id], variant)).toEqual({ code: 'bad-request', message, field: 'presets' });
  });
});
