/**
 * A part of the program that could not be loaded, asked for once more. The standard has said since 2026 that a browser tries again when
 * the same module is imported after a failure (whatwg/html#10327), but Chromium does not yet: it keeps the failure for as long as the
 * page stands, and only another address helps. It says in the error what the address was; other browsers are just asked again.
 */

/** What a file is called that is asked for again: `…/after-paint-x1.js?again=2`. */
const ADDRESS = /^Failed to fetch dynamically imported module: (https?:\S+?\.js)(?:\?again=(\d+))?$/;

/**
 * @param load imports the part; `import()` must stand in it as such, for bundlers to see it
 * @param failure what the import before this one has been rejected with; undefined for the first one
 */
export function retryImport<Part>(load: () => Promise<Part>, failure: unknown): Promise<Part> {
  const [, address, times = 0] = ADDRESS.exec(failure instanceof Error ? failure.message : '') ?? [];
  if (!address) return load();
  return import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}?again=${Number(times) + 1}`) as Promise<Part>;
}
