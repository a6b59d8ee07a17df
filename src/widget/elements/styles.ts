/**
 * The style of the element: a printed diagram that takes font, text colour and background from the page. The
 * element's own width gives one of three layouts (stacked; a cross; a cross beside the tricks). It adds only two
 * colours, blue and orange, and a sign or shape always repeats their meaning. Every value has its room reserved, so
 * that nothing moves when it arrives. Each view has a sheet of its own.
 */
import { actions } from '../features/share/actions-style.ts';
import { base } from '../kit/base-style.ts';
import { colorScheme } from '../kit/color-scheme.ts';
import { bar } from '../views/answer/bar-style.ts';
import { corners } from '../views/answer/corners-style.ts';
import { problem } from '../views/answer/problem-style.ts';
import { answer } from '../views/answer/result-style.ts';
import { board } from '../views/board/board-style.ts';
import { diagram } from '../views/board/hand/diagram-style.ts';
import { faces } from '../views/board/hand/faces-style.ts';
import { tiles } from '../views/board/hand/tiles-style.ts';
import { note } from '../views/board/note/note-style.ts';
import { trick } from '../views/board/trick-style.ts';
import { colours } from '../views/decks/colours.ts';
import { outlineStyle } from '../views/outline/outline-style.ts';
import { keysHint } from '../views/panel/keys-hint-style.ts';
import { panelRoom } from '../views/panel/panel-room-style.ts';
import { panel } from '../views/panel/panel-style.ts';
import { pager } from '../views/review/pager-style.ts';
import { review } from '../views/review/review-style.ts';
import { curve } from '../views/timeline/curve/curve-style.ts';
import { timeline } from '../views/timeline/timeline-style.ts';
import { tricks } from '../views/tricks/tricks-style.ts';
import { whyStyle } from '../views/why/why-style.ts';

export const styles = [
  colorScheme,
  colours,
  base,
  answer,
  board,
  tiles,
  trick,
  timeline,
  panelRoom,
  actions,
  problem,
  bar,
  corners,
  tricks,
  panel,
  keysHint,
  curve,
  pager,
  note,
  faces,
  diagram,
  outlineStyle,
  review,
  whyStyle,
];
