/** The style sheets of a shadow tree that load after its element, or that another document needs. */
import type { CSSResult } from 'lit';

/** The sheets of each shadow tree. */
const adopted = new WeakMap<Node, Set<CSSResult>>();

/**
 * Adds sheets to a shadow tree: the sheets of a part that has loaded later, or none once the tree has moved to another document. A sheet belongs
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
  const has = new Set(tree.adoptedStyleSheets);
  const missing = [...all].flatMap(({ styleSheet }) => (styleSheet && !has.has(styleSheet) ? [styleSheet] : []));
  if (missing.length > 0) tree.adoptedStyleSheets.push(...missing);
}
