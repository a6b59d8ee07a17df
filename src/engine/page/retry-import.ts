/**
 * Imports a part of the program again after it failed to load. Since 2026 the standard requires a browser to try again when
 * the same module is imported after a failure (whatwg/html#10327), but Chromium and Firefox do not yet: they keep the failure until the
 * page is closed, and only another address helps. Their errors contain the address. In WebKit the same import is repeated; that does not
 * help on pages bundled by Vite, as WebKit keeps the failure of a preloaded file.
 */

/** The address in their errors, with the count of retries: `…/after-paint-x1.js?again=2`. */
const ADDRESS = / dynamically imported module: (https?:\S+?\.js)(?:\?again=(\d+))?$/;

/** The address to import from after a failure, or undefined if the same import may succeed. */
export function anotherAddress(failure: unknown): string | undefined {
  const [, address, times = 0] = ADDRESS.exec(failure instanceof Error ? failure.message : '') ?? [];
  return address && `${address}?again=${Number(times) + 1}`;
}

/**
 * @param load imports the part; it must contain a literal `import()`, so that bundlers see it
 * @param failure the error of the previous import; undefined for the first one
 */
export function retryImport<Part>(load: () => Promise<Part>, failure: unknown): Promise<Part> {
  const address = anotherAddress(failure);
  if (!address) return load();
  const file = import(/* webpackIgnore: true */ /* @vite-ignore */ address);
  return (file as Promise<object>).then((exports) => (Object.values(exports).find(isNamespace) ?? exports) as Part);
}

/** A file that other files share has the part's exports as one value, which the bundler takes out of it after a first import. */
const isNamespace = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[Symbol.toStringTag] === 'Module';
