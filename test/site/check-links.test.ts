/** The check of links in a built site, on pages with one link each. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from '../../tools/site/check-links.ts';

let folder: string;
const write = (name: string, html: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), html);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-links-'));
  write('guide/index.html', '<h2 id="a&amp;b" tabindex="-1">A</h2>');
  write('style.css', '');
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each<[string, string, string | undefined]>([
  ['a page', '<a href="/docs/guide/">', undefined],
  ['a page by its place', '<a class="link" href="guide/index.html">', undefined],
  ['an anchor', '<a href="guide/#a&amp;b">', undefined],
  ['an anchor on the page itself', '<h2 id="x"></h2><a href="#x">', undefined],
  ['a file', '<link rel="stylesheet" href="/docs/style.css">', undefined],
  ['another site', '<a href="https://example.org/">', undefined],
  ['data', '<link rel="icon" href="data:,">', undefined],
  ['a link in code', '<code>&lt;a href=&quot;nowhere&quot;&gt;</code>', undefined],
  ['no such page', '<a href="/docs/nowhere.html">', 'leads to no file'],
  ['no such anchor', '<a href="guide/#c">', 'leads to no such place on the page'],
  ['no such anchor on the page itself', '<a href="#y">', 'leads to no such place on the page'],
  ['out of the folder', '<a href="/guide/">', 'leaves /docs/'],
  [
    'a script from elsewhere',
    '<script type="module" src="https://example.org/x.js"></script>',
    'is loaded from elsewhere',
  ],
  ['a font from elsewhere', '<link rel="preload" href="//fonts.example.org/x.woff2">', 'is loaded from elsewhere'],
])('%s', (_, html, fault) => {
  write('page.html', `<!doctype html><html lang="en"><body>${html}</body></html>`);
  const faults = faultsOf(folder, '/docs/');
  if (fault === undefined) expect(faults).toEqual([]);
  else expect(faults).toEqual([expect.stringMatching(new RegExp(`^page\\.html: .* ${fault}$`))]);
});
