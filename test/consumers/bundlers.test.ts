/** The package in common bundlers, each set up as its documentation begins, opened in a browser. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { expectValue, moduleOf, pageOf } from './deal.ts';
import { installed, projectOf } from './project.ts';
import type { Project } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();

const TOOLS = ['vite', 'webpack', 'rollup', '@rollup/plugin-node-resolve', 'esbuild'];

function project(files: Readonly<Record<string, string>>): Project {
  return closedAfter(projectOf(files, TOOLS));
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

describe('webpack', () => {
  const CASES: readonly (readonly [entry: string, how: string, options: object])[] = [
    ...ENTRIES.map((entry) => [entry, 'as it comes', {}] as const),
    // As Parcel 2 does. It is the code of the first case again, which minimising would take as long once more.
    [
      'jass-solver',
      'by main, without exports',
      { resolve: { exportsFields: [], mainFields: ['main'] }, optimization: { minimize: false } },
    ],
  ];
  let built: Project | undefined;

  /** One run of webpack for all cases: the page of the i-th is in the folder `i`. */
  beforeAll(async () => {
    const configurations = CASES.map(([, , options], i) => ({
      entry: `./${i}/main.js`,
      mode: 'production',
      output: { publicPath: 'auto' },
      ...options,
    }));
    built = projectOf(
      {
        ...Object.fromEntries(
          CASES.flatMap(([entry], i) => [
            [`${i}/main.js`, moduleOf(entry)],
            [`${i}/index.html`, BUILT],
          ]),
        ),
        'build.js': `
          import webpack from 'webpack';
          const configurations = ${JSON.stringify(configurations)};
          configurations.forEach(({ output }, i) => (output.path = \`\${process.cwd()}/\${i}/dist\`));
          webpack(configurations, (error, stats) => {
            if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
          });`,
      },
      TOOLS,
    );
    await built.run('build.js');
  });
  afterAll(() => built?.close());

  it.each(CASES.map(([entry, how], i) => [entry, how, i] as const))('builds a page with %s (%s)', async (_, __, i) => {
    await expectValueIn(`${built!.folder}/${i}`);
  });
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
