/**
 * Temporary projects with the package installed: the output of `npm pack` in their node_modules, and links to its dependencies in this
 * checkout. They are outside the checkout, so that they find nothing else. Bundlers and frameworks are packages of test/consumers.
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { atRoot } from '../../tools/paths.ts';

export interface Project {
  readonly folder: string;
  /** Runs a program of Node in the project. Rejects with its output if it fails. @returns its output */
  readonly run: (program: string, ...words: string[]) => Promise<string>;
  /** Starts a Node program that runs until `close`. Resolves with the address that it prints. */
  readonly serve: (program: string, ...words: string[]) => Promise<string>;
  /** Ends the started programs, and removes the folder. */
  readonly close: () => void;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The folder of the unpacked package. */
export const packed = (): string => inject('packed');

/**
 * The folder of a package, or a file in it: of this folder, whose packages only the thorough tests need, or of the checkout.
 * @throws Error if it is not installed
 */
export function installed(path: string): string {
  const places = ['test/consumers/node_modules', 'node_modules'].map((folder) => atRoot(`${folder}/${path}`));
  const found = places.find(existsSync);
  if (!found) throw new Error(`${path} is not installed; run: npm ci --prefix test/consumers`);
  return found;
}

/**
 * Makes a project.
 * @param files by path, with their contents
 * @param tools packages that the project has installed too
 */
export function projectOf(files: Readonly<Record<string, string>>, tools: readonly string[] = []): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jass-consumer-')));
  const started: ChildProcess[] = [];
  const itself = join(folder, 'node_modules/jass-solver');
  cpSync(packed(), itself, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(itself, 'package.json'), 'utf8')) as Manifest;
  // Of the package's own dependencies this folder may have other versions, for its tools.
  const own = Object.keys(dependencies).map((name) => [name, atRoot(`node_modules/${name}`)] as const);
  for (const [name, place] of [...own, ...tools.map((tool) => [tool, installed(tool)] as const)]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(place, link, 'dir');
  }
  const manifest = JSON.stringify({ name: 'consumer', private: true, type: 'module' });
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // The environment of a developer's shell, without Vitest's variables.
  const unset = Object.fromEntries(['NODE_ENV', 'NODE_OPTIONS', 'VITEST'].map((name) => [name, undefined]));
  const env = { ...process.env, ...unset, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } as NodeJS.ProcessEnv;
  return {
    folder,
    async run(program, ...words) {
      try {
        const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...words], {
          cwd: folder,
          env,
        });
        return stdout + stderr;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${program} ${words.join(' ')} fails:\n${stdout}${stderr}`, { cause: error });
      }
    },
    serve(program, ...words) {
      const child = spawn(process.execPath, [program, ...words], { cwd: folder, env });
      started.push(child);
      return new Promise((resolve, reject) => {
        let written = '';
        const hear = (data: Buffer): void => {
          written += data.toString();
          const address = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(written);
          if (address) resolve(address[0]);
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.on('exit', () => reject(new Error(`${program} ${words.join(' ')} ends:\n${written}`)));
      });
    },
    close() {
      for (const child of started) child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
