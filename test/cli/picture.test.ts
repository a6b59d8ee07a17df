/** `jass-solver picture`: the real command. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PNG } from 'pngjs';
import { linkInPng } from '../../src/notation/exports/png-text.ts';
import { readText } from '../../src/notation/read-text.ts';
import { framesIn } from './gif-frames.ts';
import { run } from './command.ts';

const DEAL = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:AT.J9.. K7.A8.. Q8.T7.. 96.KQ..',
};
const RECORD = { ...DEAL, plays: ['ST', 'S9', 'SQ', 'SK'] };
const PUZZLE = { ...DEAL, puzzle: { side: 'NS', target: 4 } };

const folder = mkdtempSync(join(tmpdir(), 'jass-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fileOf = (form: string): string => join(folder, `${++files}.${form}`);

const draw = async (request: object, out: string, ...options: string[]): Promise<void> => {
  const { status, stdout, stderr } = await run(['picture', '--out', out, ...options], JSON.stringify(request));
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
};

describe('jass-solver picture', () => {
  it.each([
    ['en', [], ['>Schieber<', 'Leader: North', 'North–South make', 'Solved with all hands known']],
    ['de', ['--title', 'Ass & <b>'], ['Ass &amp; &lt;b&gt;', 'Schieber · Ausspiel: Nord', 'Nord–Süd machen']],
    ['fr', ['--deck', 'french4'], ['Entame\u202f: Nord', 'Nord–Sud font', 'Calculé cartes sur table', '#0b55a5']],
    ['nl', ['--theme', 'dark', '--size', '630x630'], ['Noord–Zuid haalt', '#15171b', 'width="630" height="630"']],
  ])('draws a deal as SVG in %s', async (language, options, texts) => {
    const out = fileOf('svg');
    await draw(DEAL, out, '--language', language, ...options);
    const svg = readFileSync(out, 'utf8');
    for (const text of texts) expect(svg).toContain(text);
    expect(svg).not.toMatch(/<(?:script|image|style)|https?:\/\/(?!www\.w3\.org)/);
  });

  it.each([
    ['1200x630', 1200, 630],
    ['630x630', 630, 630],
  ])('draws a PNG of %s pixels with text, signs and the link of the deal', async (size, width, height) => {
    const out = fileOf('PNG');
    await draw(DEAL, out, '--size', size);
    const bytes = readFileSync(out);
    const png = PNG.sync.read(bytes);
    expect([png.width, png.height]).toEqual([width, height]);
    // The ground, a card, the ink of letters, and the red of the hearts: none is missing.
    const colours = new Set<string>();
    for (let at = 0; at < png.data.length; at += 4) colours.add(png.data.toString('hex', at, at + 3));
    for (const colour of ['fdfcf9', 'fffefa', '1c1b19', 'b3202c', '1b5cab']) expect(colours).toContain(colour);
    expect(readText(linkInPng(bytes)!)).toMatchObject({ variant: 'schieber', contract: 'H', deal: DEAL.deal });
  });

  it('tells the task of a puzzle and not its answer, and of some hands neither the others nor the link', async () => {
    const [puzzle, some] = [fileOf('svg'), fileOf('svg')];
    await draw(PUZZLE, puzzle);
    expect(readFileSync(puzzle, 'utf8')).toContain('You are North–South. Make 4.');
    expect(readFileSync(puzzle, 'utf8')).not.toMatch(/make \d|Solved/);
    await draw(DEAL, some, '--show', 'NS');
    expect(readFileSync(some, 'utf8').match(/>4 cards</g)).toHaveLength(2);
    expect(readFileSync(some, 'utf8')).not.toContain('<metadata>');
  });

  it.each([
    ['the record', RECORD, [], 5],
    ['best play, where there is no record', DEAL, [], 17],
    ['the solution of a puzzle from its position on', { ...PUZZLE, plays: ['ST', 'S9'] }, [], 15],
    ['the record from a position on', RECORD, ['--after', '3'], 2],
  ])('steps through %s in a GIF', async (_, request, options, frames) => {
    const out = fileOf('gif');
    await draw(request, out, '--size', '630x630', ...options);
    expect(framesIn(readFileSync(out))).toEqual({ width: 630, height: 630, frames });
  });

  it('replaces no file without --force', async () => {
    const out = fileOf('svg');
    writeFileSync(out, 'mine');
    const { status, stderr } = await run(['picture', '--out', out], JSON.stringify(DEAL));
    expect({ status, stderr }).toEqual({ status: 1, stderr: `jass-solver: ${out} exists; --force replaces it.\n` });
    expect(readFileSync(out, 'utf8')).toBe('mine');
    await draw(DEAL, out, '--force');
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg /);
  });

  it.each([
    [['--out', 'deal.jpg'], 2, /'deal\.jpg' is invalid\. Write a name that ends in \.png, \.svg or \.gif\.$/m],
    [[], 2, /a required option is missing: --out <file>/],
    [['--out', 'deal.png', '--size', '100x100'], 2, /Allowed choices are 1200x630, 630x630\.$/m],
    [['--out', join(folder, 'none', 'deal.svg')], 1, /deal\.svg cannot be written: there is no such file\.$/m],
    [['--out', join(folder, 'x.svg'), '--number', '2'], 1, /The text has one deal; --number 2 is none of them\.$/m],
    [
      ['--out', join(folder, 'x.gif'), '--after', '4'],
      1,
      /No card is left to play, so there is no line to step through\.$/m,
    ],
  ])('refuses %j', async (options, exit, words) => {
    const over = { ...DEAL, deal: 'N:A... K... Q... J...', plays: ['SA', 'SJ', 'SQ', 'SK'] };
    const { status, stderr } = await run(
      ['picture', ...options],
      JSON.stringify(options.includes('--after') ? over : DEAL),
    );
    expect(status).toBe(exit);
    expect(stderr).toMatch(words);
    expect(existsSync(join(folder, 'x.svg'))).toBe(false);
  });
});
