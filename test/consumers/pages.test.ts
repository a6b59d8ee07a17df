/** Pages without a bundler: the package's files on the page's own site or another one, under strict headers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatLink } from '../../src/notation/link.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { pageZip } from '../../tools/page-zip.ts';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { DEAL, expectValue, pageOf, valueOfDeal } from './deal.ts';
import { packed, projectOf } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();

/** Serves a page. @param headers of the response */
async function site(files: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const project = closedAfter(projectOf(files));
  const origin = closedAfter(await serve(project.folder, headers));
  return origin.address;
}

/** Serves the package from another site, as a CDN does. */
async function cdn(headers: Readonly<Record<string, string>> = {}) {
  const headersOfAll = { 'access-control-allow-origin': '*', ...headers };
  const origin = closedAfter(await serve(join(packed(), 'dist'), headersOfAll));
  return origin.address;
}

const tag = (address: string): string => `<script type="module" src="${address}"></script>`;
const INSTALLED = '/node_modules/jass-solver/dist';
const COEP = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

describe('a plain page', () => {
  it('loads the element and all its later files from another origin', async () => {
    const from = await cdn();
    const page = await pages.open(await site({ 'index.html': pageOf(tag(`${from}/element/jass-solver.js`)) }), {
      from: [from],
    });
    await expectValue(page);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // An import follows in the cache of the browser.
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming).initiatorType === 'fetch' || entry.name.endsWith('/jass-solver.js'),
        )
        .map(({ name }) => name),
    );
    for (const later of ['start-client', 'worker', 'ruffing', 'french']) {
      expect(fetched.filter((name) => name.startsWith(`${from}/element/assets/${later}-`))).toHaveLength(1);
    }
    expect(fetched.filter((name) => name.includes('/jass-solver'))).toHaveLength(1);
  });

  it('loads the element from two origins and by another address, and nothing throws', async () => {
    const [one, two] = [await cdn(), await cdn()];
    const scripts = [
      `${one}/element/jass-solver.js`,
      `${two}/element/jass-solver.js`,
      `${one}/element/jass-solver.js?2`,
    ];
    const page = await pages.open(await site({ 'index.html': pageOf(...scripts.map(tag)) }), { from: [one, two] });
    await expectValue(page);
  });

  /** A page that configures where the parts of the solver are. */
  const placesPage = (wasm: string) =>
    site({
      'index.html': pageOf(tag('/page.js')),
      'page.js': `
        import { configureSolver } from '${INSTALLED}/element/jass-solver.js';
        const worker = () => new Worker('${INSTALLED}/element/external/worker.js', { type: 'module' });
        configureSolver({ worker, wasm: '${wasm}' });`,
    });

  it('provides the worker and the WebAssembly from addresses of its own', async () => {
    const page = await pages.open(await placesPage(`${INSTALLED.slice(1)}/element/external/solver.wasm`));
    await expectValue(page);
    expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining('/external/worker.js'));
  });

  it('gets an error if the WebAssembly is not at its address', async () => {
    const page = await pages.open(await placesPage('/nowhere.wasm'), { expectErrors: /404/ });
    await page.locator('jass-solver').getByText('/nowhere.wasm answered 404').waitFor();
  });
});

describe('the folder jass-solver', () => {
  /** The archive of a release, unpacked on a site. */
  const files = (): Record<string, string> =>
    Object.fromEntries(Object.entries(unzipSync(pageZip())).map(([path, bytes]) => [path, strFromU8(bytes)]));

  it.each([
    ['the script', 'jass-solver.js'],
    ['the element for games, which brings the other', 'jass-game.js'],
    ['the adviser, which brings it too', 'jass-adviser.js'],
    ['the element for studies, which brings it too', 'jass-study.js'],
  ])('has %s', async (_, script) => {
    const page = await pages.open(await site({ ...files(), 'index.html': pageOf(tag(`/jass-solver/${script}`)) }));
    await expectValue(page);
  });

  it('has the page for iframes', async () => {
    const page = await pages.open(`${await site(files())}/jass-solver/embed.html#${formatLink(parseRequest(DEAL))}`);
    await expectValue(page);
  });
});

describe('a script without its files', () => {
  it.each<{ name: string; file: string; path: string; lang: string; says: string; again: string }>([
    {
      name: 'the folder assets is missing',
      file: 'element/jass-solver.js',
      path: '/jass-solver/jass-solver.js',
      lang: 'en',
      says: 'The files beside # could not be loaded.',
      again: 'Try again',
    },
    {
      name: 'the other files are missing',
      file: 'element/external/jass-solver.js',
      path: '/jass-solver/jass-solver.js',
      lang: 'de-CH',
      says: 'Die Dateien neben # lassen sich nicht laden.',
      again: 'Nochmals versuchen',
    },
    {
      // As a CDN serves the main file of a package by the name of the package.
      name: 'the address is shortened',
      file: 'element/jass-solver.js',
      path: '/npm/short.js',
      lang: 'rm',
      says: 'The files beside # could not be loaded.',
      again: 'Try again',
    },
    {
      name: '<jass-game>, as the folder assets is missing',
      file: 'element/jass-game.js',
      path: '/jass-game.js',
      lang: 'fr',
      says: 'Les fichiers à côté de # n’ont pas pu être chargés.',
      again: 'Réessayer',
    },
    {
      name: '<jass-adviser>, as the other files are missing',
      file: 'element/external/jass-adviser.js',
      path: '/jass-adviser.js',
      lang: 'nl',
      says: 'De bestanden naast # kunnen niet worden geladen.',
      again: 'Opnieuw proberen',
    },
  ])('says so in an empty tag, in the language of the page: $name', async ({ file, path, lang, says, again }) => {
    const element = /jass-(game|adviser|study)/.exec(file)?.[0] ?? 'jass-solver';
    const address = await site({
      'index.html': `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>x</title>${tag(path)}<${element}></${element}><${element} id="noted">N:A... K... Q... J...</${element}>`,
      [path.slice(1)]: readFileSync(join(packed(), 'dist', file), 'utf8'),
    });
    const page = await pages.open(address, { expectErrors: /404|^uncaught: $/ });
    const empty = page.locator(element).first();
    await empty.getByRole('button', { name: again }).waitFor();
    expect(await empty.textContent()).toContain(says.replace('#', `${address}${path}`));
    expect(await page.locator('#noted').textContent()).toBe('N:A... K... Q... J...');
  });

  it.each([
    ['jass-solver', '', Object.entries(DEAL)],
    ['jass-adviser', '', [['hand', 'J98.AK.T7.AQ']]],
    ['jass-game', JSON.stringify([{ ...DEAL, plays: ['SA'] }]), []],
  ] as const)('says in the language of the page why the solver of <%s> does not start', async (tag, text, given) => {
    const address = await site({
      'index.html': `<!doctype html><html lang="de"><meta charset="utf-8"><title>x</title><link rel="icon" href="data:," />
        <${tag} ${given.map(([name, value]) => `${name}="${String(value)}"`).join(' ')}>${text}</${tag}>`,
    });
    const page = await pages.open(address, { expectErrors: /Failed to load/ });
    await page.route('**/start-client-*', (route) => route.abort());
    await page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }, `${INSTALLED}/element/${tag}.js`);
    await page.locator(tag).getByText('Die Engine startet nicht: Die Datei lässt sich nicht laden').waitFor();
  });

  it('loads after another try', async () => {
    const page = await pages.open(await site({ 'index.html': pageOf() }), {
      expectErrors: /Failed to load|^uncaught: $|^uncaught: Error: .*\/assets\/.*: Failed to fetch/,
    });
    let isOffline = true;
    await page.route('**/assets/**', (route) => (isOffline ? route.abort() : route.continue()));
    const load = (): Promise<void> =>
      page.evaluate((src) => {
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
      }, `${INSTALLED}/element/jass-solver.js`);
    await load();
    await page.getByText('could not be loaded').waitFor();
    isOffline = false;
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
    await load();
    await page.locator('[part=headline]').waitFor();
  });

  it('offers what the module for bundlers does', async () => {
    const module = `
      import * as page from '${INSTALLED}/element/jass-solver.js';
      import * as bundled from '${INSTALLED}/element/index.js';
      const names = Object.keys(bundled);
      document.body.textContent = JSON.stringify(names.map((name) => [name, page[name] === bundled[name]]));`;
    const page = await pages.open(await site({ 'index.html': pageOf(tag('/page.js')), 'page.js': module }));
    await page.getByText('JassSolver').waitFor();
    const same = JSON.parse((await page.locator('body').textContent())!) as [string, boolean][];
    expect(same.filter(([, isSame]) => !isSame)).toEqual([]);
    expect(same.length).toBeGreaterThan(8);
  });
});

describe('one file', () => {
  const GLOBAL = `${INSTALLED}/element/jass-solver.global.js`;

  it.each(['the server of the page', 'another origin'])('a classic script from %s', async (from) => {
    const other = from === 'another origin' ? await cdn() : undefined;
    const address = other ? `${other}/element/jass-solver.global.js` : GLOBAL;
    const page = await pages.open(
      await site({ 'index.html': pageOf(`<script defer src="${address}"></script>`) }),
      other ? { from: [other] } : {},
    );
    await expectValue(page);
    const { solve, elements } = await page.evaluate(async (deal) => {
      const { jassSolver } = globalThis as unknown as { jassSolver: typeof import('../../src/index.ts') };
      const { value } = await jassSolver.solve(deal);
      const element = customElements.get('jass-solver');
      return { solve: value, elements: element === jassSolver.JassSolver };
    }, DEAL);
    expect({ solve, elements }).toEqual({ solve: await valueOfDeal(), elements: true });
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.startsWith('http'))).toHaveLength(1);
  });

  it('a classic script in a page of another encoding', async () => {
    // Each byte of a character of UTF-8 is a character of its own there.
    const html = pageOf(`<script defer src="${GLOBAL}"></script>`).replace('utf-8', 'windows-1252');
    const page = await pages.open(await site({ 'index.html': html }));
    await expectValue(page);
    await page.getByText('North–South').first().waitFor();
  });

  it('with the licences of its packages', () => {
    const code = readFileSync(join(packed(), 'dist/element/jass-solver.global.js'), 'latin1');
    expect(/[^ -~\n\t].{0,20}/.exec(code)?.[0]).toBeUndefined();
    expect(code.split('\n', 1)[0]).toContain('licences');
    const named = [...code.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['lit-html', 'comlink', 'valibot']));
  });

  it('a classic script in a page from a folder (file:)', async () => {
    const files = { 'index.html': pageOf(`<script defer src=".${GLOBAL}"></script>`) };
    const { folder } = closedAfter(projectOf(files));
    await expectValue(await pages.open(pathToFileURL(`${folder}/index.html`).href));
  });

  it('the core without a bundler, by an import map', async () => {
    const map = JSON.stringify({ imports: { 'jass-solver/core': `${INSTALLED}/jass-solver.core.js` } });
    const module = `
      import { answer, loadSolver } from 'jass-solver/core';
      document.body.textContent = JSON.stringify(answer(${JSON.stringify(DEAL)}, await loadSolver()).value);`;
    const page = await pages.open(
      await site({
        'index.html': pageOf(
          `<script type="importmap">${map}</script>`,
          `<script type="module" src="/page.js"></script>`,
        ),
        'page.js': module,
      }),
    );
    await page.getByText(JSON.stringify(await valueOfDeal())).waitFor();
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.includes('/jass-solver'))).toHaveLength(1);
  });
});

describe('a page under a policy', () => {
  it.each(['jass-solver', 'jass-game', 'jass-adviser', 'jass-study'])(
    'that allows only its own files solves with external/%s',
    async (script) => {
      const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:";
      const files = { 'index.html': pageOf(tag(`${INSTALLED}/element/external/${script}.js`)) };
      const page = await pages.open(await site(files, { 'content-security-policy': policy }));
      await expectValue(page);
    },
  );

  // Without connect-src the browser reports each fetch that it refuses, and the parts are imported all the same.
  it.each([
    ['and fetches', true],
    ['and no fetches', false],
  ])('that allows blobs for workers %s solves with jass-solver, also from another origin', async (_, isFetching) => {
    const from = await cdn();
    const connect = isFetching ? `connect-src ${from}; ` : '';
    const policy = `default-src 'none'; script-src ${from} 'wasm-unsafe-eval'; ${connect}worker-src blob:; img-src data:`;
    const files = { 'index.html': pageOf(tag(`${from}/element/jass-solver.js`)) };
    const page = await pages.open(await site(files, { 'content-security-policy': policy }), {
      from: [from],
      ...(!isFetching && { expectErrors: /connect-src|violates the document's Content Security Policy/ }),
    });
    await expectValue(page);
  });

  /** Trusted Types, with only the two policies that the documentation names. */
  const TRUSTED = "require-trusted-types-for 'script'; trusted-types jass-solver lit-html";

  it.each([
    ['element', "connect-src 'self'; worker-src blob:"],
    ['element/external', "connect-src 'self'"],
  ])('that wants Trusted Types solves with %s', async (build, needs) => {
    const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ${needs}; img-src data:; ${TRUSTED}`;
    const files = { 'index.html': pageOf(tag(`${INSTALLED}/${build}/jass-solver.js`)) };
    const address = await site(files, { 'content-security-policy': policy });
    await expectValue(await pages.open(address));
    const other = await pages.open(address, { expectErrors: /'TrustedScriptURL'/ });
    const refusal = await other.evaluate(() => {
      try {
        new Worker('/page.js');
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal, 'a worker from a string').toBe('TypeError');
  });

  it('that allows only other Trusted Types gets the name of the missing one', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types lit-html";
    const files = { 'index.html': pageOf(tag(`${INSTALLED}/element/jass-solver.js`)) };
    const page = await pages.open(await site(files, { 'content-security-policy': policy }), {
      expectErrors: /trusted-types/,
    });
    await page
      .locator('jass-solver')
      .getByText(/Policy "jass-solver" disallowed/)
      .waitFor();
  });

  it.each(['element', 'element/external'])(
    'that isolates it from other origins (COEP) solves with %s',
    async (build) => {
      const files = { 'index.html': pageOf(tag(`${INSTALLED}/${build}/jass-solver.js`)) };
      const page = await pages.open(await site(files, COEP));
      await expectValue(page);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    },
  );

  it('that isolates it loads the element from another origin', async () => {
    const from = await cdn();
    const files = { 'index.html': pageOf(tag(`${from}/element/jass-solver.js`)) };
    const page = await pages.open(await site(files, COEP), { from: [from] });
    await expectValue(page);
  });
});
