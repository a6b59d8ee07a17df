/** The JSON of a request: defaults, every field, and the error for each mistake. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { untranslated } from '../../src/game/reason.ts';
import { errorAnswer } from '../../src/notation/answer/answer.ts';
import { MAX_REQUEST_LENGTH, checkNesting, parseJson, requestId } from '../../src/notation/request/json.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { errorOf } from './errors.ts';

const DEAL = 'N:AK... .98.. ..T7. ...JQ';
const LEAST = { variant: 'schieber', contract: 'H', leader: 'N', deal: DEAL };

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('parseRequest', () => {
  it('fills in the defaults', () => {
    expect(parseRequest(LEAST)).toEqual({
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: DEAL,
      plays: [],
      payoff: 'points',
      presets: [],
      rules: {},
      want: ['cards', 'line'],
    });
  });

  it('reads every field', () => {
    const request = {
      id: { any: ['value', null] },
      variant: 'kreuzjass',
      contract: 'D',
      leader: 'E',
      declarer: 'S',
      deal: DEAL,
      plays: ['HJ', 'H6'],
      payoff: 'points',
      presets: ['match', 'anything'],
      rules: { lastTrick: 10 },
      want: ['state', 'melds'],
      limitMs: 2.5,
    };
    expect(parseRequest(request)).toEqual(request);
  });

  it.each<[field: string, written: unknown, read: unknown]>([
    ['id', null, null],
    ['id', 0, 0],
    ['id', '', ''],
    ['contract', 'OBENABE', 'obenabe'],
    ['contract', 'slalom-unenufe', 'slalom-unenufe'],
    ['contract', 'guschti-obenabe', 'guschti-obenabe'],
    ['contract', 'alltrumps', 'alltrumps'],
    ['contract', 'NoTrumps', 'notrumps'],
    ['leader', 'w', 'W'],
    ['plays', 'hj, h10', ['HJ', 'HT']],
    ['declarer', 's', 'S'],
    ['want', [], []],
    ['want', ['table', 'review'], ['table', 'review']],
    ['limitMs', 0, 0],
    ['want', ['line', 'cards', 'line'], ['line', 'cards']],
  ])('reads %s %j as %j', (field, written, read) => {
    expect(parseRequest({ ...LEAST, [field]: written })).toHaveProperty(field, read);
  });

  it.each([
    ['obenabe', true, 'misere-obenabe'],
    ['slalom-unenufe', 'true', 'misere-slalom-unenufe'],
    ['misere-unenufe', true, 'misere-unenufe'],
    ['unenufe', false, 'unenufe'],
  ])('reads %s with misere %j as %s', (contract, misere, read) => {
    expect(parseRequest({ ...LEAST, contract, misere })).toHaveProperty('contract', read);
  });

  it.each(['H', 'guschti-obenabe', 'alltrumps'])('refuses a misère of %s', (contract) => {
    expect(errorOf(() => parseRequest({ ...LEAST, contract, misere: true }))).toMatchObject({
      code: 'bad-contract',
      message: `misere: the contract ${contract} has no misère; leave it out.`,
    });
  });

  it.each(['variant', 'contract', 'leader', 'deal'])('needs %s', (field) => {
    const rest = Object.fromEntries(Object.entries(LEAST).filter(([name]) => name !== field));
    const error = errorOf(() => parseRequest(rest));
    expect(error).toMatchObject({ code: 'bad-request', field });
    expect(error.message).toMatch(new RegExp(`^${field} is missing; write .*\\.$`));
  });

  it.each<[json: unknown, is: string]>([
    [null, 'null'],
    ['N', 'a string'],
    [5, 'the number 5'],
    [[LEAST], 'a list'],
    [undefined, 'undefined'],
  ])('refuses %j as a request', (json, is) => {
    const error = errorOf(() => parseRequest(json));
    expect(error.code).toBe('bad-request');
    expect(error.message).toMatch(new RegExp(`^A request is a JSON object, .*; this is ${is}\\.$`));
  });

  it.each<[change: object, place: object, message: RegExp]>([
    [{ variant: 5 }, { field: 'variant' }, /^variant is the number 5; write the name of a variant as text/],
    [{ deal: [DEAL] }, { field: 'deal' }, /^deal is a list; write a deal as text/],
    [{ leader: null }, { field: 'leader' }, /^leader is null; write the seat/],
    [{ leader: 'X' }, { field: 'leader' }, /^leader: "X" is not a seat; write N, E, S or W\./],
    [{ declarer: 'NS' }, { field: 'declarer' }, /^declarer: "NS" is not a seat/],
    [{ plays: {} }, { field: 'plays' }, /^plays is an object; write the cards/],
    [{ plays: ['HJ', 5] }, { field: 'plays' }, /^plays\[1\] is the number 5; write the cards/],
    [
      { want: 'cards' },
      { field: 'want' },
      /^want is a string; write a list of "cards", "line", "state", "melds", "table", "allContracts", "review", "why", "known"\./,
    ],
    [{ want: ['cards', null] }, { field: 'want' }, /^want\[1\] is null/],
    [{ want: ['card'] }, { field: 'want' }, /^want: "card" is not known; did you mean "cards"\?/],
    [
      { want: ['everything'] },
      { field: 'want' },
      /write one of cards, line, state, melds, table, allContracts, review, why, known\.$/,
    ],
    [{ verdict: true }, { field: 'verdict' }, /^verdict: only a review has verdicts; write "want": \["review"\]\./],
    [{ verdict: 'x' }, { field: 'verdict' }, /^verdict is "x"; write true for the verdict/],
    [{ want: ['tables'] }, { field: 'want' }, /did you mean "table"\?/],
    [{ payoff: 'totals' }, { field: 'payoff' }, /^payoff: "totals" is not known; did you mean "total"\?/],
    [{ payoff: 'point' }, { field: 'payoff' }, /did you mean "points"\?/],
    [{ presets: 'match' }, { field: 'presets' }, /^presets is a string; write a list of names of presets/],
    [{ presets: [1] }, { field: 'presets' }, /^presets\[0\] is the number 1; write a list of names/],
    [{ preset: ['match'] }, { field: 'preset' }, /did you mean "presets"\?/],
    [{ limitMs: -1 }, { field: 'limitMs' }, /^limitMs is the number -1; write a time in milliseconds, 0 or more\./],
    [{ limitMs: '5' }, { field: 'limitMs' }, /^limitMs is a string/],
    [{ limitMs: Infinity }, { field: 'limitMs' }, /^limitMs is the number Infinity/],
    [{ limitMS: 5 }, { field: 'limitMS' }, /did you mean "limitMs"\?/],
    [{ Leader: 'N' }, { field: 'Leader' }, /^The field "Leader" is not known; did you mean "leader"\?/],
    [{ play: [] }, { field: 'play' }, /did you mean "plays"\?/],
    [
      { colour: 'red' },
      { field: 'colour' },
      /write one of id, variant, contract, misere, leader, dealer, turned, declarer, level, doubled, deal, taken, plays/,
    ],
    [JSON.parse('{"__proto__": {"want": []}}') as object, { field: '__proto__' }, /"__proto__" is not known/],
    [{ constructor: 1 }, { field: 'constructor' }, /"constructor" is not known/],
    [{ ['x'.repeat(1_000_000)]: 1 }, { field: 'x'.repeat(40) }, /is not known/],
    [{ rules: nested(500_000) }, {}, /nested more than 64 levels deep/],
    [{ id: nested(500_000) }, {}, /nested more than 64 levels deep/],
  ])('refuses %#', (change, place, message) => {
    // Object.assign would drop an own __proto__.
    const request = Object.defineProperties({ ...LEAST }, Object.getOwnPropertyDescriptors(change));
    const { code, message: said, ...where } = errorOf(() => parseRequest(request));
    expect({ code, ...where }).toEqual({ code: 'bad-request', ...place });
    expect(said).toMatch(message);
  });

  it('errors of contract and plays keep their own codes', () => {
    expect(errorOf(() => parseRequest({ ...LEAST, contract: 'X' }))).toMatchObject({ code: 'bad-contract' });
    expect(errorOf(() => parseRequest({ ...LEAST, plays: ['HJ', 'X'] }))).toMatchObject({
      code: 'illegal-play',
      play: 1,
    });
  });
});

describe('parseJson', () => {
  it.each<[string, unknown]>([
    ['{"a": 1}', { a: 1 }],
    ['  [1] \r', [1]],
    ['\ufeff{}', {}],
    ['null', null],
  ])('reads %j', (line, json) => {
    expect(parseJson(line)).toEqual(json);
  });

  it.each(['', '   ', '{', "{'a': 1}", '{"a": 1} x', 'undefined', '\0'])('refuses %j', (line) => {
    const error = errorOf(() => parseJson(line));
    expect(error.code).toBe('bad-json');
    expect(error.message).toMatch(
      /^This is not JSON: .*\. Write a request as one JSON object on one line; jass-solver import makes such lines of other texts\.$/s,
    );
  });

  it('refuses a line that is too long, with its length', () => {
    const error = errorOf(() => parseJson(`"${'x'.repeat(MAX_REQUEST_LENGTH)}"`));
    expect(error).toEqual({
      code: 'bad-request',
      message: 'The request is 1000002 characters long; at most 1000000 are read.',
    });
  });
});

describe('checkNesting', () => {
  it('accepts 64 levels and refuses 65', () => {
    expect(() => checkNesting(nested(64))).not.toThrow();
    expect(errorOf(() => checkNesting(nested(65))).code).toBe('bad-request');
  });
});

describe('requestId', () => {
  it.each<[json: unknown, id: unknown]>([
    [{ id: 'a' }, 'a'],
    [{ id: null }, null],
    [{ id: [1], nonsense: true }, [1]],
    [{}, undefined],
    [null, undefined],
    ['id', undefined],
    [[1], undefined],
    [{ id: nested(500_000) }, undefined],
    [{ id: 7, rules: nested(500_000) }, 7],
  ])('case %#', (json, id) => {
    expect(requestId(json)).toEqual(id);
  });
});

describe('errorAnswer', () => {
  it('has the form of the interface', () => {
    const error = new JassError('illegal-play', untranslated('no'), { play: 5 });
    expect(errorAnswer(error, 'any')).toEqual({
      id: 'any',
      error: { code: 'illegal-play', message: 'no', play: 5 },
    });
    expect(errorAnswer(error, undefined)).not.toHaveProperty('id');
    expect(errorAnswer(error, null)).toHaveProperty('id', null);
  });
});
