/** The package in common bundlers, each set up as its documentation begins, opened in a browser. */
import { describe, it } from 'vitest';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { expectValue, moduleOf, pageOf } from './deal.ts';
import { installed, projectOf } from './project.ts';
import type { Project } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();

function project(files: Readonly<Record<string, string>>): Project {
  return closedAfter(projectOf(files, ['vite', 'webpack', 'rollup', '@rollup/plugin-node-resolve', 'esbuild']));
}

/** Opens a bundler's output and checks the value. */
async function expectValueIn(folder: string): Promise<void> {
  const origin = closedAfter(await serve(folder));
  await expectValue(await pages.open(origin.address));
}

const ENTRIES = ['jass-solver', 'jass-solver/external'];
/** A project with a page that loads one module. */
const BUILT = pageOf('<script type="module" src="./dist/main.js"></script>');
const VITE = installed('vite/bin/vite.js');
const VITE_FILES = {
  'index.html': pageOf('<script type="module" src="/main.js"></script>'),
  // As in site/guide/builds.md.
  'vite.config.js': "export default { optimizeDeps: { exclude: ['jass-solver'] } };\n",
};

describe('Vite', () => {
  it.each(ENTRIES)('builds a page with %s', async (entry) => {
    const { run, folder } = project({
      ...VITE_FILES,
      'main.js': moduleOf(entry),
      'vite.config.js': 'export default {};\n',
    });
    await run(VITE, 'build', '--logLevel', 'error');
    await expectValueIn(`${folder}/dist`);
  });

  it('serves a page with jass-solver during development', async () => {
    const { serve } = project({
      ...VITE_FILES,
      'main.js': moduleOf('jass-solver'),
      'vite.config.js': 'export default {};\n',
    });
    await expectValue(await pages.open(await serve(VITE, '--host', '127.0.0.1', '--port', '0')));
  });

  it('serves a page with jass-solver/external, excluded from its optimiser', async () => {
    const { serve } = project({ ...VITE_FILES, 'main.js': moduleOf('jass-solver/external') });
    await expectValue(await pages.open(await serve(VITE, '--host', '127.0.0.1', '--port', '0')));
  });
});

/** A project that a program bundles: `main.js` to `dist/main.js`. */
async function expectValueBundledBy(program: string, entry: string): Promise<void> {
  const { folder, run } = project({ 'main.js': moduleOf(entry), 'index.html': BUILT, 'build.js': program });
  await run('build.js');
  await expectValueIn(folder);
}

it.each<[entry: string, how: string, resolve: object]>([
  ...ENTRIES.map((entry): [string, string, object] => [entry, 'as it comes', {}]),
  // As Parcel 2 does.
  ['jass-solver', 'by main, without exports', { exportsFields: [], mainFields: ['main'] }],
])('webpack builds a page with %s (%s)', async (entry, _, resolve) => {
  await expectValueBundledBy(
    `
      import webpack from 'webpack';
      const options = {
        entry: './main.js',
        mode: 'production',
        output: { path: process.cwd() + '/dist', publicPath: 'auto' },
        resolve: ${JSON.stringify(resolve)},
      };
      webpack(options, (error, stats) => {
        if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
      });`,
    entry,
  );
});

it('Rollup builds a page with jass-solver', async () => {
  await expectValueBundledBy(
    `
      import { nodeResolve } from '@rollup/plugin-node-resolve';
      import { rollup } from 'rollup';
      const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true })] });
      await bundle.write({ dir: 'dist' });`,
    'jass-solver',
  );
});

it.each([true, false])('esbuild builds a page with jass-solver (splitting: %s)', async (splitting) => {
  await expectValueBundledBy(
    `
      import { build } from 'esbuild';
      const input = { entryPoints: ['main.js'], bundle: true, format: 'esm', splitting: ${splitting} };
      await build({ ...input, outdir: 'dist', logLevel: 'silent' });`,
    'jass-solver',
  );
});
