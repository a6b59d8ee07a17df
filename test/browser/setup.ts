/**
 * Before the browser tests: finds a Chromium, builds what the tests open, serves it, and packs the package as npm publishes it. The tests see what a visitor gets,
 * the built demo, element and worker, and not a development server's stand-ins for them.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/chromium.ts';
import type { Candidate } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { buildLibrary, run, runTool } from '../build.ts';
import { serveProject } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Candidate;
    /** Address of the project's folder as the server has it, with a slash at the end. */
    address: string;
    /** Folder of the package as it is installed. */
    packed: string;
    /** Whether pictures are made anew instead of compared: `npm run screenshots`, or vitest's `--update`. */
    renewing: boolean;
  }
}

const PAGES = ['vite.demo.config.ts', 'test/browser/pages/vite.config.ts'];

export default async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  // What is bundled has the worker inside as it is now.
  await runTool('build-worker.ts');
  const [chromium] = await Promise.all([
    findChromium(),
    buildLibrary(),
    runTool('build-element.ts'),
    run(
      'node_modules/@custom-elements-manifest/analyzer/cem.js',
      'analyze',
      '--config',
      'tools/custom-elements.config.js',
    ),
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

/** Packs the package and unpacks it again. @returns the folder of what is in it */
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

/** Builds pages. */
const build = (config: string): Promise<void> =>
  run('node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn');
