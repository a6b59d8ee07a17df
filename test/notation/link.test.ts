/** Links are read back as written; the error for a faulty link has its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import type { Card, NoTrumpContract } from '../../src/game/cards.ts';
import { JassError } from '../../src/game/errors.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { formatLink, isLink, parseLink } from '../../src/notation/link.ts';
import type { Linked } from '../../src/notation/link.ts';
import { anyPosition, anySeat } from '../game/arbitraries.ts';
import { times } from '../times.ts';

const anyLinked = (): fc.Arbitrary<Linked> =>
  fc.constantFrom(...VARIANTS).chain((variant) =>
    fc
      .record({
        position: anyPosition({ rules: fc.constant(variant.rules), maxCards: 12 }),
        declarer: fc.option(anySeat(), { nil: undefined }),
        payoff: fc.constantFrom(...PAYOFFS),
        presets: fc.subarray(presetsOf(variant).map(({ id }) => id)),
        puzzle: fc.constantFrom(
          {},
          { mode: 'puzzle' as const },
          { mode: 'puzzle' as const, side: 'EW' as const, target: 91 },
          { mode: 'puzzle' as const, side: 'S' as const, target: -162 },
        ),
        rules: fc.oneof(
          fc.constant({}),
          fc.constantFrom({ lastTrick: 50 }, { scoring: { deal: 'points' } }, { 'ä&=#%"<': ['_', null] }),
        ),
      })
      .map(({ position: { setup, plays }, declarer, puzzle, ...rest }) => {
        const { contract, leader, deal } = setup;
        const others = declarer && declarer !== leader ? { declarer } : {};
        return { variant: variant.id, contract, leader, ...others, deal: formatDeal(deal), plays, ...rest, ...puzzle };
      }),
  );

function errorOf(run: () => unknown): JassError {
  try {
    run();
  } catch (error) {
    if (error instanceof JassError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const PUBLISHED = deals.published[0]!;
const RECORD: Linked = {
  variant: PUBLISHED.variant,
  contract: 'D',
  leader: 'E',
  deal: PUBLISHED.deal,
  plays: PUBLISHED.plays as Card[],
  payoff: 'points',
  presets: [],
  rules: {},
};
const LINK = formatLink(RECORD);

const SPADES = 'N:J..._9..._8..._7...-';
const ENDING: Linked = {
  variant: 'coiffeur',
  contract: 'obenabe',
  leader: 'N',
  deal: 'N:J... 9... 8... 7...',
  plays: [],
  payoff: 'score',
  presets: [],
  rules: {},
};

describe('a link', () => {
  it('is read back, for every variant', () => {
    fc.assert(
      fc.property(anyLinked(), (linked) => {
        const link = formatLink(linked);
        const { deal, ...rest } = parseLink(link);
        expect({ ...rest, deal: deal.replaceAll('-', '') }).toEqual(linked);
        expect(link).toMatch(/^[\w.~!$&'()*+,;=:@/?%-]+$/);
        expect(link).not.toMatch(/[.,:;!?)]$/);
      }),
      { numRuns: times(300) },
    );
  });

  it.each<[fields: object, message: string]>([
    [{ payof: 'score' }, 'there is no field "payof"; did you mean "payoff"?'],
    [{ misere: true }, 'there is no field "misere"; write one of variant, contract, leader, dealer, turned'],
  ])('has no place for %j, which would be lost', (fields, message) => {
    expect(() => formatLink({ ...RECORD, ...fields })).toThrow(message);
  });

  it('leaves out the fields of a request that are not about its deal', () => {
    expect(formatLink({ ...RECORD, id: 1, want: [], limitMs: 5 } as Linked)).toBe(LINK);
  });

  it('with a whole record is short', () => {
    expect(RECORD.plays).toHaveLength(32);
    expect(LINK).toHaveLength(165);
    expect(LINK).toBe(
      'jass=1&variant=klaverjassen-rotterdam&contract=D&leader=E' +
        '&plays=S7QATDT9J7KC8D8QS8K9HKJ97AC9JQTH8DAHQCK7HTSJCA' +
        '&deal=N:T.K87.Q9.AT_87.A.AKJ.97_KQ.QJT.7.J8_AJ9.9.T8.KQ',
    );
  });

  it.each<[contract: NoTrumpContract, fields: string]>([
    ['misere-obenabe', 'contract=obenabe&misere=true'],
    ['misere-unenufe', 'contract=unenufe&misere=true'],
    ['misere-slalom-obenabe', 'contract=slalom-obenabe&misere=true'],
    ['misere-slalom-unenufe', 'contract=slalom-unenufe&misere=true'],
    ['slalom-unenufe', 'contract=slalom-unenufe'],
  ])('writes the misère of %s as a field of its own', (contract, fields) => {
    const link = formatLink({ ...ENDING, contract });
    expect(link).toBe(`jass=1&variant=coiffeur&${fields}&leader=N&payoff=score&deal=${SPADES}`);
    expect(parseLink(link).contract).toBe(contract);
  });

  it.each<[what: string, fields: string, contract: NoTrumpContract]>([
    ['with `misere=false`', 'contract=obenabe&misere=false', 'obenabe'],
    ['with the misère before its contract', 'misere=true&contract=obenabe', 'misere-obenabe'],
    ['with the misère last of its words', 'contract=slalom-obenabe&payoff=score&misere=true', 'misere-slalom-obenabe'],
  ])('is read %s', (_, fields, contract) => {
    expect(parseLink(`jass=1&variant=coiffeur&${fields}&leader=N&deal=${SPADES}`).contract).toBe(contract);
  });

  it.each([
    ['the fragment', LINK],
    ['with its sign', `#${LINK}`],
    ['a whole address', `https://cards.example/deals?page=2#${LINK}`],
    ['in lines of a text', `\n  ${LINK}\n`],
    ['encoded once more', LINK.replaceAll(':', '%3A').replaceAll(',', '%2C')],
    ['with a suit before every card', LINK.replace(/plays=[^&]*/, `plays=${RECORD.plays.join('')}`)],
  ])('is read as %s', (_, text) => {
    expect(isLink(text)).toBe(true);
    expect(parseLink(text)).toEqual(RECORD);
  });

  it.each(['', 'jass', 'N:A... K... Q... J...', 'my jass=1', '#top', 'https://cards.example/#jazz=1'])(
    '%j is none',
    (text) => {
      expect(isLink(text)).toBe(false);
      expect(errorOf(() => parseLink(text)).message).toMatch(/does not begin with "jass="/);
    },
  );

  it.each<[what: string, text: string, code: string, message: RegExp]>([
    ['of another version', LINK.replace('jass=1', 'jass=2'), 'bad-request', /version "2"; .* reads only version 1/],
    ['without fields', 'jass=1', 'bad-request', /: variant is missing; write the name of a variant/],
    ['without a deal', LINK.replace(/&deal=[^&]*/, ''), 'bad-request', /: deal is missing; write a deal/],
    ['with a field unknown', `${LINK}&contrat=H`, 'bad-request', /no field "contrat"; did you mean "contract"/],
    ['with a field twice', `${LINK}&leader=N`, 'bad-request', /two fields leader/],
    ['with a field without value', LINK.replace('leader=E', 'leader'), 'bad-request', /leader has no "="/],
    ['with a seat that is none', LINK.replace('leader=E', 'leader=X'), 'bad-request', /leader: "X" is not a seat/],
    ['with a contract that is none', LINK.replace('contract=D', 'contract=Z'), 'bad-contract', /"Z" is not a contract/],
    ['with a payoff that is none', `${LINK}&payoff=pints`, 'bad-request', /did you mean "points"/],
    ['with a mode that is none', `${LINK}&mode=puzle`, 'bad-request', /did you mean "puzzle"/],
    ['with hands that are no side', `${LINK}&side=NE`, 'bad-request', /side: "NE" is neither a side nor a seat/],
    ['with a target that is no number', `${LINK}&target=all`, 'bad-request', /target: "all" is not a whole number/],
    ['with a misère in a suit', `${LINK}&misere=true`, 'bad-contract', /the contract D has no misère/],
    [
      'with a misère of a Guschti',
      LINK.replace('contract=D', 'contract=guschti-obenabe&misere=true'),
      'bad-contract',
      /the contract guschti-obenabe has no misère/,
    ],
    [
      'with a misère that is neither',
      LINK.replace('=D', '=obenabe&misere=perhaps'),
      'bad-request',
      /misere is "perhaps"/,
    ],
    ['with two misères', LINK.replace('=D', '=obenabe&misere=true&misere=true'), 'bad-request', /two fields misere/],
    ['with a broken character', LINK.replace('N:T', '%E'), 'bad-request', /deal has a "%"/],
    ['with rules that are no JSON', `${LINK}&rules=%7B`, 'bad-rules', /rules is not JSON/],
    ['with a play of no rank', LINK.replace(/plays=../, 'plays=SX'), 'illegal-play', /"X" at position 2/],
    ['with a play of no suit', LINK.replace(/plays=./, 'plays='), 'illegal-play', /position 1 has no suit before it/],
    ['with a suit left over', LINK.replace('&deal', 'S&deal'), 'illegal-play', /"S" at position \d+ is a suit without/],
    ['with a hand missing', LINK.replace(/_[^_]*$/, ''), 'bad-deal', /it has 3\./],
    ['too long', LINK + '.'.repeat(10_000), 'bad-request', /at most 10000/],
  ])('%s is refused', (_, text, code, message) => {
    const error = errorOf(() => parseLink(text));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^Read as a link: /);
    expect(error.message).toMatch(message);
  });

  it('with a change anywhere is another link or a JassError', () => {
    fc.assert(
      fc.property(anyLinked(), fc.nat(), fc.nat(), fc.string({ maxLength: 5 }), (linked, at, cut, put) => {
        const link = formatLink(linked);
        const start = at % link.length;
        const changed = link.slice(0, start) + put + link.slice(start + (cut % 20));
        try {
          parseLink(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(JassError);
        }
      }),
      { numRuns: times(500) },
    );
  });
});
