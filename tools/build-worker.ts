/**
 * Bundles the web worker, src/engine/worker.ts with the WebAssembly inside, and writes it as text to src/engine/generated/worker.ts:
 * every bundler can then import the worker like any other module. The text takes the WebAssembly from its own module, so that the package has it
 * once. The fingerprint of the worker goes to src/engine/generated/fingerprint.ts, for the page and for the worker itself
 * (src/engine/pool/worker-link.ts compares them). Run it after build-wasm.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import type { Format } from 'esbuild';
import { fingerprintOf, writeFingerprint } from './fingerprint.ts';
import { atRoot, shownPath } from './paths.ts';

/** What makes the module from the bundle: swc, its options and this script. */
const MAKERS = ['node_modules/@swc/core/package.json', 'tools/minify.ts', 'tools/build-worker.ts']
  .map((path) => readFileSync(atRoot(path)))
  .join();
const MODULE = atRoot('src/engine/generated/worker.ts');
const FINGERPRINT = atRoot('src/engine/generated/fingerprint.ts');

/** @param external modules to leave out */
async function bundled(external: string[], format: Format): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [atRoot('src/engine/worker.ts')],
    bundle: true,
    format,
    target: 'es2022',
    write: false,
    // Comments name each file by its path, and the fingerprint is made with them: it must not depend on where node_modules is.
    absWorkingDir: atRoot(''),
    preserveSymlinks: true,
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
const digest = createHash('sha256').update(bundle).update(MAKERS).digest('hex');
const heading = `/** Made by tools/build-worker.ts from src/engine/worker.ts: the web worker as a classic script. Bundle ${digest}. */\n`;

// An unchanged bundle is not minified again, and its file keeps its date, so that nothing is built from it again.
if (!existsSync(MODULE) || !readFileSync(MODULE, 'utf8').startsWith(heading)) {
  const { minified } = await import('./minify.ts');
  const script = await minified(bundle);
  const { WASM_DEFLATED } = await import('../src/solver/generated/wasm.ts');
  const parts = script.split(WASM_DEFLATED);
  if (parts.length !== 2) throw new Error('the worker must contain the WebAssembly once');
  const [before, after] = parts.map((part) => JSON.stringify(part));
  writeFileSync(
    MODULE,
    `${heading}import { WASM_DEFLATED } from '../../solver/generated/wasm.ts';\n\n` +
      `export const WORKER_SCRIPT: string =\n  ${before} +\n  WASM_DEFLATED +\n  ${after};\n`,
  );
  console.log(`${shownPath(MODULE)}: ${script.length} bytes of worker`);
}
