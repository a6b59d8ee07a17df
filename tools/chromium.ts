/**
 * Finds a Chromium for the browser tests on any machine. It tries a path in the environment, then an installed browser, then the one in
 * the package @sparticuz/chromium, then an installation by apt-get or Playwright. A candidate counts only once it has started. If none
 * starts, the error says why and what to install.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright-core';
import { atRoot } from './paths.ts';

/** A Chromium to try: how to launch it, and its origin in words. */
export interface Candidate {
  readonly from: string;
  readonly executable: string;
  /** The variables that it needs besides this process's. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A source of candidates, the cheapest first. Throws if it should work but does not. */
export type Source = () => AsyncIterable<Candidate> | Iterable<Candidate>;

/** Environment variables that name the executable. The first one that is set counts. */
const VARIABLES = ['JASS_CHROMIUM', 'CHROME_PATH', 'CHROME_BIN', 'PUPPETEER_EXECUTABLE_PATH'];

const SOURCES: readonly Source[] = [installed, carried, fromDebian, fromPlaywright];

/** How Playwright starts this Chromium for the tests. Hinting is off so that text looks alike on every machine. */
export function launchOptions({ executable, environment }: Candidate): LaunchOptions {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    executablePath: executable,
    args: ['--font-render-hinting=none'],
    env: { ...Object.fromEntries(inherited), ...environment },
    timeout: 60_000,
  };
}

/**
 * A Chromium that has been started successfully.
 * Throws if the environment names one that does not start, or if none is available.
 */
export async function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
  sources: readonly Source[] = SOURCES,
): Promise<Candidate> {
  const variable = VARIABLES.find((name) => env[name]);
  if (variable) {
    const candidate = { from: `the environment (${variable})`, executable: env[variable]! };
    const fault = await faultOf(candidate);
    if (fault) throw new Error(`${variable} should name a Chrome or Chromium executable: ${fault}`);
    return candidate;
  }

  const faults: string[] = [];
  for (const source of sources) {
    try {
      for await (const candidate of source()) {
        const fault = await faultOf(candidate);
        if (!fault) return candidate;
        faults.push(`${candidate.from}: ${fault}`);
      }
    } catch (error) {
      faults.push(firstLines(error));
    }
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be found or installed. Install one ' +
      '(on Debian: apt-get install chromium), or set JASS_CHROMIUM to the path of its executable.' +
      faults.map((fault) => `\n- ${fault}`).join(''),
  );
}

/** Starts the candidate and stops it again. @returns the error, or undefined if it works */
async function faultOf(candidate: Candidate): Promise<string | undefined> {
  if (!existsSync(candidate.executable)) return `there is no file ${candidate.executable}`;
  try {
    const browser = await chromium.launch(launchOptions(candidate));
    await (await browser.newPage()).close();
    await browser.close();
    return undefined;
  } catch (error) {
    return `${candidate.executable} does not start: ${firstLines(error)}`;
  }
}

/** The beginning of an error's message. Playwright appends pages of launch log. */
function firstLines(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.slice(0, 8).join('\n  ');
}

/** Chrome or Chromium in the usual places of Linux, macOS, Windows and Playwright. */
function* installed(): Generator<Candidate> {
  for (const executable of usualPlaces()) {
    if (existsSync(executable)) yield { from: 'installed', executable };
  }
}

function usualPlaces(): string[] {
  switch (process.platform) {
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .flatMap((name) => process.env[name] ?? [])
        .flatMap((folder) =>
          ['Google\\Chrome', 'Chromium'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
        )
        .concat(chromium.executablePath());
    case 'darwin':
      return ['', homedir()]
        .flatMap((folder) => ['Google Chrome', 'Chromium'].map((name) => macExecutable(folder, name)))
        .concat(chromium.executablePath());
    default: {
      const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
      return (process.env['PATH'] ?? '')
        .split(delimiter)
        .concat('/usr/bin', '/snap/bin')
        .flatMap((folder) => names.map((name) => join(folder, name)))
        .concat(chromium.executablePath());
    }
  }
}

const macExecutable = (folder: string, name: string): string =>
  `${folder}/Applications/${name}.app/Contents/MacOS/${name}`;

/**
 * The Chromium inside @sparticuz/chromium (Linux on x64 only), unpacked once into node_modules/.cache. The package
 * also has a font, and a few libraries for machines that lack them.
 */
async function* carried(): AsyncGenerator<Candidate> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const from = 'the package @sparticuz/chromium';
  const folder = await unpackCarried();
  const candidate = {
    from,
    executable: join(folder, 'chromium'),
    environment: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
  yield candidate;
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
  yield {
    ...candidate,
    from: `${from}, with its own libraries`,
    environment: { ...candidate.environment, LD_LIBRARY_PATH: libraries },
  };
}

async function unpackCarried(): Promise<string> {
  const manifest = readFileSync(atRoot('node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = atRoot(`node_modules/.cache/jass-solver/chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Unpacked elsewhere and then renamed, so that an interrupted run leaves nothing that looks complete.
  mkdirSync(dirname(folder), { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks to the temporary folder of its process, and its libraries only on what seems to be an Amazon machine. A
    // process of its own gets variables for both.
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      { cwd: atRoot('.'), env: { ...process.env, TMPDIR: scratch, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' } },
    );
    writeFileSync(join(scratch, 'fonts.conf'), fontsConfiguration(folder));
    if (!existsSync(folder)) renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** The machine's fonts, if any, and the package's font. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Debian's package, if this process may install it. */
async function* fromDebian(): AsyncGenerator<Candidate> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  await install('apt-get', ['update']);
  await install('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  yield { from: "Debian's package chromium", executable: '/usr/bin/chromium' };
}

/** Playwright's own download. */
async function* fromPlaywright(): AsyncGenerator<Candidate> {
  await install(process.execPath, [atRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium', '--no-shell']);
  yield { from: 'playwright install', executable: chromium.executablePath() };
}

/** Runs an installer with its output on standard error. Rejects if it fails. */
function install(command: string, args: readonly string[]): Promise<void> {
  const words = [command, ...args].join(' ');
  console.error(`No Chromium found yet. Trying: ${words}`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', (error) => reject(new Error(`${words}: ${error.message}`)));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${words}: failed (status ${code})`))));
  });
}
