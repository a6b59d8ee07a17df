/**
 * Bundles the element for pages, in two builds of the same sources:
 *  - dist/element has worker and WebAssembly inside, so that it works from any address;
 *  - dist/external has worker and WebAssembly as files beside it, for pages whose policy forbids blobs and data.
 * In each, jass-solver.js is the script for pages and index.js the module for bundlers: both import the file that paints a deal. Likewise jass-game.js
 * and game.js are `<jass-game>`, jass-adviser.js and adviser.js `<jass-adviser>`. The rest of the element, the solver, the learned move orders and the decks are files of their own, loaded when needed.
 * licenses.txt has the licences of the bundled packages. dist/element/embed.html is the demo's page for iframes.
 * Two more files have all their parts inside: dist/jass-solver.global.js, the element for pages without modules, and
 * dist/jass-solver.core.js, the entry `jass-solver/core` for pages without a bundler.
 *
 * Does nothing if all of this is newer than its sources.
 *
 * It uses Rollup: Vite would add a preloading helper to every page, and would resolve the worker's address itself.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import type { TransformOptions } from 'esbuild';
import { rollup } from 'rollup';
import type { InputOptions, OutputChunk, OutputOptions, Plugin, RollupOutput } from 'rollup';
import { filesFirst, withImports } from './files-first.ts';
import { minified } from './minify.ts';
import { notices } from './notices.ts';
import { atRoot } from './paths.ts';
import { isUpToDate } from './up-to-date.ts';

/** The language of every browser that supports the element's styles. */
const TARGET = 'es2022';

const { version } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { version: string };

const tsconfigRaw = readFileSync(atRoot('tsconfig.json'), 'utf8');

const typescript: Plugin = {
  name: 'typescript',
  transform: (code, id) => (id.endsWith('.ts') ? transformed(code, { loader: 'ts', tsconfigRaw }) : null),
};

const minifiedChunks: Plugin = {
  name: 'minified-chunks',
  renderChunk: async (code, { facadeModuleId, exports }) => ({
    // A script for pages only passes names on: one list of them compresses with the other.
    code: await minified(code, facadeModuleId?.startsWith(atRoot('src/page/')) ? exports : []),
    map: null,
  }),
};

/**
 * Moves the WebAssembly out of the text of the worker to the start of the file. It hardly compresses itself, and between texts that repeat
 * each other it costs up to 2 kB, as it moves them out of each other's reach.
 */
const bytesFirst: Plugin = {
  name: 'bytes-first',
  renderChunk: (code, _, { format }) => {
    const bytes = /[\w+/=]{10000,}/.exec(code)?.[0];
    const quote = /new Blob\(\[(["'`])/.exec(code)?.[1];
    if (bytes === undefined || quote === undefined || format !== 'es') return null;
    return { code: `const $wasm="${bytes}";${code.replace(bytes, `${quote}+$wasm+${quote}`)}`, map: null };
  },
};

/** Leaves out the names of the sources of the rules, which no page shows: every page loads the variants. */
const withoutSources: Plugin = {
  name: 'without-sources',
  transform: (code, id) =>
    id.startsWith(atRoot('src/game/variants/'))
      ? { code: code.replace(/^\s*source:\s*'[^']*',$/gm, ''), map: null }
      : null,
};

async function transformed(source: string, options: TransformOptions): Promise<{ code: string; map: null }> {
  const { code } = await transform(source, { ...options, target: TARGET });
  return { code, map: null };
}

/** Replaces the inlined worker and WebAssembly by files beside the program. */
const beside: Plugin = {
  name: 'beside',
  resolveId: { order: 'pre', handler: (id, importer) => swapped(id, importer) },
};

function swapped(id: string, importer: string | undefined): string | null {
  return importer && id.startsWith('./inlined/')
    ? join(dirname(importer), id.replace('./inlined/', './beside/'))
    : null;
}

const options = (input: InputOptions['input'], plugins: Plugin[] = []): InputOptions => ({
  input: input!,
  plugins: [
    typescript,
    ...plugins,
    nodeResolve({ browser: true, exportConditions: ['production'] }),
    minifiedChunks,
    bytesFirst,
  ],
  // The file that paints has exports for the other files too.
  preserveEntrySignatures: 'allow-extension',
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
});

async function write(input: InputOptions, output: OutputOptions): Promise<void> {
  const bundle = await rollup(input);
  await bundle.write(output);
  await bundle.close();
}

/** The first line of a file that may be alone: where the licences of its packages are. */
const signed: Plugin = {
  name: 'signed',
  renderChunk: {
    order: 'post',
    handler: (code) => ({
      code: `/*! jass-solver ${version}, MIT. Licences of the packages in it: element/licenses.txt */\n${code}`,
      map: null,
    }),
  },
};

/**
 * Leaves the solver of threads that share a table out of a file with everything inside: every page would load its 19 kB, and few pages that load
 * such a file are cross-origin isolated. There the workers search with a table each.
 */
const withoutSharing: Plugin = {
  name: 'without-sharing',
  load: (id) =>
    id === atRoot('src/solver/sharing/new-shared-table.ts')
      ? `export const newSharedTable = () => Promise.reject(new Error('this build has no shared tables'));`
      : null,
};

/** Writes one file with everything inside. */
const writeWhole = (entry: string, name: string, format: 'es' | 'iife'): Promise<void> =>
  write(options(atRoot(entry), [signed, withoutSharing]), {
    file: atRoot(`dist/${name}`),
    format,
    inlineDynamicImports: true,
  });

const ENTRY = atRoot('src/index.ts');
/** The elements: the name of their scripts for pages, their module, and the module for bundlers. */
const GAME = { script: 'jass-game', entry: atRoot('src/widget/elements/game/jass-game.ts'), module: 'game' };
const ADVISER = {
  script: 'jass-adviser',
  entry: atRoot('src/widget/elements/adviser/jass-adviser.ts'),
  module: 'adviser',
};
const SOLVER = { script: 'jass-solver', entry: ENTRY, module: 'index' };

/** The files of a bundle. */
const chunksOf = ({ output }: RollupOutput): OutputChunk[] => output.filter((file) => file.type === 'chunk');

/**
 * Writes the script for pages and the module for bundlers of an element, which both import its file.
 * @param output the bundle of the element
 * @param before the files that its file loads from another bundle, from `dir`
 * @returns all files that its file loads, from `dir`
 */
async function writeEntries(
  dir: string,
  { script, entry, module }: typeof SOLVER,
  output: RollupOutput,
  before: readonly string[] = [],
): Promise<string[]> {
  const chunks = chunksOf(output);
  const { fileName: file } = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)!;
  const files = [...withImports(chunks, file), ...before];
  const address = `./${file}`;
  const page = await rollup({
    ...options(atRoot(`src/page/${script}.ts`), [filesFirst({ [address]: files })]),
    external: [entry],
  });
  const [written] = (await page.write({ file: `${dir}/${script}.js`, paths: { [entry]: address } })).output;
  await page.close();
  writeFileSync(`${dir}/${module}.js`, `export{${written.exports.join()}}from"${address}";\n`);
  return files;
}

/**
 * Writes the elements: the file that paints a deal with the later ones, and the other two, which take `<jass-solver>` and its solver from the module
 * beside them. A part that is the same in both bundles, such as a language, has the same name, and is one file.
 * @param assets the folder of the files that the scripts for pages load, with a slash
 */
async function writeElements(dir: string, assets: string, plugins: Plugin[]): Promise<void> {
  const names = `${assets}[name]-[hash].js`;
  const files = { dir, entryFileNames: names, chunkFileNames: names };
  const element = await rollup(options({ index: ENTRY }, [...plugins, withoutSources, filesFirst()]));
  const first = await writeEntries(dir, SOLVER, await element.write(files));
  await element.close();

  const others = [GAME, ADVISER];
  const input = Object.fromEntries(others.map(({ script, entry }) => [script, entry]));
  const bundle = await rollup({ ...options(input, [filesFirst()]), external: [ENTRY] });
  // From `dir`, also in the folder of the assets.
  const output = await bundle.write({ ...files, paths: { [ENTRY]: './index.js' } });
  await bundle.close();
  await Promise.all(others.map((of) => writeEntries(dir, of, output, ['index.js', ...first])));
}

const [inlined, external] = ['dist/element', 'dist/external'].map(atRoot) as [string, string];

/** A file of each bundle. The last is written at the end. */
const OUTPUTS = [
  'dist/element/jass-solver.js',
  'dist/element/index.js',
  'dist/element/jass-game.js',
  'dist/element/game.js',
  'dist/element/jass-adviser.js',
  'dist/element/adviser.js',
  'dist/external/jass-solver.js',
  'dist/external/index.js',
  'dist/external/jass-game.js',
  'dist/external/game.js',
  'dist/external/jass-adviser.js',
  'dist/external/adviser.js',
  'dist/external/worker.js',
  'dist/external/solver.wasm',
  'dist/element/embed.js',
  'dist/jass-solver.global.js',
  'dist/jass-solver.core.js',
  'dist/element/embed.html',
];
const SOURCES = [
  'src',
  'demo/embed.ts',
  'demo/embed.html',
  'build/solver.wasm',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/build-element.ts',
  'tools/files-first.ts',
  'tools/minify.ts',
  'tools/notices.ts',
];

async function buildAll(): Promise<void> {
  for (const folder of [inlined, external]) rmSync(folder, { recursive: true, force: true });
  await Promise.all([
    writeElements(inlined, 'assets/', [notices('dist/element/licenses.txt')]),
    // All in one folder, because the client looks for the worker beside itself.
    writeElements(external, '', [beside, notices('dist/external/licenses.txt')]),
    write(options(atRoot('src/engine/worker.ts'), [beside]), { file: `${external}/worker.js` }),
    write(
      { ...options(atRoot('demo/embed.ts')), external: [ENTRY] },
      { file: `${inlined}/embed.js`, paths: { [ENTRY]: './jass-solver.js' } },
    ),
    writeWhole('src/global.ts', 'jass-solver.global.js', 'iife'),
    writeWhole('src/core.ts', 'jass-solver.core.js', 'es'),
  ]);
  cpSync(atRoot('build/solver.wasm'), `${external}/solver.wasm`);
  writeFileSync(
    `${inlined}/embed.html`,
    readFileSync(atRoot('demo/embed.html'), 'utf8').replace('./embed.ts', './embed.js'),
  );
}

if (!isUpToDate(OUTPUTS, SOURCES)) await buildAll();
