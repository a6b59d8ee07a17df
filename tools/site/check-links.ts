/**
 * Checks a built site from its HTML alone: every internal link leads to an existing page or file, every anchor to an element
 * with that id, and a page loads nothing from another site. (VitePress refuses links to missing pages, but not to missing anchors.)
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Address of pages for the URL parser; nothing is fetched. */
const ORIGIN = 'http://site.invalid';

/** A page: its ids and its references. */
interface PageRefs {
  readonly ids: ReadonlySet<string>;
  readonly refs: readonly { readonly tag: string; readonly address: string }[];
}

/** The errors of the site in a folder, a sentence each. @param base the site's folder on its server */
export function faultsOf(folder: string, base: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const pages = new Map(files.map((name) => [join(folder, name), refsOf(readFileSync(join(folder, name), 'utf8'))]));
  const faults: string[] = [];
  for (const [file, { refs }] of pages) {
    const name = relative(folder, file);
    const own = new URL(`${base}${name}`, ORIGIN);
    for (const { tag, address } of refs) {
      const fault = faultOf(address, tag, own, base, folder, pages);
      if (fault) faults.push(`${name}: <${tag}> ${address} ${fault}`);
    }
  }
  return [...new Set(faults)];
}

function faultOf(
  address: string,
  tag: string,
  own: URL,
  base: string,
  folder: string,
  pages: ReadonlyMap<string, PageRefs>,
): string | undefined {
  const url = new URL(address, own);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== ORIGIN) return tag === 'a' ? undefined : 'is loaded from elsewhere';
  if (!url.pathname.startsWith(base)) return `leaves ${base}`;
  const path = join(folder, decodeURIComponent(url.pathname.slice(base.length)));
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  if (!existsSync(file)) return 'leads to no file';
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !pages.get(file)?.ids.has(id)) return 'leads to no such place on the page';
  return undefined;
}

/** Reads by pattern, which is enough for HTML from Vue: every attribute is quoted, and every quote in a text is escaped. */
function refsOf(html: string): PageRefs {
  const ids = new Set<string>();
  const refs: { tag: string; address: string }[] = [];
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)\s*\/?>/g)) {
    for (const [, name, value] of attributes!.matchAll(/\s([^\s"'=<>/]+)="([^"]*)"/g)) {
      if (name === 'id') ids.add(plain(value!));
      else if (name === 'href' || name === 'src') refs.push({ tag: tag!, address: plain(value!) });
    }
  }
  return { ids, refs };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
};

const plain = (value: string): string => value.replace(/&(?:amp|quot|lt|gt|#39);/g, (entity) => ENTITIES[entity]!);
