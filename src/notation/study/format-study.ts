/** Writes a study as the plain text that `parseStudy` reads: deals in the first language, cards with the letters of each. */
import { formatDealText } from '../exports/deal-text.ts';
import { factLines } from './facts.ts';
import { cardInSigns } from '../signs.ts';
import { formatMoves } from './moves.ts';
import type { Letters } from './moves.ts';
import { checkStudy } from './study.ts';
import type { Block, Prose, Reply, Study } from './study.ts';

/** Signs that say what a line is, if they begin it. */
const MARKS = /^(?=>|#|\?|!|\+\s|-|=)/;

/** The payoff of a deal in a text that has none. */
const UNSAID_PAYOFF = 'points';

/** @throws TypeError unless it is a study */
export function formatStudy(study: Study): string {
  checkStudy(study);
  const { facts, deals, texts } = study;
  const parts = [...texts].map(([language, { title, chapters }], index) => {
    const isFirst = index === 0;
    const isSingle = chapters.length === 1 && chapters[0]!.title === '';
    const facing = isFirst ? factLines(facts, language) : [];
    const deal = (number: number): string[] => [
      formatDealText(deals[number]!, language, null, UNSAID_PAYOFF).trimEnd(),
      '---',
      '',
    ];
    const isOther = (number: number): boolean =>
      isFirst && number > 0 && JSON.stringify(deals[number]) !== JSON.stringify(deals[number - 1]);
    const lines = [
      // English needs no name at the beginning.
      ...(isFirst && language === 'en' ? [] : [`=== ${language} ===`, '']),
      ...(title ? [`# ${title}`, ''] : []),
      ...facing,
      ...(facing.length > 0 ? [''] : []),
      ...(isFirst ? deal(0) : []),
      ...chapters.flatMap((chapter, number) => [
        ...(isSingle ? [] : [`## ${chapter.title}`, '']),
        ...(isOther(number) ? deal(number) : []),
        ...chapter.blocks.flatMap((block) => [
          ...blockLines(block, { language, suits: deals[number]!.cards ?? 'french' }),
          '',
        ]),
      ]),
    ];
    return lines.join('\n').trim();
  });
  return `${parts.join('\n\n')}\n`;
}

function blockLines(block: Block, letters: Letters): string[] {
  const quoted = block.depth > 0 ? `${'>'.repeat(block.depth)} ` : '';
  const text = proseText(block.prose, letters);
  if (block.kind === 'paragraph') return [quoted + text.replace(MARKS, '\\')];
  if (block.kind === 'note') return [`${quoted}! ${text}`];
  return [
    `${quoted}? ${text}`,
    ...block.hints.map((hint) => `${quoted}?? ${proseText(hint, letters)}`),
    ...block.replies.map((reply) => quoted + replyText(reply, letters)),
  ];
}

function replyText({ cards, isRight, prose }: Reply, letters: Letters): string {
  const names =
    cards === 'others' ? '*' : cards.map((card) => cardInSigns(card, letters.language, letters.suits)).join(' ');
  return `${isRight ? '+' : '-'} ${names}: ${proseText(prose, letters)}`;
}

const proseText = (prose: Prose, letters: Letters): string =>
  prose
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll(/[\\[]/g, '\\$&')
        : `[${formatMoves(part, (card) => cardInSigns(card, letters.language, letters.suits))}]`,
    )
    .join('');
