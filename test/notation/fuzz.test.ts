/**
 * Every parser with arbitrary and nearly correct input: a result is read back from its written form, and any other input is a
 * JassError, never another exception. The time is linear in the length.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKS, SEATS, SUITS } from '../../src/game/cards.ts';
import { JassError } from '../../src/game/errors.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { errorAnswer } from '../../src/notation/answer/answer.ts';
import { parseCard, parseContractName, parseSeat } from '../../src/notation/cards.ts';
import { parseDeal, readDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { formatPlays, parsePlays } from '../../src/notation/plays.ts';
import { parseJson, requestId } from '../../src/notation/request/json.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { times } from '../times.ts';
import { mutated } from './mutated.ts';

const DEAL = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
const PLAYS = 'S7 SQ SA ST, DT D9 dj d7,DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA C9 CJ CQ C10 H8 DA HQ CK C7 HT SJ CA';
const REQUEST = JSON.stringify({
  id: 'any',
  variant: 'klaverjassen',
  contract: 'H',
  leader: 'N',
  declarer: 'N',
  deal: DEAL,
  plays: ['HJ', 'H6'],
  payoff: 'points',
  rules: { lastTrick: 10 },
  want: ['cards', 'line'],
});

/** Any code units, including lone surrogates and control characters. */
const codeUnits = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

/** Characters and words with a meaning in some format. */
const words = fc.string({
  unit: fc.constantFrom(
    ...SUITS,
    ...RANKS,
    ...SEATS,
    ...['.', '-', ':', ' ', ',', '10', '1', '0', '\n', 'N:', '"', '{', '}', '[', ']', '\\', '🂡', '\ud83c', '\0'],
    ...['__proto__', 'constructor', 'null', '1e999', '<script>'],
  ),
  maxLength: 80,
});

/** A piece of up to six code units. */
const pieces = fc.oneof(words, codeUnits, fc.constant('')).map((text) => text.slice(0, 6));

const megabytes = fc
  .tuple(fc.oneof(words, codeUnits), fc.integer({ min: 1, max: 2_000_000 }))
  .map(([text, length]) => text.repeat(Math.ceil(length / Math.max(text.length, 1))));

/** Checks the result of the parser; an error must be a JassError that can be printed on one line. */
function readOrRefuse<T>(parse: () => T, check: (value: T) => void): void {
  let value: T;
  try {
    value = parse();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    const printed = JSON.stringify(errorAnswer(error, undefined));
    expect(printed.length).toBeLessThan(2000);
    expect(printed).not.toContain('\n');
    return;
  }
  check(value);
}

const checkDealText = (text: string): void =>
  readOrRefuse(
    () => parseDeal(text),
    (deal) => {
      const written = formatDeal(deal);
      expect(formatDeal(parseDeal(written))).toBe(written);
      for (const { rules } of VARIANTS)
        readOrRefuse(
          () => readDeal(rules, text),
          () => {},
        );
    },
  );

const checkPlaysText = (text: string): void =>
  readOrRefuse(
    () => parsePlays(text),
    (plays) => {
      expect(parsePlays(formatPlays(plays))).toEqual(plays);
      expect(parsePlays(plays)).toEqual(plays);
    },
  );

const checkWord = (text: string): void => {
  const card = parseCard(text);
  if (card) expect(parseCard(card)).toBe(card);
  readOrRefuse(
    () => parseSeat(text, 'leader'),
    (seat) => expect(parseSeat(seat, 'leader')).toBe(seat),
  );
  readOrRefuse(
    () => parseContractName(text),
    (contract) => expect(parseContractName(contract)).toBe(contract),
  );
};

const checkRequest = (json: unknown): void => {
  requestId(json);
  readOrRefuse(
    () => parseRequest(json),
    (request) => expect(parseRequest(request)).toEqual(request),
  );
};

const checkLine = (line: string): void => readOrRefuse(() => parseJson(line), checkRequest);

describe.each<[name: string, check: (text: string) => void, right: string]>([
  ['a deal', checkDealText, DEAL],
  ['plays', checkPlaysText, PLAYS],
  ['a card, a seat, a contract', checkWord, 'obenabe'],
  ['a line of JSON', checkLine, REQUEST],
])('%s', (_, check, right) => {
  it('from the correct text', () => {
    check(right);
  });

  it('from arbitrary text', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), codeUnits, words), check), { numRuns: times(500) });
  });

  it('from a correct text with mistakes', () => {
    fc.assert(fc.property(mutated(right, pieces), check), { numRuns: times(1000) });
  });

  it('from megabytes', () => {
    fc.assert(fc.property(megabytes, check), { numRuns: times(20) });
  });
});

describe('a request', () => {
  it('from arbitrary JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }), (json) => {
        checkRequest(json);
        checkLine(JSON.stringify(json));
      }),
      { numRuns: times(500) },
    );
  });

  it('from a correct request with another value in one field', () => {
    const right = JSON.parse(REQUEST) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(right), '__proto__', 'toString'), fc.jsonValue(), (field, value) => {
        const json = { ...right };
        Object.defineProperty(json, field, { value, enumerable: true, configurable: true, writable: true });
        checkRequest(json);
      }),
      { numRuns: times(500) },
    );
  });
});
