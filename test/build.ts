/** Builds of the project for the tests, in processes of their own: Vitest's is set up for tests, and libraries would show their development side. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atRoot } from '../tools/paths.ts';

/** Runs a program of Node in the project's folder. Rejects, with its output, when it fails. */
export async function run(...words: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, words, { cwd: atRoot('.'), env });
}

/** Runs a module of tools/. */
export const runTool = (name: string): Promise<void> => run('--import', 'tsx', `tools/${name}`);

/** Compiles the library and the command to dist/, as far as they have changed. */
export const buildLibrary = (): Promise<void> =>
  run('node_modules/typescript/bin/tsc', '--build', 'tsconfig.build.json');
