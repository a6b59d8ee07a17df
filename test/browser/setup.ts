/**
 * Before the browser tests: finds a Chromium, builds the pages, serves them, and packs the package as npm publishes it. The tests open
 * the built demo, element and worker, as a visitor does, and not those of a development server.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/chromium.ts';
import type { Candidate } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { isUpToDate } from '../../tools/up-to-date.ts';
import { buildLibrary, run, runTool } from '../build.ts';
import { serveProject } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Candidate;
    /** Address of the project's folder on the server, with a slash at the end. */
    address: string;
    /** Folder of the unpacked package. */
    packed: string;
    /** Whether reference pictures are renewed instead of compared: `npm run screenshots`, or vitest's `--update`. */
    renewing: boolean;
  }
}

const PAGES = ['vite.demo.config.ts', 'test/browser/pages/vite.config.ts'];

export default async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  // The bundles include the worker, so it is built first.
  await runTool('build-worker.ts');
  const [chromium] = await Promise.all([
    findChromium(),
    buildLibrary(),
    runTool('build-element.ts'),
    runTool('build-schema.ts'),
    buildManifest(),
    ...PAGES.map(build),
  ]);
  console.log(`Browser tests run in ${chromium.executable}, from ${chromium.from}.`);
  const server = await serveProject();
  provide('chromium', chromium);
  provide('address', server.address);
  provide('packed', await pack());
  provide('renewing', config.snapshotOptions.updateSnapshot === 'all');
  return () => server.close();
}

/** Packs the package and unpacks it again. @returns the folder of its files */
async function pack(): Promise<string> {
  const folder = atRoot('build/packed');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const execute = promisify(execFile);
  await execute('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: atRoot('.') });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  await execute('tar', ['-xzf', tarball], { cwd: folder });
  return `${folder}/package`;
}

const MANIFEST_CONFIG = 'tools/custom-elements.config.js';
const MANIFEST = ['dist/web-types.json', 'dist/custom-elements.json'];
const MANIFEST_SOURCES = ['src', MANIFEST_CONFIG, 'tsconfig.json', 'package-lock.json'];

/** Makes the manifest of the element, unless it is newer than its sources. */
async function buildManifest(): Promise<void> {
  if (isUpToDate(MANIFEST, MANIFEST_SOURCES)) return;
  await run('node_modules/@custom-elements-manifest/analyzer/cem.js', 'analyze', '--config', MANIFEST_CONFIG);
  await runTool('compact-json.ts');
}

/** Builds pages. */
const build = (config: string): Promise<void> =>
  run('node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn');
