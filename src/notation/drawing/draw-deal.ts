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
  const { format = 'svg', deck = 'french', language = 'en', show = SEATS, page = null } = options;
  checkWord(format, DRAWING_FORMATS, 'format');
  checkWord(deck, DIAGRAM_DECKS, 'deck');
  checkWord(language, LANGUAGES, 'language');
  checkList(show, 'seats');
  for (const seat of show) checkWord(seat, SEATS, 'seat');
  const { variant, plays, at = plays.length, payoff, mode, side, target } = linked;
  const state = positionOf({ ...linked, plays: plays.slice(0, at) });
  const reader = side ?? sideOf(state.toPlay ?? linked.leader);
  const diagram = diagramOf({
    game: gameNameOf(variant, state.setup.rules),
    state,
    payoff,
    puzzle: mode === 'puzzle' ? { side: reader, target } : undefined,
    shown: show,
    deck,
    language,
    ...(SEATS.every((seat) => show.includes(seat)) && { link: linkTo(page, linked) }),
  });
  return DRAWINGS[format](diagram);
}
