/** `jass-solver picture`: a deal as a picture for feeds and chats, with its value; as a GIF the line of play, step by step. */
import type { SolverClient } from '../../engine/client.ts';
import { playCard } from '../../game/play/play.ts';
import type { Seat } from '../../game/cards.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { DiagramDeck } from '../../notation/drawing/diagram-decks.ts';
import { drawPicture } from '../../notation/drawing/draw-deal.ts';
import type { PictureOptions } from '../../notation/drawing/draw-deal.ts';
import type { PictureAnswer } from '../../notation/drawing/picture-svg.ts';
import type { PictureSize, PictureTheme } from '../../notation/drawing/picture-choices.ts';
import type { Linked } from '../../notation/link.ts';
import { positionOf, resolveRequest } from '../../notation/request/resolve-request.ts';
import { gifOf } from '../picture/gif.ts';
import { pngOf } from '../picture/raster.ts';
import { answerSentence } from '../reports/answer-sentence.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { readDeal } from './diagram.ts';
import type { DealChoice } from './diagram.ts';
import type { PictureFormat } from './formats.ts';

export interface PictureCommandOptions extends DealChoice {
  readonly format: PictureFormat;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
  readonly deck: DiagramDeck;
  readonly title?: string;
  /** The seats whose hands are drawn; all unless given. */
  readonly show?: readonly Seat[];
  readonly limitMs?: number;
  readonly signal: AbortSignal;
}

/** Milliseconds of a picture in a GIF: of a card, of a trick that is complete, of the first and the last. */
const [CARD_MS, TRICK_MS, END_MS] = [700, 1500, 3000];

/**
 * The picture as a file.
 * @throws JassError as `diagram` does; Error if the packages for PNG and GIF are not installed, or for a line that a time limit leaves unknown
 */
export async function pictureOf(
  client: SolverClient,
  text: string,
  { format, size, theme, deck, title, show, limitMs, signal, ...choice }: PictureCommandOptions,
): Promise<Uint8Array | string> {
  const { linked, at } = readDeal(text, choice);
  const language = readerLanguage(choice.language);
  const solve = (ply: number): Promise<Answer | null> => solvedAt(client, linked, ply, { limitMs, signal });
  const options: PictureOptions = { size, theme, deck, language, title, ...(show && { show }) };
  if (format === 'gif') {
    const from = at ?? (linked.mode === 'puzzle' ? linked.plays.length : 0);
    const answer = await solve(from);
    return steps(linked, from, answer, { ...options, answer: answerAt(linked, answer, language) });
  }
  const ply = at ?? usualPly(linked);
  const answer = linked.mode === 'puzzle' ? null : await solve(ply);
  const svg = drawPicture({ ...linked, at: ply }, { ...options, answer: answerAt(linked, answer, language) });
  return format === 'svg' ? svg : pngOf(svg);
}

/** The position shown unless another is named, as the element has it: the end of the plays, or the first lead of a whole deal. */
export function usualPly(linked: Linked): number {
  const { setup } = positionOf({ ...linked, plays: [] });
  const cards = Object.values(setup.deal).reduce((sum, hand) => sum + hand.length, 0);
  return linked.plays.length === cards ? 0 : linked.plays.length;
}

/** The value and a line of best play after so many plays; null after the last. */
export async function solvedAt(
  client: SolverClient,
  { mode: _mode, side: _side, target: _target, ...fields }: Linked,
  ply: number,
  { limitMs, signal }: { readonly limitMs?: number | undefined; readonly signal: AbortSignal },
): Promise<Answer | null> {
  const { at: _, ...deal } = fields;
  const plays = deal.plays.slice(0, ply);
  const request = resolveRequest({
    ...deal,
    plays,
    want: ['cards', 'line'],
    ...(limitMs !== undefined && { limitMs }),
  });
  return request.state.toPlay ? client.run(request, { signal }) : null;
}

/** The answer in words; null for a puzzle, whose task takes its place. */
export const answerAt = (linked: Linked, answer: Answer | null, language: Language): PictureAnswer | null =>
  answer && linked.mode !== 'puzzle' ? answerSentence(positionOf(linked).setup, answer, language) : null;

/** A picture for each card of the record, or of best play where it has no more. */
async function steps(
  linked: Linked,
  from: number,
  answer: Answer | null,
  options: PictureOptions,
): Promise<Uint8Array> {
  const { plays } = linked;
  const line = plays.length > from ? plays : [...plays, ...(answer?.line ?? [])];
  if (line.length === from)
    throw new Error(
      answer
        ? 'The time limit has left best play unknown, so there is no line to step through; allow more time.'
        : 'No card is left to play, so there is no line to step through.',
    );
  let state = positionOf({ ...linked, plays: line.slice(0, from) });
  const states = [state, ...line.slice(from).map((card) => (state = playCard(state, card)))];
  const svgs = states.map((_, step) => drawPicture({ ...linked, plays: line, at: from + step }, options, from));
  const delays = states.map(({ trick }, step) =>
    step === 0 || step === states.length - 1 ? END_MS : trick.cards.length === 0 ? TRICK_MS : CARD_MS,
  );
  return gifOf(svgs, delays);
}
