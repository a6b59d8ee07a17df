/**
 * Before the browser tests: finds a Chromium, builds what the tests open, and serves it. The tests see what a visitor gets,
 * the built demo, element and worker, and not a development server's stand-ins for them.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/chromium.ts';
import type { Candidate } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Candidate;
    /** Address of the project's folder as the server has it, with a slash at the end. */
    address: string;
  }
}

const CONFIGS = ['vite.element.config.ts', 'vite.demo.config.ts', 'test/browser/pages/vite.config.ts'];

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [chromium] = await Promise.all([findChromium(), ...CONFIGS.map(build)]);
  console.log(`Browser tests run in ${chromium.executable}, from ${chromium.from}.`);
  const server = await preview({
    configFile: false,
    root: atRoot('.'),
    // The built files lie in several folders; a missing one should be missing.
    build: { outDir: '.' },
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  provide('chromium', chromium);
  provide('address', server.resolvedUrls!.local[0]!);
  return () => server.close();
}

/** Builds in a process of its own: Vitest's is set up for tests, and libraries would show their development side. */
async function build(config: string): Promise<void> {
  const vite = atRoot('node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: atRoot('.'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
