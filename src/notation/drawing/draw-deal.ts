/** A deal, a position or a puzzle as a drawing for print, for mail and for pages without script. */
import { SEATS, sideOf } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import { checkList, checkOptions, checkWord } from '../../game/given.ts';
import type { OptionNames } from '../../game/given.ts';
import { gameNameOf } from '../../game/variants/index.ts';
import { linkTo } from '../exports/deal-text.ts';
import { linkedOf } from '../link.ts';
import type { Linked } from '../link.ts';
import { parseRequest } from '../request/parse-request.ts';
import { positionOf } from '../request/resolve-request.ts';
import type { SolveRequest } from '../request/solve-request.ts';
import { LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { DIAGRAM_DECKS } from './diagram-decks.ts';
import type { DiagramDeck } from './diagram-decks.ts';
import { diagramFigure, diagramHtml } from './diagram-html.ts';
import { diagramSvg } from './diagram-svg.ts';
import { diagramOf } from './diagram.ts';
import type { Diagram } from './diagram.ts';
import { PICTURE_SIZES, PICTURE_THEMES } from './picture-choices.ts';
import { pictureSvg } from './picture-svg.ts';
import type { Picture } from './picture-svg.ts';

const DRAWINGS = { svg: diagramSvg, html: diagramHtml, figure: diagramFigure };

/** The forms: one SVG file, an HTML page without script, or its figure alone. */
export const DRAWING_FORMATS = ['svg', 'html', 'figure'] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

export interface DrawOptions {
  /** `svg` unless given. */
  readonly format?: DrawingFormat;
  /** `french` unless given. */
  readonly deck?: DiagramDeck;
  /** `en` unless given. */
  readonly language?: Language;
  /** The seats whose hands are drawn; all unless given. */
  readonly show?: readonly Seat[];
  /** Address of a page that reads links, to which the link in an SVG leads. */
  readonly page?: string;
}

const OPTIONS: OptionNames<DrawOptions> = { format: true, deck: true, language: true, show: true, page: true };

/**
 * Draws the deal of a request at the position that it shows first, by default after its plays: the cards that are still held, and the trick
 * in progress. An SVG with all hands carries the link of the deal, so that `readText` reads the drawing.
 * @returns the markup
 * @throws JassError as for a request; TypeError for an option that is unknown
 */
export function drawDeal(request: SolveRequest, options: DrawOptions = {}): string {
  checkOptions(options, OPTIONS);
  return drawLinked(linkedOf(parseRequest(request)), options);
}

/** As `drawDeal`, for a deal as links have it. */
export function drawLinked(linked: Linked, options: DrawOptions): string {
  const { format = 'svg' } = options;
  checkWord(format, DRAWING_FORMATS, 'format');
  return DRAWINGS[format](diagramOfLinked(linked, options));
}

/** How a picture is drawn: the choices of a drawing, without its format, and those of a picture. */
export type PictureOptions = Omit<DrawOptions, 'format'> & Partial<Omit<Picture, 'diagram' | 'dealt'>>;

/**
 * Draws a deal as links have it as a picture for feeds and chats, an SVG: light and 1200 × 630 pixels unless stated otherwise.
 * @param from the plays before the series that the picture belongs to, whose tiles keep their places
 */
export function drawPicture(linked: Linked, options: PictureOptions, from?: number): string {
  const { title, answer = null, size = '1200x630', theme = 'light', ...others } = options;
  checkWord(size, PICTURE_SIZES, 'size');
  checkWord(theme, PICTURE_THEMES, 'theme');
  const isSeries = from !== undefined;
  const dealt = isSeries ? { dealt: diagramOfLinked({ ...linked, at: from }, others) } : {};
  const diagram = diagramOfLinked(linked, others, isSeries && linked.at !== from);
  return pictureSvg({ diagram, ...dealt, title, answer, size, theme });
}

/**
 * The content of the drawings of a deal as links have it.
 * @param keepsTrick whether a trick that is complete is in the middle until the next card
 */
export function diagramOfLinked(linked: Linked, options: Omit<DrawOptions, 'format'>, keepsTrick = false): Diagram {
  const { deck = 'french', language = 'en', show = SEATS, page = null } = options;
  checkWord(deck, DIAGRAM_DECKS, 'deck');
  checkWord(language, LANGUAGES, 'language');
  checkList(show, 'seats');
  for (const seat of show) checkWord(seat, SEATS, 'seat');
  const { variant, plays, at = plays.length, payoff, mode, side, target } = linked;
  const state = positionOf({ ...linked, plays: plays.slice(0, at) });
  const reader = side ?? sideOf(state.toPlay ?? linked.leader);
  const last = keepsTrick && state.trick.cards.length === 0 ? state.tricks.at(-1) : undefined;
  return diagramOf({
    game: gameNameOf(variant, state.setup.rules, language),
    state: last ? { ...state, trick: last } : state,
    payoff,
    puzzle: mode === 'puzzle' ? { side: reader, target } : undefined,
    shown: show,
    deck,
    language,
    ...(SEATS.every((seat) => show.includes(seat)) && { link: linkTo(page, linked) }),
  });
}
