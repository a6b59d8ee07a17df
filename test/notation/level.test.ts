/** A level and its double: in requests, links, and the contract table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { JassError } from '../../src/game/errors.ts';
import { formatLink, parseLink } from '../../src/notation/link.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { readText } from '../../src/notation/read-text.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { errorOf } from './errors.ts';

const DEAL = 'N:KQ.AJ9.AT.J A9.KT8.KJ.T JT.Q7.Q98.A 87..7.KQ987';
const UNKNOWN = { variant: 'contree', contract: 'S', leader: 'N', declarer: 'N', deal: DEAL };
const BID = { ...UNKNOWN, level: 100 };

const setupOf = (request: object) => positionOf(parseRequest(request)).setup;

describe('a request', () => {
  it('has the level and the double in its position', () => {
    expect(setupOf({ ...BID, doubled: 2 })).toMatchObject({ level: 100, doubled: 2 });
    expect(setupOf({ ...BID, level: '110', doubled: '4' })).toMatchObject({ level: 110, doubled: 4 });
    expect(setupOf(BID)).not.toHaveProperty('doubled');
    expect(setupOf({ ...BID, doubled: 1 })).not.toHaveProperty('doubled');
  });

  it.each([
    ['contree', 'capot', 250],
    ['contree', 'Match', 250],
    ['sidi-barrani', 'match', 257],
  ])('%s: reads the level %s', (variant, level, points) => {
    expect(parseRequest({ ...BID, variant, level })).toMatchObject({ level: points });
  });

  it.each([
    [{ level: 95 }, 'level', 'level is 95; it must be from 80 to 160 in steps of 10, or 250 for a sweep.'],
    [
      { level: 'high' },
      'level',
      'level is "high"; write the level that was bid as a number, such as 100, or "capot" or "match" for all tricks.',
    ],
    [{ doubled: 5 }, 'doubled', 'doubled is 5; write 2 for a double, 4 for a redouble, 1 for neither.'],
    [{ doubled: 'twice' }, 'doubled', 'doubled is "twice"; write 2 for a double, 4 for a redouble, 1 for neither.'],
    [{ doubled: 3 }, 'doubled', 'doubled is 3; write 2 for a double, 4 for a redouble, 1 for neither.'],
    [
      { doubled: 4, presets: ['surcoinche-3'] },
      'doubled',
      'doubled is 4; write 2 for a double, 3 for a redouble, 1 for neither.',
    ],
    [{ level: undefined, doubled: 2 }, 'level', 'level: give the level that was doubled.'],
    [{ variant: 'belote', level: 'capot' }, 'level', 'level: this game has no levels to bid; leave it out.'],
    [{ variant: 'belote' }, 'level', 'level: this game has no levels to bid; leave it out.'],
  ])('refuses %j', (change, field, message) => {
    try {
      setupOf({ ...BID, ...change });
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      expect(error.toJSON()).toEqual({ code: 'bad-request', field, message });
      return;
    }
    expect.fail('nothing was refused');
  });
});

it('a link and the JSON of a request keep both', () => {
  const request = parseRequest({ ...BID, doubled: 2 });
  const link = formatLink(request);
  expect(link).toContain('&level=100&doubled=2&');
  expect(parseLink(link)).toMatchObject({ level: 100, doubled: 2 });
  expect(readText(JSON.stringify({ ...BID, doubled: 2 }))).toMatchObject({ level: 100, doubled: 2 });
});

describe('an answer', () => {
  let solver: Solver;
  beforeAll(async () => {
    solver = await loadSolver();
  });

  it('needs the level for the score', () => {
    expect(errorOf(() => answer({ ...UNKNOWN, payoff: 'score' }, solver))).toMatchObject({
      code: 'bad-request',
      field: 'level',
    });
  });

  it('has the highest level that declarers make in each contract: that level is made, and no higher one', () => {
    const result = answer({ ...UNKNOWN, payoff: 'total', want: ['table'] }, solver);
    const sign = { N: 1, S: 1, E: -1, W: -1 } as const;
    expect(result.table.some(({ level }) => level !== null)).toBe(true);
    for (const { contract, leader, level } of result.table) {
      for (const bid of [80, 90, 100, 110, 120, 130, 140, 150, 160, 250]) {
        const of = { ...BID, contract, leader, level: bid, payoff: 'score', want: [] };
        const scored = answer(of, solver);
        // North declares in every entry, and a failure costs at least 160.
        const isMade = sign.N * scored.value.difference! > -100;
        expect(isMade, `${contract} ${leader} ${bid}`).toBe(level !== null && bid <= level!);
      }
    }
  });

  it('has the same levels under the score', () => {
    const table = (payoff: string) => {
      const result = answer({ ...BID, payoff, want: ['table'] }, solver);
      return result.table.map(({ contract, leader, level }) => ({ contract, leader, level }));
    };
    expect(table('score')).toEqual(table('total'));
  });
});
