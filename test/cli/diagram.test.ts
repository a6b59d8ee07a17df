/** `jass-solver diagram`: the real command. */
import { describe, expect, it } from 'vitest';
import { formatLink } from '../../src/notation/link.ts';
import { linkedPuzzle } from '../../src/notation/puzzle.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { run } from './command.ts';

const PUZZLE = {
  variant: 'schieber',
  contract: 'D',
  leader: 'N',
  deal: 'N:J.T7.7. .K.J.J7 6.J..K9 A7..6.Q',
  plays: ['D7', 'D6'],
  puzzle: { side: 'NS', target: 4 },
};
const { puzzle, ...request } = parseRequest(PUZZLE);
const LINK = formatLink({ ...request, ...linkedPuzzle(puzzle!) });

describe('jass-solver diagram', () => {
  it.each([
    ['svg', /^<svg [^]*<title[^>]*>Schieber\. You are North–South\. Make 4\.<\/title>[^]*<\/svg>\n$/],
    ['html', /^<!doctype html>[^]*<p class="task">You are North–South\. Make 4\.<\/p>[^]*<\/html>\n$/],
    [
      'figure',
      /^<style>[^]*<figure class="jass-diagram" lang="en">[^]*<p class="task">You are North–South\. Make 4\.<\/p>[^]*<\/figure>\n$/,
    ],
    ['text', /^Schieber\nTrump: ♦\n[^]*\n1\. North: 7♦ 6♦\n\nYou are North–South\. Make 4\.\n$/],
  ])('draws a puzzle as %s, from a request or a link', async (format, form) => {
    const [one, two] = await Promise.all([
      run(['diagram', '--format', format], JSON.stringify(PUZZLE)),
      run(['diagram', '-', '--format', format], LINK),
    ]);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one.stdout).toMatch(form);
    expect(two).toEqual(one);
  });

  it('draws a deal of several, before a number of plays, in a language and a deck', async () => {
    const lines = [{ ...PUZZLE, contract: 'H', plays: [] }, PUZZLE].map((each) => JSON.stringify(each)).join('\n');
    const args = ['diagram', '--number', '2', '--after', '0', '--language', 'de', '--deck', 'swiss'];
    const { status, stdout, stderr } = await run(args, lines);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(
      'Trumpf: Schellen. Ausspiel: Nord. Nord: Schellen 7, Schilten U, Rosen B 7, Eicheln keine.',
    );
  });

  it('has the name of the table’s own rules as its title', async () => {
    const { stdout } = await run(['diagram'], JSON.stringify({ ...PUZZLE, rules: { name: 'Our table' } }));
    expect(stdout).toContain('>Our table. You are North–South. Make 4.</title>');
  });

  it('refuses a deck for text, which has signs in place of drawings', async () => {
    const { status, stdout, stderr } = await run(['diagram', '--format', 'text', '--deck', 'swiss'], LINK);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^jass-solver: --deck is for drawings, not for text; leave it out$/m);
  });

  it.each([
    ['svg', /<desc[^>]*>[^]*East: 4 cards\.[^]*West \(diamonds 6\): 3 cards\.<\/desc>/],
    ['html', /<div class="E"><p class="name">East<\/p><p>4 cards<\/p><\/div>/],
    ['figure', /<div class="W"><p class="name">West<\/p><p>3 cards<\/p><\/div>/],
    ['text', /\n\n♠ J\n♥ 10 7\n♦ 7\n♣ –\n {4}N\n {2}W {3}E\n {4}S\n\n♠ 6\n/],
  ])('draws the hands of two seats alone as %s', async (format, form) => {
    const { status, stdout } = await run(['diagram', '--format', format, '--show', 'ns'], JSON.stringify(PUZZLE));
    expect(status).toBe(0);
    expect(stdout).toMatch(form);
    expect(stdout).not.toMatch(/A 7|>A</);
  });

  it('gives a puzzle without a target a goal, and the side to move', async () => {
    const { stdout } = await run(
      ['diagram', '--format', 'text', '--language', 'nl'],
      LINK.replace(/&(side|target)=[^&]*/g, ''),
    );
    expect(stdout).toMatch(/\nJe speelt Noord–Zuid\. Haal eruit wat erin zit\.\n$/);
  });

  it('writes a text that is read back', async () => {
    const { stdout } = await run(['diagram', '--format', 'text'], JSON.stringify(PUZZLE));
    const again = await run(['diagram', '--format', 'text'], stdout);
    expect(again.stdout).toBe(stdout.replace(/\nYou are.*\n/, ''));
  });

  it.each<[args: string[], input: string, status: number, message: RegExp]>([
    [['--number', '2'], JSON.stringify(PUZZLE), 1, /The text has one deal; --number 2 is none of them\./],
    [[], '', 1, /The text is empty/],
    [['--deck', 'tarot'], '', 2, /french, french4, swiss/],
    [['--format', 'pdf'], '', 2, /svg, text, html, figure/],
    [['--show', 'NX'], '', 2, /Write the letters of seats, such as NS/],
  ])('tells what is wrong with %j', async (args, input, wrong, message) => {
    const { status, stdout, stderr } = await run(['diagram', ...args], input);
    expect({ status, stdout }).toEqual({ status: wrong, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
