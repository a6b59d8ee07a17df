/** The address of a page for links, from the page's own: one that a browser loads, so no script. Null for another. */
export function sharePage(address: string | null): string | null {
  try {
    const { protocol, href } = new URL(address!, document.baseURI);
    return address !== null && (/^https?:/.test(protocol) || protocol === location.protocol) ? href : null;
  } catch {
    return null;
  }
}
