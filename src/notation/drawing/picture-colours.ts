/** The colours of pictures in each theme. They are the element's, written out, because a file has no style of the element. */
import { PRINT_COLOURS } from './pip-svg.ts';
import type { PictureTheme } from './picture-choices.ts';

export interface PictureColours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  /** The side's part of the bar: in the dark a large area is deeper than text. */
  readonly fill: string;
  /** The part of the bar that is not the side's. */
  readonly rest: string;
  /** The frame of the middle. */
  readonly line: string;
  readonly card: string;
  readonly edge: string;
  /** Of suits and figures, by the names of a deck's paints. */
  readonly paints: Readonly<Record<string, string>>;
}

const DARK_PAINTS = {
  ink: '#eceae4',
  red: '#ff9a94',
  blue: '#8fc0f5',
  green: '#86d09b',
  gold: '#f2bb3f',
  sky: '#5f9ce8',
  rose: '#f0707a',
  leaf: '#70c07c',
  wood: '#cc9a62',
  steel: '#a9aeb6',
  cloth: '#e9e6df',
  hole: '#15171b',
  contour: '#15171b',
};

export const PICTURE_COLOURS: Readonly<Record<PictureTheme | 'page', PictureColours>> = {
  light: {
    ground: '#fdfcf9',
    ink: '#1c1b19',
    muted: '#65645f',
    accent: '#1b5cab',
    fill: '#1b5cab',
    rest: '#dbdad7',
    line: '#b5b3ad',
    card: '#fffefa',
    edge: '#c9c6be',
    paints: PRINT_COLOURS,
  },
  dark: {
    ground: '#15171b',
    ink: '#eceae4',
    muted: '#a4a39f',
    accent: '#8fbcf7',
    fill: '#478be0',
    rest: '#37393c',
    line: '#5b5d60',
    card: '#23262c',
    edge: '#484e58',
    paints: DARK_PAINTS,
  },
  // The page sets them (src/cli/page/page-style.ts).
  page: {
    ground: 'var(--ground)',
    ink: 'currentColor',
    muted: 'var(--muted)',
    accent: 'var(--accent)',
    fill: 'var(--accent)',
    rest: 'var(--line)',
    line: 'var(--line)',
    card: 'var(--card)',
    edge: 'var(--line)',
    paints: Object.fromEntries(Object.keys(DARK_PAINTS).map((paint) => [paint, `var(--${paint})`])),
  },
};
