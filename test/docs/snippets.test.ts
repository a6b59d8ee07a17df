/** What a stranger pastes from the guide shows a deal: each deal in its HTML and JavaScript is one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDeal } from '../../src/notation/deal.ts';
import { importRecord } from '../../src/notation/imports/index.ts';
import { parseLink } from '../../src/notation/link.ts';
import { atRoot } from '../../tools/paths.ts';

const PAGES = readdirSync(atRoot('site/guide')).filter((name) => name.endsWith('.md'));

const snippets = PAGES.flatMap((name) =>
  [
    ...readFileSync(atRoot(`site/guide/${name}`), 'utf8').matchAll(/^ *```(?:html|js|jsx|ts|astro)\n(.*?)^ *```/gms),
  ].map(([, code]) => [name, code!] as const),
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

const column = readFileSync(atRoot('site/guide/column.md'), 'utf8');
const [shown, printed] = [/^<jass-solver[^>]*><pre v-pre>\n(.*?)^<\/pre>/gms, /^ {2}<pre>\n(.*?)^ {2}<\/pre>/gms].map(
  (form) => [...column.matchAll(form)].map(([, text]) => text!),
) as [string[], string[]];

it('the page about columns prints the records that it shows', () => {
  expect(shown).toHaveLength(2);
  expect(printed).toEqual(shown);
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
