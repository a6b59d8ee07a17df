/**
 * Keeps the room of the elements that a page shows, from when its script arrives until their files are there: what stands below does not jump.
 * The heights are those of a deal with its record, by the width of the element. A float keeps them, as text in the tag may need more.
 */
const sheet = (tag: string): string => `
  ${tag}:not(:defined) { display: flow-root; container-type: inline-size }
  ${tag}:not(:defined)::before { content: ''; float: left; block-size: 36rem }
  @container (max-width: 899.9px) { ${tag}:not(:defined)::before { block-size: 46rem } }
  @container (max-width: 559.9px) { ${tag}:not(:defined)::before { block-size: 58rem } }
`;

/** @returns what ends it, where the files do not arrive */
export function reserve(tag: string): () => void {
  // Not in Safari before 16.4.
  if (!('adoptedStyleSheets' in document)) return () => {};
  const style = new CSSStyleSheet();
  style.replaceSync(sheet(tag));
  document.adoptedStyleSheets.push(style);
  return () => style.replaceSync('');
}
