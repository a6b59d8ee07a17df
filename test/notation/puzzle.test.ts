/** A puzzle as requests, links and texts carry it. */
import { describe, expect, it } from 'vitest';
import { formatLink, parseLink } from '../../src/notation/link.ts';
import { linkedPuzzle } from '../../src/notation/puzzle.ts';
import { readText } from '../../src/notation/read-text.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { errorOf } from './errors.ts';

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:AK... .98.. ..T7. ...JQ' };

describe('the field puzzle', () => {
  it.each([
    [{ side: 'NS', target: 91 }],
    [{ side: 'W', target: -12, level: 3 }],
    [{ side: 'EW', target: 0, level: 1, theme: 'duck' }],
  ])('is read: %j', (puzzle) => {
    expect(parseRequest({ ...REQUEST, payoff: 'total', puzzle }).puzzle).toEqual(puzzle);
  });

  it('may have a measure, which is not read', () => {
    const puzzle = { side: 'NS', target: 91, measure: { unique: 1 } };
    expect(parseRequest({ ...REQUEST, puzzle }).puzzle).toEqual({ side: 'NS', target: 91 });
  });

  it.each([{ target: 91 }, { side: 'NS' }, {}])('may leave open what a reader finds: %j', (puzzle) => {
    expect(parseRequest({ ...REQUEST, puzzle }).puzzle).toEqual(puzzle);
  });

  it.each<[puzzle: unknown, message: RegExp]>([
    ['NS', /^puzzle is "NS"; write \{"side": "NS", "target": 91\}/],
    [null, /^puzzle is "null"; write/],
    [[], /^puzzle is "\[\]"; write/],
    [{ side: 'X', target: 91 }, /^side: "X" is neither a side nor a seat/],
    [{ side: 'NS', target: 9.5 }, /^puzzle\.target is "9\.5"; write a whole number/],
    [{ side: 'NS', target: 1e308 }, /^puzzle\.target is "1e\+308"; write a whole number up to 99999/],
    [{ side: 'NS', target: -1 }, /^puzzle\.target is "-1"; write 0 or more, or count another payoff/],
    [{ side: 'NS', target: 9, level: 4 }, /^puzzle\.level is "4"; write 1, 2, 3/],
    [{ side: 'NS', target: 9, theme: 'luck' }, /^puzzle\.theme is "luck"; write overruff, duck/],
    [{ side: 'NS', target: 9, goal: 9 }, /^puzzle has a field "goal"; write/],
    [{ side: 'NS', target: 9, measure: 1 }, /^puzzle\.measure is "1"; write an object/],
  ])('%j is refused', (puzzle, message) => {
    const error = errorOf(() => parseRequest({ ...REQUEST, puzzle }));
    expect(error).toMatchObject({ code: 'bad-request' });
    expect(error.message).toMatch(message);
  });

  it('is the same puzzle in a link and in a text', () => {
    const request = parseRequest({ ...REQUEST, puzzle: { side: 'NS', target: 91, level: 2 } });
    const asLinked = { mode: 'puzzle', side: 'NS', target: 91 };
    const link = formatLink({ ...request, ...linkedPuzzle(request.puzzle!) });
    expect(parseLink(link)).toMatchObject(asLinked);
    expect(readText(JSON.stringify({ ...REQUEST, puzzle: request.puzzle }))).toMatchObject(asLinked);
  });
});
