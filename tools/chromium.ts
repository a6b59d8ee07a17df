/**
 * Finds a Chromium for the browser tests, on any machine: a path in the environment wins, then an installed one, then
 * the one that the package @sparticuz/chromium carries in its tarball, then what apt-get or Playwright can install.
 * Each candidate is really started before it is believed; when none starts, the error says why not and what to install.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright-core';
import { atRoot } from './paths.ts';

/** A Chromium to try: how to launch it, and in words where it came from. */
export interface Candidate {
  readonly from: string;
  readonly executable: string;
  /** What it needs in its environment beside that of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A way to get at a Chromium: yields candidates, each cheaper than the next; throws when it should work but does not. */
export type Source = () => AsyncIterable<Candidate> | Iterable<Candidate>;

/** Environment variables that name the executable; the first one that is set counts. */
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
 * Throws when the environment names one that does not start, and when there is none to be had.
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

/** Starts the candidate and stops it again; says what went wrong, or undefined when it works. */
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

/** The beginning of an error's message: Playwright's go on for pages of launch log. */
function firstLines(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.slice(0, 8).join('\n  ');
}

/** Chrome or Chromium in the usual places of Linux, macOS and Windows, and where Playwright puts its own. */
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
 * brings a few libraries too, for machines that lack them, and a font.
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

  // Unpacked beside its place and then renamed: a run that was interrupted leaves nothing that looks complete.
  mkdirSync(dirname(folder), { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the temporary folder of its process, and its libraries only where it takes the machine
    // for one of Amazon's; so it gets a process of its own that is told both.
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

/** The machine's fonts if it has any, and the carried one. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Debian's package, where we may install it. */
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

/** Runs an installer, whose words go to standard error; rejects when it fails. */
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
