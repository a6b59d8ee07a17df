/**
 * Bundles the web worker, src/engine/worker.ts with the WebAssembly inside, and writes it as text to src/engine/generated/worker.ts:
 * every bundler can then import the worker like any other module. Run it after build-wasm.ts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { minified } from './minify.ts';
import { atRoot, shownPath } from './paths.ts';

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
const script = await minified(outputFiles[0]!.text);
const text =
  '/** Made by tools/build-worker.ts from src/engine/worker.ts: the web worker as a classic script. */\n' +
  `export const WORKER_SCRIPT: string =\n  ${JSON.stringify(script)};\n`;
// An unchanged file keeps its date, so that nothing is built from it again.
if (!existsSync(MODULE) || readFileSync(MODULE, 'utf8') !== text) {
  mkdirSync(dirname(MODULE), { recursive: true });
  writeFileSync(MODULE, text);
  console.log(`${shownPath(MODULE)}: ${script.length} bytes of worker`);
}
