/** `jass-solver page`: the real command, and its pages as a parser of HTML reads them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { run } from './command.ts';
import { parseHtml } from './parse-html.ts';

const DEAL = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:AT.J9.. K7.A8.. Q8.T7.. 96.KQ..' };
/** The printed game of the README: one card lost 19 points. */
const RECORD = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
  plays: 'S7 SQ SA ST DT D9 DJ D7 DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA C9 CJ CQ CT H8 DA HQ CK C7 HT SJ CA'.split(' '),
};
const PUZZLE = { ...DEAL, puzzle: { side: 'NS', target: 4 } };
const ELEMENT = ['--element', 'https://cdn.invalid/jass-solver.js'];
const MOST_BYTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'jass-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
let sites = 0;

/** Writes a site. @returns its folder and what the command said */
async function site(requests: readonly object[], ...options: string[]): Promise<{ out: string; stderr: string }> {
  const out = join(folder, `${++sites}`);
  const input = requests.map((request) => JSON.stringify(request)).join('\n');
  const { status, stdout, stderr } = await run(['page', '--out', out, ...options], input);
  expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: '' });
  return { out, stderr };
}

const read = (...path: string[]): Document => parseHtml(readFileSync(join(...path), 'utf8'));

const metaOf = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll('meta[property], meta[name]')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name')!,
      tag.getAttribute('content')!,
    ]),
  );

const textOf = (page: Document): string => page.body.textContent.replace(/\s+/g, ' ');

describe('jass-solver page', () => {
  it('has everything about one record in its page, for readers, chats and search engines', async () => {
    const url = ['--url', 'https://example.org/hand'];
    const { out, stderr } = await site([RECORD], ...url, ...ELEMENT, '--title', 'The <king> & “19”');
    expect(stderr).toBe('');
    expect(readdirSync(out)).toEqual(['deal.oembed.json', 'deal.png', 'index.html']);
    expect(statSync(join(out, 'index.html')).size).toBeLessThan(MOST_BYTES);
    const page = read(out, 'index.html');
    const summary = 'With best play North–South make 37 card points, East–West 125.';
    expect(page.title).toBe('The <king> & “19”');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('h1')!.textContent).toBe(page.title);
    expect(page.querySelector('.answer')!.textContent).toBe(summary);
    expect(metaOf(page)).toMatchObject({
      description: summary,
      'og:title': page.title,
      'og:description': summary,
      'og:url': 'https://example.org/hand/',
      'og:image': 'https://example.org/hand/deal.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://example.org/hand/deal.png',
    });
    expect(JSON.parse(page.querySelector('[type="application/ld+json"]')!.textContent)).toMatchObject({
      '@type': 'CreativeWork',
      name: page.title,
      url: 'https://example.org/hand/',
      inLanguage: 'en',
    });
    const oembed = page.querySelector('[type="application/json+oembed"]')!.getAttribute('href');
    expect(oembed).toBe('https://example.org/hand/deal.oembed.json');
    const answer = JSON.parse(readFileSync(join(out, 'deal.oembed.json'), 'utf8')) as { html: string };
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: page.title, width: 640, height: 720 });
    const frame = parseHtml(answer.html).querySelector('iframe')!;
    expect([frame.src, frame.title]).toEqual(['https://example.org/hand/', page.title]);
    const { width, height } = PNG.sync.read(readFileSync(join(out, 'deal.png')));
    expect([width, height]).toEqual([1200, 630]);
    const element = page.querySelector('jass-solver')!;
    expect(element.getAttribute('deal')).toBe(RECORD.deal);
    expect(element.querySelector('svg.board desc')!.textContent).toContain('East: diamonds J A K');
    const headings = [...element.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Best play', 'Total loss', "Why East's K♦ loses 19, with 8♠ instead"]),
    );
    expect(page.querySelector<HTMLScriptElement>('script[src]')!.type).toBe('module');
  });

  it.each([
    ['de', 'swiss', 'Schieber, Rosen ist Trumpf', /Bei optimalem Spiel machen Nord–Süd/],
    ['fr', 'french', 'Chibre sans annonces, atout cœur', /Avec un jeu optimal, Nord–Sud font/],
    ['nl', 'french', 'Schieber, harten is troef', /Bij optimaal spel haalt Noord–Zuid/],
  ])('is in the words of reports in %s', async (language, deck, title, words) => {
    const { out } = await site([DEAL], ...ELEMENT, '--language', language, '--deck', deck);
    const page = read(out, 'index.html');
    expect(page.documentElement.lang).toBe(language);
    expect(page.title).toBe(title);
    expect(textOf(page)).toMatch(words);
    expect(page.querySelectorAll('td .pip').length > 0).toBe(deck === 'swiss');
  });

  it('says without an address that previews have no picture', async () => {
    const { out, stderr } = await site([DEAL], ...ELEMENT);
    expect(stderr).toMatch(/^jass-solver: note: Without --url the pages have no og:image/);
    expect(metaOf(read(out, 'index.html'))).not.toHaveProperty('og:image');
    expect(readdirSync(out)).toEqual(['deal.png', 'index.html']);
  });

  it('makes an index of several deals, with a puzzle whose solution is folded', async () => {
    const { out } = await site([RECORD, PUZZLE], '--url', 'https://example.org/', ...ELEMENT, '--title', 'A <b>');
    expect(readdirSync(out)).toEqual(
      ['deal-1', 'deal-2']
        .flatMap((name) => ['html', 'oembed.json', 'png'].map((end) => `${name}.${end}`))
        .concat('index.html'),
    );
    const index = read(out, 'index.html');
    expect(index.title).toBe('A <b>');
    expect([...index.querySelectorAll('.deals a')].map((link) => link.getAttribute('href'))).toEqual([
      'deal-1.html',
      'deal-2.html',
    ]);
    expect(metaOf(index)['og:image']).toBe('https://example.org/deal-1.png');
    const puzzle = read(out, 'deal-2.html');
    expect(metaOf(puzzle)['og:description']).toBe('You are North–South. Make 4.');
    expect(puzzle.querySelector('jass-solver')!.getAttribute('mode')).toBe('puzzle');
    expect(puzzle.querySelector('details:not([open]) summary')!.textContent).toBe('Solution');
    puzzle.querySelector('details')!.remove();
    expect(textOf(puzzle)).not.toMatch(/best play/i);
    expect([...puzzle.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      './',
      'deal-1.html',
    ]);
  });

  it.runIf(existsSync(atRoot('dist/element/jass-solver.global.js')))('has the element beside the pages', async () => {
    const { out } = await site([DEAL]);
    expect(readFileSync(join(out, 'jass-solver.global.js'))).toEqual(
      readFileSync(atRoot('dist/element/jass-solver.global.js')),
    );
    const script = read(out, 'index.html').querySelector<HTMLScriptElement>('script[src]')!;
    expect([script.getAttribute('src'), script.defer]).toEqual(['jass-solver.global.js', true]);
  });

  it('replaces no page without --force, and then writes nothing', async () => {
    const { out } = await site([DEAL], ...ELEMENT);
    rmSync(join(out, 'index.html'));
    const again = ['page', '--out', out, ...ELEMENT];
    const { status, stderr } = await run(again, JSON.stringify(DEAL));
    expect(status).toBe(1);
    expect(stderr).toContain(`${join(out, 'deal.png')} exists; --force replaces it.`);
    expect(readdirSync(out)).toEqual(['deal.png']);
    expect((await run([...again, '--force'], JSON.stringify(DEAL))).status).toBe(0);
    expect(readdirSync(out)).toEqual(['deal.png', 'index.html']);
  });

  it.each([
    [['--url', 'example.org/x'], /Write an absolute address, such as https:\/\/example\.org\/deals\/\./],
    [['--url', 'https://example.org/?a'], /Write the address of a folder, without \? and #\./],
    [['--deck', 'tarot'], /Allowed choices are french, french4, swiss\./],
  ])('refuses %j', async (options, words) => {
    const { status, stderr } = await run(['page', '--out', join(folder, 'none'), ...options], JSON.stringify(DEAL));
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });

  it('names the deal with an error', async () => {
    const input = [DEAL, { ...DEAL, contract: 'X' }].map((deal) => JSON.stringify(deal)).join('\n');
    const { status, stderr } = await run(['page', '--out', join(folder, 'none')], input);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Deal 2|line 2/i);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
