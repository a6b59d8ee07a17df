/**
 * The sign of a suit as SVG with its colours in it, for files that have no style of the element. The colours are the element's on a
 * light ground; the contours keep the signs apart in black and white.
 */
import type { Suit } from '../../game/cards.ts';
import type { DeckArt, Paint } from './art.ts';

export const INK = '#1c1b19';

/** The classes of an outline that are colours. */
export const PRINT_COLOURS: Readonly<Record<string, string>> = {
  ink: INK,
  red: '#b3202c',
  blue: '#0b55a5',
  green: '#176b35',
  gold: '#f7bf2d',
  sky: '#2f74c6',
  rose: '#d63b45',
  leaf: '#5cab4f',
  wood: '#b9834a',
  steel: '#cfd1d3',
  cloth: '#fff',
  hole: INK,
  contour: INK,
};

/** The outlines of a suit's sign, in a box of 32 × 32. @param colours by the names of paints; those of print unless given */
export const pipPaths = ({ pips, paints }: DeckArt, suit: Suit, colours = PRINT_COLOURS): string =>
  pips[suit].map(([paint, path]) => `<path${paintOf(paint, paints[suit], colours)} d="${path}"/>`).join('');

function paintOf(paint: Paint, ofSuit: Paint, colours: Readonly<Record<string, string>>): string {
  const classes = paint.replace('suit', ofSuit).split(' ');
  const isLine = classes.includes('line') || classes.includes('cut');
  const colour = classes.map((name) => colours[name]).find((known) => known !== undefined);
  const fill = isLine ? 'none' : (colour ?? colours.ink);
  const contour = ` stroke="${colours.contour}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"`;
  return ` fill="${fill}"${isLine || classes.includes('edge') ? contour : ''}`;
}

/** The colour of the letters of a suit. */
export const letterColour = ({ paints }: DeckArt, suit: Suit): string => PRINT_COLOURS[paints[suit]] ?? INK;
