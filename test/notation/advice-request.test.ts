/** The form of a request for advice: defaults and errors. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { parseAdviceRequest } from '../../src/notation/request/advice-request.ts';
import { parseHand } from '../../src/notation/hands.ts';

const LEAST = { variant: 'schieber', hand: 'J98.AK.T7.AQ' };

describe('a request for advice', () => {
  it('has defaults', () => {
    expect(parseAdviceRequest(LEAST)).toEqual({
      ...LEAST,
      seat: 'N',
      leader: 'N',
      payoff: 'points',
      presets: [],
      rules: {},
      held: {},
      lacking: {},
      deals: 100,
      seed: 1,
    });
  });

  it('reads seats and cards in either case', () => {
    const fields = {
      seat: 'e',
      with: { s: ['h10'], S: ['HA'] },
      without: { W: ['sj', 'hj'] },
      passed: ['S', 'S', 'Obenabe'],
    };
    expect(parseAdviceRequest({ ...LEAST, ...fields })).toMatchObject({
      seat: 'E',
      leader: 'W',
      held: { S: ['HT', 'HA'] },
      lacking: { W: ['SJ', 'HJ'] },
      passed: ['S', 'obenabe'],
    });
    expect(parseAdviceRequest({ ...LEAST, passed: false, with: { S: [] } })).not.toHaveProperty('passed');
  });

  it.each<[fields: object | null, message: RegExp]>([
    [{ variant: undefined }, /^variant is undefined; write the name of a variant/],
    [{ hand: 7 }, /^hand is the number 7; write the hand as text/],
    [{ deals: 0 }, /^deals is the number 0; write a whole number from 1 to 1000000\.$/],
    [{ deals: 1.5 }, /^deals is the number 1\.5; write a whole number/],
    [{ seed: -1 }, /^seed is the number -1; write a whole number from 0 to 4294967295\.$/],
    [{ limitMs: 'soon' }, /^limitMs is a string; write a time in milliseconds/],
    [{ with: ['SA'] }, /^with is a list; write the cards that others hold by seat/],
    [{ with: { S: 'SA' } }, /^with\.S is no list; write the cards/],
    [{ with: { X: ['SA'] } }, /^with: "X" is not a seat; write N, E, S or W\.$/],
    [{ without: { S: ['XA'] } }, /^without\.S: "XA" is not a card; write a suit/],
    [{ without: { S: [null] } }, /^without\.S: "null" is not a card/],
    [{ passed: 'S' }, /^passed is a string; write true, or a list of the contracts/],
    [{ passed: ['X'] }, /^contract: "X" is not a contract/],
    [{ payoff: 'point' }, /did you mean "points"\?$/],
    [{ contract: 'S' }, /^The field "contract" is not known; write one of /],
  ])('is refused with %j', (fields, message) => {
    expect(() => parseAdviceRequest({ ...LEAST, ...fields })).toThrow(JassError);
    expect(() => parseAdviceRequest({ ...LEAST, ...fields })).toThrow(message);
  });

  it('is refused if it is not an object', () => {
    expect(() => parseAdviceRequest([LEAST])).toThrow(/this is a list\.$/);
  });
});

describe('a hand', () => {
  it('is read as in a deal', () => {
    expect(parseHand(' J10.-..a ', 'N')).toEqual(['SJ', 'ST', 'CA']);
  });

  it.each<[text: string, message: RegExp]>([
    ['AK.QJ', /must have four suits, not 2; write S\.H\.D\.C/],
    ['AK.QJ..X', /"X" at position 8, in suit C, is not a rank/],
    ['', /^Hand N, "", is not one hand; write it like/],
    ['AK QJ', /is not one hand; write it like/],
    ['A'.repeat(2000), /is not one hand/],
  ])('%s is refused', (text, message) => {
    expect(() => parseHand(text, 'N')).toThrow(message);
  });
});
