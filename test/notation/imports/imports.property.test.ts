/** Deals written in every format are read back unchanged; any text is a record or a JassError. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partnerOf } from '../../../src/game/cards.ts';
import { JassError } from '../../../src/game/errors.ts';
import { playsOf, startOf } from '../../../src/game/play/play.ts';
import type { GameSetup, GameState } from '../../../src/game/play/play.ts';
import type { Variant } from '../../../src/game/rules/rules.ts';
import { VARIANTS, variantById } from '../../../src/game/variants/index.ts';
import { parseDeal } from '../../../src/notation/deal.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { importRecord, importRecords } from '../../../src/notation/imports/index.ts';
import type { ImportedRecord } from '../../../src/notation/imports/index.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { anyContract, anyDeal, anySeat } from '../../game/arbitraries.ts';
import { playedOut } from '../../game/play-choices.ts';
import { times } from '../../times.ts';
import { mutated } from '../mutated.ts';
import { diagramOf, DUTCH_CODES, jassKitOf, messagesOf, SCRIPTS, textOf, tricksOf } from './written.ts';

/** A full deal of a variant. */
const anyFullSetup = (variants: readonly Variant[]): fc.Arbitrary<GameSetup & { variant: string }> =>
  fc.constantFrom(...variants).chain(({ id, rules }) =>
    fc
      .record({
        contract: anyContract(rules),
        leader: anySeat(),
        isPassed: fc.boolean(),
        deal: anyDeal(rules, rules.deck.ranks.length * rules.deck.copies),
      })
      .map(({ contract, leader, isPassed, deal }) => ({
        variant: id,
        rules,
        contract,
        leader,
        declarer: isPassed ? partnerOf(leader) : leader,
        deal,
      })),
  );

const anyChoices = fc.array(fc.nat(99), { minLength: 1, maxLength: 48 });

const languageOf = (script: string): Language =>
  ({ E: 'en', S: 'de', G: 'de', D: 'nl', F: 'fr' } as const)[script[0] as 'E'];

const schieber = variantById('schieber');

const same = (record: ImportedRecord, { deal, contract, leader, variant }: GameSetup & { variant: string }): void =>
  expect(record).toMatchObject({ variant, contract, leader, deal: formatDeal(deal) });

describe.each(Object.entries(SCRIPTS))('%s', (name, script) => {
  it('hands are read back, with or without the language', () => {
    fc.assert(
      fc.property(anyFullSetup(VARIANTS), fc.boolean(), (setup, isStated) => {
        const text = textOf(script, setup.deal, setup.contract, setup.leader);
        same(importRecord(text, { variant: setup.variant, ...(isStated && { language: languageOf(name) }) }), setup);
      }),
      { numRuns: times(60) },
    );
  });

  it('tricks without hands are read back', () => {
    fc.assert(
      fc.property(anyFullSetup(VARIANTS), anyChoices, (setup, choices) => {
        const state = playedOut(startOf(setup), choices);
        const record = importRecord(tricksOf(script, state), { variant: setup.variant, language: languageOf(name) });
        same(record, setup);
        expect(record.plays).toEqual(playsOf(state));
      }),
      { numRuns: times(40) },
    );
  });
});

/** Diagrams are printed with French suit signs. */
const WITH_DIAGRAMS = Object.entries(SCRIPTS).filter(([name]) => !name.startsWith('Swiss'));

it.each(WITH_DIAGRAMS)('%s: a diagram is read back', (name, script) => {
  fc.assert(
    fc.property(anyFullSetup(VARIANTS), (setup) => {
      const text = diagramOf(script, setup.deal, setup.contract, setup.leader);
      same(importRecord(text, { variant: setup.variant, language: languageOf(name) }), setup);
    }),
    { numRuns: times(40) },
  );
});

describe('Dutch codes', () => {
  it('are read back, hands and tricks', () => {
    fc.assert(
      fc.property(anyFullSetup(VARIANTS), anyChoices, (setup, choices) => {
        const { variant, deal, contract, leader } = setup;
        const expected = { format: 'Dutch codes', variant, contract, leader, deal: formatDeal(deal) };
        expect(importRecord(textOf(DUTCH_CODES, deal, contract, leader), { variant })).toMatchObject(expected);
        expect(importRecord(tricksOf(DUTCH_CODES, playedOut(startOf(setup), choices)), { variant })).toMatchObject(
          expected,
        );
      }),
      { numRuns: times(60) },
    );
  });
});

describe.each<[format: string, write: (state: GameState) => string]>([
  ['jass-kit JSON', (state) => JSON.stringify(jassKitOf(state))],
  ['webplatformz messages', (state) => JSON.stringify(messagesOf(state))],
  [
    'webplatformz messages',
    (state) =>
      messagesOf(state)
        .map((message) => JSON.stringify(message))
        .join('\n'),
  ],
])('%s', (format, write) => {
  it('are read back', () => {
    fc.assert(
      fc.property(anyFullSetup([schieber]), anyChoices, (setup, choices) => {
        const state = playedOut(startOf(setup), choices);
        const { contract, leader, declarer, deal } = setup;
        expect(importRecord(write(state))).toMatchObject({
          format,
          variant: 'schieber',
          contract,
          leader,
          declarer,
          deal: formatDeal(deal),
          plays: playsOf(state),
        });
      }),
      { numRuns: times(60) },
    );
  });
});

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom('', '♠', 'B', '10', '\n', 'N:', '-1', 'null', '[]'),
);

describe('any text', () => {
  const check = (text: string, language?: Language): void => {
    let records: ImportedRecord[];
    try {
      records = importRecords(text, { variant: 'schieber', ...(language && { language }) });
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      expect(error.message).not.toContain('\n');
      expect(error.message.length).toBeLessThan(2000);
      return;
    }
    for (const { deal } of records) expect(formatDeal(parseDeal(deal))).toBe(deal);
  };
  const anyLanguage = fc.constantFrom<(Language | undefined)[]>('en', 'de', 'nl', 'fr', undefined);
  const [sample] = fc.sample(anyDeal(schieber.rules, 9), { numRuns: 1, seed: 1 });
  const setup: GameSetup = { rules: schieber.rules, contract: 'H', leader: 'N', declarer: 'S', deal: sample! };
  const state = playedOut(startOf(setup), [3, 1, 4, 1, 5]);
  const { deal, contract, leader } = state.setup;
  const rights = [
    ...Object.values(SCRIPTS).flatMap((script) => [
      textOf(script, deal, contract, leader),
      tricksOf(script, state),
      diagramOf(script, deal, contract, leader),
    ]),
    textOf(DUTCH_CODES, deal, contract, leader),
    JSON.stringify(jassKitOf(state)),
    JSON.stringify(messagesOf(state)),
  ];

  it('is a record or a JassError', () => {
    const words = fc.string({
      unit: fc.constantFrom(
        '♠',
        '♥',
        'N:',
        'Nord: ',
        'V',
        'B',
        '10',
        '\n',
        ' ',
        '{',
        '}',
        '[',
        '"tricks":',
        '"cards"',
        ':',
        ',',
        '1',
        's11',
        'As',
        'de',
        '__proto__',
        'Schellen',
        'Trumpf:',
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), words, fc.json()), anyLanguage, (text, language) =>
        check(text, language),
      ),
      { numRuns: times(1500) },
    );
  });

  it('that is nearly a record is a record or a JassError', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rights).chain((right) => mutated(right, pieces)),
        anyLanguage,
        (text, language) => check(text, language),
      ),
      { numRuns: times(1500) },
    );
  });

  it('is refused if it is long: in quadratic time the test would not end', () => {
    const pieces = [
      'N: ♠',
      '♠ A\n',
      's11 ',
      'Nord: As ',
      '[',
      '{"tricks":[',
      'A',
      '01.01.01 01:01:01\n',
      '01.01.01 01:01:01\r',
    ];
    for (const text of pieces.map((piece) => piece.repeat(900_000 / piece.length))) check(text);
  });
});
