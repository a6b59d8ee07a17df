/** The page about the command: each of its parts once, with the help that the command prints. */
import { expect, it } from 'vitest';
import { commandPage } from '../../tools/site/command-page.ts';
import { PARTS } from '../cli/parts.ts';

const text = commandPage()['reference/command.md']!;

it('has a heading for each part that the help lists, also for one with two words', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual(PARTS);
});

it.each(PARTS)('has the help of %s, without colours', (part) => {
  const help = text.split(`\n## ${part}\n`)[1]!;
  expect(help).toMatch(new RegExp(`^\\s*\\x60\\x60\\x60text\\nUsage: jass-solver ${part} `));
  expect(text).not.toContain('\x1b');
});
