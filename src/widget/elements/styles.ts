/**
 * The style of the element: a printed diagram that takes font, text colour and background from the page. The
 * element's own width gives one of three layouts (stacked; a cross; a cross beside the tricks). It adds only two
 * colours, blue and orange, and a sign or shape always repeats their meaning. Every value has its room reserved, so
 * that nothing moves when it arrives. Each view has a sheet of its own.
 */
import type { CSSResult } from 'lit';
import { actions } from '../features/share/actions-style.ts';
import { answer } from '../views/answer/result-style.ts';
import { base } from '../kit/base-style.ts';
import { timeline } from '../views/timeline/timeline-style.ts';
import { tiles } from '../views/board/hand/tiles-style.ts';
import { panelPlaceholder } from '../views/panel/panel-placeholder-style.ts';
import { problem } from '../views/answer/problem-style.ts';
import { board } from '../views/board/board-style.ts';
import { trick } from '../views/board/trick-style.ts';

export const styles = [base, answer, board, tiles, trick, timeline, panelPlaceholder, actions, problem];

/** The sheets of each shadow tree. */
const adopted = new WeakMap<Node, Set<CSSResult>>();

/**
 * Adds sheets to a shadow tree: those of a part that has loaded later, or none once the tree has moved to another document. A sheet belongs
 * to the document that made it, and a tree that moves loses its sheets; so another document gets its own.
 */
export function adopt(root: DocumentFragment | HTMLElement, sheets: readonly CSSResult[]): void {
  const all = new Set([...(adopted.get(root) ?? []), ...sheets]);
  adopted.set(root, all);
  const tree = root as ShadowRoot;
  const { defaultView } = root.ownerDocument;
  if (defaultView && defaultView !== window) {
    tree.adoptedStyleSheets = [...all].map(({ cssText }) => {
      const sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(cssText);
      return sheet;
    });
    return;
  }
  for (const { styleSheet } of all) {
    if (styleSheet && !tree.adoptedStyleSheets.includes(styleSheet)) tree.adoptedStyleSheets.push(styleSheet);
  }
}
