/** A WordPress of its own for the tests: Debian's, with a MariaDB in a folder for the time of the test, served by PHP. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, PASSWORD, servePhp, until } from './server.ts';

/** Where Debian's package `wordpress` puts its files. */
const SOURCE = '/usr/share/wordpress';

export interface WordPress {
  readonly address: string;
  /** The folder of the site. */
  readonly folder: string;
  /** Runs PHP in the site. @returns what it prints */
  readonly php: (code: string) => string;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has what it takes. */
export const hasWordPress = (): boolean =>
  existsSync(SOURCE) && existsSync('/usr/sbin/mariadbd') && existsSync('/usr/bin/php');

/** Starts an empty site with an administrator `admin` and an author `author`. */
export async function startWordPress(): Promise<WordPress> {
  const root = mkdtempSync(join(tmpdir(), 'jass-wordpress-'));
  const [folder, data, socket] = [join(root, 'site'), join(root, 'data'), join(root, 'socket')];
  cpSync(SOURCE, folder, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
  // Debian keeps the folder for plugins elsewhere.
  for (const part of ['plugins', 'uploads', 'languages'])
    mkdirSync(join(folder, 'wp-content', part), { recursive: true });
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  mkdirSync(data);
  execFileSync(
    'mariadb-install-db',
    [`--datadir=${data}`, '--skip-test-db', '--auth-root-authentication-method=normal', ...user],
    { stdio: 'ignore' },
  );
  const database = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
    { stdio: 'ignore' },
  );
  const sql = (query: string): void =>
    void execFileSync('mariadb', ['-u', 'root', `--socket=${socket}`, '-e', query], { stdio: 'pipe' });
  await until(() => sql('CREATE DATABASE wordpress'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(
    join(folder, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${address}'); define('WP_SITEURL', '${address}');
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${join(root, 'debug.log')}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('FS_METHOD', 'direct');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) { define($key, $key); }
$table_prefix = 'wp_';
if (!defined('ABSPATH')) { define('ABSPATH', __DIR__ . '/'); }
require_once ABSPATH . 'wp-settings.php';
`,
  );
  const php = (code: string): string =>
    execFileSync(
      'php',
      [
        '-d',
        'display_errors=1',
        '-d',
        'sendmail_path=/bin/true',
        '-r',
        `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; ${code}`,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
  php(
    `define('WP_INSTALLING', true); require 'wp-load.php'; require 'wp-admin/includes/upgrade.php'; wp_install('Jass', 'admin', 'admin@example.org', true, '', '${PASSWORD}');
     wp_insert_user(['user_login' => 'author', 'user_pass' => '${PASSWORD}', 'user_email' => 'author@example.org', 'role' => 'author']);`,
  );
  const stopServer = await servePhp(folder, port);
  return {
    address,
    folder,
    php: (code) => php(`require 'wp-load.php'; ${code}`),
    async stop() {
      await stopServer();
      await end(database);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
