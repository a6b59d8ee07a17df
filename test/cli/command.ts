/**
 * Runs the built command; npm run build:lib has built it. `run` runs it in this process, whose modules are loaded once for all tests of a
 * worker. Tests of signals, pipes, open files and the environment start a process of their own, as a shell would.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { Console } from 'node:console';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

let runs = 0;
/** The run under way: it has the streams of this process for itself. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command to its end in this process, after the runs before.
 * @returns what a process would have written, and its exit status
 */
export function run(args: readonly string[], input = ''): Promise<Run> {
  const result = last.then(() => runNow(args, input));
  last = result.catch(() => {});
  return result;
}

/** Runs the main module of the command anew, with files for its input and its outputs. */
async function runNow(args: readonly string[], input: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'jass-command-'));
  const path = (name: string): string => join(folder, name);
  writeFileSync(path('stdin'), input);
  const stdin = createReadStream('', { fd: openSync(path('stdin'), 'r') });
  const [stdout, stderr] = ['stdout', 'stderr'].map((name) =>
    createWriteStream('', { fd: openSync(path(name), 'w') }),
  ) as [Output, Output];
  const restore = replaceStreams({ stdin, stdout, stderr }, args);
  runs += 1;
  // The query makes it another module for Node, which runs it again; what it imports stays.
  const status = await import(`${pathToFileURL(MAIN).href}?run=${runs}`).then(exitStatus).finally(restore);
  await Promise.all([stdout, stderr].map((stream) => once(stream.end(), 'close')));
  stdin.destroy();
  const written = (name: string): string => readFileSync(path(name), 'utf8');
  const result = { status, stdout: written('stdout'), stderr: written('stderr') };
  rmSync(folder, { recursive: true });
  return result;
}

type Output = ReturnType<typeof createWriteStream>;

interface Streams {
  readonly stdin: ReturnType<typeof createReadStream>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The exit status that this process would have. */
const exitStatus = (): number => Number(process.exitCode ?? 0);

/** Gives this process the arguments and the streams of a run. @returns a function that takes them back */
function replaceStreams(streams: Streams, args: readonly string[]): () => void {
  const { argv, exitCode } = process;
  const { console } = globalThis;
  const own = Object.keys(streams).map((name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const);
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  process.argv = [process.execPath, MAIN, ...args];
  process.exitCode = undefined;
  globalThis.console = new Console(streams.stdout, streams.stderr);
  return () => {
    for (const [name, descriptor] of own) Object.defineProperty(process, name, descriptor);
    process.argv = argv;
    process.exitCode = exitCode;
    globalThis.console = console;
  };
}
