/**
 * The style of the element: a printed diagram that takes font, text colour and background from the page. The
 * element's own width gives one of three layouts (stacked; a cross; a cross beside the tricks). It adds only two
 * colours, blue and orange, and whatever they say a sign or shape says too. Every value has its room reserved, so
 * that nothing moves when it arrives. Each view has a sheet of its own.
 */
import type { CSSResult } from 'lit';
import { actions } from '../share/actions-style.ts';
import { answer } from '../answer/result-style.ts';
import { base } from './base-style.ts';
import { timeline } from '../timeline/timeline-style.ts';
import { tiles } from '../board/hand/tiles-style.ts';
import { panelPlaceholder } from '../panel/panel-placeholder-style.ts';
import { problem } from '../answer/problem/problem-style.ts';
import { board } from '../board/board-style.ts';
import { trick } from '../board/trick-style.ts';

export const styles = [base, answer, board, tiles, trick, timeline, panelPlaceholder, actions, problem];

/** Adds the sheets of a part that has loaded later. */
export function adopt(root: DocumentFragment | HTMLElement, sheets: readonly CSSResult[]): void {
  const { adoptedStyleSheets } = root as ShadowRoot;
  for (const { styleSheet } of sheets) {
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  }
}
