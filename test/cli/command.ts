/** Runs the built command in a child process, as a shell would; npm run build:lib has built it. */
import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Starts the command; the caller writes its input and reads its output.
 * @param environment variables beside this process's
 */
export function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...environment } });
  // A command that ends early does not read its input.
  child.stdin.on('error', () => {});
  return child;
}

/** Starts the command with open files as its input and output, as a shell redirects them, or with a pipe. */
export const startOn = (
  args: readonly string[],
  input: number | 'pipe',
  output: number,
  error: 'inherit' | 'pipe' = 'inherit',
): ChildProcess => spawn(process.execPath, [MAIN, ...args], { stdio: [input, output, error] });

/** Runs the command to its end. */
export async function run(args: readonly string[], input = ''): Promise<Run> {
  const child = start(args);
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr };
}
