/**
 * A reviewed record as a study: the record in moves, a side line with a better card at each play that lost something, and its reason in one sentence.
 * The result is a draft for an author, so it states figures and leaves the rest to them.
 */
import type { Card } from '../../game/cards.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { untranslated } from '../../game/reason.ts';
import type { command } from '../../languages/en/command.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { REPORTS } from '../../languages/registry/reports.ts';
import type { Account } from '../answer/account.ts';
import { isProven } from '../answer/answer.ts';
import type { Answer } from '../answer/answer.ts';
import type { DealFields } from '../request/deal-fields.ts';
import { cardInSigns } from '../signs.ts';
import { sayer } from '../words/say.ts';
import type { Say } from '../words/say.ts';
import type { WrittenMoves } from './moves.ts';
import { resolveBlocks } from './resolve.ts';
import type { WrittenBlock, WrittenProse } from './resolve.ts';
import type { Study } from './study.ts';

/** From so many points on a loss gets two question marks. */
const BLUNDER = 20;

/** A record with its review and the accounts of its losses. */
export interface Reviewed {
  readonly deal: DealFields;
  readonly answer: Pick<Answer, 'review' | 'why'>;
  /** Of its chapter; empty for the only deal. */
  readonly title: string;
  /** A sentence on what best play makes. */
  readonly opening: string;
}

/** A chapter for each deal. @throws JassError for an answer about another record */
export function annotatedStudy(records: readonly Reviewed[], language: Language): Study {
  const chapters = records.map(({ title, ...of }) => {
    const { blocks, deal } = resolveBlocks(blocksOf(of, language), of.deal);
    return { deal, text: { title, blocks } };
  });
  return {
    facts: {},
    deals: chapters.map(({ deal }) => deal),
    texts: new Map([[language, { title: '', chapters: chapters.map(({ text }) => text) }]]),
  };
}

function blocksOf(
  { deal, answer: { review = [], why = [] }, opening }: Omit<Reviewed, 'title'>,
  language: Language,
): WrittenBlock[] {
  const say = sayer<typeof command>(REPORTS[language].command);
  const cardName = (card: Card): string => cardInSigns(card, language, deal.cards);
  const losses = review.flatMap((entry, index) =>
    isProven(entry) && entry.lost > 0 ? [{ index, lost: entry.lost, best: entry.best }] : [],
  );
  const blocks = [block(0, [opening])];
  let told = 0;
  for (const { index, lost, best } of losses) {
    const cards: WrittenMoves['cards'] = [
      ...deal.plays.slice(told, index).map((card) => ({ card })),
      { card: deal.plays[index]!, sign: lost >= BLUNDER ? '??' : '?' },
    ];
    blocks.push(block(0, [...byTrick(cards, told), ` ${say('loses', { lost })}.`]));
    told = index + 1;
    const account = why.find((of) => of.index === index);
    if (account) blocks.push(block(1, betterLine(account, best.map(cardName), say)));
  }
  const rest = deal.plays.slice(told).map((card) => ({ card }));
  return rest.length > 0 ? [...blocks, block(0, byTrick(rest, told))] : blocks;
}

/** Cards of the record, trick by trick. @param from the plays before them */
function byTrick(cards: WrittenMoves['cards'], from: number): WrittenProse {
  const parts: WrittenProse[number][] = [];
  for (let at = 0; at < cards.length;) {
    const place = (from + at) % TRICK_SIZE;
    const end = Math.min(cards.length, at + TRICK_SIZE - place);
    if (parts.length > 0) parts.push(' ');
    parts.push({ ...((place === 0 || at === 0) && { from: from + at }), cards: cards.slice(at, end) });
    at = end;
  }
  return parts;
}

/** The best card with the rest of its trick, and where the difference comes from. */
function betterLine(
  { index, best, tricks }: Account,
  [, ...others]: readonly string[],
  say: Say<typeof command>,
): WrittenProse {
  const restOfTrick = best.slice(0, TRICK_SIZE - (index % TRICK_SIZE));
  const dearest = tricks.reduce((one, other) => (other.difference < one.difference ? other : one));
  const also = others.length > 0 ? ` (${say('alsoBest', { cards: others.join(' ') })})` : '';
  const reason =
    dearest.trick === undefined ? '' : ` ${say('trickBrings', { trick: dearest.trick, lost: -dearest.difference })}`;
  return [`${say('betterWas')} `, { from: index, cards: restOfTrick.map((card) => ({ card })) }, `${also}.${reason}`];
}

const block = (depth: number, prose: WrittenProse): WrittenBlock => ({
  kind: 'paragraph',
  depth,
  where: untranslated('The record'),
  prose,
  hints: [],
  replies: [],
});
