/**
 * The places of a chapter at which the board shows something, in the order of the text: its moves, the positions that it names, and its
 * questions. Text below an open question is none of them.
 */
import type { Card } from '../../../game/cards.ts';
import type { Block, Move, Moves, Prose, Question, Reply } from '../../../notation/study/study.ts';
import type { Attempt } from './attempt.ts';

export interface Stop {
  readonly of: Move | Moves | Question;
  /** The plays that lead to what the board shows there. */
  readonly plays: readonly Card[];
}

export const stopsIn = (prose: Prose): Stop[] =>
  prose.flatMap((part): Stop[] => {
    if (typeof part === 'string') return [];
    if (part.moves.length === 0) return [{ of: part, plays: part.before }];
    return part.moves.map((move) => ({ of: move, plays: [...move.before, move.card] }));
  });

/** The blocks down to the first question that is open. @param attempts at the questions of the chapter, in their order */
export function visibleBlocks(blocks: readonly Block[], attempts: readonly Attempt[]): readonly Block[] {
  const open = openQuestion(blocks, attempts);
  return open ? blocks.slice(0, blocks.indexOf(open) + 1) : blocks;
}

export const questionsIn = (blocks: readonly Block[]): readonly Question[] =>
  blocks.filter((block) => block.kind === 'question');

/** The first question that has not been answered. */
export const openQuestion = (blocks: readonly Block[], attempts: readonly Attempt[]): Question | undefined =>
  questionsIn(blocks).find((_, index) => attempts[index]!.end === null);

/** The author's reply to a card. */
export const replyTo = ({ replies }: Question, card: Card): Reply | undefined =>
  replies.find(({ cards }) => cards !== 'others' && cards.includes(card)) ??
  replies.find(({ cards }) => cards === 'others');

/** The stops of all text that can be read. */
export function visibleStops(blocks: readonly Block[], attempts: readonly Attempt[]): Stop[] {
  const questions = questionsIn(blocks);
  return visibleBlocks(blocks, attempts).flatMap((block) => {
    if (block.kind !== 'question') return stopsIn(block.prose);
    const { hints, tried, right } = attempts[questions.indexOf(block)]!;
    const said = [...tried, ...(right ? [right] : [])].map((card) => replyTo(block, card)?.prose ?? []);
    return [
      ...stopsIn(block.prose),
      { of: block, plays: block.before },
      ...[...block.hints.slice(0, hints), ...new Set(said)].flatMap(stopsIn),
    ];
  });
}

/** The number of the block that has a place; −1 for none. */
export const blockOf = (blocks: readonly Block[], at: Stop | null): number =>
  blocks.findIndex((block) => {
    const { of } = at ?? {};
    const said = block.kind === 'question' ? [...block.hints, ...block.replies.map(({ prose }) => prose)] : [];
    return of !== undefined && (block === of || [block.prose, ...said].flatMap(stopsIn).some((stop) => stop.of === of));
  });

/** The plays before the first move of a chapter: there it begins. */
export function startOf(blocks: readonly Block[]): readonly Card[] {
  const [first] = blocks.flatMap((block) => [
    ...stopsIn(block.prose),
    ...(block.kind === 'question' ? [{ of: block, plays: block.before }] : []),
  ]);
  return first?.of.before ?? [];
}

/** The line along which the board steps from a position of the text: the longest one told that begins with it. */
export const lineThrough = (plays: readonly Card[], record: readonly Card[], stops: readonly Stop[]): readonly Card[] =>
  begins(plays, record)
    ? record
    : stops.reduce(
        (longest, { plays: told }) => (told.length > longest.length && begins(plays, told) ? told : longest),
        plays,
      );

const begins = (plays: readonly Card[], line: readonly Card[]): boolean =>
  plays.length <= line.length && plays.every((card, index) => line[index] === card);

export const isSamePosition = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && begins(some, others);
