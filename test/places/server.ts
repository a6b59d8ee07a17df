/** What the tests of all places use: a server of PHP, and the deal that they show. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

export const PASSWORD = 'a password of the test';

export const HANDS = `Klaverjassen Rotterdam, diamonds are trumps, East leads.
North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10
East: ♠ 8 7 ♥ A ♦ A K J ♣ 9 7
South: ♠ K Q ♥ Q J 10 ♦ 7 ♣ J 8
West: ♠ A J 9 ♥ 9 ♦ 10 8 ♣ K Q`;

/** Ends a hang of a page, before the test ends; a busy machine may take long. */
export const HANG_MS = 150_000;

/** The value in the headline of that deal (`jass-solver solve`). */
const VALUE = '88';

/** Waits for the value of that deal. */
export const showsValue = (element: Locator): Promise<void> =>
  element.locator('[part=headline]').filter({ hasText: VALUE }).first().waitFor();

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Serves a folder with PHP, and waits for the answer of its front page.
 * @returns what ends the server
 */
export async function servePhp(
  folder: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  // Without the second setting, PHP reads a changed file only after two seconds.
  const settings = ['sendmail_path=/bin/true', 'opcache.revalidate_freq=0'].flatMap((setting) => ['-d', setting]);
  const server = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', folder], {
    stdio: 'ignore',
    // In a group of its own, because its workers do not end with it.
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', ...environment },
  });
  await until(async () => {
    const { ok } = await fetch(`http://127.0.0.1:${port}`);
    if (!ok) throw new Error('not ready');
  });
  return () => end(server, () => process.kill(-server.pid!));
}

/** Ends a process, and waits until it has ended. */
export async function end(process: ChildProcess, kill: () => unknown = () => process.kill()): Promise<void> {
  const exit = once(process, 'exit');
  kill();
  await exit;
}

/** Tries until it works, for a minute. */
export async function until(attempt: () => unknown): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 120) throw error;
      await after(500);
    }
  }
}
