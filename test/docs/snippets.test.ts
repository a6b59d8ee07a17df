/** What a stranger pastes from the guide shows a deal: each deal in its HTML and JavaScript is one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRANSLATED, languageLinks } from '../../site/.vitepress/languages/pages.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { importRecord } from '../../src/notation/imports/index.ts';
import { parseLink } from '../../src/notation/link.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';
import { atRoot } from '../../tools/paths.ts';

const PAGES = ['', ...LANGUAGES.filter((language) => language !== 'en')]
  .map((language) => join(language, 'guide'))
  .flatMap((folder) => readdirSync(atRoot(`site/${folder}`)).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.md'));

const snippets = PAGES.flatMap((name) =>
  [...readFileSync(atRoot(`site/${name}`), 'utf8').matchAll(/^ *```(?:html|js|jsx|ts|astro)\n(.*?)^ *```/gms)].map(
    ([, code]) => [name, code!] as const,
  ),
);

const dealsIn = (code: string): string[] =>
  [...code.matchAll(/\bdeal(?:="|: ')([^"']+)["']/g)].map(([, deal]) => deal!);

it('has deals to check', () => {
  expect(snippets.flatMap(([, code]) => dealsIn(code)).length).toBeGreaterThan(8);
});

it.each(snippets)('%s: each deal of snippet %# can be read', (_, code) => {
  for (const deal of dealsIn(code)) expect(() => parseDeal(deal), deal).not.toThrow();
  for (const [link] of code.matchAll(/#jass=1[^"\s]*/g)) expect(() => parseLink(link), link).not.toThrow();
});

const records = [...readFileSync(atRoot('site/guide/notation.md'), 'utf8').matchAll(/^```text\n(.*?)^```/gms)].map(
  ([, text]) => text!,
);

it('the guide to the notation has records in words, in prose and as a diagram', () => {
  expect(records).toHaveLength(5);
});

const columns = PAGES.filter((name) => name.endsWith('/column.md')).map((name) => {
  const column = readFileSync(atRoot(`site/${name}`), 'utf8');
  const [shown, printed] = [/^<jass-solver[^>]*><pre v-pre>\n(.*?)^<\/pre>/gms, /^ {2}<pre>\n(.*?)^ {2}<\/pre>/gms].map(
    (form) => [...column.matchAll(form)].map(([, text]) => text!),
  ) as [string[], string[]];
  return { name, shown, printed };
});
const shown = columns.flatMap((column) => column.shown);

it.each(columns)('$name prints the records that it shows', (column) => {
  expect(column.shown).toHaveLength(2);
  expect(column.printed).toEqual(column.shown);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the pages in %s', (language) => {
  const read = (page: string, folder = `${language}/`): string =>
    readFileSync(atRoot(`site/${folder}${page}.md`), 'utf8');
  /** What people read, without code, addresses and tags. */
  const proseOf = (text: string): string =>
    text.replace(/```.*?```|<script.*?<\/script>|<pre.*?<\/pre>|`[^`]*`|<[^>]*>|\]\([^)]*\)/gs, '');
  const wrong = { de: /[ß„“”]/, nl: /[«»„]/, fr: /[“”„']|«(?!\u202f)|(?<!\u202f)[»:;!?]/ }[language];

  it.each(TRANSLATED)('%s has the parts of the English page, and the signs of the language', (page) => {
    const partsOf = (text: string): string[] => text.match(/^(?:#+ |```\w+$|<jass-solver|<ClientOnly>)/gm) ?? [];
    expect(partsOf(read(page)).length).toBe(partsOf(read(page, '')).length);
    expect(
      proseOf(read(page))
        .split('\n')
        .filter((line) => wrong.test(line)),
    ).toEqual([]);
  });
});

it('a page links to the same page in the other languages, and one in English alone to none', () => {
  expect(languageLinks('fr/guide/column.md').map(({ link, isCurrent }) => [link, isCurrent])).toEqual([
    ['/guide/column', false],
    ['/de/guide/column', false],
    ['/nl/guide/column', false],
    ['/fr/guide/column', true],
  ]);
  expect(languageLinks('guide/column.md').find(({ isCurrent }) => isCurrent)?.language).toBe('en');
  expect(languageLinks('guide/reader.md')).toEqual([]);
  expect(languageLinks('nl/guide/course-klaverjassen.md').map(({ language }) => language)).toEqual(['en', 'de', 'nl']);
});

it.each([...records, ...shown])('record %# of the guide names its game, and can be read', (text) => {
  const { variant, contract, leader, isGuess, notes } = importRecord(text, { guess: {} });
  expect({ variant, contract, leader }).toEqual({
    variant: expect.any(String) as string,
    contract: expect.any(String) as string,
    leader: expect.any(String) as string,
  });
  expect(isGuess ?? false, notes.join(' ')).toBe(false);
});
