/** The JSON schemas of the package against real requests and answers: they accept what the solver reads and writes, and no misspelt field. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { AnySchema, ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEALS } from '../../demo/deals.ts';
import puzzles from '../../puzzles.json' with { type: 'json' };
import { suggestWith } from '../../src/engine/sampling/suggest.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { JassError } from '../../src/game/errors.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { errorAnswer } from '../../src/notation/answer/answer.ts';
import { WANTS } from '../../src/notation/request/request.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { packed } from './project.ts';

const ENDING: SolveRequest = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A.J.. 7.9.. K.6.. .A.8.' };
const RECORD: SolveRequest = { ...ENDING, plays: ['SA', 'HA', 'SK', 'S7', 'D8', 'H6', 'H9', 'HJ'] };
/** Both sides have melds. */
const MELDS: SolveRequest = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT',
};
/** The fields that every answer has. */
const LEAST = { variant: 'schieber', payoff: 'points', toPlay: 'N', nodes: 1, ms: 1 };
const HELD = {
  variant: 'klaverjassen-rotterdam',
  contract: 'S',
  leader: 'W',
  seat: 'S',
  hand: 'J9.AK.T87.8',
  plays: ['H8', 'HQ', 'HT'],
  deals: 5,
  target: 82,
};

const validate = (name: string): ValidateFunction =>
  new Ajv({ allowUnionTypes: true, strictRequired: false }).compile(
    JSON.parse(readFileSync(join(packed(), `dist/schema/${name}.json`), 'utf8')) as AnySchema,
  );

/** What a schema has against a value. */
const faultsIn = (schema: ValidateFunction, value: unknown): unknown =>
  schema(JSON.parse(JSON.stringify(value))) ? [] : schema.errors;

describe('the schema of requests', () => {
  let schema: ValidateFunction;
  beforeAll(() => {
    schema = validate('request');
  });

  it.each<[what: string, request: object]>([
    ['one hand', HELD],
    ['plays as text', { ...ENDING, plays: 'HJ' }],
    ['a time limit', { ...ENDING, limitMs: 0, id: [1], want: [] }],
    ['words as attributes have them', { ...ENDING, taken: 'NS:60', at: '2', verdict: 'true', doubled: '2' }],
    ['a misère, a level and a double', { ...ENDING, misere: true, level: 100, doubled: 2, cards: 'swiss' }],
    ['all kinds of rules', { ...ENDING, rules: { lastTrick: 5, sweep: null, scoring: { deal: 'wet', melds: true } } }],
    ...VARIANTS.map(({ id, rules }): [string, object] => [`the rules of ${id}`, { ...ENDING, variant: id, rules }]),
    ...DEALS.map(({ variant, contract, leader, deal, plays }): [string, object] => [
      `a record of ${variant}`,
      { variant, contract, leader, deal, plays },
    ]),
    ...puzzles.puzzles.map((request, i): [string, object] => [`puzzle ${i + 1}`, request]),
  ])('accepts %s', (_, request) => {
    expect(faultsIn(schema, request)).toEqual([]);
  });

  it.each<[what: string, request: unknown]>([
    ['no object', 'schieber'],
    ['no deal and no hand', { variant: 'schieber' }],
    ['a misspelt field', { ...ENDING, plyas: [] }],
    ['a card that is no text', { ...ENDING, plays: [5] }],
    ['a negative time limit', { ...ENDING, limitMs: -1 }],
    ['a misspelt rule', { ...ENDING, rules: { lastTrik: 5 } }],
    ['a rule with another kind of value', { ...ENDING, rules: { lastTrick: '5' } }],
    ['more deals than are allowed', { ...HELD, deals: 1e9 }],
  ])('refuses %s', (_, request) => {
    expect(faultsIn(schema, request)).not.toEqual([]);
  });
});

describe('the schema of answers', () => {
  let schema: ValidateFunction;
  let solver: Solver;
  beforeAll(async () => {
    schema = validate('answer');
    solver = await loadSolver();
  });

  it.each<[what: string, request: SolveRequest]>([
    ['a position', ENDING],
    ['its value alone', { ...ENDING, id: { any: 1 }, want: [] }],
    [
      'every part of an answer',
      { ...ENDING, want: WANTS.filter((want) => !['review', 'why', 'known', 'melds'].includes(want)) },
    ],
    ['melds', { ...MELDS, want: ['melds', 'state'] }],
    ['the review of a record', { ...RECORD, want: ['review', 'why'] }],
    ['its end', { ...RECORD, want: ['state'] }],
    ['a last play as its player knew it', { ...ENDING, plays: 'SA', want: ['known'] }],
    ['differences', { ...ENDING, payoff: 'total', want: ['cards', 'line', 'table'] }],
    ...DEALS.flatMap(({ variant, contract, leader, deal }): [string, SolveRequest][] => [
      [`the state of ${variant}`, { variant, contract, leader, deal, want: ['state'] }],
      [`${variant} when the time is up`, { variant, contract, leader, deal, limitMs: 0 }],
    ]),
  ])('accepts %s', (_, request) => {
    expect(faultsIn(schema, answer(request, solver))).toEqual([]);
  });

  it('accepts what one hand is told', async () => {
    const client = { workers: 1, solve: (asked: SolveRequest) => Promise.resolve(answer(asked, solver)) };
    expect(faultsIn(schema, await suggestWith(client, HELD))).toEqual([]);
  });

  it.each<[what: string, request: object]>([
    ['a misspelt field', { ...ENDING, plyas: [] }],
    ['an illegal play', { ...ENDING, plays: ['HJ', 'D8'] }],
    ['a deal that cannot be read', { ...ENDING, deal: 'N:' }],
  ])('accepts the error of %s', (_, request) => {
    let thrown: unknown;
    try {
      answer(request as SolveRequest, solver);
    } catch (error) {
      thrown = error;
    }
    expect(faultsIn(schema, errorAnswer(thrown as JassError, 7))).toEqual([]);
  });

  it.each<[what: string, told: object]>([
    ['nothing', {}],
    ['a value of one side', { ...LEAST, value: { NS: 5 } }],
    ['a field that no answer has', { ...LEAST, vlaue: 5 }],
  ])('refuses %s', (_, told) => {
    expect(faultsIn(schema, told)).not.toEqual([]);
  });
});
