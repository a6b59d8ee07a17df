/** Before the tests of places: finds a Chromium and builds what the integrations contain. */
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/chromium.ts';
import { buildLibrary, run, runTool } from '../build.ts';

export default async function setup({ provide }: TestProject): Promise<void> {
  await runTool('build-worker.ts');
  await Promise.all([buildLibrary(), runTool('build-element.ts')]);
  await run(
    'node_modules/@custom-elements-manifest/analyzer/cem.js',
    'analyze',
    '--config',
    'tools/custom-elements.config.js',
  );
  provide('chromium', await findChromium());
}
