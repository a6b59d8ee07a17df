/** The example of the guide to annotated records: it is read, and the figures in it are those of the solver. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { isProven } from '../../src/notation/answer/answer.ts';
import { fieldsOf } from '../../src/notation/request/request.ts';
import { resolveRequest } from '../../src/notation/request/resolve-request.ts';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import { readStudyJson } from '../../src/notation/study/study-json.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';

const GUIDE = readFileSync('site/guide/studies.md', 'utf8');
const example = (language: string): string => new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm').exec(GUIDE)![1]!;

it('the text and the JSON are read', () => {
  const { deals, texts } = parseStudy(example('text'));
  expect(deals[0]!.plays).toHaveLength(8);
  expect(texts.get('en')!.chapters[0]!.blocks.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
    'question',
  ]);
  expect(readStudyJson(JSON.parse(example('json'))).deals[0]!.plays).toHaveLength(4);
});

it('its figures are those of the solver', async () => {
  const solver = await loadSolver();
  const [deal] = parseStudy(example('text')).deals;
  const cardsAfter = (plays: number) => {
    const request = resolveRequest({ ...deal!, plays: deal!.plays.slice(0, plays), want: ['cards'] });
    return new Map(
      answer(fieldsOf(request), solver).cards!.map((of) => [of.card, isProven(of) ? 162 - of.NS! : Number.NaN]),
    );
  };
  const [third, ninth] = [cardsAfter(2), cardsAfter(8)];
  expect(third.get('SA')! - third.get('SJ')!).toBe(26);
  expect(ninth.get('S8')).toBe(125);
  expect(Math.max(...ninth.values())).toBe(125);
  for (const card of ['DK', 'DA'] as const) expect(125 - ninth.get(card)!).toBe(19);
});
