/**
 * How the element looks: a printed diagram that takes font, text colour and background from the page. Three layouts by
 * the element's own width (stacked; a cross; a cross beside the tricks). Only blue and orange are its own, and sign and
 * shape always say the same. Room for every value is kept, so that nothing moves when it arrives. One sheet a view.
 */
import type { CSSResult } from 'lit';
import { actions } from './actions.ts';
import { answer } from './answer.ts';
import { base } from './base.ts';
import { controls } from './controls.ts';
import { diagram } from './diagram.ts';
import { fan } from './fan.ts';
import { melds } from './melds.ts';
import { panelRoom } from './panel-room.ts';
import { problem } from './problem.ts';
import { table } from './table.ts';
import { trick } from './trick.ts';

export const styles = [base, answer, table, fan, diagram, trick, controls, panelRoom, melds, actions, problem];

/** Adds the sheets of a part that has come later. */
export function adopt(root: DocumentFragment | HTMLElement, sheets: readonly CSSResult[]): void {
  const { adoptedStyleSheets } = root as ShadowRoot;
  for (const { styleSheet } of sheets) {
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  }
}
