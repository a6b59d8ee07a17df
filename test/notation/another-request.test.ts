/** Requests made from one that has been read: each equals what its fields say to a reader. */
import { expect, it } from 'vitest';
import { anotherRequest } from '../../src/notation/request/resolve-request.ts';
import { fieldsOf } from '../../src/notation/request/request.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { readRequest, resolveRequest } from '../../src/notation/request/resolve-request.ts';

const DEAL = 'N:AK.A.. QJ.K.. T9.Q.. 87.J..';
const RECORD = readRequest({
  ...{ id: 7, variant: 'schieber', contract: 'S', leader: 'N', deal: DEAL, plays: 'SA S8 S9 SQ', payoff: 'total' },
  ...{
    presets: ['weis'],
    rules: { lastTrick: 9 },
    taken: 'NS:60/3',
    limitMs: 5,
    at: 4,
    puzzle: { side: 'NS', target: 1 },
  },
});

type Differences = Parameters<typeof anotherRequest>[1];

it.each<[what: string, differences: Differences]>([
  ['other results', { want: ['cards'] }],
  ['other plays', { want: [], plays: ['SK', 'S7'] }],
  ['no plays and a time limit', { want: ['line'], plays: [], limitMs: 20 }],
  ['another payoff', { want: [], payoff: 'points' }],
  ['another contract and declarer', { want: [], plays: [], contract: 'H', declarer: 'E' }],
  [
    'other hands',
    { want: [], plays: ['HK'], deal: { ...RECORD.state.setup.deal, N: ['SA', 'SK', 'HK'], E: ['SQ', 'SJ', 'HA'] } },
  ],
])('has %s', (_, differences) => {
  const another = anotherRequest(RECORD, differences);
  expect(another).toEqual(resolveRequest(parseRequest({ ...fieldsOf(another) })));
  expect(another).not.toHaveProperty('id');
  expect(another).not.toHaveProperty('puzzle');
  expect(another).not.toHaveProperty('at');
});

it('refuses an illegal play', () => {
  const refused = () => anotherRequest(RECORD, { want: [], plays: ['SA', 'HJ'] });
  expect(refused).toThrow(expect.objectContaining({ code: 'illegal-play', place: { play: 1, card: 'HJ', hand: 'W' } }));
});

it('is not read again, but a copy is', () => {
  const fields = fieldsOf(RECORD);
  expect(JSON.parse(JSON.stringify(fields))).not.toHaveProperty('state');
  expect(readRequest(fields)).toBe(RECORD);
  expect(() => Object.assign(fields, { contract: 'H' })).toThrow(TypeError);
  expect(readRequest({ ...fields, contract: 'H' }).state.setup.contract).toBe('H');
});
