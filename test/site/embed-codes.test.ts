/** The code that the docs site writes: whatever the deal has in it, it means that deal again where it is pasted. */
import { describe, expect, it } from 'vitest';
import { codesFor, folderOf } from '../../site/.vitepress/embed-code/codes.ts';
import type { Looks } from '../../site/.vitepress/embed-code/codes.ts';
import { parseLink } from '../../src/notation/link.ts';
import { readInput } from '../../src/widget/state/read-input.ts';

const INPUT = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:A.K.Q.J K.Q.J.A Q.J.A.K J.A.K.Q',
  plays: 'SA SJ',
  payoff: 'total',
  presets: 'match',
  rules: '{"lastTrick":7}',
};
const LOOKS: Looks = { lang: 'de', deck: 'swiss', hands: '', density: '', values: 'hidden', theme: 'dark' };
const FOLDER = 'https://cards.example/a&b/';
const VIEWER = 'https://site.example/view.html';
const codes = codesFor({ viewer: VIEWER, folder: FOLDER }, INPUT, readInput(INPUT).table!, LOOKS);
const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

it('the tag has every attribute, escaped', () => {
  for (const part of [
    'src="https://cards.example/a&amp;b/jass-solver.js"',
    'rules="{&quot;lastTrick&quot;:7}"',
    'plays="SA SJ"',
    'lang="de"',
    'deck="swiss"',
    'values="hidden"',
  ]) {
    expect(codes.tag).toContain(part);
  }
});

it('link and frame lead to the same deal', () => {
  const source = unescaped(/<iframe\n {2}src="([^"]*)"/.exec(codes.frame)![1]!);
  expect(source).toBe(codes.link);
  const { search, hash, pathname } = new URL(codes.link);
  expect([pathname, search]).toEqual(['/a&b/embed.html', '?lang=de&deck=swiss&values=hidden&theme=dark']);
  expect(parseLink(hash)).toMatchObject({
    variant: 'schieber',
    plays: ['SA', 'SJ'],
    payoff: 'total',
    presets: ['match'],
    rules: { lastTrick: 7 },
  });
  expect(codes.frame).toContain("'jass-solver:resize'");
});

it('the link to the viewer leads to the same deal, with its looks', () => {
  const { origin, pathname, search, hash } = new URL(codes.viewer);
  expect(origin + pathname).toBe(VIEWER);
  expect([search, hash]).toEqual([new URL(codes.link).search, new URL(codes.link).hash]);
});

it('all codes may name the folder of the own site by its path', () => {
  const { tag, frame, link } = codesFor(
    { viewer: VIEWER, folder: '/jass-solver/' },
    INPUT,
    readInput(INPUT).table!,
    LOOKS,
  );
  expect(tag).toContain(' src="/jass-solver/jass-solver.js"');
  expect(link).toMatch(/^\/jass-solver\/embed\.html\?lang=de[^#]*#jass=1&/);
  expect(unescaped(frame)).toContain(`src="${link}"`);
});

it('React has texts with quotation marks in braces', () => {
  expect(codes.react).toContain(String.raw`rules={"{\"lastTrick\":7}"}`);
  expect(codes.react).toContain('variant="schieber"');
});

describe('the folder', () => {
  it.each([
    ['https://example.org/jass', 'https://example.org/jass/'],
    [' http://localhost:8080 ', 'http://localhost:8080/'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E/'],
    ['/jass-solver', '/jass-solver/'],
    ['/', '/'],
  ])('%s', (given, meant) => expect(folderOf(given)).toBe(meant));

  it.each([
    '',
    'jass',
    '//jass/',
    '/jass/?a=1',
    'javascript:alert(1)',
    'https://example.org/?a=1',
    'https://example.org/#a',
  ])('%s is refused', (given) => expect(() => folderOf(given)).toThrow(/is not the address of a folder/));
});
