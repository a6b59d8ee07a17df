/**
 * Bundles the web worker, src/engine/worker.ts with the WebAssembly inside, and writes it as text to src/engine/generated/worker.ts:
 * every bundler can then import the worker like any other module. Run it after build-wasm.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { atRoot, shownPath } from './paths.ts';

/** The minifier that makes the script from the bundle: terser and its options. */
const MINIFIER = ['node_modules/terser/package.json', 'tools/minify.ts']
  .map((path) => readFileSync(atRoot(path)))
  .join();
const MODULE = atRoot('src/engine/generated/worker.ts');

const { outputFiles } = await build({
  entryPoints: [atRoot('src/engine/worker.ts')],
  bundle: true,
  // And by terser afterwards; terser alone leaves it 1 % larger.
  minify: true,
  format: 'iife',
  target: 'es2022',
  write: false,
});
const bundle = outputFiles[0]!.text;
const fingerprint = createHash('sha256').update(bundle).update(MINIFIER).digest('hex');
const heading = `/** Made by tools/build-worker.ts from src/engine/worker.ts: the web worker as a classic script. Bundle ${fingerprint}. */\n`;

// An unchanged bundle is not minified again, and its file keeps its date, so that nothing is built from it again.
if (!existsSync(MODULE) || !readFileSync(MODULE, 'utf8').startsWith(heading)) {
  const { minified } = await import('./minify.ts');
  const script = await minified(bundle);
  mkdirSync(dirname(MODULE), { recursive: true });
  writeFileSync(MODULE, `${heading}export const WORKER_SCRIPT: string =\n  ${JSON.stringify(script)};\n`);
  console.log(`${shownPath(MODULE)}: ${script.length} bytes of worker`);
}
