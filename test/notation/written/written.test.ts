/**
 * Texts as people write them, of which the reader must read each, name each mistake and tell each gap. What is said around the hands, and
 * in which order, changes nothing.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/game/play/random-deal.ts';
import { JassError } from '../../../src/game/errors.ts';
import { parseDeal } from '../../../src/notation/deal.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { readText } from '../../../src/notation/read-text.ts';
import type { ReadText } from '../../../src/notation/read-text.ts';
import { times } from '../../times.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FAULTY, GAPS } from './faulty.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { fill } from './write.ts';
import type { Filled } from './write.ts';

const ALL = [...GERMAN, ...ENGLISH, ...DUTCH, ...FRENCH].map((written, seed) => fill(written, seed));

const read = (text: string): ReadText => readText(text, { guess: {} });

/** What a text says, as the reader should return it. */
const saidBy = ({ says, deal, plays, played }: Filled): object => ({
  ...says,
  deal: formatDeal(parseDeal(deal)),
  ...(plays && { plays: played }),
});

/** The same of what was read. */
function readAs({ text, says, plays }: Filled, shown = text): object {
  const found = read(shown) as unknown as Record<string, unknown>;
  return {
    ...Object.fromEntries(Object.keys(says).map((name) => [name, found[name]])),
    deal: formatDeal(parseDeal(String(found['deal']))),
    ...(plays && { plays: found['plays'] }),
  };
}

describe.each([
  ['German', ALL.filter(({ tongue }) => tongue === 'de')],
  ['English', ALL.filter(({ tongue }) => tongue === 'en')],
  ['Dutch', ALL.filter(({ tongue }) => tongue === 'nl')],
  ['French', ALL.filter(({ tongue }) => tongue === 'fr')],
])('%s', (_, texts) => {
  it.each(texts.map((filled, index) => [`${index + 1} ${filled.text.split('\n', 1)[0]!}`, filled] as const))(
    '%s',
    (_, filled) => expect(readAs(filled)).toEqual(saidBy(filled)),
  );
});

describe('a mistake is named', () => {
  it.each(FAULTY)('$what', ({ text, mentions }) => {
    const error = ((): unknown => {
      try {
        return read(text);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(JassError);
    for (const mention of mentions) expect((error as JassError).message).toMatch(mention);
  });
});

describe('a gap keeps the hands', () => {
  it.each(GAPS.map((gap, index) => [`${gap.written.tongue} ${index + 1}: ${gap.gap.join(', ')}`, gap, index] as const))(
    '%s',
    (_, { gap, written }, index) => {
      const { text, deal } = fill(written, 400 + index);
      const found = read(text);
      expect(found).toMatchObject({ ...written.says, deal });
      for (const name of gap) expect(found[name]).toBeUndefined();
    },
  );
});

describe('what means nothing changes nothing', () => {
  const REMARKS = [
    'Was meint ihr dazu?',
    'Liebe Grüsse, Ruedi',
    'How would you play this?',
    'Thanks a lot!',
    'Groetjes van Henk',
    'Het was een mooie avond.',
    'Bonne soirée à tous.',
    'Merci d’avance, Gérard',
    'Deal 12, table 3, 14:30',
    'https://example.org/evening?page=2',
    '***',
    '😀',
  ];
  const random = seeded(48);
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  it('a remark before or after', () => {
    for (let time = 0; time < times(2000); time++) {
      const filled = any(ALL.filter(({ text }) => !text.includes('<') && !text.includes('[Event')));
      const [before, after] = [any(REMARKS), any(REMARKS)];
      const shown = `${before}\n\n${filled.text}\n\n${after}`;
      expect(readAs(filled, shown), shown).toEqual(saidBy(filled));
    }
  });

  it('the order of paragraphs', () => {
    for (let time = 0; time < times(2000); time++) {
      // Tricks follow each other, and a seat its suits.
      const filled = any(
        ALL.filter(
          ({ text, plays }) => !plays && /\n\n/.test(text) && !/^(?:\p{L}+):?$/mu.test(text) && !/[|<>[]/.test(text),
        ),
      );
      const parts = filled.text.split(/\n\n+/);
      const shown = [...parts].sort(() => random() - 0.5).join('\n\n');
      expect(readAs(filled, shown), shown).toEqual(saidBy(filled));
    }
  });
});
