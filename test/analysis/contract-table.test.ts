/** Tables: every entry compared with the value of its contract and leader, solved alone; the declarer; deadlines; errors. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { bestContracts } from '../../src/analysis/contracts/contract-table.ts';
import { SEATS, stated } from '../../src/game/cards.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { isProven, figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, TableEntry, Value } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anySeat } from '../game/arbitraries.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { errorOf } from '../notation/errors.ts';

let [solver, other]: Solver[] = [];
beforeAll(async () => {
  [solver, other] = await Promise.all([loadSolver(), loadSolver()]);
});

function answered(request: object, by = solver!): Answer {
  return answer(request as SolveRequest, by);
}

describe('the table of a deal', () => {
  it.each(GAMES)('has the value of every contract and leader, whatever the plays: %s', (variant) => {
    const contracts = contractsOf(variantById(variant).rules);
    fc.assert(
      fc.property(anyRecord(variant, 1, 4), fc.option(anySeat(), { nil: undefined }), (request, declarer) => {
        const expected = contracts.flatMap((contract) =>
          SEATS.map((leader) => {
            const alone = { ...request, contract, leader, declarer, plays: [], want: [] };
            return { ...stated(contract), leader, ...answered(alone, other).value };
          }),
        );
        expect(answered({ ...request, declarer, want: ['table'] }).table).toEqual(expected);
      }),
      { numRuns: times(25) },
    );
  });

  it('has 24 entries in Schieber, ordered by contract, then by leader clockwise', () => {
    const { table, ...rest } = answered({ ...ENDING, want: ['table'] });
    expect(table).toHaveLength(24);
    expect(table!.slice(0, 5).map(({ contract, leader }) => contract + leader)).toEqual(['SN', 'SE', 'SS', 'SW', 'HN']);
    expect(Object.keys(table![0]!)).toEqual(['contract', 'leader', 'NS', 'EW']);
    expect(rest).not.toHaveProperty('value');
  });
});

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
/** Far from exact within a few milliseconds. */
const HARD = {
  variant: 'krutzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:AJJT.Q9.TT9.QJ9 KKQ.AKQT9.QQ.KT 99.AKJJ.AKJ9.AK AQT.T.AKJ.AQJT9',
};

it('in wet scoring the leader of an entry is declarer, unless the request names one', () => {
  // A trick for each side, and the last one for the side that does not lead.
  const wet = { variant: 'klaverjassen-rotterdam', contract: 'S', leader: 'E', deal: 'N:A.7.. 7.A.. ..98. ...98' };
  const valuesFor = (declarer?: string): number[] =>
    answered({ ...wet, declarer, payoff: 'score', want: ['table'] })
      .table!.filter(({ contract }) => contract === 'S')
      .map((entry) => figureOf(entry as Value));
  const [byLeader, byNorth, byEast] = [valuesFor(), valuesFor('N'), valuesFor('E')];
  expect(byNorth).not.toEqual(byEast);
  expect(byLeader).toEqual([byNorth[0], byEast[1], byNorth[2], byEast[3]]);
});

it('lists all best contracts of each side if every entry is exact', () => {
  const entry = (contract: Contract, leader: Seat, NS: number): TableEntry => ({ contract, leader, NS, EW: 157 - NS });
  const open: TableEntry = { contract: 'C', leader: 'E', exact: false, bounds: { NS: [0, 157] }, estimate: { NS: 80 } };
  const table = [entry('S', 'N', 90), entry('H', 'N', 60), entry('D', 'N', 90), entry('S', 'E', 70), open];
  expect(bestContracts(table, 'N', 'NS')).toEqual(['S', 'D']);
  expect(bestContracts(table, 'N', 'EW')).toEqual(['H']);
  expect(bestContracts(table, 'E', 'NS')).toEqual([]);
  const differences = [
    { contract: 'S', leader: 'W', difference: -7 } as const,
    { contract: 'H', leader: 'W', difference: 3 } as const,
  ];
  expect([bestContracts(differences, 'W', 'NS'), bestContracts(differences, 'W', 'EW')]).toEqual([['H'], ['S']]);
});

it('has bounds and an estimate for entries that are not exact at the time limit', () => {
  const { table } = answered({ ...HARD, limitMs: 50, want: ['table'] });
  expect(table).toHaveLength(16);
  expect(table!.some((entry) => !isProven(entry))).toBe(true);
  for (const entry of table!) {
    if (isProven(entry)) continue;
    const [low, high] = figureOf(entry.bounds);
    expect(low).toBeLessThan(high);
    expect(figureOf(entry.estimate)).toBeGreaterThanOrEqual(low);
    expect(figureOf(entry.estimate)).toBeLessThanOrEqual(high);
  }
});

it('refuses a payoff that is not available in one of the contracts', () => {
  const rules = { sweep: { bonus: 100, by: 'tricks', mode: 'replace' } };
  const full = 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76';
  const request = { ...ENDING, deal: full, rules, payoff: 'total', want: ['table'] };
  expect(errorOf(() => answer(request as SolveRequest, solver!))).toMatchObject({
    code: 'bad-rules',
    field: 'sweep.bonus',
  });
});
