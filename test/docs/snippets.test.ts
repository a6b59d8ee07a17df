/** What a stranger pastes from the guide shows a deal: each deal in its HTML and JavaScript is one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDeal } from '../../src/notation/deal.ts';
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
