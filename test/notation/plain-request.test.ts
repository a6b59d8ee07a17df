/** The reader of plain requests gives what the full one gives, or leaves the request to it. */
import { describe, expect, it } from 'vitest';
import { plainRequest } from '../../src/notation/request/plain-request.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { requestFor } from '../../src/widget/state/input.ts';
import { readInput } from '../../src/widget/state/read-input.ts';

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:K...Q A.T.. ..AJ. Q.Q..' };

describe('reads as the full reader does', () => {
  it.each<object>([
    {},
    { limitMs: 700 },
    { limitMs: 0, plays: [], want: ['cards', 'line'], payoff: 'points' },
    { declarer: 'E', plays: 'SK SQ', payoff: 'total', want: ['review'], presets: [], rules: {} },
    { dealer: undefined, limitMs: undefined, plays: ['SK'] },
  ])('%j', (fields) => {
    const request = { ...REQUEST, ...fields };
    expect(plainRequest(request)).toEqual(readRequest(request));
  });
});

describe('leaves to the full reader', () => {
  it.each<object>([
    { id: 1 },
    { limitMs: -1 },
    { limitMs: '5' },
    { presets: ['match'] },
    { rules: { lastTrick: 7 } },
    { turned: 'H9' },
    { plays: [5] },
    { contract: undefined },
    { leader: undefined },
    { deal: undefined },
    { variant: undefined },
    { variant: 'schiber' },
    { toString: 'x' },
  ])('%j', (fields) => {
    expect(plainRequest({ ...REQUEST, ...fields })).toBeNull();
  });

  it.each([[undefined], [null], [5], ['x'], [[]]])('%j', (json) => {
    expect(plainRequest(json)).toBeNull();
  });
});

it('reads the request of an ordinary element, with and without the time limit of its first part', () => {
  const { table } = readInput(REQUEST);
  const request = requestFor(REQUEST, table!);
  expect(plainRequest(request)).not.toBeNull();
  expect(plainRequest({ ...request, limitMs: 700 })).not.toBeNull();
});
