/** “The dealer and the turned card are inputs: the trump suit follows from the card, the leader from the dealer.” */
import { beforeAll, describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { formatLink, parseLink } from '../../src/notation/link.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { Want } from '../../src/notation/request/request.ts';

/** Clockwise: after East South leads. */
const DEAL = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
const TURNED = { variant: 'kruisjassen', dealer: 'E', turned: 'S8', deal: DEAL };

const setupOf = (request: object) => positionOf(parseRequest(request)).setup;

function refusal(change: object): { field?: string; message: string } {
  try {
    setupOf({ ...TURNED, ...change });
  } catch (error) {
    if (error instanceof JassError) return error.toJSON();
    throw error;
  }
  return expect.fail('nothing was refused');
}

describe('the dealer and the turned card', () => {
  it('“the trump suit follows from the card”, and “the leader follows from the dealer”', () => {
    expect(setupOf(TURNED)).toMatchObject({ contract: 'S', leader: 'S', declarer: 'S', turned: 'S8' });
    const deal = 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76';
    expect(setupOf({ variant: 'kreuzjass', dealer: 'E', turned: 'D7', deal })).toMatchObject({
      contract: 'D',
      leader: 'N',
    });
  });

  it('a dealer alone gives the leader of any game', () => {
    expect(setupOf({ variant: 'klaverjassen', contract: 'H', dealer: 'E', deal: DEAL }).leader).toBe('N');
  });

  it('a dealer alone gives the leader under presets that agree for the cards of the deal only', () => {
    const presets = ['1-2-3', '1-2-3-swiss'];
    const request = { variant: 'schieber', contract: 'H', dealer: 'E', deal: 'N:A... K... Q... J...', presets };
    expect(setupOf({ ...request, cards: 'swiss' }).leader).toBe('N');
    expect(() => setupOf(request)).toThrow('The presets 1-2-3 and 1-2-3-swiss contradict each other');
  });

  it('“contract and leader given as well must agree (error names both)”', () => {
    expect(setupOf({ ...TURNED, contract: 'S', leader: 'S' })).toEqual(setupOf(TURNED));
    expect(refusal({ contract: 'H' })).toMatchObject({
      field: 'contract',
      message: 'contract: H does not agree with turned: S8, which makes S trumps.',
    });
    expect(refusal({ leader: 'N' })).toMatchObject({
      field: 'leader',
      message: 'leader: N does not agree with dealer: E; after this dealer S leads.',
    });
  });

  it('“the dealer’s hand must hold it”', () => {
    expect(refusal({ turned: 'ST' })).toMatchObject({
      field: 'turned',
      message: 'turned: ST is in the hand of N; the turned card is the dealer’s, E.',
    });
    expect(refusal({ turned: 'S6' }).message).toContain('not in this pack');
    // In an ending the dealer may have played it.
    const ending = 'N:T... 8... K... A...';
    expect(setupOf({ ...TURNED, turned: 'S7', deal: ending }).contract).toBe('S');
    expect(refusal({ turned: 'SK', deal: ending }).message).toContain('in the hand of S');
  });

  it('without them contract and leader are needed', () => {
    expect(refusal({ turned: undefined }).message).toContain('contract is missing;');
    expect(refusal({ dealer: undefined }).message).toContain('leader is missing;');
    expect(refusal({ turned: 'X' }).message).toContain('such as "H9"');
  });

  it('only games that turn a card have one', () => {
    expect(refusal({ variant: 'klaverjassen', turned: 'S8' }).message).toBe(
      'turned: this game turns no card; name the contract.',
    );
  });

  it('are in a link', () => {
    const request = parseRequest(TURNED);
    const link = formatLink(request);
    expect(link).toContain('&leader=S&dealer=E&turned=S8&');
    expect(parseLink(link)).toMatchObject({ contract: 'S', leader: 'S', dealer: 'E', turned: 'S8' });
    expect(parseLink(link.replace('&contract=S&leader=S', ''))).toMatchObject({ contract: 'S', leader: 'S' });
  });
});

describe('“a contract table lists only that suit unless asked for all”', () => {
  let solver: Solver;
  beforeAll(async () => {
    solver = await loadSolver();
  });
  const ending = { ...TURNED, deal: 'N:T.8.. 8.9.. K.7.. A.T..' };
  const contractsIn = (want: readonly Want[]): string[] =>
    answer({ ...ending, want }, solver).table!.map(({ contract }) => contract);

  it('only that suit', () => {
    expect(contractsIn(['table'])).toEqual(['S', 'S', 'S', 'S']);
  });

  it('all', () => {
    expect(new Set(contractsIn(['allContracts']))).toEqual(new Set(['S', 'H', 'D', 'C']));
  });
});
