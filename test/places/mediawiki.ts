/** A MediaWiki of its own for the tests: Debian's, with a database of SQLite and the extension from its zip, served by PHP. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { mediaWikiFiles } from '../../tools/plugins.ts';
import { freePort, PASSWORD, servePhp } from './server.ts';

/** Where Debian's package `mediawiki` puts its files. */
const SOURCE = '/usr/share/mediawiki';

/** What the API says of a text that it has parsed. */
interface Parsed {
  readonly text: string;
  readonly modules: readonly string[];
  readonly categories: readonly { readonly category: string }[];
}

export interface MediaWiki {
  readonly address: string;
  /** Adds these lines of PHP to the settings, in place of those before. */
  readonly configure: (settings: string) => void;
  /** Writes a page. @returns its address */
  readonly write: (title: string, text: string) => string;
  /** Parses a text as a page of this title. */
  readonly parse: (text: string, title?: string) => Promise<Parsed>;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has what it takes. */
export const hasMediaWiki = (): boolean => existsSync(`${SOURCE}/index.php`) && existsSync('/usr/bin/php');

export async function startMediaWiki(): Promise<MediaWiki> {
  const root = mkdtempSync(join(tmpdir(), 'jass-mediawiki-'));
  const [folder, settings] = [join(root, 'site'), join(root, 'more.php')];
  // The files stay where they are; only the extensions are a folder of this site.
  mkdirSync(join(folder, 'extensions'), { recursive: true });
  for (const name of readdirSync(SOURCE)) {
    if (name !== 'extensions' && name !== 'LocalSettings.php') symlinkSync(join(SOURCE, name), join(folder, name));
  }
  for (const [path, bytes] of Object.entries(unzipSync(zipSync(mediaWikiFiles())))) {
    const file = join(folder, 'extensions', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const maintain = (environment: NodeJS.ProcessEnv, script: string, args: readonly string[], input = ''): void =>
    void execFileSync('php', [`${SOURCE}/maintenance/${script}.php`, ...args], {
      input,
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    });
  const options = { dbtype: 'sqlite', dbpath: root, confpath: root, server: address, scriptpath: '', pass: PASSWORD };
  maintain({}, 'install', [
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    '--skins=Vector,MonoBook,Timeless',
    'Jass',
    'Admin',
  ]);
  const environment = { MW_CONFIG_FILE: join(root, 'LocalSettings.php') };
  writeFileSync(settings, '<?php');
  appendFileSync(
    environment.MW_CONFIG_FILE,
    `$wgMainCacheType = CACHE_DB; $wgJobRunRate = 0;
wfLoadExtension('JassSolver', '${folder}/extensions/JassSolver/extension.json');
require '${settings}';
`,
  );
  const stopServer = await servePhp(folder, port, environment);
  return {
    address,
    configure: (lines) => writeFileSync(settings, `<?php ${lines}`),
    write(title, text) {
      maintain(environment, 'edit', [title], text);
      return `${address}/index.php?title=${encodeURIComponent(title)}`;
    },
    async parse(text, title = 'Test') {
      const body = new URLSearchParams({
        action: 'parse',
        format: 'json',
        formatversion: '2',
        contentmodel: 'wikitext',
        prop: 'text|modules|categories',
        disablelimitreport: '1',
        wrapoutputclass: '',
        title,
        text,
      });
      const answer = await (await fetch(`${address}/api.php`, { method: 'POST', body })).text();
      return (JSON.parse(answer) as { parse: Parsed }).parse;
    },
    async stop() {
      await stopServer();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
