/** Studies as text and as JSON: where each move stands, that reading what was written gives the same, and the errors of each line. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../src/engine/synchronous.ts';
import { JassError } from '../../../src/game/errors.ts';
import { isProven } from '../../../src/notation/answer/answer.ts';
import { readTexts } from '../../../src/notation/read-text.ts';
import { dealFieldsOf } from '../../../src/notation/request/deal-fields.ts';
import { parseRequest } from '../../../src/notation/request/parse-request.ts';
import { annotatedStudy } from '../../../src/notation/study/annotated.ts';
import type { Reviewed } from '../../../src/notation/study/annotated.ts';
import { formatStudy } from '../../../src/notation/study/format-study.ts';
import { isStudy, parseStudy } from '../../../src/notation/study/parse-study.ts';
import { readStudyJson, studyJson } from '../../../src/notation/study/study-json.ts';
import type { Block, Study } from '../../../src/notation/study/study.ts';
import { loadSolver } from '../../../src/solver/full-solver.ts';
import type { Solver } from '../../../src/solver/solver.ts';

const DEAL = `Klaverjassen Rotterdam. Diamonds are trumps, East leads.
North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10. East: ♠ 8 7 ♥ A ♦ A K J ♣ 9 7.
South: ♠ K Q ♥ Q J 10 ♦ 7 ♣ J 8. West: ♠ A J 9 ♥ 9 ♦ 10 8 ♣ K Q.`;

const STUDY = `# A trump too many

Source: a club paper
Players: N Anna, East Beat de Boer

${DEAL}
---
## The lead
East begins with [7♠ Q♠ A♠? 10♠]. Then
[2. D10 9♦ J♦ ♦7].
> Better was [1.3 J♠], and after
> [10♠] North has it.
>> Not [1.3 9♠!?].
> So be it: [K♥].

! In Rotterdam you must overruff \\[always].

## What now?
${DEAL}
Plays: 7♠ Q♠ A♠ 10♠
---
After [7♠ Q♠ A♠ 10♠]:
? What should West lead?
?? Count the trumps.
It takes a moment.
+ 10♦ 8♦: Yes, [10♦ 9♦]!
- *: No.

\\? is text.
=== de ===
# Ein Trumpf zu viel
## Das Ausspiel
Ost beginnt mit [7♠ D♠ A♠ 10♠].
## Und jetzt?
[1. 7♠ D♠]
`;

/** The blocks of a chapter in short: depth, kind, text, and for each move the number of plays before it. */
const brief = (blocks: readonly Block[]): string[] =>
  blocks.map(({ depth, kind, prose }) =>
    [
      `${depth} ${kind}`,
      ...prose.map((part) =>
        typeof part === 'string'
          ? part
          : part.moves.map(({ card, before, sign = '' }) => `${before.length}:${card}${sign}`).join(' '),
      ),
    ].join('|'),
  );

const withDeal = (text: string): string => `${DEAL}\n---\n${text}`;

describe('a study', () => {
  const study = parseStudy(STUDY);

  it('has its facts, titles, languages and deals', () => {
    expect(study.facts).toEqual({ source: 'a club paper', players: { N: 'Anna', E: 'Beat de Boer' } });
    expect([...study.texts].map(([language, { title, chapters }]) => [language, title, chapters.length])).toEqual([
      ['en', 'A trump too many', 2],
      ['de', 'Ein Trumpf zu viel', 2],
    ]);
    expect(study.deals.map(({ plays }) => plays.join(' '))).toEqual(['S7 SQ SA ST DT D9 DJ D7', 'S7 SQ SA ST']);
  });

  it('has English before the language of the page, if that is named', () => {
    expect(parseStudy(STUDY, 'de')).toEqual(study);
    expect([...parseStudy(withDeal('[7♠ D♠]'), 'de').texts.keys()]).toEqual(['de']);
  });

  it('may tell the record of a deal over several chapters, but not beyond a record that is given', () => {
    const chapters = (plays: string): string => `${DEAL}${plays}\n---\n## A\n[7♠ Q♠]\n## B\n[1.3 A♠]\n`;
    expect(parseStudy(chapters('')).deals.map(({ plays }) => plays.length)).toEqual([2, 3]);
    expect(() => parseStudy(chapters('\nPlays: 7♠ Q♠'))).toThrow('SA is not in the record, which has ended');
  });

  it('follows the record and its side lines', () => {
    expect(brief(study.texts.get('en')!.chapters[0]!.blocks)).toEqual([
      '0 paragraph|East begins with |0:S7 1:SQ 2:SA? 3:ST|. Then |4:DT 5:D9 6:DJ 7:D7|.',
      '1 paragraph|Better was |2:SJ|, and after |3:ST| North has it.',
      '2 paragraph|Not |2:S9!?|.',
      '1 paragraph|So be it: |4:HK|.',
      '0 note|In Rotterdam you must overruff [always].',
    ]);
  });

  it('asks a question at its position', () => {
    const [, question] = study.texts.get('en')!.chapters[1]!.blocks;
    expect(question).toMatchObject({
      kind: 'question',
      before: ['S7', 'SQ', 'SA', 'ST'],
      prose: ['What should West lead?'],
      hints: [['Count the trumps. It takes a moment.']],
      replies: [
        { cards: ['DT', 'D8'], isRight: true },
        { cards: 'others', isRight: false, prose: ['No.'] },
      ],
    });
  });

  it.each<[what: string, again: (of: Study) => Study]>([
    ['text', (of) => parseStudy(formatStudy(of))],
    ['JSON', (of) => readStudyJson(JSON.parse(JSON.stringify(studyJson(of))))],
    ['text, then JSON', (of) => readStudyJson(studyJson(parseStudy(formatStudy(of))))],
  ])('is the same after it was written as %s', (_, again) => {
    expect(again(study)).toEqual(study);
  });

  it.each(['points', 'total', 'score'])('keeps the payoff of its deals: %s', (payoff) => {
    const { source, deals, texts } = studyJson(parseStudy(STUDY)) as { source: string; deals: object[]; texts: object };
    const study = readStudyJson({ source, deals: deals.map((deal) => ({ ...deal, payoff })), texts });
    expect(parseStudy(formatStudy(study)).deals.map((deal) => deal.payoff)).toEqual([payoff, payoff]);
  });

  it('is the same after text, whatever blanks and pieces its JSON has', () => {
    const prose = ['  South ', 'leads\n', { moves: 'S7' }, ' ', '- or \\ [so]. '];
    const blocks = [
      { kind: 'paragraph', prose },
      { kind: 'note', prose: ['? A note.'] },
    ] as const;
    const deal = { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'E' };
    const json = {
      deals: [0, 1].map(() => ({ ...deal, deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ' })),
      texts: { fr: { chapters: [{ blocks }, { title: 'Deux', blocks }] } },
    };
    const read = readStudyJson(json);
    expect(read.texts.get('fr')!.chapters[0]!.blocks[0]!.prose).toMatchObject(['South leads ', {}, ' - or \\ [so].']);
    expect(parseStudy(formatStudy(read))).toEqual(read);
  });

  it.each<[what: string, text: string, depth0: string[]]>([
    ['may begin without a title', withDeal('[7♠]'), ['0 paragraph|0:S7']],
    ['has moves in the notation', withDeal('[S7, SQ]'), ['0 paragraph|0:S7 1:SQ']],
    [
      'goes back by the number of a trick',
      withDeal('[7♠ Q♠]\n\n[1. 7♠] again'),
      ['0 paragraph|0:S7 1:SQ', '0 paragraph|0:S7| again'],
    ],
    [
      'has positions without a card',
      withDeal('[7♠ Q♠ A♠ 10♠] See [1.] and [2.].'),
      ['0 paragraph|0:S7 1:SQ 2:SA 3:ST| See || and ||.'],
    ],
    [
      'begins a side line with the last card',
      withDeal('[7♠ Q♠]\n> or [K♠]\n\nOn.'),
      ['0 paragraph|0:S7 1:SQ', '1 paragraph|or |1:SK', '0 paragraph|On.'],
    ],
  ])('%s', (_, text, blocks) => {
    const { chapters } = parseStudy(text).texts.get('en')!;
    expect(brief(chapters[0]!.blocks)).toEqual(blocks);
  });

  it.each<[what: string, text: string, error: RegExp]>([
    ['no deal', '---\ntext', /no deal before the text/],
    ['a faulty deal', `Schieber\n---\n[7♠]`, /^Line 1: /],
    ['an illegal card', withDeal('[7♠ J♥]'), /^Line 5: S may not play HJ in trick 1; legal: SK, SQ/],
    [
      'another card than the record’s',
      withDeal('[7♠ Q♠ A♠ 10♠]\n\n[1. 8♠]'),
      /^Line 7: S8 is not in the record, where card 1 of trick 1 is S7; begin .* >/,
    ],
    [
      'a trick out of reach',
      withDeal('[7♠]\n\n[3. 7♠]'),
      /^Line 7: Card 1 of trick 3 has not been reached: the line has 1 card/,
    ],
    ['a word that is no card', withDeal('[7♠ Bube]'), /^Line 5: "Bube" is not a card; write it as J♣ or CJ\./],
    ['a bracket without cards', withDeal('[ ]'), /^Line 5: " " names no cards/],
    ['an open bracket', withDeal('[7♠'), /^Line 5: a bracket \[ is not closed/],
    ['a side line of nothing', withDeal('[7♠]\n>> [8♠]'), /^Line 6: A side line of 2 signs > needs one of 1/],
    [
      'a question without a right answer',
      withDeal('[7♠]\n? What?\n- Q♠: no'),
      /^Line 6: the question has no right answer/,
    ],
    ['a reply without a question', withDeal('[7♠]\n\n+ Q♠: yes'), /^Line 7: \+ stands below a question/],
    ['a reply without cards', withDeal('[7♠]\n? What?\n+ yes'), /^Line 7: "\+ yes" names no cards/],
    ['an answer that is illegal', withDeal('[7♠]\n? What?\n+ J♥: yes'), /^Line 7: HJ cannot be played in answer/],
    ['an unknown language', `${withDeal('[7♠]')}\n=== xx ===\n[7♠]`, /^Line 6: The language "xx" is unknown/],
    [
      'another number of chapters',
      `${withDeal('[7♠]')}\n=== de ===\n## A\n[7♠]\n## B\n[7♠]`,
      /2 chapters, and the first one 1/,
    ],
    ['players without seats', `Players: Anna\n${withDeal('[7♠]')}`, /^Line 1: "Anna" names no player/],
  ])('refuses %s', (_, text, error) => {
    expect(() => parseStudy(text)).toThrow(error);
    expect(() => parseStudy(text)).toThrow(JassError);
  });

  it.each<[what: string, json: unknown, error: RegExp]>([
    ['another value', [], /needs/],
    ['no deals', { deals: [], texts: {} }, /deals/],
    [
      'an unknown kind',
      { deals: [{}], texts: { en: { chapters: [{ blocks: [{ kind: 'x' }] }] } } },
      /texts\.en\.chapters\.0\.blocks\.0\.kind/,
    ],
    ['a faulty deal', { deals: [{}], texts: { en: { chapters: [{ blocks: [] }] } } }, /^Deal 1: variant is missing/],
  ])('refuses JSON with %s', (_, json, error) => {
    expect(() => readStudyJson(json)).toThrow(error);
  });
});

describe('the text of a study as a deal', () => {
  it('gives the record of each chapter', () => {
    expect(readTexts(STUDY).map(({ format, title, plays }) => [format, title, plays.length])).toEqual([
      ['a study', 'The lead', 8],
      ['a study', 'What now?', 4],
    ]);
  });

  it.each([
    ['a deal', DEAL],
    ['a mail with a rule of hyphens', `${DEAL}\n---\nKind regards`],
  ])('is not %s', (_, text) => {
    expect(isStudy(text)).toBe(false);
  });
});

describe('a record with its review', () => {
  const RECORD = {
    variant: 'klaverjassen-rotterdam',
    contract: 'D',
    leader: 'E',
    deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
    plays: 'S7 SQ SA ST DT D9 DJ D7 DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA',
  };
  let solver: Solver;
  beforeAll(async () => {
    solver = await loadSolver();
  });

  const reviewed = (title: string): Reviewed => ({
    deal: dealFieldsOf(parseRequest(RECORD)),
    answer: answer({ ...RECORD, want: ['review', 'why'] }, solver),
    title,
    opening: 'North–South make 31.',
  });

  it.each(['en', 'de', 'fr', 'nl'] as const)('is a study that can be read again: %s', (language) => {
    const study = annotatedStudy([reviewed('One'), reviewed('Two')], language);
    expect(parseStudy(formatStudy(study), language)).toEqual(study);
  });

  it('marks each play that lost something, and plays a card that loses nothing in its place', () => {
    const { chapters } = annotatedStudy([reviewed('')], 'en').texts.get('en')!;
    const { review } = reviewed('').answer;
    const moves = chapters[0]!.blocks.flatMap(({ depth, prose }) =>
      prose.flatMap((part) => (typeof part === 'string' ? [] : part.moves.map((move) => ({ ...move, depth })))),
    );
    const lost = review!.flatMap((entry, index) => (isProven(entry) && entry.lost > 0 ? [index] : []));
    expect(lost.length).toBeGreaterThan(0);
    expect(moves.filter(({ sign }) => sign).map(({ before }) => before.length)).toEqual(lost);
    const main = moves.filter(({ depth }) => depth === 0).map(({ card }) => card);
    expect(main.join(' ')).toBe(RECORD.plays);
    for (const index of lost) {
      const side = moves.find(({ depth, before }) => depth === 1 && before.length === index)!;
      const plays = [...side.before, side.card];
      const value = (of: readonly string[]): unknown =>
        answer({ ...RECORD, plays: of.join(' '), want: [] }, solver).value;
      expect(value(plays)).toEqual(value(side.before));
    }
  });
});
