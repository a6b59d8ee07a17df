/** The package in common bundlers, each set up as its documentation begins, opened in a browser. */
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';
import { describe, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { expectValue, moduleOf, pageOf } from './deal.ts';
import { projectOf } from './project.ts';
import type { Project } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();

function project(files: Readonly<Record<string, string>>): Project {
  return closedAfter(projectOf(files, ['vite']));
}

/** Opens a bundler's output and checks the value. */
async function expectValueIn(folder: string): Promise<void> {
  const origin = closedAfter(await serve(folder));
  await expectValue(await pages.open(origin.address));
}

const ENTRIES = ['jass-solver', 'jass-solver/external'];
/** A project with a page that loads one module. */
const BUILT = pageOf('<script type="module" src="./dist/main.js"></script>');
const VITE = atRoot('node_modules/vite/bin/vite.js');
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

it.each<[entry: string, how: string, resolve: NonNullable<webpack.Configuration['resolve']>]>([
  ...ENTRIES.map((entry): [string, string, object] => [entry, 'as it comes', {}]),
  // As Parcel 2 does.
  ['jass-solver', 'by main, without exports', { exportsFields: [], mainFields: ['main'] }],
])('webpack builds a page with %s (%s)', async (entry, _, resolving) => {
  const { folder } = project({ 'src/index.js': moduleOf(entry), 'index.html': BUILT });
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'production',
        output: { path: `${folder}/dist`, publicPath: 'auto' },
        resolve: resolving,
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats!.toString()));
        else resolve();
      },
    );
  });
  await expectValueIn(folder);
});

it('Rollup builds a page with jass-solver', async () => {
  const { folder } = project({ 'main.js': moduleOf('jass-solver'), 'index.html': BUILT });
  const bundle = await rollup({ input: `${folder}/main.js`, plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ dir: `${folder}/dist` });
  await expectValueIn(folder);
});

it.each([true, false])('esbuild builds a page with jass-solver (splitting: %s)', async (splitting) => {
  const { folder } = project({ 'main.js': moduleOf('jass-solver'), 'index.html': BUILT });
  await esbuild.build({
    entryPoints: [`${folder}/main.js`],
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    splitting,
    outdir: `${folder}/dist`,
    logLevel: 'silent',
  });
  await expectValueIn(folder);
});
