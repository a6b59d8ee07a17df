/**
 * The style of the element: a printed diagram that takes font, text colour and background from the page. The
 * element's own width gives one of three layouts (stacked; a cross; a cross beside the tricks). It adds only two
 * colours, blue and orange, and a sign or shape always repeats their meaning. Every value has its room reserved, so
 * that nothing moves when it arrives. Each view has a sheet of its own.
 */
import { base } from '../kit/base-style.ts';
import { controls } from '../kit/controls-style.ts';
import { colorScheme } from '../kit/color-scheme.ts';
import { tokens } from '../kit/tokens-style.ts';
import { corners } from '../views/answer/corners-style.ts';
import { answer } from '../views/answer/answer-style.ts';
import { board } from '../views/board/board-style.ts';
import { diagram } from '../views/board/hand/diagram-style.ts';
import { faces } from '../views/board/hand/faces-style.ts';
import { tiles } from '../views/board/hand/tiles-style.ts';
import { trick } from '../views/board/trick-style.ts';
import { colours } from '../views/decks/colours.ts';
import { shared } from '../views/shared-style.ts';
import { panel } from '../views/panel/panel-style.ts';
import { pager } from '../views/review/pager-style.ts';
import { timeline } from '../views/timeline/timeline-style.ts';
import { tricks } from '../views/tricks/tricks-style.ts';
import { signs } from '../views/verdict/sign-style.ts';
import { whyStyle } from '../views/why/why-style.ts';

export const styles = [
  colorScheme,
  colours,
  tokens,
  base,
  controls,
  shared,
  signs,
  answer,
  board,
  tiles,
  trick,
  timeline,
  corners,
  tricks,
  panel,
  faces,
  diagram,
  pager,
  whyStyle,
];
