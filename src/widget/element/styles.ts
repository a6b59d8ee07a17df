/**
 * How the element looks: a printed diagram that takes font, text colour and background from the page. Three layouts by
 * the element's own width (stacked; a cross; a cross beside the tricks). Only blue and orange are its own, and sign and
 * shape always say the same. Room for every value is kept, so that nothing moves when it arrives. One sheet a view.
 */
import type { CSSResult } from 'lit';
import { actions } from '../share/actions-style.ts';
import { answer } from '../answer/result-style.ts';
import { base } from './base-style.ts';
import { controls } from '../timeline/controls-style.ts';
import { diagram } from '../board/hand/diagram-style.ts';
import { fan } from '../board/hand/fan-style.ts';
import { melds } from '../board/melds-style.ts';
import { panelPlaceholder } from '../panel/panel-placeholder-style.ts';
import { problem } from '../answer/problem-style.ts';
import { table } from '../board/table-style.ts';
import { trick } from '../board/trick-style.ts';

export const styles = [base, answer, table, fan, diagram, trick, controls, panelPlaceholder, melds, actions, problem];

/** Adds the sheets of a part that has come later. */
export function adopt(root: DocumentFragment | HTMLElement, sheets: readonly CSSResult[]): void {
  const { adoptedStyleSheets } = root as ShadowRoot;
  for (const { styleSheet } of sheets) {
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  }
}
