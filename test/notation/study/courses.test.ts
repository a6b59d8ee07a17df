/** The studies that ship as examples: each is read and written as it stands, in all its languages alike, and every claim about points is true (claims.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatStudy } from '../../../src/notation/study/format-study.ts';
import { parseStudy } from '../../../src/notation/study/parse-study.ts';
import type { ChapterText, Prose, Study } from '../../../src/notation/study/study.ts';
import { loadSolver } from '../../../src/solver/full-solver.ts';
import type { Solver } from '../../../src/solver/solver.ts';
import { cardsOf, claimsIn, Facts, falseClaims } from './claims.ts';

interface Course {
  readonly folder: string;
  readonly count: number;
  readonly languages: readonly string[];
}

/** Hands that others have printed: their play, or a best one, is told to the end, and each play that lost something is marked. */
const PUBLISHED = 'published';

const COURSES: readonly Course[] = [
  { folder: 'courses/schieber', count: 12, languages: ['en', 'de'] },
  { folder: 'courses/klaverjassen', count: 8, languages: ['en', 'de', 'nl'] },
  { folder: PUBLISHED, count: 12, languages: ['en'] },
];

/** The course whose answers stay right when roem and a wet deal count. */
const WITH_ROEM = 'courses/klaverjassen';

/** Words in a chapter of a course, without replies. */
const WORDS = { least: 60, most: 150 };

const filesOf = (folder: string): string[] =>
  readdirSync(`examples/${folder}`)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => `examples/${folder}/${file}`);

const wordsIn = (prose: Prose): number =>
  prose.flatMap((part) => (typeof part === 'string' ? (part.match(/\p{L}[\p{L}’'-]*/gu) ?? []) : [])).length;

/** The structure that all languages share: kinds, depths, moves, replies, and the points of the text. */
const structure = ({ blocks }: ChapterText): unknown[] =>
  blocks.map((block) => [
    block.kind,
    block.depth,
    shape(block.prose),
    ...(block.kind === 'question'
      ? [block.before, block.hints.map(shape), block.replies.map((of) => [of.cards, of.isRight, shape(of.prose)])]
      : []),
  ]);

const shape = (prose: Prose): unknown => [prose.filter((part) => typeof part !== 'string'), claimsIn(prose)];

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe.each(COURSES)('$folder', ({ folder, count, languages }) => {
  const files = filesOf(folder);

  it('has all its studies', () => {
    expect(files).toHaveLength(count);
  });

  describe.each(files)('%s', (file) => {
    const text = readFileSync(file, 'utf8');
    const study: Study = parseStudy(text);
    const chapters = [...study.texts].flatMap(([language, { chapters: told }]) =>
      told.map((chapter, index) => ({ language, chapter, deal: study.deals[index]! })),
    );

    it('is the same after it was written', () => {
      expect(parseStudy(formatStudy(study))).toEqual(study);
    });

    it('says the same in each language', () => {
      expect([...study.texts.keys()]).toEqual(languages);
      const [first, ...others] = [...study.texts.values()].map((of) => of.chapters.map(structure));
      for (const other of others) expect(other).toEqual(first);
    });

    it('has a question and a side line in each chapter, and is neither short nor long', () => {
      for (const { chapter } of chapters) {
        expect(chapter.blocks.some(({ kind }) => kind === 'question')).toBe(true);
        expect(chapter.blocks.some(({ depth }) => depth > 0)).toBe(true);
        const words = chapter.blocks.reduce((sum, { prose }) => sum + wordsIn(prose), 0);
        expect(words).toBeGreaterThanOrEqual(WORDS.least);
        expect(words).toBeLessThanOrEqual(WORDS.most);
      }
    });

    it('asks for the best cards', () => {
      for (const { chapter, deal } of chapters) {
        const facts = new Facts(deal, solver);
        for (const { before, replies } of chapter.blocks.filter((block) => block.kind === 'question')) {
          const legal = facts.legal(before);
          const right = replies.filter(({ isRight }) => isRight).flatMap((reply) => cardsOf(reply, replies, legal));
          const wrong = replies.filter(({ isRight }) => !isRight).flatMap((reply) => cardsOf(reply, replies, legal));
          expect([...right].sort()).toEqual(facts.best(before).sort());
          expect([...right, ...wrong].sort()).toEqual(legal.sort());
          if (folder === WITH_ROEM)
            expect(new Facts({ ...deal, payoff: 'score' }, solver).best(before)).toEqual(facts.best(before));
        }
      }
    });

    if (folder === PUBLISHED) {
      it('names its source, tells all plays, and marks those that lost something', () => {
        expect(study.facts.source).toBeTruthy();
        for (const { chapter, deal } of chapters) {
          const facts = new Facts(deal, solver);
          const marked = chapter.blocks
            .filter(({ kind, depth }) => kind === 'paragraph' && depth === 0)
            .flatMap(({ prose }) => prose.flatMap((part) => (typeof part === 'string' ? [] : part.moves)));
          expect(marked.map(({ card }) => card)).toEqual(deal.plays);
          expect(facts.stateAfter(deal.plays).toPlay).toBeNull();
          const losing = marked.filter(({ before, card }) => facts.loss(before, card) > 0);
          expect(losing).toEqual(marked.filter(({ sign }) => sign?.includes('?')));
        }
      });
    }

    it('states points as the solver finds them', () => {
      const untrue = chapters.flatMap(({ language, chapter, deal }) =>
        falseClaims(chapter, new Facts(deal, solver), language),
      );
      expect(untrue).toEqual([]);
    });
  });
});

describe('what the sources print', () => {
  it.each<[file: string, tricks: readonly number[]]>([
    ['01-parlett-klaverjas', [24, 44, 7, 8, 13, 15, 18, 33]],
    ['02-undenufe', [17, 12, 24, 26, 8, 2, 19, 18, 31]],
    ['03-match-in-diamonds', [41, 21, 23, 11, 7, 14, 8, 18, 14]],
    ['04-spades-by-west', [20, 31, 23, 4, 13, 16, 23, 7, 20]],
  ])('%s: the points of each trick', (file, tricks) => {
    const [deal] = parseStudy(readFileSync(`examples/published/${file}.txt`, 'utf8')).deals;
    expect(new Facts(deal!, solver).stateAfter(deal!.plays).tricks.map(({ points }) => points)).toEqual(tricks);
  });
});

describe('a false claim is found', () => {
  const LESSON = readFileSync('examples/courses/schieber/01-draw-the-last-trump.txt', 'utf8');

  it.each<[what: string, is: string, says: string, found: string]>([
    ['a cost in a reply', 'costs 20 points', 'costs 21 points', '21 points'],
    ['a cost of a move', 'costs 31 points', 'costs 30 points', '30 points'],
    ['a trick', 'takes 24 points', 'takes 23 points', '23 points'],
    ['a side', 'North–South win every trick', 'East–West make 157 points', '157 points'],
    ['a side line', 'a trick of 31 points', 'a trick of 32 points', '32 points'],
    ['a sign', '[9♣ 10♣', '[9♣?? 10♣', 'C9??'],
    ['a number in words', 'takes 24 points', 'takes thirty points', 'thirty points'],
  ])('%s', (_, is, says, found) => {
    const text = LESSON.replace(is, says);
    const { texts, deals } = parseStudy(text);
    expect(falseClaims(texts.get('en')!.chapters[0]!, new Facts(deals[0]!, solver), 'en').join()).toContain(found);
  });
});
