/** Overrides of rules: their effect, and the error for every wrong one. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';

const rulesOf = (id: string): Rules => variantById(id).rules;

/** Code, message and place of the error for an override of a variant. */
function errorOf(override: unknown, id = 'schieber'): object | undefined {
  try {
    withOverrides(rulesOf(id), override);
    return undefined;
  } catch (error) {
    if (error instanceof JassError) return error.toJSON();
    throw error;
  }
}

describe('an override', () => {
  it.each(VARIANTS)('without fields leaves $id unchanged', ({ rules }) => {
    expect(withOverrides(rules, {})).toEqual(rules);
  });

  it('changes its fields and no others', () => {
    const rules = withOverrides(rulesOf('schieber'), { lastTrick: 10, follow: { undertrump: 'free' } });
    const before = rulesOf('schieber');
    expect(rules).toEqual({ ...before, lastTrick: 10, follow: { ...before.follow, undertrump: 'free' } });
  });

  it('never changes the variant', () => {
    const before = structuredClone(rulesOf('krutzjass'));
    const rules = withOverrides(rulesOf('krutzjass'), { melds: { reuse: false }, values: { plain: { '9': 5 } } });
    rules.deck.ranks.pop();
    rules.melds!.kinds.pop();
    expect(rulesOf('krutzjass')).toEqual(before);
  });

  it('replaces lists, and replaces null with an object', () => {
    const sweep = { bonus: 100, by: 'tricks', mode: 'add' };
    const rules = withOverrides(rulesOf('schieber'), { follow: { exemptTrumpRanks: ['J', '9'] }, sweep });
    expect(rules.follow.exemptTrumpRanks).toEqual(['J', '9']);
    expect(rules.sweep).toEqual(sweep);
  });

  it('replaces an object with null', () => {
    expect(withOverrides(rulesOf('krutzjass'), { melds: null, sweep: null })).toMatchObject({
      melds: null,
      sweep: null,
    });
  });

  it('with the same kind of scoring keeps its other fields, with another kind replaces all', () => {
    expect(withOverrides(rulesOf('kruisjassen'), { scoring: { win: 3 } }).scoring).toEqual({
      deal: 'gamePoints',
      atLeast: 100,
      win: 3,
      sweep: 5,
    });
    expect(withOverrides(rulesOf('kruisjassen'), { scoring: { deal: 'wet' } }).scoring).toEqual({ deal: 'wet' });
    expect(withOverrides(rulesOf('kruisjassen'), { scoring: { deal: 'points' } }).scoring).toEqual({
      deal: 'points',
    });
  });

  it('accepts the options of the rule sheet of Schieber', () => {
    const rules = withOverrides(rulesOf('schieber'), {
      sweep: { bonus: 100, by: 'tricks', mode: 'add' },
      melds: rulesOf('kreuzjass').melds,
      scoring: { multipliers: { S: 2, C: 2, obenabe: 3, unenufe: 3 } },
    });
    expect(rules.scoring).toEqual({ deal: 'points', multipliers: { S: 2, C: 2, obenabe: 3, unenufe: 3 } });
  });

  it('ignores a field that is undefined', () => {
    expect(withOverrides(rulesOf('schieber'), { lastTrick: undefined })).toEqual(rulesOf('schieber'));
  });

  it('a smaller pack needs new orders, a double pack may have six ranks', () => {
    const ranks = ['A', 'K', 'Q', 'J', 'T', '9'];
    const order = { trump: ['J', '9', 'A', 'K', 'Q', 'T'], plain: ranks };
    expect(withOverrides(rulesOf('schieber'), { deck: { ranks, copies: 2 }, order }).deck).toEqual({
      ranks,
      copies: 2,
    });
  });
});

describe('the error for a bad override names the field, the given value and the right form', () => {
  it.each<[override: unknown, field: string | undefined, message: string, variant?: string]>([
    [null, undefined, 'rules is null; it must be an object.'],
    [[], undefined, 'rules is an empty list; it must be an object.'],
    ['free', undefined, 'rules is "free"; it must be an object.'],
    [new Map(), undefined, 'rules is a class instance; it must be an object.'],
    [{ lasttrick: 5 }, 'lasttrick', 'lasttrick is not a field of these rules; did you mean lastTrick?'],
    [
      { follow: { underTrumps: 'free' } },
      'follow.underTrumps',
      'follow.underTrumps is not a field of these rules; did you mean follow.undertrump?',
    ],
    [
      { order: { misere: [] } },
      'order.misere',
      'order.misere is not a field of these rules. The fields in order are trump, plain, obenabe, unenufe, allTrumps, noTrumps.',
    ],
    [
      { melds: { kinds: [{ type: 'run', lenght: 3 }] } },
      'melds.kinds.0.lenght',
      'melds.kinds.0.lenght is not a field of these rules; did you mean melds.kinds.0.length?',
      'kreuzjass',
    ],
    [
      { scoring: { win: 2 } },
      'scoring.win',
      'scoring.win is not a field of these rules. The fields in scoring are deal, multipliers, scores.',
    ],
    [
      { follow: { overruff: 'sometimes' } },
      'follow.overruff',
      'follow.overruff is "sometimes"; it must be one of "none", "ifOpponentWinning", "always".',
    ],
    [{ deck: { copies: 3 } }, 'deck.copies', 'deck.copies is 3; it must be one of 1, 2.'],
    [
      { follow: { ruffWhileFollowing: 'yes' } },
      'follow.ruffWhileFollowing',
      'follow.ruffWhileFollowing is "yes"; it must be true or false.',
    ],
    [
      { scoring: { deal: 'golden' } },
      'scoring.deal',
      'scoring.deal is "golden"; it must be one of "points", "gamePoints", "tap", "claim", "wet", "level".',
    ],
    [
      { scoring: { deal: 'tap', win: 2 } },
      'scoring.atLeast',
      'scoring.atLeast is missing; scoring needs deal, atLeast, win, sweep, tapAt, tap, tapSweep.',
    ],
    [{ game: [{}] }, 'game.0.by', 'game.0.by is missing; it must be one of "points", "deals".'],
    [{ lastTrick: '5' }, 'lastTrick', 'lastTrick is "5"; it must be a whole number.'],
    [{ lastTrick: 2.5 }, 'lastTrick', 'lastTrick is 2.5; it must be a whole number.'],
    [{ name: 5 }, 'name', 'name is 5; it must be a text of 1 to 60 characters in one line.'],
    [{ name: '\u001b[31m' }, 'name', 'name is "\\u001b[31m"; it must be a text of 1 to 60 characters in one line.'],
    [{ name: ' ' }, 'name', 'name is " "; it must be a text of 1 to 60 characters in one line.'],
    [{ name: 'a\nb' }, 'name', 'name is "a\\nb"; it must be a text of 1 to 60 characters in one line.'],
    [
      { name: 'x'.repeat(61) },
      'name',
      `name is "${'x'.repeat(40)}…"; it must be a text of 1 to 60 characters in one line.`,
    ],
    [{ lastTrick: NaN }, 'lastTrick', 'lastTrick is NaN; it must be a whole number.'],
    [{ lastTrick: -1 }, 'lastTrick', 'lastTrick is -1; it must be a whole number of 0 or more.'],
    [
      { values: { plain: { A: 101 } } },
      'values.plain.A',
      'values.plain.A is 101; it must be a whole number of 100 or less.',
    ],
    [{ order: null }, 'order', 'order is null; it must be an object.'],
    [{ sweep: 100 }, 'sweep', 'sweep is 100; it must be an object or null.'],
    [{ sweep: { bonus: 100 } }, 'sweep.by', 'sweep.by is missing; sweep needs bonus, by, mode.'],
    [{ deck: { ranks: 'AKQJ' } }, 'deck.ranks', 'deck.ranks is "AKQJ"; it must be a list.'],
    [{ deck: { ranks: [] } }, 'deck.ranks', 'deck.ranks is an empty list; it must be a list of 1 or more.'],
    [
      { deck: { ranks: ['A', 'A'] } },
      'deck.ranks',
      'deck.ranks has A twice; list each rank once, and give the number of copies in deck.copies.',
    ],
    [
      { deck: { copies: 2 } },
      'deck',
      'deck has 72 cards (4 suits of 9 ranks, 2 copies); at most 48 are possible: 6 ranks with deck.copies 2.',
    ],
    [
      { deck: { ranks: ['A', 'K', 'Q'] } },
      'order.trump',
      'order.trump must list each rank of deck.ranks (A K Q) once, from high to low; J is not in the pack.',
    ],
    [
      { order: { plain: ['A', 'K'] } },
      'order.plain',
      'order.plain must list each rank of deck.ranks (A K Q J T 9 8 7 6) once, from high to low; Q is missing.',
    ],
    [
      { order: { trump: ['A', 'K', 'Q', 'J', 'T', '9', '9', '8', '7'] } },
      'order.trump',
      'order.trump must list each rank of deck.ranks (A K Q J T 9 8 7) once, from high to low; 9 appears twice.',
      'kruisjassen',
    ],
    [{ contracts: ['trump', 'trump'] }, 'contracts', 'contracts has "trump" twice; list each kind of contract once.'],
    [
      { melds: { compare: ['kind', 'rank'] } },
      'melds.compare',
      'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.',
      'kreuzjass',
    ],
    [
      { melds: { compare: [] } },
      'melds.compare',
      'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.',
      'kreuzjass',
    ],
    [
      { melds: { compare: ['turn', 'kind', 'turn'] } },
      'melds.compare',
      'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.',
      'kreuzjass',
    ],
  ])('%j', (override, field, message, variant) => {
    const place = field === undefined ? {} : { field };
    expect(errorOf(override, variant)).toEqual({ code: 'bad-rules', message, ...place });
  });
});

describe('hostile input', () => {
  it.each([
    '{"__proto__": {"x": 1}}',
    '{"constructor": {}}',
    '{"follow": {"__proto__": {"undertrump": "free"}}}',
    '{"follow": {"toString": 1}}',
  ])('%s', (json) => {
    expect(errorOf(JSON.parse(json))).toMatchObject({ code: 'bad-rules' });
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('the message truncates a field name or a value of a megabyte', () => {
    const long = '<'.repeat(1_000_000);
    for (const override of [
      { [long]: 1 },
      { follow: { [long]: 1 } },
      { lastTrick: long },
      { follow: { overruff: long } },
    ]) {
      const error = errorOf(override) as { message: string; field: string };
      expect(error.message.length).toBeLessThan(400);
      expect(error.field.length).toBeLessThan(80);
    }
  });

  it('objects nested a hundred thousand levels deep, or cyclic', () => {
    const deep: Record<string, unknown> = {};
    let inner = deep;
    for (let depth = 0; depth < 100_000; depth++) {
      const next = {};
      inner['follow'] = next;
      inner = next;
    }
    expect(errorOf(deep)).toMatchObject({ code: 'bad-rules', field: 'follow.follow' });
    const cyclic: Record<string, unknown> = {};
    cyclic['melds'] = cyclic;
    expect(errorOf(cyclic)).toMatchObject({ code: 'bad-rules', field: 'melds.melds' });
  });

  it('a list of a million elements', () => {
    expect(errorOf({ deck: { ranks: Array(1_000_000).fill('A') } })).toMatchObject({
      code: 'bad-rules',
      message: 'deck.ranks is a list of 1000000; it must be a list of 9 or fewer.',
    });
    expect(errorOf({ melds: { kinds: Array(1_000_000).fill({}) } }, 'kreuzjass')).toMatchObject({ code: 'bad-rules' });
  });
});
