/**
 * Bundles the element for pages, in two builds of the same sources:
 *  - dist/element: worker and WebAssembly inside, so that it works from any address;
 *  - dist/external: worker and WebAssembly as files beside it, for pages whose policy forbids what has no address.
 * In each, jass-solver.js paints; what the first paint does not need, what solves, the move orders and the decks are files of their
 * own, loaded when needed.
 * In both, licenses.txt has the licences of the packages that are in it.
 * Beside them comes dist/embed.html, the demo's page for iframes, which takes the element from dist/element.
 *
 * By Rollup and not by Vite, which would add a helper for preloading to what every page loads, and would take the address of the
 * worker for its own to resolve.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import type { TransformOptions } from 'esbuild';
import { minifyHTMLLiterals } from 'minify-literals';
import { rollup } from 'rollup';
import type { InputOptions, OutputOptions, Plugin } from 'rollup';
import { minified } from './minify.ts';
import { notices } from './notices.ts';
import { atRoot } from './paths.ts';

/** What every browser has in which the element's styles work. */
const TARGET = 'es2022';

const tsconfigRaw = readFileSync(atRoot('tsconfig.json'), 'utf8');

const typescript: Plugin = {
  name: 'typescript',
  transform: (code, id) => (id.endsWith('.ts') ? transformed(code, { loader: 'ts', tsconfigRaw }) : null),
};

const minifiedChunks: Plugin = {
  name: 'minified-chunks',
  renderChunk: async (code) => ({ code: await minified(code), map: null }),
};

/** Imports of an address that is known only then: bundlers that take the build are told that there is nothing to follow. */
const unfollowed: Plugin = {
  name: 'unfollowed',
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((?!["'])/g, 'import(/*webpackIgnore:true*//*@vite-ignore*/'),
    map: null,
  }),
};

/** White space shrinks to one space and never vanishes; attributes and the closing slashes of SVG stay. The page looks the same. */
const HTML = {
  conservativeCollapse: true,
  keepClosingSlash: true,
  removeEmptyAttributes: false,
  removeDefaultTypeAttributes: false,
} as const;

/** Shortens HTML and CSS in the templates. */
const minifiedTemplates: Plugin = {
  name: 'minified-templates',
  transform: (code, id) =>
    id.startsWith(atRoot('src/widget/')) ? minifyHTMLLiterals(code, { fileName: id, html: HTML }) : null,
};

async function transformed(source: string, options: TransformOptions): Promise<{ code: string; map: null }> {
  const { code } = await transform(source, { ...options, target: TARGET });
  return { code, map: null };
}

/** Takes the worker and the WebAssembly from files in place of what is inside the program. */
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
    ...plugins,
    typescript,
    minifiedTemplates,
    nodeResolve({ browser: true, exportConditions: ['production'] }),
    minifiedChunks,
    unfollowed,
  ],
  preserveEntrySignatures: 'strict',
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
});

async function write(input: InputOptions, output: OutputOptions): Promise<void> {
  const bundle = await rollup(input);
  await bundle.write(output);
  await bundle.close();
}

const ENTRY = atRoot('src/index.ts');
const ELEMENT = { 'jass-solver': ENTRY };
const [inlined, external] = ['dist/element', 'dist/external'].map(atRoot) as [string, string];

for (const folder of [inlined, external]) rmSync(folder, { recursive: true, force: true });
await Promise.all([
  write(options(ELEMENT, [notices('dist/element/licenses.txt')]), {
    dir: inlined,
    entryFileNames: '[name].js',
    chunkFileNames: 'assets/[name]-[hash].js',
  }),
  // All in one folder, as what starts the worker asks for the file beside it.
  write(options(ELEMENT, [beside, notices('dist/external/licenses.txt')]), {
    dir: external,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  }),
  write(options(atRoot('src/engine/worker.ts'), [beside]), { file: `${external}/worker.js` }),
  write(
    { ...options(atRoot('demo/embed.ts')), external: [ENTRY] },
    { file: atRoot('dist/embed.js'), paths: { [ENTRY]: './element/jass-solver.js' } },
  ),
]);
cpSync(atRoot('build/solver.wasm'), `${external}/solver.wasm`);
writeFileSync(
  atRoot('dist/embed.html'),
  readFileSync(atRoot('demo/embed.html'), 'utf8').replace('./embed.ts', './embed.js'),
);
