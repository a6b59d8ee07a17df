/**
 * A deal as a picture for feeds, chats and mails, as one SVG file: large tiles that survive a width of 300 pixels, and the answer beside them. Text is set in
 * the reader's sans-serif font; its width is estimated, so that it fits in any of them. The board alone is a figure for pages.
 */
import { SEATS, SUITS } from '../../game/cards.ts';
import type { Seat, Suit } from '../../game/cards.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Diagram, DiagramHand } from './diagram.ts';
import { factInWords, handInWords } from './diagram-words.ts';
import { BASICS } from '../../languages/registry/languages.ts';
import type { PictureSize, PictureTheme } from './picture-choices.ts';
import { pipPaths } from './pip-svg.ts';
import { PICTURE_COLOURS } from './picture-colours.ts';
import type { PictureColours } from './picture-colours.ts';
import { balancedLines, linesWithin, widthOf } from './text-width.ts';

/** The result of a deal as the picture says it. */
export interface PictureAnswer {
  /** The sentence in pieces: plain text and figures alternate, the first is plain. */
  readonly sentence: readonly string[];
  /** The part of the points that the side of the sentence makes, 0 to 1; null for values that are not shares. */
  readonly share: number | null;
}

export interface Picture {
  readonly diagram: Diagram;
  /** The same deal with all cards that it had, whose places the tiles keep in every picture of a series; the diagram itself unless given. */
  readonly dealt?: Diagram;
  /** The name of the game unless given. */
  readonly title?: string | undefined;
  /** Null if the picture does not tell it; the task of a puzzle stands in its place. */
  readonly answer: PictureAnswer | null;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
}

/** Lengths in pixels: tiles, the space between them, between suits and around the middle. */
const [TILE, TILE_HEIGHT, GAP, SUIT_GAP, NAME, ROW_GAP, ASIDE] = [54, 74, 3, 12, 24, 8, 21];
const MIDDLE = 140;
const SIDE_HEIGHT = NAME + SUITS.length * (TILE_HEIGHT + GAP) - GAP;
const HEIGHT = 2 * (NAME + TILE_HEIGHT + ROW_GAP) + SIDE_HEIGHT;
/** The tiles of the trick in the middle. */
const SMALL = 0.72;
const FONT = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arimo, Arial, sans-serif`;

/** Where the parts of a picture stand. */
interface Layout {
  readonly width: number;
  readonly height: number;
  /** The box in which the board is centred. */
  readonly board: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly left: number;
  /** The width of the texts and the bar. */
  readonly column: number;
  readonly titleSize: number;
  readonly answerSize: number;
  readonly smallSize: number;
  /** Baselines: of the small text above the title, of the last line of the answer, of the line below the bar. */
  readonly top: number;
  readonly answer: number;
  readonly bar: number;
  readonly foot: number | null;
}

const LAYOUTS: Readonly<Record<PictureSize, Layout>> = {
  '1200x630': {
    width: 1200,
    height: 630,
    board: { x: 500, y: 40, width: 652, height: 550 },
    left: 56,
    column: 392,
    titleSize: 56,
    answerSize: 34,
    smallSize: 22,
    top: 61,
    answer: 514,
    bar: 538,
    foot: 584,
  },
  '630x630': {
    width: 630,
    height: 630,
    board: { x: 32, y: 92, width: 566, height: 440 },
    left: 32,
    column: 566,
    titleSize: 30,
    answerSize: 26,
    smallSize: 17,
    top: 36,
    answer: 579,
    bar: 594,
    foot: null,
  },
};

/** The whole picture. */
export function pictureSvg({ diagram, dealt = diagram, title, answer, size, theme }: Picture): string {
  const layout = LAYOUTS[size];
  const { width, height, board } = layout;
  const colours = PICTURE_COLOURS[theme];
  const natural = boardWidth(dealt);
  const scale = Math.min(board.width / natural, board.height / HEIGHT, 1);
  const x = board.x + (board.width - scale * natural) / 2;
  const y = board.y + (board.height - scale * HEIGHT) / 2;
  const { id, language, link } = diagram;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" lang="${language}" role="img" aria-labelledby="${id}-title ${id}-about" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}" fill="${colours.ink}">
${wordsOf(diagram, [title ?? diagram.title, ...(answer ? [answer.sentence.join('')] : diagram.task ? [diagram.task] : [])])}${link === null ? '' : `\n<metadata>${escapeHtml(link)}</metadata>`}
${signsOf(diagram, colours)}
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${headOf(diagram, title, layout, colours)}
${answerOf(diagram, answer, layout, colours)}
<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${boardOf(diagram, dealt, colours)}</g>
</svg>
`;
}

/** The four hands around the trump or the trick, as an inline figure whose colours are custom properties of its page (`picture-colours.ts`). */
export function boardSvg(diagram: Diagram): string {
  const colours = PICTURE_COLOURS.page;
  const { id, title } = diagram;
  const [width, height] = [boardWidth(diagram), HEIGHT];
  return `<svg role="img" aria-labelledby="${id}-title ${id}-about" viewBox="0 0 ${width} ${height}" font-family="${FONT}" fill="${colours.ink}">
${wordsOf(diagram, [title])}
${signsOf(diagram, colours)}
${boardOf(diagram, diagram, colours)}
</svg>`;
}

const round = (length: number): number => Math.round(1000 * length) / 1000;

/** Title and description for screen readers. */
function wordsOf(diagram: Diagram, heads: readonly string[]): string {
  const { id, facts, hands } = diagram;
  const about = [
    ...facts.map((fact) => `${factInWords(diagram, fact)}.`),
    ...SEATS.map((seat) => handInWords(diagram, hands[seat])),
  ];
  return `<title id="${id}-title">${escapeHtml(heads.join('. '))}</title>
<desc id="${id}-about">${escapeHtml(about.join(' '))}</desc>`;
}

const signsOf = ({ id, art }: Diagram, { paints }: PictureColours): string =>
  `<defs>${SUITS.map((suit) => `<g id="${id}-${suit}">${pipPaths(art, suit, paints)}</g>`).join('')}</defs>`;

const sign = ({ id }: Diagram, suit: Suit, x: number, y: number, size: number): string =>
  `<use href="#${id}-${suit}" xlink:href="#${id}-${suit}" transform="translate(${round(x)} ${round(y)}) scale(${round(size / 32)})"/>`;

interface Style {
  readonly size: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: 'middle' | 'end';
}

const textAt = (x: number, y: number, text: string, { size, fill, bold = false, anchor }: Style): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${bold ? ' font-weight="700"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}${fill ? ` fill="${fill}"` : ''}>${escapeHtml(text)}</text>`;

/** The facts in small type, and below them the title, which becomes smaller until it fits. */
function headOf(diagram: Diagram, title: string | undefined, layout: Layout, { muted }: PictureColours): string {
  const { left, column, titleSize, smallSize, top, foot } = layout;
  const { trick, facts } = inWords(diagram);
  const game = title === undefined ? [] : [diagram.title];
  const small = linesWithin([...game, ...(trick ? facts : facts.slice(1))].join(' · '), column, smallSize, false).map(
    (line) => line.replace(/ ·$/, ''),
  );
  const name = title ?? diagram.title;
  const style = { size: smallSize, fill: muted };
  if (foot === null) {
    const shown = fitting(name, column, titleSize, 1);
    const line = small[0] ?? '';
    return [
      textAt(left, top + 8, shown.lines[0]!, { size: shown.size, bold: true }),
      textAt(left, top + 34, line, style),
    ].join('');
  }
  const shown = fitting(name, column, titleSize, 3);
  return [
    ...small.map((line, index) => textAt(left, top + 28 * index, line, style)),
    ...shown.lines.map((line, index) =>
      textAt(left, top + 28 * (small.length - 1) + 12 + 1.05 * shown.size * (index + 1), line, {
        size: shown.size,
        bold: true,
      }),
    ),
  ].join('');
}

/** The facts as words; the first is the trump, which the middle of the board shows unless a trick is there. */
function inWords(diagram: Diagram): { readonly trick: boolean; readonly facts: string[] } {
  const trick = SEATS.some((seat) => diagram.hands[seat].played);
  return { trick, facts: diagram.facts.map((fact) => factInWords(diagram, fact)) };
}

/** A text in at most so many lines, smaller if it must be; the last resort is an ellipsis. */
function fitting(text: string, width: number, size: number, most: number): { lines: string[]; size: number } {
  for (let smaller = size; smaller >= 0.5 * size; smaller -= 2) {
    const lines = balancedLines(text, width, smaller, true);
    if (lines.length <= most && lines.every((line) => widthOf(line, smaller, true) <= width))
      return { lines, size: smaller };
  }
  const lines = linesWithin(text, width, 0.5 * size, true).slice(0, most);
  let [last = ''] = lines.slice(-1);
  while (widthOf(`${last}…`, 0.5 * size, true) > width) last = last.slice(0, -1);
  return { lines: [...lines.slice(0, -1), `${last}…`], size: 0.5 * size };
}

function answerOf(diagram: Diagram, answer: PictureAnswer | null, layout: Layout, colours: PictureColours): string {
  const { left, column, answerSize, smallSize, bar, foot } = layout;
  const { language, task } = diagram;
  const sentence = answer?.sentence ?? [task ?? ''];
  const { lines, size } = fitting(sentence.join(''), column, answerSize, foot === null ? 1 : 4);
  const figures = sentence.filter((_, index) => index % 2 === 1);
  const share = answer?.share ?? null;
  const last = share === null ? bar + 10 : layout.answer;
  return [
    ...lines.map((line, index) => {
      const y = last - 1.18 * size * (lines.length - 1 - index);
      return `<text x="${left}" y="${round(y)}" font-size="${round(size)}" font-weight="700">${marked(line, figures, colours.accent)}</text>`;
    }),
    ...(share === null ? [] : [barOf(share, layout, colours)]),
    ...(foot === null
      ? []
      : [
          textAt(left, foot, [...(answer ? [BASICS[language].diagram.solved] : []), 'jass-solver'].join(' · '), {
            size: Math.min(18, smallSize),
            fill: colours.muted,
          }),
        ]),
  ].join('');
}

/** The line with the figures in it in the colour of values. */
function marked(line: string, figures: readonly string[], accent: string): string {
  const words = line.split(' ').map((word) => {
    const isFigure = figures.includes(word);
    return isFigure ? `<tspan fill="${accent}">${escapeHtml(word)}</tspan>` : escapeHtml(word);
  });
  return words.join(' ');
}

/** The share of the points, with a mark in the middle. */
function barOf(share: number, { left, column, bar }: Layout, { fill, rest, ground }: PictureColours): string {
  const part = (width: number, colour: string): string =>
    `<rect x="${left}" y="${bar}" width="${round(width)}" height="12" rx="2" fill="${colour}"/>`;
  return `${part(column, rest)}${part(column * share, fill)}<rect x="${left + column / 2 - 1}" y="${bar}" width="2" height="12" fill="${ground}"/>`;
}

const groupsOf = ({ rows }: DiagramHand): DiagramHand['rows'] => rows.filter(({ ranks }) => ranks.length > 0);

const rowWidth = (count: number): number => Math.max(0, count * (TILE + GAP) - GAP);

/** The width of North's or South's hand in one row. */
const lineWidth = (hand: DiagramHand): number =>
  groupsOf(hand).reduce((sum, { ranks }) => sum + rowWidth(ranks.length) + SUIT_GAP + GAP, -SUIT_GAP - GAP);

/** The width of East's or West's hand, a row for each suit. */
const blockWidth = (hand: DiagramHand): number => Math.max(...hand.rows.map(({ ranks }) => rowWidth(ranks.length)), 0);

/** The hands of other players are as wide as each other, so that the middle is in the middle. */
function boardWidth({ hands }: Diagram): number {
  const sides = Math.max(blockWidth(hands.W), blockWidth(hands.E), 2 * TILE);
  return Math.max(lineWidth(hands.N), lineWidth(hands.S), MIDDLE + 2 * (ASIDE + sides));
}

/** In a box from 0 0, of the width of the deal. @param dealt the places of the tiles */
function boardOf(diagram: Diagram, dealt: Diagram, colours: PictureColours): string {
  const centre = boardWidth(dealt) / 2;
  const sides = NAME + TILE_HEIGHT + ROW_GAP;
  const south = sides + SIDE_HEIGHT + ROW_GAP;
  const aside = MIDDLE / 2 + ASIDE;
  return [
    lineAt(diagram, dealt, 'N', centre, 0, colours),
    blockAt(diagram, dealt, 'W', centre - aside, sides, colours),
    middleAt(diagram, centre - MIDDLE / 2, (HEIGHT - MIDDLE) / 2, colours),
    blockAt(diagram, dealt, 'E', centre + aside, sides, colours),
    lineAt(diagram, dealt, 'S', centre, south, colours),
  ].join('\n');
}

const nameAt = (name: string, x: number, y: number, muted: string, anchor?: 'middle' | 'end'): string =>
  textAt(x, y + 15, name, { size: 17, fill: muted, bold: true, ...(anchor && { anchor }) });

function lineAt(
  diagram: Diagram,
  dealt: Diagram,
  seat: Seat,
  centre: number,
  y: number,
  colours: PictureColours,
): string {
  const hand = diagram.hands[seat];
  const name = nameAt(hand.name, centre, y, colours.muted, 'middle');
  if (hand.hidden !== null)
    return name + textAt(centre, y + NAME + 24, hand.hidden, { size: 20, fill: colours.muted, anchor: 'middle' });
  let x = centre - lineWidth(dealt.hands[seat]) / 2;
  const tiles = groupsOf(dealt.hands[seat]).flatMap(({ suit, isTrump, ranks }) => {
    const drawn = ranks.map((rank, index) =>
      tileAt(diagram, hand, { suit, rank, isTrump }, x + index * (TILE + GAP), y + NAME, colours),
    );
    x += rowWidth(ranks.length) + GAP + SUIT_GAP;
    return drawn;
  });
  return name + tiles.join('');
}

/** @param edge the side of the hand that is next to the middle */
function blockAt(
  diagram: Diagram,
  dealt: Diagram,
  seat: 'W' | 'E',
  edge: number,
  y: number,
  colours: PictureColours,
): string {
  const hand = diagram.hands[seat];
  const isWest = seat === 'W';
  const name = nameAt(hand.name, edge, y, colours.muted, isWest ? 'end' : undefined);
  if (hand.hidden !== null)
    return (
      name +
      textAt(edge, y + NAME + 24, hand.hidden, { size: 20, fill: colours.muted, ...(isWest && { anchor: 'end' }) })
    );
  const tiles = dealt.hands[seat].rows.flatMap(({ suit, isTrump, ranks }, row) => {
    const start = isWest ? edge - rowWidth(ranks.length) : edge;
    return ranks.map((rank, index) =>
      tileAt(
        diagram,
        hand,
        { suit, rank, isTrump },
        start + index * (TILE + GAP),
        y + NAME + row * (TILE_HEIGHT + GAP),
        colours,
      ),
    );
  });
  return name + tiles.join('');
}

interface Tile {
  readonly suit: Suit;
  readonly rank: string;
  readonly isTrump: boolean;
}

/** A card of a hand; nothing in the place of one that has been played. */
function tileAt(
  diagram: Diagram,
  { rows }: DiagramHand,
  tile: Tile,
  x: number,
  y: number,
  colours: PictureColours,
): string {
  const isHeld = rows.some(({ suit, ranks }) => suit === tile.suit && ranks.includes(tile.rank));
  return isHeld ? cardAt(diagram, tile, x, y, 1, colours) : '';
}

/** @param scale of the tile: 1 in a hand */
function cardAt(
  diagram: Diagram,
  { suit, rank, isTrump }: Tile,
  x: number,
  y: number,
  scale: number,
  { card, edge, paints }: PictureColours,
): string {
  const colour = paints[diagram.art.paints[suit]] ?? paints.ink!;
  const [width, height] = [scale * TILE, scale * TILE_HEIGHT];
  const top = `M${round(x + 1)} ${round(y + 6 * scale)}a${6 * scale} ${6 * scale} 0 0 1 ${6 * scale} -${5 * scale}h${round(width - 2 - 12 * scale)}a${6 * scale} ${6 * scale} 0 0 1 ${6 * scale} ${5 * scale}`;
  return `<rect x="${round(x + 0.75)}" y="${round(y + 0.75)}" width="${round(width - 1.5)}" height="${round(height - 1.5)}" rx="${7 * scale}" fill="${card}" stroke="${edge}" stroke-width="1.5"/>${isTrump ? `<path d="${top}" fill="none" stroke="${colour}" stroke-width="3"/>` : ''}${textAt(x + width / 2, y + 38 * scale, rank, { size: 29 * scale, fill: colour, bold: true, anchor: 'middle' })}${sign(diagram, suit, x + width / 2 - 10 * scale, y + 43 * scale, 20 * scale)}`;
}

/** The trump, the name of another contract, or the trick in progress, each card before its player. */
function middleAt(diagram: Diagram, x: number, y: number, colours: PictureColours): string {
  const frame = `<rect x="${x}" y="${y}" width="${MIDDLE}" height="${MIDDLE}" rx="14" fill="none" stroke="${colours.line}" stroke-width="1.5"/>`;
  const played = SEATS.filter((seat) => diagram.hands[seat].played);
  if (played.length > 0) {
    const [width, height] = [SMALL * TILE, SMALL * TILE_HEIGHT];
    const places: Readonly<Record<Seat, readonly [number, number]>> = {
      N: [(MIDDLE - width) / 2, 8],
      E: [MIDDLE - width - 8, (MIDDLE - height) / 2],
      S: [(MIDDLE - width) / 2, MIDDLE - height - 8],
      W: [8, (MIDDLE - height) / 2],
    };
    const cards = played.map((seat) => {
      const [left, top] = places[seat];
      return cardAt(diagram, { ...diagram.hands[seat].played!, isTrump: false }, x + left, y + top, SMALL, colours);
    });
    return frame + cards.join('');
  }
  const { label, value } = diagram.facts[0]!;
  const centre = x + MIDDLE / 2;
  if ('suit' in value)
    return `${frame}${sign(diagram, value.suit, centre - 32, y + 26, 64)}${textAt(centre, y + 109, label, { size: 17, fill: colours.muted, anchor: 'middle' })}`;
  const { lines, size } = fitting(value.text, MIDDLE - 16, 24, 3);
  const first = y + MIDDLE / 2 + 0.35 * size - (0.6 * size * 2 * (lines.length - 1)) / 2;
  return (
    frame +
    lines
      .map((line, index) => textAt(centre, first + 1.2 * size * index, line, { size, bold: true, anchor: 'middle' }))
      .join('')
  );
}
