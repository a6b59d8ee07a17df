/** What was taken before an ending: as text, as JSON, in links, and what follows from the little that is stated. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { formatLink, parseLink } from '../../src/notation/link.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { formatTaken, parseTaken } from '../../src/notation/taken.ts';

/** Ace, king, queen and jack of three plain suits were three tricks, worth 60 points. */
const ENDING = {
  variant: 'klaverjassen',
  contract: 'H',
  leader: 'N',
  deal: 'N:T987.A.. .KQJT9.. .8.T987. .7..T987',
};

const positionAfter = (taken: unknown, of: object = ENDING) => positionOf(parseRequest({ ...of, taken }));

function refusal(taken: unknown, of: object = ENDING): string {
  try {
    positionAfter(taken, of);
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    expect(error.toJSON()).toMatchObject({ code: 'bad-request', field: 'taken' });
    return error.message;
  }
  return expect.fail('nothing was refused');
}

describe('the forms of what was taken before', () => {
  const whole = { NS: { points: 34, roem: 20, tricks: 2 }, EW: { points: 26, roem: 0, tricks: 1 } };

  it.each<[what: string, taken: unknown]>([
    ['text', 'NS:34+20/2 EW:26/1'],
    ['text with a comma', 'ew:26, ns:34+20/2'],
    ['text of one side', 'NS:34+20/2'],
    ['an object', whole],
    ['an object of one side', { NS: { points: 34, roem: 20, tricks: 2 } }],
    ['points of the other side', { EW: 26, NS: { roem: 20, tricks: 2 } }],
    ['JSON in an attribute', '{"NS": {"points": 34, "roem": 20, "tricks": 2}}'],
  ])('%s', (_, taken) => {
    const { setup, points } = positionAfter(taken);
    expect(setup.taken).toEqual(whole);
    expect(points).toEqual({ NS: 34, EW: 26 });
  });

  it('are written as they are read', () => {
    for (const text of ['NS:34+20/2 EW:26/1', 'NS:34', 'EW:0/0']) expect(formatTaken(parseTaken(text))).toBe(text);
  });

  it.each([['sixty'], ['NS'], ['NS:-1'], ['NS:1 NS:2'], ['N:60'], [''], [60], [null], [[60]], [{ N: 60 }]])(
    'are not %j',
    (taken) => {
      expect(refusal(taken)).toContain('write what the sides had taken before an ending, such as "NS:60"');
    },
  );

  it.each([[{ NS: '60' }], [{ NS: { point: 60 } }], [{ NS: 1.5 }], [{ NS: -1 }], [{ NS: { points: 60, roem: null } }]])(
    'are not the JSON %j',
    (taken) => {
      expect(refusal(taken)).toContain('write what the sides');
    },
  );

  it('are in a link, with what follows from them', () => {
    const request = parseRequest({ ...ENDING, taken: 'NS:34+20/2' });
    const link = formatLink(request);
    expect(link).toContain('&taken=NS:34+20/2&deal=');
    expect(parseLink(link).taken).toEqual(request.taken);
    const both = formatLink({ ...request, taken: positionOf(request).setup.taken! });
    expect(both).toContain('&taken=NS:34+20/2_EW:26/1&');
    expect(positionOf(parseRequest({ ...ENDING, ...parseLink(both) })).setup.taken).toEqual(
      positionOf(request).setup.taken,
    );
  });
});

describe('“NS + EW must equal the points of the missing cards in that contract”', () => {
  it('the points of one side give the other’s', () => {
    expect(positionAfter('EW:14').points).toEqual({ NS: 46, EW: 14 });
  });

  it('the tricks follow where only one number of them can have the points', () => {
    expect(positionAfter('NS:60').setup.taken).toMatchObject({ NS: { tricks: 3 }, EW: { points: 0, tricks: 0 } });
    expect(positionAfter('NS:37').setup.taken).toMatchObject({ NS: { points: 37 }, EW: { points: 23 } });
  });

  it.each<[taken: unknown, message: string]>([
    ['NS:30 EW:31', 'NS 30 and EW 31 make 61 points, but the cards in no hand made 60; beside NS 30, EW has 30.'],
    ['EW:61', 'EW cannot have 61 points; the 12 cards in no hand are worth 60.'],
    ['NS:1', 'whole tricks of the cards in no hand cannot make NS 1 points; the nearest number is 0.'],
    ['NS:59/1', '1 tricks of the cards in no hand cannot make NS 59 points; the nearest number is 37.'],
    ['NS:30/1 EW:30/1', 'NS 1 and EW 1 make 2 tricks, but the cards in no hand made 3; beside NS 1, EW has 2.'],
    ['NS:30/4', 'NS cannot have 4 tricks; the 12 cards in no hand made 3.'],
    ['NS:30+30', 'NS cannot have 30 roem from the cards in no hand; the nearest number is 20.'],
    ['NS:30+40 EW:30+40', 'NS 40 and EW 40 roem need more tricks than the cards in no hand made.'],
    [{ NS: { tricks: 2 } }, 'give the points of one side at least, such as "NS:60".'],
  ])('%j', (taken, message) => {
    expect(refusal(taken)).toBe(`taken: ${message}`);
  });

  it('a full deal has nothing before it', () => {
    const deal = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
    expect(refusal('NS:60', { ...ENDING, deal })).toBe(
      'taken is for an ending; all cards of this deal are still in the hands.',
    );
  });

  it('roem counts where tricks bring it, and melds where a claim counts them', () => {
    const jass = { ...ENDING, variant: 'kruisjassen' };
    expect(refusal('NS:30+20', jass)).toBe('taken: this game counts no roem in an ending.');
    const withRoem = { ...jass, variant: 'kruisjassen-roem' };
    expect(positionAfter('NS:34+120', withRoem).setup.taken?.NS.roem).toBe(120);
    expect(refusal('NS:34+5', withRoem)).toContain('the nearest number is 0.');
  });

  it('a side without points says how many tricks it has if one may have been worth nothing', () => {
    const ending = { ...ENDING, variant: 'kruisjassen', deal: 'N:A.K.. Q.T.. K.9.. J.Q..' };
    expect(refusal('EW:0', ending)).toBe(
      'taken: EW has no points, but may have a trick; say how many tricks it has, such as "EW:0/0" for none.',
    );
    expect(positionAfter('EW:0/1', ending).setup.taken).toMatchObject({
      EW: { points: 0, tricks: 1 },
      NS: { tricks: 5 },
    });
  });
});

describe('what was taken before an ending of a misère', () => {
  const MISERE = {
    variant: 'coiffeur',
    contract: 'misere-obenabe',
    leader: 'W',
    declarer: 'S',
    deal: 'N:.KJ9.J. A6..AK. 8.8..AK 7.A.76.',
  };
  const taken = { NS: { points: 47, tricks: 3 }, EW: { points: 29, tricks: 2 } };

  it('the points of one side give the other’s, and the tricks go with the points', () => {
    expect(positionAfter('NS:76/5', MISERE).setup.taken).toMatchObject({
      NS: { points: 76, tricks: 5 },
      EW: { points: 0, tricks: 0 },
    });
    expect(refusal('NS:0/5', MISERE)).toBe(
      'taken: 5 tricks of the cards in no hand cannot make NS 0 points; the nearest number is 76.',
    );
  });

  it('a link and an answer say what was taken', () => {
    const request = parseRequest({ ...MISERE, taken });
    expect(formatLink(request)).toContain('&taken=NS:47/3_EW:29/2&');
    expect(parseLink(formatLink(request)).taken).toEqual(request.taken);
  });
});

describe('before an ending of a contract in which each trick counts by its own kind', () => {
  const SLALOM = {
    variant: 'coiffeur',
    contract: 'slalom-unenufe',
    leader: 'N',
    deal: 'N:A6... K.7.. 7.A.. 8.6..',
    payoff: 'score',
    presets: ['own-kind'],
  };

  it('the points of both sides are needed, as one side’s do not give the other’s', () => {
    const { setup } = positionAfter('NS:60 EW:70', SLALOM);
    expect(setup.taken).toMatchObject({ NS: { points: 60 }, EW: { points: 70 } });
    expect(refusal('NS:60', SLALOM)).toBe(
      'taken: give the points of both sides, such as "NS:60 EW:20", since each trick counts by its own kind.',
    );
  });

  it('and are no more than the cards can be worth: 201 without the aces, sixes and other cards in the hands', () => {
    expect(refusal('NS:100 EW:90', SLALOM)).toBe(
      'taken: NS 100 and EW 90 make 190 points; the 28 cards in no hand are worth 140 at most.',
    );
  });

  it('a link has both', () => {
    const request = parseRequest({ ...SLALOM, taken: 'NS:60/4 EW:70/3' });
    const link = formatLink(request);
    expect(parseLink(link).taken).toEqual(request.taken);
  });
});
