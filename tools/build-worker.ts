/**
 * Bundles the web worker, src/engine/worker.ts with the WebAssembly inside, and writes it as text to src/engine/generated/worker.ts:
 * every bundler can then import the worker like any other module. The fingerprint of the worker goes to src/engine/generated/fingerprint.ts,
 * for the page and for the worker itself (src/engine/pool/worker-link.ts compares them). Run it after build-wasm.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import type { Format } from 'esbuild';
import { fingerprintOf, writeFingerprint } from './fingerprint.ts';
import { atRoot, shownPath } from './paths.ts';

/** The minifier that makes the script from the bundle: swc and its options. */
const MINIFIER = ['node_modules/@swc/core/package.json', 'tools/minify.ts']
  .map((path) => readFileSync(atRoot(path)))
  .join();
const MODULE = atRoot('src/engine/generated/worker.ts');
const FINGERPRINT = atRoot('src/engine/generated/fingerprint.ts');

/** @param external modules to leave out */
async function bundled(external: string[], format: Format): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [atRoot('src/engine/worker.ts')],
    bundle: true,
    // And by swc afterwards; swc alone leaves it 0.1 % larger.
    minify: true,
    format,
    target: 'es2022',
    write: false,
    external,
  });
  return outputFiles[0]!.text;
}

mkdirSync(dirname(MODULE), { recursive: true });
// Without the module of the fingerprint, which src/engine/service imports: it is written below.
const fingerprint = fingerprintOf(await bundled(['../generated/fingerprint.ts'], 'esm'));
writeFingerprint(
  FINGERPRINT,
  'FINGERPRINT',
  fingerprint,
  'tools/build-worker.ts from src/engine/worker.ts: the build of the worker',
);

const bundle = await bundled([], 'iife');
const digest = createHash('sha256').update(bundle).update(MINIFIER).digest('hex');
const heading = `/** Made by tools/build-worker.ts from src/engine/worker.ts: the web worker as a classic script. Bundle ${digest}. */\n`;

// An unchanged bundle is not minified again, and its file keeps its date, so that nothing is built from it again.
if (!existsSync(MODULE) || !readFileSync(MODULE, 'utf8').startsWith(heading)) {
  const { minified } = await import('./minify.ts');
  const script = await minified(bundle);
  writeFileSync(MODULE, `${heading}export const WORKER_SCRIPT: string =\n  ${JSON.stringify(script)};\n`);
  console.log(`${shownPath(MODULE)}: ${script.length} bytes of worker`);
}
