/**
 * Imports a part of the program again after it failed to load. Since 2026 the standard requires a browser to try again when
 * the same module is imported after a failure (whatwg/html#10327), but Chromium does not yet: it keeps the failure until the
 * page is closed, and only another address helps. Chromium's error contains the address; in other browsers the same import is repeated.
 */

/** The address in Chromium's error, with the count of retries: `…/after-paint-x1.js?again=2`. */
const ADDRESS = /^Failed to fetch dynamically imported module: (https?:\S+?\.js)(?:\?again=(\d+))?$/;

/**
 * @param load imports the part; it must contain a literal `import()`, so that bundlers see it
 * @param failure the error of the previous import; undefined for the first one
 */
export function retryImport<Part>(load: () => Promise<Part>, failure: unknown): Promise<Part> {
  const [, address, times = 0] = ADDRESS.exec(failure instanceof Error ? failure.message : '') ?? [];
  if (!address) return load();
  const file = import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}?again=${Number(times) + 1}`);
  return (file as Promise<object>).then((exports) => (Object.values(exports).find(isNamespace) ?? exports) as Part);
}

/** A file that other files share has the part's exports as one value, which the bundler takes out of it after a first import. */
const isNamespace = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[Symbol.toStringTag] === 'Module';
