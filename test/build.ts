/** Builds of the project for the tests. They run in processes of their own, because libraries behave differently in Vitest's. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atRoot } from '../tools/paths.ts';

/** Runs a Node program in the project's folder. Rejects with its output if it fails. */
export async function run(...words: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, words, { cwd: atRoot('.'), env });
}

/** Runs a module of tools/. */
export const runTool = (name: string): Promise<void> => run('--import', 'tsx', `tools/${name}`);

/** Compiles the changed parts of the library and the command to dist/. */
export async function buildLibrary(): Promise<void> {
  await run('node_modules/typescript/bin/tsc', '--build', 'tsconfig.build.json');
  await runTool('take-library.ts');
}
