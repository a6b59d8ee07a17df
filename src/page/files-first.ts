/**
 * Makes sure that the files of a part are there before the part is imported. A browser keeps the failure of an import until the page is closed, also where
 * only a file that the part shares with others has failed, and no other address helps the files that import it. A failed `fetch` is repeated once, and then
 * forgotten: the next attempt begins anew. The build puts this before each of its imports (tools/files-first.ts). It costs no second transfer where the browser may cache the files and
 * their answers do not vary with the origin.
 */

/** The name of the file that this module is bundled into. The build fills it in. */
const NAME = '__NAME__';
const here = import.meta.url;
/** Whether the files are where the build has put them. A bundler of the page's own gives them other names, and has its own way to load them. */
const isInPlace = here.startsWith('http') && here.endsWith(`/${NAME}`);

/** The files that are there or on their way, by their addresses. */
const found = new Map<string, Promise<unknown>>();

/** The addresses that have failed. */
const failed = new Set<string>();

/** The milliseconds before the second try of a file, in which a network or a server may come back. */
const PAUSE_MS = 1000;

/** Whether the page’s policy lets no script fetch files. Then a part is imported without this. */
let isForbidden = false;

/**
 * Imports a part once its files are there.
 * @param files their addresses relative to the file of this module
 * @param load imports the part
 */
export async function afterFiles<Part>(files: readonly string[], load: () => Promise<Part>): Promise<Part> {
  if (isInPlace) await Promise.all(files.map((file) => find(here.slice(0, -NAME.length) + file)));
  return load();
}

function find(address: string): Promise<unknown> {
  const known = found.get(address);
  if (known) return known;
  const finding = fetched(address).catch(() => {
    failed.add(address);
    return new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(() => fetched(address));
  });
  found.set(address, finding);
  finding.catch(() => found.delete(address));
  return finding;
}

/** Fetches a file as the import will. @throws Error if it is not there, or is no script */
async function fetched(address: string): Promise<unknown> {
  if (isForbidden) return;
  document.addEventListener('securitypolicyviolation', forbid);
  try {
    // The names of the files change with their contents. What the browser has kept is right, also without a network, unless it is an error.
    const response = await fetch(address, { cache: failed.has(address) ? 'no-cache' : 'force-cache' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    // Some servers answer a page of theirs where a file is missing.
    if (!type.includes('script')) throw new Error(`${address} is no script, but ${type}`);
    return await response.blob();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The event of the policy may come after the failure.
    await new Promise((resolve) => setTimeout(resolve));
    if (!isForbidden) throw new Error(`${address}: ${error.message}`, { cause: error });
  } finally {
    document.removeEventListener('securitypolicyviolation', forbid);
  }
}

const forbid = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
  isForbidden ||= effectiveDirective === 'connect-src';
};
