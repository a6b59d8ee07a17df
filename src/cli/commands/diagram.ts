/** `jass-solver diagram`: a deal, a position or a puzzle as a drawing for print and for pages without script. */
import { sideOf } from '../../game/cards.ts';
import { variantById } from '../../game/variants/index.ts';
import type { Seat } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { taskOf } from '../../notation/drawing/diagram.ts';
import { drawLinked } from '../../notation/drawing/draw-deal.ts';
import type { DiagramDeck } from '../../notation/drawing/diagram-decks.ts';
import { formatDiagram } from '../../notation/format-diagram.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { requestOf } from '../../notation/imports/request-of.ts';
import { readTexts } from '../../notation/read-text.ts';
import type { ReadText } from '../../notation/read-text.ts';
import type { Linked } from '../../notation/link.ts';
import { dealFieldsOf } from '../../notation/request/deal-fields.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { positionOf } from '../../notation/request/resolve-request.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { checkStated, incomplete, statedIn, withTaken } from './import.ts';
import type { DiagramFormat } from './formats.ts';
import type { ImportCommandOptions } from './import.ts';

/** Which deal of a text is drawn, and at which position. */
export interface DealChoice extends ImportCommandOptions {
  /** Which deal of the text, from 1. */
  readonly number: number;
  /** The number of plays before the position; all of the record unless given. */
  readonly after?: number;
  /** Called with the notes on what the text leaves open. */
  readonly onNote?: (note: string) => void;
}

export interface DiagramOptions extends DealChoice {
  readonly format: DiagramFormat;
  readonly deck: DiagramDeck;
  /** The seats whose hands are drawn; all unless given. */
  readonly show?: readonly Seat[];
}

/**
 * The drawing of a deal in a text: requests, a link, a diagram, a deal in the notation, or a record.
 * @throws JassError if the text cannot be read, or lacks what a request needs
 */
export function diagram(text: string, { format, deck, show: shown, ...options }: DiagramOptions): string {
  const { linked, at = linked.plays.length } = readDeal(text, options);
  const language = readerLanguage(options.language);
  if (format === 'text') return inText({ ...linked, at }, language, shown);
  return drawLinked({ ...linked, at }, { format, deck, language, ...(shown && { show: shown }) });
}

/**
 * A deal of a text, and the number of plays before the position that an option or the text names.
 * @throws as `diagram`
 */
export function readDeal(
  text: string,
  { number, after, onNote, ...options }: DealChoice,
): { readonly linked: Linked; readonly at: number | undefined } {
  const { taken: read, notes } = withTaken(dealIn(text, number, options));
  for (const note of notes) onNote?.(note);
  const request = parseRequest(requestOf(read, incomplete));
  const named = after ?? request.at;
  const { mode, side, target } = read;
  const puzzle = { ...(mode && { mode }), ...(side && { side }), ...(target !== undefined && { target }) };
  return {
    linked: { ...dealFieldsOf(request), ...puzzle },
    at: named === undefined ? undefined : Math.min(named, request.plays.length),
  };
}

/** The diagram of mail, with the task of a puzzle under it. */
function inText(linked: Linked, language: Language, shown: readonly Seat[] | undefined): string {
  const { variant, leader, plays, at, payoff, mode, target } = linked;
  const state = positionOf({ ...linked, plays: plays.slice(0, at) });
  const { side = sideOf(state.toPlay ?? leader) } = linked;
  const task = taskOf({ puzzle: mode === 'puzzle' ? { side, target } : undefined, payoff, language });
  return `${formatDiagram(variantById(variant).name, state, language, shown)}\n${task === null ? '' : `\n${task}\n`}`;
}

/** @throws JassError if the text has no deal of that number */
function dealIn(text: string, number: number, options: ImportCommandOptions): ReadText {
  const stated = statedIn(options);
  const deals = readTexts(text, { ...stated, guess: {} });
  const read = deals[number - 1];
  if (read) {
    checkStated(read, stated);
    return read;
  }
  const count = deals.length === 1 ? 'one deal' : `${deals.length} deals`;
  throw new JassError('bad-request', untranslated(`The text has ${count}; --number ${number} is none of them.`));
}
