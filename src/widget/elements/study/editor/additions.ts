/**
 * What a reader adds to a study from the board: a comment on the card shown, the line of the board as a side line, a question at its position, a
 * note, a chapter. Each is a study again. Added moves name their trick, and so do the next moves of the record: what follows stays as it was.
 */
import type { Card } from '../../../../game/cards.ts';
import type { Language } from '../../../../languages/registry/languages.ts';
import type { Block, ChapterText, Moves, Paragraph, Prose, Question, Study } from '../../../../notation/study/study.ts';
import { isSamePosition, stopsIn } from '../../../features/study/stops.ts';

export const ADDITIONS = ['comment', 'question', 'note', 'chapter'] as const;
export type Addition = (typeof ADDITIONS)[number];

/** Where something is added. */
export interface Spot {
  readonly language: Language;
  readonly chapter: number;
  /** The number of the block after which it stands; −1 for the start of the chapter. */
  readonly block: number;
  /** The plays on the board. */
  readonly plays: readonly Card[];
  /** The cards that may be played there. */
  readonly legal: readonly Card[];
}

/** The words that stand for those that the author will write. */
export const PLACEHOLDER = '…';

/** @param or the words between two side lines */
export function withAddition(study: Study, spot: Spot, what: Addition, or: string): Study {
  if (what === 'chapter') return withChapter(study, spot);
  const chapter = study.texts.get(spot.language)!.chapters[spot.chapter]!;
  const blocks = added(chapter.blocks, study.deals[spot.chapter]!.plays, spot, what, or);
  return withBlocks(study, spot, chapter, blocks);
}

function withBlocks(study: Study, spot: Spot, chapter: ChapterText, blocks: readonly Block[]): Study {
  const text = study.texts.get(spot.language)!;
  const chapters = text.chapters.map((of) => (of === chapter ? { ...of, blocks } : of));
  return { ...study, texts: new Map(study.texts).set(spot.language, { ...text, chapters }) };
}

/** A chapter with the same deal, in every language. */
function withChapter({ facts, deals, texts }: Study, { chapter }: Spot): Study {
  const after = <Of>(list: readonly Of[], one: Of): readonly Of[] => [
    ...list.slice(0, chapter + 1),
    one,
    ...list.slice(chapter + 1),
  ];
  const empty = { title: PLACEHOLDER, blocks: [paragraph(0, [PLACEHOLDER])] };
  return {
    facts,
    deals: after(deals, deals[chapter]!),
    texts: new Map(
      [...texts].map(([language, text]) => [language, { ...text, chapters: after(text.chapters, empty) }]),
    ),
  };
}

function added(
  blocks: readonly Block[],
  record: readonly Card[],
  { block, plays, legal }: Spot,
  what: Exclude<Addition, 'chapter'>,
  or: string,
): readonly Block[] {
  const end = endOfLines(blocks, block);
  const before = blocks.slice(0, end);
  const shared = plays.findIndex((card, index) => record[index] !== card);
  const leaves = shared < 0 ? null : shared;
  const isAside = leaves !== null && record.length > 0;
  const depth = isAside && what !== 'note' ? 1 : 0;
  const line = isAside
    ? movesOf(plays, leaves)
    : movesOf(plays, record.length === 0 ? 0 : Math.max(0, plays.length - 1));
  const tells = paragraph(depth, line.moves.length > 0 ? [line, ` ${PLACEHOLDER}`] : [PLACEHOLDER]);
  const additions: Record<typeof what, readonly Block[]> = {
    note: [{ kind: 'note', depth: 0, prose: [PLACEHOLDER] }],
    comment: [tells],
    question: isAside
      ? [paragraph(depth, [line]), question(depth, plays, [PLACEHOLDER], legal[0]!)]
      : [question(0, plays, [placeOf(plays), ` ${PLACEHOLDER}`], record[plays.length] ?? legal[0]!)],
  };
  const apart = depth > 0 && (before.at(-1)?.depth ?? 0) > 0 ? [paragraph(0, [or])] : [];
  const isMoved = depth === 0 && what !== 'note' && !isSamePosition(endOf(before), plays);
  const after = blocks.slice(end);
  return [...before, ...apart, ...additions[what], ...(isMoved ? numbered(after) : after)];
}

/** Where the record is at the end of some blocks. */
const endOf = (blocks: readonly Block[]): readonly Card[] =>
  blocks.flatMap(({ depth, prose }) => (depth === 0 ? stopsIn(prose) : [])).at(-1)?.plays ?? [];

/** The end of the side lines after a block. */
function endOfLines(blocks: readonly Block[], block: number): number {
  const next = blocks.findIndex(({ depth }, index) => index > block && depth === 0);
  return next < 0 ? blocks.length : next;
}

/** The blocks, of which the first that goes on with the record names its trick. */
function numbered(blocks: readonly Block[]): readonly Block[] {
  const isMoves = (part: Prose[number]): part is Moves => typeof part === 'object';
  const first = blocks.findIndex(
    ({ depth, kind, prose }) => depth === 0 && (kind === 'question' || prose.some(isMoves)),
  );
  return blocks.map((block, index) => {
    if (index !== first) return block;
    const at = block.prose.findIndex(isMoves);
    const prose: Prose =
      at < 0
        ? [placeOf((block as Question).before), ...block.prose.map((part) => ` ${part as string}`)]
        : block.prose.map((part, i) => (i === at && isMoves(part) ? { ...part, isNumbered: true } : part));
    return { ...block, prose };
  });
}

const paragraph = (depth: number, prose: Prose): Paragraph => ({ kind: 'paragraph', depth, prose });

const question = (depth: number, before: readonly Card[], prose: Prose, right: Card): Question => ({
  kind: 'question',
  depth,
  before,
  prose,
  hints: [[PLACEHOLDER]],
  replies: [
    { cards: [right], isRight: true, prose: [PLACEHOLDER] },
    { cards: 'others', isRight: false, prose: [PLACEHOLDER] },
  ],
});

const movesOf = (plays: readonly Card[], from: number): Moves => ({
  before: plays.slice(0, from),
  isNumbered: true,
  moves: plays.slice(from).map((card, index) => ({ card, before: plays.slice(0, from + index) })),
});

const placeOf = (plays: readonly Card[]): Moves => ({ before: plays, isNumbered: true, moves: [] });
