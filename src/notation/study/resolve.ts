/** Follows the text of a chapter and gives every move its place (lines.ts). Text and JSON are both read into blocks as written, and meet here. */
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { located } from '../../game/located.ts';
import { legalNow, replay } from '../../game/play/play.ts';
import { str, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import type { DealFields } from '../request/deal-fields.ts';
import { positionOf } from '../request/resolve-request.ts';
import { Lines } from './lines.ts';
import type { WrittenMoves } from './moves.ts';
import type { Block, Prose, Reply } from './study.ts';

/** Text, and moves as written. */
export type WrittenProse = readonly (string | WrittenMoves)[];

interface Placed {
  /** Where it stands, such as “Line 7”, for errors. */
  readonly where: Reason;
  readonly prose: WrittenProse;
}

export interface WrittenReply extends Placed, Pick<Reply, 'cards' | 'isRight'> {}

export interface WrittenBlock extends Placed {
  readonly kind: Block['kind'];
  readonly depth: number;
  /** Of a question. */
  readonly hints: readonly Placed[];
  readonly replies: readonly WrittenReply[];
}

/** The deepest side line. */
const MOST_DEPTH = 8;

/**
 * The blocks of a chapter, and the deal with the record as far as the text tells it, unless the deal has a record.
 * @param isGiven whether the plays of the deal are its record; otherwise those that earlier chapters have told
 * @throws JassError naming the place: a card that is illegal or not the record's, a question without a right reply
 */
export function resolveBlocks(
  written: readonly WrittenBlock[],
  deal: DealFields,
  isGiven = deal.plays.length > 0,
): { readonly blocks: readonly Block[]; readonly deal: DealFields } {
  const { setup } = positionOf({ ...deal, plays: [] });
  const lines = new Lines(setup, deal.plays, isGiven);
  const blocks = written.map((block) => resolveBlock(block, lines));
  return { blocks, deal: { ...deal, plays: lines.record } };
}

function resolveBlock({ kind, depth, where, prose, hints, replies }: WrittenBlock, lines: Lines): Block {
  const resolved = at(where, () => {
    if (depth > MOST_DEPTH) throw wrong(untranslated(`side lines are at most ${MOST_DEPTH} deep.`));
    lines.enter(depth);
    return followed(prose, lines);
  });
  if (kind !== 'question') return { kind, depth, prose: resolved };
  if (!replies.some(({ isRight }) => isRight)) {
    throw wrong(str`${where}: ${untranslated('the question has no right answer; write it below as "+ 6♦: …".')}`);
  }
  return {
    kind,
    depth,
    before: [...lines.position],
    prose: resolved,
    // Their moves show what would happen, and leave the text where it is.
    hints: hints.map((hint) => at(hint.where, () => followed(hint.prose, lines.aside()))),
    replies: replies.map((reply) =>
      at(reply.where, () => {
        if (reply.cards !== 'others') for (const card of reply.cards) checkAnswer(card, lines);
        return { cards: reply.cards, isRight: reply.isRight, prose: followed(reply.prose, lines.aside()) };
      }),
    ),
  };
}

const followed = (prose: WrittenProse, lines: Lines): Prose =>
  tidy(prose).map((part) => (typeof part === 'string' ? part : lines.play(part)));

/** Text with single blanks, none at its ends, and in one piece between moves: whatever was read is written and read again as the same. */
function tidy(prose: WrittenProse): WrittenProse {
  const parts: WrittenProse[number][] = [];
  for (const part of prose) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const single = part.replaceAll(/\s+/g, ' ');
      const begun = index === 0 ? single.trimStart() : single;
      return index === parts.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((part) => part !== '');
}

function checkAnswer(card: Card, { setup, position }: Lines): void {
  if (legalNow(replay(setup, position)).includes(card)) return;
  throw wrong(untranslated(`${card} cannot be played in answer to the question.`));
}

const wrong = (reason: Reason): JassError => new JassError('bad-request', reason);

/** Runs a step and puts the place before the reason of its errors. */
export const at = <Result>(where: Reason, step: () => Result): Result =>
  located((reason) => str`${where}: ${reason}`, step);
