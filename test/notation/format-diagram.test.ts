/** Text diagrams: the importer reads them back, in the language in which they are written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/game/play/play.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { formatDiagram } from '../../src/notation/format-diagram.ts';
import { importRecord } from '../../src/notation/imports/index.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';
import { anyPosition } from '../game/arbitraries.ts';
import { times } from '../times.ts';

describe.each(LANGUAGES)('a diagram in %s', (language) => {
  it('is read back with its tricks', () => {
    const anyOfVariant = fc.constantFrom(...VARIANTS).chain(({ id, name, rules }) =>
      fc.record({
        id: fc.constant(id),
        game: fc.constantFrom(id, name),
        position: anyPosition({ rules: fc.constant(rules), maxCards: 12 }),
      }),
    );
    fc.assert(
      fc.property(anyOfVariant, ({ id, game, position: { setup, plays, state } }) => {
        const { contract, leader, declarer, level, doubled, deal } = setup;
        const text = formatDiagram(game, state, language);
        const read = importRecord(text, { language });
        const { declarer: readDeclarer = read.leader } = read;
        expect({ ...read, declarer: readDeclarer }).toMatchObject({
          format: 'a diagram',
          variant: id,
          contract,
          leader,
          declarer,
          deal: formatDeal(deal),
          plays,
        });
        expect([read.level, read.doubled]).toEqual([level, doubled]);
        expect(text).not.toMatch(/ $/m);
      }),
      { numRuns: times(60) },
    );
  });
});

it.each([
  ['en', 'Taken before: NS:60+20/4 EW:51/2'],
  ['de', 'Vorher: NS:60+20/4 OW:51/2'],
  ['nl', 'Eerder gehaald: NZ:60+20/4 OW:51/2'],
  ['fr', 'Faits avant\u202f: NS:60+20/4 EO:51/2'],
] as const)('what was taken before an ending is read back in %s', (language, line) => {
  const { rules } = variantById('klaverjassen-rotterdam');
  const deal = parseDeal('N:A... K... Q... J...');
  const taken = { NS: { points: 60, roem: 20, tricks: 4 }, EW: { points: 51, roem: 0, tricks: 2 } };
  const state = replay({ rules, contract: 'H', leader: 'N', declarer: 'N', deal, taken }, ['SA']);
  const text = formatDiagram('klaverjassen-rotterdam', state, language);
  expect(text.split('\n')).toContain(line);
  const read = { taken: { NS: { points: 60, roem: 20, tricks: 4 }, EW: { points: 51, tricks: 2 } }, plays: ['SA'] };
  expect(importRecord(text, { language })).toMatchObject(read);
  expect(importRecord(text)).toMatchObject(read);
  // In the notation in any language.
  const inNotation = text.replace(/: [NESWOZ:]+60/, ': NS:60').replace(/[A-Z]+:51/, 'EW:51');
  expect(importRecord(inNotation, { language })).toMatchObject(read);
});

it.each(LANGUAGES)('the turned card, from which the contract follows, is read back in %s', (language) => {
  const { rules } = variantById('kruisjassen');
  const deal = parseDeal('N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ');
  const state = replay({ rules, contract: 'S', leader: 'S', declarer: 'S', turned: 'S8', deal }, []);
  const text = formatDiagram('kruisjassen', state, language);
  expect(importRecord(text, { language })).toMatchObject({ contract: 'S', turned: 'S8' });
  const withoutTrump = text
    .split('\n')
    .filter((_, index) => index !== 1)
    .join('\n');
  expect(importRecord(withoutTrump, { language })).toMatchObject({ contract: 'S', turned: 'S8' });
});

it.each([
  ['de', 'N  W   O  S'],
  ['nl', 'N  W   O  Z'],
  ['fr', 'N  O   E  S'],
] as const)('the compass has the letters of the seats in %s', (language, letters) => {
  const { rules } = variantById('schieber');
  const deal = parseDeal('N:A... K... Q... J...');
  const text = formatDiagram(
    'Schieber',
    replay({ rules, contract: 'H', leader: 'N', declarer: 'N', deal }, []),
    language,
  );
  const middle = text
    .split('\n')
    .slice(8, 11)
    .map((line) =>
      line
        .slice(3)
        .replace(/[^A-Z ].*/, '')
        .trim(),
    );
  expect(middle.join('  ')).toBe(letters);
});

it('a full deal is read back without a language', () => {
  const { rules } = variantById('schieber');
  const deal = parseDeal('N:AKQ.AKQ.AKQ. JT9.JT9.JT9. 876.876.876. ...AKQJT9876');
  const state = replay({ rules, contract: 'H', leader: 'E', declarer: 'W', deal }, ['HJ']);
  for (const language of LANGUAGES) {
    expect(importRecord(formatDiagram('schieber', state, language)).deal).toBe(formatDeal(deal));
  }
  expect(formatDiagram('Schieber', state, 'en')).toBe(
    [
      'Schieber',
      'Trump: ♥',
      'Leader: East',
      'Declarer: West',
      '',
      '                    ♠ A K Q',
      '                    ♥ A K Q',
      '                    ♦ A K Q',
      '                    ♣ –',
      '♠ –                     N    ♠ J 10 9',
      '♥ –                   W   E  ♥ J 10 9',
      '♦ –                     S    ♦ J 10 9',
      '♣ A K Q J 10 9 8 7 6         ♣ –',
      '                    ♠ 8 7 6',
      '                    ♥ 8 7 6',
      '                    ♦ 8 7 6',
      '                    ♣ –',
      '',
      '1. East: J♥',
    ].join('\n'),
  );
});
