/**
 * Bundles the element for pages, in two builds that share all files but their first:
 *  - dist/element has worker and WebAssembly inside, so that it works from any address;
 *  - dist/element/external has worker and WebAssembly as files, for pages whose policy forbids blobs and data.
 * In each, jass-solver.js is the script for pages and index.js the module for bundlers: both import the file that paints a deal. Likewise jass-game.js
 * and game.js are `<jass-game>`, jass-adviser.js and adviser.js `<jass-adviser>`, jass-study.js and study.js `<jass-study>`. The rest of the element, the solver, the learned move orders and the decks are files of their own in
 * dist/element/assets, loaded when needed.
 * licenses.txt has the licences of the bundled packages. dist/element/embed.html is the page for iframes.
 * Its scripts are embed.js and the first of two files that have all their parts inside: dist/element/jass-solver.global.js, the element for pages
 * without modules, and dist/jass-solver.core.js, the entry `jass-solver/core` for pages without a bundler.
 *
 * Does nothing if all of this is newer than its sources.
 *
 * It uses Rollup: Vite would add a preloading helper to every page, and would resolve the worker's address itself.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
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

/** Replaces the inlined WebAssembly of a worker by the file beside it. */
const beside: Plugin = {
  name: 'beside',
  load: (id) => (id === atRoot('src/solver/inlined/wasm.ts') ? `export * from '../beside/wasm.ts';` : null),
};

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

/**
 * Escapes every character outside of ASCII: a browser reads a classic script in the encoding of its page, which may state none, but modules
 * always in UTF-8. In minified code such characters stand only in strings, templates and regular expressions, which all know the escape;
 * swc and esbuild leave the last two alone, because `String.raw` would see the difference.
 */
const ascii: Plugin = {
  name: 'ascii',
  renderChunk: {
    order: 'post',
    handler(code) {
      const difficult = /\\[^ -~\s].{0,20}|String\.raw`/.exec(code);
      if (difficult) throw new Error(`Cannot escape ${difficult[0]}`);
      const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return { code: code.replaceAll(/[^ -~\t\n]/g, escaped), map: null };
    },
  },
};

const LICENCES = 'dist/element/licenses.txt';

/** Writes name and licences around a file that may be alone. */
function sign(name: string): void {
  const licences = readFileSync(atRoot(LICENCES), 'utf8').replaceAll('©', '(c)').replaceAll('*/', '* /');
  const code = readFileSync(atRoot(`dist/${name}`), 'utf8').trimEnd();
  writeFileSync(
    atRoot(`dist/${name}`),
    `/*! jass-solver ${version}, MIT. The licences of the packages in it are at the end. */\n${code}\n/*!\n${licences.trimEnd()}\n*/\n`,
  );
}

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

const GLOBAL = 'element/jass-solver.global.js';
const CORE = 'jass-solver.core.js';
const EMBED = 'element/embed.js';

/** Writes one file of dist with everything inside. */
const writeWhole = (entry: string, name: string, format: 'es' | 'iife'): Promise<void> =>
  write(options(atRoot(entry), [withoutSharing, ...(format === 'iife' ? [ascii] : [])]), {
    file: atRoot(`dist/${name}`),
    format,
    inlineDynamicImports: true,
  });

const ELEMENT = atRoot('dist/element');
const ENTRY = atRoot('src/index.ts');
const EXTERNAL_ENTRY = atRoot('src/external.ts');
/** The folder of the build with worker and WebAssembly as files, in the folder of the other. */
const EXTERNAL = 'external/';

/** An element: the name of its script for pages, its module, and the module for bundlers. */
interface Tag {
  readonly script: string;
  readonly entry: string;
  readonly module: string;
}

const SOLVER: Tag = { script: 'jass-solver', entry: ENTRY, module: 'index' };
/** The elements that bring the first. */
const OTHERS: readonly Tag[] = [
  { script: 'jass-game', entry: atRoot('src/widget/elements/game/jass-game.ts'), module: 'game' },
  { script: 'jass-adviser', entry: atRoot('src/widget/elements/adviser/jass-adviser.ts'), module: 'adviser' },
  { script: 'jass-study', entry: atRoot('src/widget/elements/study/jass-study.ts'), module: 'study' },
];

/** The file of a bundle that was made from an entry. */
const chunkOf = (chunks: readonly OutputChunk[], entry: string): OutputChunk =>
  chunks.find(({ facadeModuleId }) => facadeModuleId === entry)!;

/** The files of a bundle. */
const chunksOf = ({ output }: RollupOutput): OutputChunk[] => output.filter((file) => file.type === 'chunk');

/** The address that a file of a folder has for another of the build. */
const addressFrom = (folder: string, file: string): string => {
  const path = relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Writes the script for pages and the module for bundlers of an element.
 * @param folder of both, with a slash, or none
 * @param file that the module exports
 * @param files that it loads, itself among them
 * @param first module of the folder that runs before it
 */
async function writeEntries(
  folder: string,
  { script, entry, module }: Tag,
  file: string,
  files: readonly string[],
  first?: string,
): Promise<void> {
  // The script imports the file itself, unless another module runs before.
  const imported = first === undefined ? file : `${folder}${module}.js`;
  const address = addressFrom(folder, imported);
  const loaded = [...new Set([imported, ...files])].map((path) => relative(folder, path));
  const page = await rollup({
    ...options(atRoot(`src/page/${script}.ts`), [filesFirst({ [address]: loaded })]),
    external: [entry],
  });
  const name = `${ELEMENT}/${folder}${script}.js`;
  const [{ exports }] = (await page.write({ file: name, paths: { [entry]: address } })).output;
  await page.close();
  const before = first === undefined ? '' : `import"./${first}";`;
  writeFileSync(
    `${ELEMENT}/${folder}${module}.js`,
    `${before}export{${exports.join()}}from"${addressFrom(folder, file)}";\n`,
  );
}

/**
 * Writes the elements: the file that paints a deal with the later ones, and the others, which take `<jass-solver>` and its solver from the module
 * beside them. A part that is the same in both bundles, such as a language, has the same name, and is one file.
 */
async function writeElements(): Promise<void> {
  const names = 'assets/[name]-[hash].js';
  const output = { dir: ELEMENT, entryFileNames: names, chunkFileNames: names };
  const plugins = [notices(LICENCES), withoutSources, filesFirst()];
  const element = await rollup(options({ index: ENTRY, external: EXTERNAL_ENTRY }, plugins));
  const chunks = chunksOf(await element.write(output));
  await element.close();

  const input = Object.fromEntries(OTHERS.map(({ script, entry }) => [script, entry]));
  const bundle = await rollup({ ...options(input, [filesFirst()]), external: [ENTRY] });
  // From `dir`, also in the folder of the assets.
  const others = chunksOf(await bundle.write({ ...output, paths: { [ENTRY]: './index.js' } }));
  await bundle.close();

  const inBuild = async (folder: string, entry: string, first?: string): Promise<void> => {
    const { fileName } = chunkOf(chunks, entry);
    const files = [...withImports(chunks, fileName)];
    await writeEntries(folder, SOLVER, fileName, files);
    const before = ['index.js', ...(first === undefined ? [] : [`${folder}${first}`]), ...files];
    for (const other of OTHERS) {
      const file = chunkOf(others, other.entry).fileName;
      await writeEntries(folder, other, file, [...withImports(others, file), ...before], first);
    }
  };
  await inBuild('', ENTRY);
  await inBuild(EXTERNAL, EXTERNAL_ENTRY, 'index.js');
}

/** A file of each bundle. The last is written at the end. */
const OUTPUTS = [
  ...['', EXTERNAL].flatMap((folder) =>
    [SOLVER, ...OTHERS].flatMap(({ script, module }) =>
      [script, module].map((name) => `dist/element/${folder}${name}.js`),
    ),
  ),
  'dist/element/external/worker.js',
  'dist/element/external/solver.wasm',
  ...[GLOBAL, CORE, EMBED].map((name) => `dist/${name}`),
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
  rmSync(ELEMENT, { recursive: true, force: true });
  await Promise.all([
    writeElements(),
    write(options(atRoot('src/engine/worker.ts'), [beside]), { file: `${ELEMENT}/${EXTERNAL}worker.js` }),
    writeWhole('src/global.ts', GLOBAL, 'iife'),
    writeWhole('demo/embed.ts', EMBED, 'iife'),
    writeWhole('src/core.ts', CORE, 'es'),
  ]);
  for (const name of [GLOBAL, CORE]) sign(name);
  cpSync(atRoot('build/solver.wasm'), `${ELEMENT}/${EXTERNAL}solver.wasm`);
  cpSync(atRoot('demo/embed.html'), `${ELEMENT}/embed.html`);
}

if (!isUpToDate(OUTPUTS, SOURCES)) await buildAll();
